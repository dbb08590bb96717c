import { expect, test } from "vitest";
import { columnMeaning } from "./columnMeaning";

test.each([
  ["The name of the owner.", null, "The name of the owner."],
  ["The asset's number.", "a whole number", "The asset's number: a whole number."],
])("what a column holds, %j, is joined with what is expected, %j", (meaning, expected, text) => expect(columnMeaning(meaning, expected)).toBe(text));
