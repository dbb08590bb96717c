import { expect, test } from "vitest";
import { runningText } from "./runningText";

const now = Date.parse("2026-03-12T12:00:00Z");

test.each([
  [-5, "0h 0m 0s"],
  [59.999, "0h 0m 59s"],
  [605, "0h 10m 5s"],
  [3600, "1h 0m 0s"],
  [172_800, "48h 0m 0s"],
])("a job that has run for %d seconds reads %s", (seconds, text) => {
  expect(runningText(new Date(now - seconds * 1000).toISOString(), now)).toBe(text);
});
