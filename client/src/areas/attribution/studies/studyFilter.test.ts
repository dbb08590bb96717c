import { expect, test } from "vitest";
import { isFiltered, readStatus, statusChoices, studiesOf, studyStatuses, writeStatus } from "./studyFilter";

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
