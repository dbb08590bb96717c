import { expect, test } from "vitest";
import { defaultMarkets, marketValue } from "./defaultMarkets";

const owners = [
  { defaultMarketId: 3, marketName: "Chicago" },
  { defaultMarketId: 2, marketName: "Boston" },
  { defaultMarketId: 2, marketName: "Boston" },
  { defaultMarketId: 77, marketName: undefined },
];

const labels = (chosen: string | null, rows: Parameters<typeof defaultMarkets>[0] = owners) =>
  defaultMarkets(rows, chosen).map(({ label }) => label);

test("the markets that occur are offered once, by name, unknown ones by their number", () => {
  expect(labels(null)).toEqual(["Boston", "Chicago", "Market 77"]);
});

test("a selected market is offered even if it does not occur", () => {
  expect(labels("5")).toEqual(["Boston", "Chicago", "Market 5", "Market 77"]);
  expect(labels("none")).toEqual(["No Default Market", "Boston", "Chicago", "Market 77"]);
});

test("owners without a market come first", () => {
  expect(labels(null, [...owners, { defaultMarketId: null, marketName: undefined }])[0]).toBe("No Default Market");
  expect(marketValue(undefined)).toBe("none");
  expect(marketValue(2)).toBe("2");
});
