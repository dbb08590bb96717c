import { expect, test } from "vitest";
import { changedFrom, noteCheck, type CheckedVehicles } from "./checkedVehicles";
import { choicesOf } from "./vehicleChoices";

const none: CheckedVehicles = new Map();

test("a checked vehicle keeps its first place, and compares with its latest check", () => {
  const once = noteCheck(none, 7, { status: "Offline" });
  const twice = noteCheck(once, 7, { status: "Online" });
  expect(twice.get(7)?.place).toEqual({ status: "Offline" });
  expect(changedFrom(twice, 7, "status", "Online")).toBeNull();
  expect(changedFrom(once, 7, "status", "Online")).toBe("Offline");
  expect(none.size).toBe(0);
});

test.each<[string | null, string | null, string | null]>([
  ["Offline", "Online", "Offline"],
  ["Online", "Online", null],
  [null, "Confirmed", "(empty)"],
  ["Confirmed", null, "Confirmed"],
  [null, null, null],
])("from %j to %j the text before is %j", (before, text, expected) => {
  expect(changedFrom(noteCheck(none, 7, { paired: before }), 7, "paired", text)).toBe(expected);
  expect(changedFrom(none, 7, "paired", text)).toBeNull();
});

test.each<[(string | null | undefined)[], string[]]>([
  [[], []],
  [["Beta", "alpha", "Beta"], ["alpha", "Beta"]],
  [["Fleet 10", "Fleet 9"], ["Fleet 9", "Fleet 10"]],
  [["Beta", null, undefined, ""], ["", "Beta"]],
])("%j offers %j", (values, choices) => expect(choicesOf(values)).toEqual(choices));
