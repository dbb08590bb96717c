import { expect, test } from "vitest";
import { sortRows } from "../../ui/listOrder";
import { marketOrderFromParam, marketOrderToParam, orderValues } from "./marketOrder";
import type { OrderedMarket } from "./marketOrder";

test.each([null, "population", "name", "-name", "id", "-id", "hash", "-hash"])("%s stands in the address as it is", (param) => {
  expect(marketOrderToParam(marketOrderFromParam(param))).toBe(param);
});

test.each(["", "-", "people", "-toString", "name "])("%j is no order", (param) => {
  expect(marketOrderFromParam(param)).toEqual({ key: "population", direction: "desc" });
});

test("the usual order is by population, largest first, and unknown ones last", () => {
  const market = (marketName: string, population: number | null): OrderedMarket => ({
    marketId: 1,
    marketName,
    population,
    marketHash: "",
  });
  const rows = [market("Boston", 4_900_000), market("Nowhere", null), market("Reno", 500_000), market("York", 19_500_000)];
  const names = sortRows(rows, marketOrderFromParam(null), orderValues).map(({ marketName }) => marketName);
  expect(names).toEqual(["York", "Boston", "Reno", "Nowhere"]);
});
