import { expect, test } from "vitest";
import { isFiltered, readStatus, studiesOf, studyStatuses, writeStatus } from "./studyFilter";

test.each([
  ["pending studies by default", null, null, { statuses: ["PENDING"], text: null }, true],
  ["all studies", "ALL", null, { statuses: null, text: null }, false],
  ["one status", "MID_STUDY_COMPLETE", null, { statuses: ["MID_STUDY_COMPLETE"], text: null }, true],
  ["an unknown status", "ON_HOLD", null, { statuses: ["PENDING"], text: null }, true],
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
