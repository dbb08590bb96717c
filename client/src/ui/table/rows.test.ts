import { expect, test } from "vitest";
import { compareValues, type Sort, sortRows, type SortValue } from "./sort";
import { steadyOrder } from "./steadyRows";
import { textSearch } from "./textSearch";

type Row = { id: number; value: SortValue };

const sorted = (direction: Sort["direction"], values: readonly SortValue[]) =>
  sortRows<Row>(values.map((value, id) => ({ id, value })), direction, ({ value }) => value, ({ id }) => id).map(({ value }) => value);

test.each<[string, Sort["direction"], SortValue[], SortValue[]]>([
  ["numbers by size", "asc", [30, 4, 100], [4, 30, 100]],
  ["numbers in texts by size", "asc", ["bus 10", "Bus 9", "Car"], ["Bus 9", "bus 10", "Car"]],
  ["texts without regard to case", "desc", ["alpha", "Gamma", "BETA"], ["Gamma", "BETA", "alpha"]],
  ["missing values last when ascending", "asc", [null, 2, "", 1], [1, 2, null, ""]],
  ["missing values last when descending", "desc", [undefined, 2, "", 1], [2, 1, undefined, ""]],
])("sorts %s", (_, direction, values, expected) => expect(sorted(direction, values)).toEqual(expected));

test("ties are broken by the key, in both directions", () => {
  const rows = [{ id: 10 }, { id: 9 }, { id: 25 }];
  for (const direction of ["asc", "desc"] as const) {
    expect(sortRows(rows, direction, () => "same", ({ id }) => id).map(({ id }) => id)).toEqual([9, 10, 25]);
  }
});

test("a number and a text compare as texts", () => expect(compareValues(9, "10", "asc")).toBeLessThan(0));

test.each([
  ["rows that change their order stay", [1, 2, 3], [3, 2, 1], [1, 2, 3]],
  ["a row that the filters hide now stays", [1, 2, 3], [1, 3], [1, 2, 3]],
  ["a new row is where the order has it", [1, 3], [1, 2, 3], [1, 2, 3]],
  ["a new first row is first", [2, 3], [1, 2, 3], [1, 2, 3]],
  ["a new last row is last", [1, 2], [1, 2, 3], [1, 2, 3]],
  ["new rows in a row keep their order", [1, 5], [1, 2, 3, 4, 5], [1, 2, 3, 4, 5]],
  ["a new row comes behind the one before it, wherever that stays", [3, 1], [1, 2, 3], [3, 1, 2]],
  ["an empty list takes all", [], [2, 1], [2, 1]],
] as const)("%s", (_, held, wanted, order) => {
  expect(steadyOrder(held, wanted, () => true)).toEqual(order);
});

test("a row that is gone leaves", () => expect(steadyOrder([1, 2, 3], [1, 3], (key) => key !== 2)).toEqual([1, 3]));

test.each<[string, string, boolean]>([
  ["montreal", "Café de MONTRÉAL", true],
  ["Montréal", "montreal", true],
  ["cafe\u0301", "CAFÉ", true],
  ["istanbul", "\u0130stanbul", true],
  ["zuerich", "Zürich", false],
  ["é", "a", false],
])("a search for %j in %j ignores accents", (text, searched, isFound) => expect(textSearch(text)(searched)).toBe(isFound));

test.each<[string | null, boolean]>([
  [null, true],
  ["  ", true],
  ["HARB", true],
  ["transit harbor", true],
  ["harbor 39", true],
  ["harbor 40", false],
  ["café", false],
])("a search for %j", (text, isFound) => expect(textSearch(text)("Harbor Transit", 390, null)).toBe(isFound));
