import { expect, test } from "vitest";
import { activeFilters, filterItems, type GridFilters } from "./gridFilters";

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
])("filtering by %s", (_, filters, ids) => {
  expect(filterItems(items, filters, new Set(["owner"])).map(({ id }) => id)).toEqual(ids);
});

test.each<[string, GridFilters, string[]]>([
  ["no filter", {}, []],
  ["empty words and no choices", { name: ["  "], owner: [] }, []],
  ["a word and the empty value", { name: ["bus"], owner: [""] }, ["name", "owner"]],
])("%s: the columns with a filter that is on", (_, filters, keys) => {
  expect(activeFilters(filters, new Set(["owner"])).map(([key]) => key)).toEqual(keys);
});
