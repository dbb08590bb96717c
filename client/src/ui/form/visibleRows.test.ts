import { expect, test } from "vitest";
import { scrollTopShowing, visibleRows } from "./visibleRows";

test.each([
  ["at the top of a long list", 50_000, 0, { first: 0, end: 16 }],
  ["in the middle", 50_000, 34_000, { first: 994, end: 1016 }],
  ["at the end", 50_000, 50_000 * 34 - 320, { first: 49_984, end: 50_000 }],
  ["all of a short list", 3, 0, { first: 0, end: 3 }],
  ["nothing of an empty list", 0, 0, { first: 0, end: 0 }],
])("what is drawn is what can be seen and a little more: %s", (_, count, scrollTop, rows) => {
  expect(visibleRows(count, 34, scrollTop, 320)).toEqual(rows);
});

test.each([
  ["above", 2, 100, 68],
  ["in view", 5, 100, 100],
  ["below", 20, 100, 394],
])("a row that stands %s is scrolled to no further than needed", (_, row, from, to) => {
  expect(scrollTopShowing(row, 34, from, 320)).toBe(to);
});
