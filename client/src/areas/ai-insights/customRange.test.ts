import { expect, test } from "vitest";
import { missingDay, rangeOf, rangeProblem } from "./customRange";

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
