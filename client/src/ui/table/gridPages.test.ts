import { expect, test } from "vitest";
import { pageAfterResize, shownPage } from "./gridPages";

test.each([
  ["a page in the middle", 2, 25, 120, 2],
  ["the last page", 4, 25, 120, 4],
  ["a page beyond the last", 98, 50, 120, 2],
  ["a last page that is full", 9, 50, 100, 1],
  ["any page of no rows", 3, 50, 0, 0],
])("%s", (_, wanted, pageSize, total, expected) => {
  expect(shownPage(wanted, pageSize, total)).toBe(expected);
});

test.each([
  ["larger pages", 4, 25, 100, 1],
  ["smaller pages", 1, 100, 25, 4],
  ["pages that begin elsewhere", 3, 25, 50, 1],
])("with %s the first row stays in sight", (_, page, pageSize, nextSize, expected) => {
  expect(pageAfterResize(page, pageSize, nextSize)).toBe(expected);
});
