import { expect, test } from "vitest";
import { distanceText, studyMarks, studyStretches } from "./studyDays";

const none = { startDate: null, endDate: null, postStudyEndDate: null, deliveryDate: null };
const noon = (date: string) => Date.parse(`${date}T12:00:00Z`);

test("days lie before or after today", () => {
  expect([-2, -1, 0, 1, 30].map(distanceText)).toEqual(["2 days ago", "1 day ago", "today", "in 1 day", "in 30 days"]);
});

test("a study without days has no line", () => {
  expect(studyMarks(none, noon("2026-03-01"))).toEqual([]);
});

test("the days and today are on the line in their order", () => {
  const marks = studyMarks(
    { startDate: "2026-03-01", endDate: "2026-03-11", postStudyEndDate: "2026-03-21", deliveryDate: null },
    noon("2026-03-06"),
  );
  expect(marks.map(({ key, place, distance }) => [key, place, distance])).toEqual([
    ["startDate", 0, "5 days ago"],
    ["today", 0.25, "today"],
    ["endDate", 0.5, "in 5 days"],
    ["postStudyEndDate", 1, "in 15 days"],
  ]);
  expect(studyStretches(marks)).toEqual([
    { key: "measurement", from: 0, to: 0.5 },
    { key: "post", from: 0.5, to: 1 },
  ]);
});

test("the line reaches to today, and has no stretch between days that are missing or reversed", () => {
  const marks = studyMarks({ ...none, startDate: "2026-03-11", endDate: "2026-03-01" }, noon("2026-03-21"));
  expect(marks.map(({ key, place }) => [key, place])).toEqual([
    ["endDate", 0],
    ["startDate", 0.5],
    ["today", 1],
  ]);
  expect(studyStretches(marks)).toEqual([]);
  expect(studyMarks({ ...none, endDate: "2026-03-01" }, noon("2026-03-01")).map(({ place }) => place)).toEqual([0, 0]);
});
