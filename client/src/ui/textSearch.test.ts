import { expect, test } from "vitest";
import { textSearch } from "./textSearch";

test.each<[string | null, boolean]>([
  [null, true],
  ["  ", true],
  ["HARB", true],
  ["transit harbor", true],
  ["harbor 39", true],
  ["harbor 40", false],
  ["café", false],
])("a search for %j", (text, isFound) => {
  expect(textSearch(text)("Harbor Transit", 390, null)).toBe(isFound);
});
