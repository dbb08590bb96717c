import { expect, test } from "vitest";
import { channelsOf, filterCustomers } from "./customerList";

const customers = [
  { customerId: 12, name: "Acme Media", channelText: "BUS" },
  { customerId: 25, name: "Café 24", channelText: "RIVER_BOAT" },
  { customerId: 3, name: "Harbor Transit", channelText: "BUS" },
  { customerId: 38, name: "Uptown Taxi Toppers", channelText: null },
];

const ids = (rows: readonly { customerId: number }[]) => rows.map(({ customerId }) => customerId);

test.each<[string, string, string | null, number[]]>([
  ["nothing", "", null, [12, 25, 3, 38]],
  ["blanks", "  ", null, [12, 25, 3, 38]],
  ["a part of the name in any case", "HARB", null, [3]],
  ["letters with accents", "café", null, [25]],
  ["the number", "38", null, [38]],
  ["a channel", "", "BUS", [12, 3]],
  ["a text and a channel", "acme", "BUS", [12]],
  ["a text that no customer has", "zzz", null, []],
])("the list filters by %s", (_, text, channel, expected) => expect(ids(filterCustomers(customers, { text, channel }))).toEqual(expected));

test("the channels to choose from are those that occur and the chosen one, as the graph labels them", () => {
  const channels = [
    { text: "TRUCK_SIDE", label: "Truck Side" },
    { text: "RIVER_BOAT", label: "RIVER_BOAT" },
    { text: "TRUCK_SIDE", label: "Truck Side" },
    { text: null, label: null },
  ];
  const truck = { value: "TRUCK_SIDE", label: "Truck Side" };
  const boat = { value: "RIVER_BOAT", label: "RIVER_BOAT" };
  expect(channelsOf(channels, null)).toEqual([boat, truck]);
  expect(channelsOf(channels, "TRUCK_SIDE")).toEqual([boat, truck]);
  expect(channelsOf(channels, "SKY_BANNER")).toEqual([boat, { value: "SKY_BANNER", label: "SKY_BANNER" }, truck]);
});
