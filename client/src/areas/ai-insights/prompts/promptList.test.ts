import { expect, test } from "vitest";
import { FEATURE, isShown, promptKindOf, WORKFLOW } from "./promptList";

test.each([
  ["", "system"],
  ["prompts=system", "system"],
  ["prompts=suggested", "suggested"],
  ["prompts=other", "system"],
])("the address ?%s shows the %s prompts", (address, kind) => expect(promptKindOf(new URLSearchParams(address))).toBe(kind));

test.each([
  ["", "base", true, true],
  ["", null, false, true],
  ["feature=base", "base", true, true],
  ["feature=base", "Base", true, false],
  ["feature=base", null, true, false],
  ["status=active", "base", true, true],
  ["status=active", "base", false, false],
  ["status=inactive", "base", true, false],
  ["status=inactive", "base", false, true],
  ["status=other", "base", false, true],
  ["feature=base&status=active", "base", false, false],
  ["workflow=Planning", "base", true, true],
])("at ?%s a prompt of the type %s, active: %s, is shown: %s", (address, group, isActive, expected) => {
  expect(isShown(new URLSearchParams(address), FEATURE, { group, isActive })).toBe(expected);
});

test.each([
  ["workflow=Planning", "Planning", true],
  ["workflow=Planning", "Reporting", false],
  ["workflow=Planning", undefined, false],
  ["feature=base", "Planning", true],
])("at ?%s a prompt of the workflow %s is shown: %s", (address, group, expected) => {
  expect(isShown(new URLSearchParams(address), WORKFLOW, { group, isActive: true })).toBe(expected);
});
