import { expect, test } from "vitest";
import { lineCount, showPlace } from "./showPlace";

test.each([
  [1, 1, "a"],
  [1, 4, "d"],
  [3, 2, "f"],
  // The text ends before this place.
  [3, 3, ""],
])("line %i, column %i is %j", (line, column, selected) => {
  const field = document.createElement("textarea");
  field.value = "abcd\n\nef";
  showPlace(field, line, column);
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(selected);
});

test("lines are counted by their ends", () => expect(["", "a", "a\n", "a\n\nb"].map(lineCount)).toEqual([1, 1, 2, 3]));
