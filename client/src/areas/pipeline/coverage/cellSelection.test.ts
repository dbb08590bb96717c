import { expect, test } from "vitest";
import { areaOf, type Axes, placeAfterKey, selectionBetween, selectionFromParam, selectionToParam } from "./cellSelection";

const axes: Axes = {
  markets: [{ marketId: 7 }, { marketId: 2 }, { marketId: 5 }],
  days: [{ date: "2025-03-10" }, { date: "2025-03-11" }, { date: "2025-03-12" }, { date: "2025-03-13" }],
};

test.each([
  ["7.2025-03-10_5.2025-03-12", { top: 0, bottom: 2, left: 0, right: 2 }],
  ["5.2025-03-12_7.2025-03-10", { top: 0, bottom: 2, left: 0, right: 2 }],
  ["2.2025-03-13_5.2025-03-11", { top: 1, bottom: 2, left: 1, right: 3 }],
  ["2.2025-03-13", { top: 1, bottom: 1, left: 3, right: 3 }],
  // A market or a day that the matrix does not show.
  ["3.2025-03-10_5.2025-03-12", null],
  ["7.2025-03-10_5.2025-04-12", null],
  // No selection.
  [null, null],
  ["", null],
  ["7.2025-3-10", null],
  ["7.2025-03-10_x", null],
  ["_7.2025-03-10", null],
])("the selection %j covers its area", (param, expected) => {
  expect(areaOf(axes, selectionFromParam(param))).toEqual(expected);
});

test("a selection is the same when it comes back from the address", () => {
  for (const [from, to] of [
    [{ row: 0, column: 0 }, { row: 2, column: 3 }],
    [{ row: 2, column: 1 }, { row: 1, column: 1 }],
    [{ row: 1, column: 1 }, { row: 1, column: 1 }],
  ] as const) {
    const selection = selectionBetween(axes, from, to);
    expect(selection).not.toBeNull();
    expect(selectionFromParam(selectionToParam(selection))).toEqual(selection);
  }
  expect(selectionBetween(axes, { row: 0, column: 0 }, { row: 3, column: 0 })).toBeNull();
  expect(selectionToParam(null)).toBeNull();
});

test.each([
  ["ArrowUp", false, [0, 1]],
  ["ArrowDown", false, [2, 1]],
  ["ArrowLeft", false, [1, 0]],
  ["ArrowRight", false, [1, 2]],
  ["ArrowDown", true, [2, 1]],
  ["ArrowRight", true, [1, 3]],
  ["Home", false, [1, 0]],
  ["End", false, [1, 3]],
  ["Home", true, [0, 0]],
  ["End", true, [2, 3]],
  ["PageUp", false, [0, 1]],
  ["PageDown", false, [2, 1]],
  ["Enter", false, null],
])("the key %s with Ctrl %s leads to its place", (key, ctrlKey, expected) => {
  const place = placeAfterKey({ row: 1, column: 1 }, { key, ctrlKey }, axes);
  expect(place && [place.row, place.column]).toEqual(expected);
});

test("no key leads beyond the edges", () => {
  for (const key of ["ArrowUp", "ArrowLeft", "PageUp"]) {
    expect(placeAfterKey({ row: 0, column: 0 }, { key, ctrlKey: false }, axes)).toEqual({ row: 0, column: 0 });
  }
  for (const key of ["ArrowDown", "ArrowRight", "PageDown"]) {
    expect(placeAfterKey({ row: 2, column: 3 }, { key, ctrlKey: false }, axes)).toEqual({ row: 2, column: 3 });
  }
});
