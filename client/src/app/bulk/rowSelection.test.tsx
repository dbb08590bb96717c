import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { rangeOf, select, useSelection } from "./rowSelection";

const keys = ["a", "b", "c", "d"];

test.each([
  ["a", "c", ["a", "b", "c"]],
  ["c", "a", ["a", "b", "c"]],
  ["b", "b", ["b"]],
  [null, "c", ["c"]],
  ["gone", "c", ["c"]],
  ["a", "gone", ["gone"]],
])("the range from %s to %s", (from, to, range) => expect(rangeOf(keys, from, to)).toEqual(range));

test("rows are selected and deselected by their keys", () => {
  const one = select(new Map(), [{ id: 1 }, { id: 2 }], ({ id }) => String(id), true);
  expect([...one.keys()]).toEqual(["1", "2"]);
  expect([...select(one, [{ id: 1 }, { id: 3 }], ({ id }) => String(id), false).keys()]).toEqual(["2"]);
});

type Row = { id: number };

const rowsOf = (...ids: readonly number[]): readonly Row[] => ids.map((id) => ({ id }));
const rowKey = ({ id }: Row) => id;

/** A selection of rows 1 and 2. */
function selectTwo(rows: readonly Row[], all: readonly Row[] | null) {
  const hook = renderHook((list: { rows: readonly Row[]; all: readonly Row[] | null }) => useSelection({ ...list, rowKey, view: "" }), {
    initialProps: { rows, all },
  });
  act(() => hook.result.current.start());
  act(() => hook.result.current.set(rowsOf(1, 2), true));
  const selected = () => hook.result.current.selected.map(rowKey);
  expect(selected()).toEqual([1, 2]);
  return { ...hook, selected };
}

test("a row that is deleted elsewhere leaves the selection, and does not come back with its list", () => {
  const { rerender, selected, result } = selectTwo(rowsOf(1, 2, 3), rowsOf(1, 2, 3));
  rerender({ rows: rowsOf(2, 3), all: rowsOf(2, 3) });
  expect(selected()).toEqual([2]);
  rerender({ rows: rowsOf(1, 2, 3), all: rowsOf(1, 2, 3) });
  expect(selected()).toEqual([2]);
  expect(result.current.isOn).toBe(true);
});

test("rows of other pages stay selected, whether these are known or not", () => {
  const { rerender, selected } = selectTwo(rowsOf(1, 2), rowsOf(1, 2, 3, 4));
  rerender({ rows: rowsOf(3, 4), all: rowsOf(1, 2, 3, 4) });
  expect(selected()).toEqual([1, 2]);
  rerender({ rows: rowsOf(5, 6), all: null });
  expect(selected()).toEqual([1, 2]);
});
