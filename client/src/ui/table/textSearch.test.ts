import { expect, test } from "vitest";
import { textSearch } from "./textSearch";

test.each<[string, string, boolean]>([
  ["montreal", "Café de MONTRÉAL", true],
  ["Montréal", "montreal", true],
  ["cafe\u0301", "CAFÉ", true],
  ["istanbul", "\u0130stanbul", true],
  ["zuerich", "Zürich", false],
  ["é", "a", false],
])("a search for %j in %j ignores accents", (text, searched, isFound) => {
  expect(textSearch(text)(searched)).toBe(isFound);
});

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
