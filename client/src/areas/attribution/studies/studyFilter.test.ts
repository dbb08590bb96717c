import { expect, test } from "vitest";
import { isFiltered, readStatus, studiesOf, studyStatuses, writeStatus } from "./studyFilter";

test.each([
  ["pending studies by default", null, null, { statuses: ["PENDING"], words: null }, true],
  ["all studies", "ALL", null, { statuses: null, words: null }, false],
  ["one status", "MID_STUDY_COMPLETE", null, { statuses: ["MID_STUDY_COMPLETE"], words: null }, true],
  ["an unknown status", "ON_HOLD", null, { statuses: ["PENDING"], words: null }, true],
  ["words", "ALL", " harbor lift ", { statuses: null, words: "harbor lift" }, true],
  ["blank words", "ALL", "  ", { statuses: null, words: null }, false],
  ["a status and words", "ACTIVE", "lift", { statuses: ["ACTIVE"], words: "lift" }, true],
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
