import { expect, test } from "vitest";
import { distanceText, studyMarks, studyStretches } from "./StudyTimeline";
import { isFiltered, readStatus, statusChoices, studiesOf, studyStatuses, writeStatus } from "./studies";

const none = { startDate: null, endDate: null, postStudyEndDate: null, deliveryDate: null };
const noon = (date: string) => Date.parse(`${date}T12:00:00Z`);

test("days lie before or after today", () => {
  expect([-2, -1, 0, 1, 30].map(distanceText)).toEqual(["2 days ago", "1 day ago", "today", "in 1 day", "in 30 days"]);
});

test("a study without days has no line", () => expect(studyMarks(none, noon("2026-03-01"))).toEqual([]));

test("the days and today are on the line in their order", () => {
  const marks = studyMarks({ startDate: "2026-03-01", endDate: "2026-03-11", postStudyEndDate: "2026-03-21", deliveryDate: null }, noon("2026-03-06"));
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

test.each([
  ["pending studies by default", null, null, { statuses: ["PENDING"], text: null }, true],
  ["all studies", "ALL", null, { statuses: null, text: null }, false],
  ["one status", "MID_STUDY_COMPLETE", null, { statuses: ["MID_STUDY_COMPLETE"], text: null }, true],
  ["an unknown status", "ON_HOLD", null, { statuses: ["PENDING"], text: null }, true],
  ["several statuses", "UNDER_REVIEW,PENDING,ON_HOLD", null, { statuses: ["PENDING", "UNDER_REVIEW"], text: null }, true],
  ["words", "ALL", " harbor lift ", { statuses: null, text: "harbor lift" }, true],
  ["blank words", "ALL", "  ", { statuses: null, text: null }, false],
  ["a status and words", "ACTIVE", "lift", { statuses: ["ACTIVE"], text: "lift" }, true],
])("%s", (_, status, words, filter, isNarrowed) => {
  const variables = studiesOf(status, words);
  expect(variables).toEqual({ filter });
  expect(isFiltered(variables)).toBe(isNarrowed);
});

test("every choice of the status is read as it was written", () => {
  for (const status of [null, ...studyStatuses.map(({ value }) => value)]) {
    expect(readStatus(writeStatus(status))).toBe(status);
  }
});

test("several statuses of the address are a choice of their own", () => {
  const several = "PENDING,UNDER_REVIEW";
  expect(readStatus("UNDER_REVIEW,PENDING")).toBe(several);
  expect(statusChoices(several).at(-1)).toEqual({ value: several, label: "PENDING, UNDER REVIEW" });
  expect(statusChoices("PENDING")).toEqual(studyStatuses);
  expect(statusChoices(null)).toEqual(studyStatuses);
});
