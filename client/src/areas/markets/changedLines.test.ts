import { expect, test } from "vitest";
import { changedLines } from "./changedLines";

test.each([
  ["an inserted line", "a\nb\nc", "a\nx\nb\nc", {}, { "Line 2": "x" }],
  ["a line like its neighbour", "a\nb", "a\nb\nb", {}, { "Line 3": "b" }],
  ["a changed line", "a\nb\nc", "a\n  x\nc", { "Line 2": "b" }, { "Line 2": "x" }],
  ["other indentation", "a\n b", "a\nb", {}, {}],
  ["all of it", "a\nb", "x", { "Line 1": "a", "Line 2": "b" }, { "Line 1": "x" }],
])("of two texts only what differs is left: %s", (_, before, now, ofBefore, ofNow) => {
  expect(changedLines(before, now)).toEqual(ofBefore);
  expect(changedLines(now, before)).toEqual(ofNow);
});
