import { expect, test } from "vitest";
import { missingDay, rangeOf, rangeProblem, readDay } from "./customRange";

test.each([
  ["2024-02-29", "2024-02-29"],
  ["2026-02-29", null],
  ["2024-06-31", null],
  ["2000-01-01", "2000-01-01"],
  ...["1999-12-31", "0024-06-01", "2026-2-1", "2026-02-01T00:00:00Z", "today", "", null].map((text) => [text, null]),
])("the day of %j is %j", (text = null, day) => expect(readDay(text)).toBe(day));

test.each([
  ["from=2024-06-01&to=2024-06-02", null],
  ["from=2024-06-02&to=2024-06-01", null],
  ["from=2024-06-01", "to"],
  ["from=2024-06-01&to=2024-02-30", "to"],
  ["to=2024-06-01", "from"],
  ["from=today&to=2024-06-01", "from"],
  ["from=today", null],
  ["", null],
])("the range of %j misses %j", (address, missing) => expect(missingDay(new URLSearchParams(address), ["from", "to"])).toBe(missing));

const reversed = "The end date is before the start date.";

test.each([
  ["from=2024-06-01&to=2024-06-02", { from: "2024-06-01", to: "2024-06-02" }, null],
  ["from=2024-06-01&to=2024-06-01", { from: "2024-06-01", to: "2024-06-01" }, null],
  ["from=2024-06-01&to=2024-05-31", null, reversed],
  ["from=2024-06-01", null, null],
  ["to=2024-06-01", null, null],
  ["from=2024-02-30&to=2024-01-01", null, null],
  ["", null, null],
])("the range of %j is %j, with the problem %j", (address, range, problem) => {
  const search = new URLSearchParams(address);
  expect(rangeOf(search, ["from", "to"])).toEqual(range);
  expect(rangeProblem(search, ["from", "to"])).toBe(problem);
});
