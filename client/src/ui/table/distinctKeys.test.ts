import { expect, test } from "vitest";
import { distinctKeys } from "./distinctKeys";

test.each([
  [[], []],
  [
    [3, "b", 1],
    ["3", "b", "1"],
  ],
  [
    [7, "7", 3, 7],
    ["7", "7 (2)", "3", "7 (3)"],
  ],
  // A key that looks like one of those made here.
  [
    ["a", "a", "a (2)", "a (2)"],
    ["a", "a (3)", "a (2)", "a (2) (2)"],
  ],
])("the keys %j become %j", (given, distinct) => {
  expect(distinctKeys(given)).toEqual(distinct);
});

test("ten thousand equal keys are told apart at once", () => {
  expect(new Set(distinctKeys(Array.from({ length: 10_000 }, () => "same"))).size).toBe(10_000);
});
