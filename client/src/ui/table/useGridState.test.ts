import { expect, test } from "vitest";
import { type GridState, readGridState, writeGridState } from "./useGridState";

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
