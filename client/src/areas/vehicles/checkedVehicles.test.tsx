import { expect, test } from "vitest";
import { changedFrom, type CheckedVehicles, noteCheck } from "./checkedVehicles";

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
