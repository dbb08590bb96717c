import { expect, test } from "vitest";
import { activeFilters, filterItems, type GridFilters, type GridState, readGridState, writeGridState } from "./useGridState";

const items = [
  { id: 1, values: { name: "Bus 104", owner: "Northside Media", count: 4 } },
  { id: 2, values: { name: "Taxi 7", owner: null, count: 40 } },
  { id: 3, values: { name: "bus 9", owner: "Northside", count: null } },
];

test.each<[string, GridFilters, number[]]>([
  ["nothing", {}, [1, 2, 3]],
  ["an empty word", { name: ["  "] }, [1, 2, 3]],
  ["a word in any case", { name: ["BUS"] }, [1, 3]],
  ["a part of a number", { count: ["4"] }, [1, 2]],
  ["a choice, which is a whole value", { owner: ["Northside"] }, [3]],
  ["several choices", { owner: ["Northside", "Northside Media"] }, [1, 3]],
  ["the empty value as a choice", { owner: [""] }, [2]],
  ["no choice", { owner: [] }, [1, 2, 3]],
  ["two columns together", { name: ["bus"], owner: ["Northside Media"] }, [1]],
])("filtering by %s", (_, filters, ids) => expect(filterItems(items, filters, new Set(["owner"])).map(({ id }) => id)).toEqual(ids));

test("a filter is on if it has a word, or a choice, which may be the empty value", () => {
  const keysOf = (filters: GridFilters) => activeFilters(filters, new Set(["owner"])).map(([key]) => key);
  expect([keysOf({}), keysOf({ name: ["  "], owner: [] }), keysOf({ name: ["bus"], owner: [""] })]).toEqual([[], [], ["name", "owner"]]);
});

const keys = ["name", "owner"];
const nothing: GridState = { sort: null, filters: {}, page: 0, pageSize: 50 };

test.each<[string, GridState, string]>([
  ["nothing", nothing, "tab=vehicles"],
  ["an order", { ...nothing, sort: { key: "name", direction: "asc" } }, "tab=vehicles&v-sort=name"],
  ["a reversed order", { ...nothing, sort: { key: "name", direction: "desc" } }, "tab=vehicles&v-sort=-name"],
  ["a word", { ...nothing, filters: { name: ["bus 1"] } }, "tab=vehicles&v-name=bus+1"],
  ["choices, the empty one too", { ...nothing, filters: { owner: ["A, B", ""] } }, "tab=vehicles&v-owner=A%2C+B&v-owner="],
  ["the third page", { ...nothing, page: 2 }, "tab=vehicles&v-page=3"],
  ["the fifth of small pages", { ...nothing, page: 4, pageSize: 25 }, "tab=vehicles&v-page=5&v-rows=25"],
])("%s is written and read back", (_, state, address) => {
  const written = writeGridState(new URLSearchParams("tab=vehicles&v-sort=owner"), "v", state);
  expect(written.toString()).toBe(address);
  expect(readGridState(written, "v", keys)).toEqual(state);
});

test("what names no column, page or size of the grid counts for nothing", () => {
  const search = new URLSearchParams("v-sort=-age&v-age=4&v-page=none&v-rows=3");
  expect(readGridState(search, "v", keys)).toEqual(nothing);
});
