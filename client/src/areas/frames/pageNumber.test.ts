import { expect, test } from "vitest";
import { pageNumber } from "./pageNumber";

test.each([
  [null, 0],
  ["1", 0],
  ["2", 1],
  ["0", 0],
  ["-2", 0],
  ["1.5", 0],
  ["two", 0],
  ["100000000", 99_999_999],
  ["100000001", 0],
])("the address %j asks for the page at place %i", (param, page) => {
  expect(pageNumber(param)).toBe(page);
});
