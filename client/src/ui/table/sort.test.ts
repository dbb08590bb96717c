import { expect, test } from "vitest";
import { compareValues, type Sort, sortRows, type SortValue } from "./sort";

type Row = { id: number; value: SortValue };

const sorted = (direction: Sort["direction"], values: readonly SortValue[]) =>
  sortRows<Row>(values.map((value, id) => ({ id, value })), direction, ({ value }) => value, ({ id }) => id).map(({ value }) => value);

test.each<[string, Sort["direction"], SortValue[], SortValue[]]>([
  ["numbers by size", "asc", [30, 4, 100], [4, 30, 100]],
  ["numbers in texts by size", "asc", ["bus 10", "Bus 9", "Car"], ["Bus 9", "bus 10", "Car"]],
  ["texts without regard to case", "desc", ["alpha", "Gamma", "BETA"], ["Gamma", "BETA", "alpha"]],
  ["missing values last when ascending", "asc", [null, 2, "", 1], [1, 2, null, ""]],
  ["missing values last when descending", "desc", [undefined, 2, "", 1], [2, 1, undefined, ""]],
])("sorts %s", (_, direction, values, expected) => {
  expect(sorted(direction, values)).toEqual(expected);
});

test("ties are broken by the key, in both directions", () => {
  const rows = [{ id: 10 }, { id: 9 }, { id: 25 }];
  for (const direction of ["asc", "desc"] as const) {
    expect(sortRows(rows, direction, () => "same", ({ id }) => id).map(({ id }) => id)).toEqual([9, 10, 25]);
  }
});

test("a number and a text compare as texts", () => {
  expect(compareValues(9, "10", "asc")).toBeLessThan(0);
});
