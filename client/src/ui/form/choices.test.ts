import { expect, test } from "vitest";
import { findChoices, typedAhead } from "./choices";
import { scrollTopShowing, visibleRows } from "./visibleRows";

const choices = [
  { value: 1, label: "Harbor Coffee", detail: "1204" },
  { value: 2, label: "Harbor Bistro", detail: "77" },
  { value: 4, label: "The Corner Books Fair" },
  { value: 3, label: "Corner Books" },
];

test.each([
  ["", [1, 2, 4, 3]],
  ["   ", [1, 2, 4, 3]],
  ["harbor", [1, 2]],
  ["coffee HARBOR", [1]],
  ["120", [1]],
  ["harbor 77", [2]],
  ["harbor books", []],
  ["corner", [3, 4]],
  ["corner books", [3, 4]],
])("%j finds the choices with every word", (text, found) => expect(findChoices(choices, text).map(({ value }) => value)).toEqual(found));

test.each([
  ["h", 0, 1],
  ["h", 1, 0],
  ["c", 0, 3],
  ["harbor b", 0, 1],
  ["ha", 1, 1],
  ["x", 0, -1],
])("typing %j on row %i leads to row %i", (typed, current, row) => {
  expect(typedAhead(choices, typed, current)).toBe(row);
  expect(typedAhead([], typed, current)).toBe(-1);
});

test.each([
  ["at the top of a long list", 50_000, 0, { first: 0, end: 16 }],
  ["in the middle", 50_000, 34_000, { first: 994, end: 1016 }],
  ["at the end", 50_000, 50_000 * 34 - 320, { first: 49_984, end: 50_000 }],
  ["all of a short list", 3, 0, { first: 0, end: 3 }],
  ["nothing of an empty list", 0, 0, { first: 0, end: 0 }],
])("what is drawn is what can be seen and a little more: %s", (_, count, scrollTop, rows) => expect(visibleRows(count, 34, scrollTop, 320)).toEqual(rows));

test.each([
  ["above", 2, 100, 68],
  ["in view", 5, 100, 100],
  ["below", 20, 100, 394],
])("a row that stands %s is scrolled to no further than needed", (_, row, from, to) => expect(scrollTopShowing(row, 34, from, 320)).toBe(to));
