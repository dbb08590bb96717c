import { expect, test } from "vitest";
import { rangeOf, select } from "./selection";

const keys = ["a", "b", "c", "d"];

test.each([
  ["a", "c", ["a", "b", "c"]],
  ["c", "a", ["a", "b", "c"]],
  ["b", "b", ["b"]],
  [null, "c", ["c"]],
  ["gone", "c", ["c"]],
  ["a", "gone", ["gone"]],
])("the range from %s to %s", (from, to, range) => {
  expect(rangeOf(keys, from, to)).toEqual(range);
});

test("rows are selected and deselected by their keys", () => {
  const one = select(new Map(), [{ id: 1 }, { id: 2 }], ({ id }) => String(id), true);
  expect([...one.keys()]).toEqual(["1", "2"]);
  expect([...select(one, [{ id: 1 }, { id: 3 }], ({ id }) => String(id), false).keys()]).toEqual(["2"]);
});
