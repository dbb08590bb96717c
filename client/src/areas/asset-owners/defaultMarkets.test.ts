import { expect, test } from "vitest";
import { defaultMarkets, marketValue } from "./defaultMarkets";

const owners = [
  { defaultMarketId: 3, marketName: "Chicago" },
  { defaultMarketId: 2, marketName: "Boston" },
  { defaultMarketId: 2, marketName: "Boston" },
  { defaultMarketId: 77, marketName: undefined },
];

const labels = (chosen: string | null, rows: Parameters<typeof defaultMarkets>[0] = owners) => defaultMarkets(rows, chosen).map(({ label }) => label);

test.each([
  ["that occur once, by name, unknown ones by their number", null, ["Boston", "Chicago", "Market 77"]],
  ["and the selected one, even if it does not occur", "5", ["Boston", "Chicago", "Market 5", "Market 77"]],
  ["and none, if that is selected, first", "none", ["No Default Market", "Boston", "Chicago", "Market 77"]],
])("the markets are offered %s", (_, chosen, expected) => expect(labels(chosen)).toEqual(expected));

test("owners without a market come first", () => {
  expect(labels(null, [...owners, { defaultMarketId: null, marketName: undefined }])[0]).toBe("No Default Market");
  expect([marketValue(undefined), marketValue(2)]).toEqual(["none", "2"]);
});
