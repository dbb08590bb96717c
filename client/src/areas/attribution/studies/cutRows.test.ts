import { expect, test } from "vitest";
import { type CutRow, cutsOf, withEmptyRow } from "./cutRows";

const market: CutRow = { key: 0, one: "MARKET", two: "CREATIVE" };
const daypart: CutRow = { key: 1, one: "DAYPART", two: null };

test("complete rows are sent in their order", () => {
  expect(cutsOf([market, daypart])).toEqual([
    { cutOrderOne: "MARKET", cutOrderTwo: "CREATIVE" },
    { cutOrderOne: "DAYPART", cutOrderTwo: null },
  ]);
  expect(cutsOf([])).toEqual([]);
});

test("nothing is sent while a row lacks its first property", () => {
  expect(cutsOf([market, { key: 1, one: null, two: "DAYPART" }])).toBeNull();
});

test("a new row has a key of its own, also after others were removed", () => {
  expect(withEmptyRow([])).toEqual([{ key: 0, one: null, two: null }]);
  expect(withEmptyRow([daypart]).map(({ key }) => key)).toEqual([1, 2]);
});
