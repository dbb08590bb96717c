import { expect, test } from "vitest";
import { distinctKeys } from "./distinctKeys";
import { distinctNames } from "./distinctNames";

test.each([
  [[], []],
  [[3, "b", 1], ["3", "b", "1"]],
  [[7, "7", 3, 7], ["7", "7 (2)", "3", "7 (3)"]],
  // A key that looks like one of those made here.
  [["a", "a", "a (2)", "a (2)"], ["a", "a (3)", "a (2)", "a (2) (2)"]],
])("the keys %j become %j", (given, distinct) => expect(distinctKeys(given)).toEqual(distinct));

test("ten thousand equal keys are told apart at once", () => expect(new Set(distinctKeys(Array.from({ length: 10_000 }, () => "same"))).size).toBe(10_000));

test.each([
  ["that nothing else has stay word for word", ["Spring Launch", "spring launch", "Spring Launch 2", "Spring Launch (2)"], ["Spring Launch", "spring launch", "Spring Launch 2", "Spring Launch (2)"]],
  ["that several have get the number of each", ["Acme Media", "Metro Wraps", "Acme Media", " Acme  Media "], ["Acme Media (1)", "Metro Wraps", "Acme Media (3)", "Acme Media (4)"]],
  ["that are missing are the number", ["", "Spring Launch", "  "], ["Campaign 1", "Spring Launch", "Campaign 3"]],
])("names %s, and each choice keeps its value and place", (_, given, names) => {
  const choices = given.map((label, place) => ({ value: place + 1, label }));
  expect(distinctNames("Campaign", choices)).toMatchObject(names.map((label, place) => ({ value: place + 1, label })));
});
