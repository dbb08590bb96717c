import { expect, test } from "vitest";
import { datesOf, type DeviceChoice, deviceSearchInput, readDeviceChoice, writeDeviceChoice } from "./deviceChoice";

const nothing: DeviceChoice = { customerId: null, campaignIds: [], dates: null, isSearched: false };
const search: DeviceChoice = { ...nothing, customerId: 3, campaignIds: [28], isSearched: true };
const custom = { filter: "custom", from: "2025-01-10", to: "2025-03-06" } as const;

test.each<[DeviceChoice, string]>([
  [nothing, ""],
  [{ ...nothing, dates: { filter: "last30", from: "", to: "" } }, "dates=last30"],
  [{ ...nothing, customerId: 3, campaignIds: [28, 4] }, "customer=3&campaign=28&campaign=4"],
  [{ ...search, dates: custom }, "customer=3&campaign=28&dates=custom&from=2025-01-10&to=2025-03-06&searched=1"],
  [{ ...search, dates: { filter: "custom", from: "", to: "2025-03-06" } }, "customer=3&campaign=28&dates=custom&to=2025-03-06&searched=1"],
])("%j is written to the address and read back", (choice, address) => {
  expect(writeDeviceChoice(choice).toString()).toBe(address);
  expect(readDeviceChoice(new URLSearchParams(address))).toEqual(choice);
});

test.each(["customer=3&dates=last7", "campaign=4&dates=last7", "customer=3&campaign=4", "customer=3&campaign=4&dates=last3", "customer=3&campaign=four&dates=last7"])(
  "the address %s says too little to be searched",
  (address) => expect(readDeviceChoice(new URLSearchParams(`${address}&searched=1`)).isSearched).toBe(false),
);

test("of the days of the address only real ones count", () => {
  const address = new URLSearchParams({ customer: "3", campaign: "4", dates: "custom", from: "2026-01-01", to: "2026-02-30", searched: "1" });
  const choice = readDeviceChoice(address);
  expect(choice.dates).toEqual({ filter: "custom", from: "2026-01-01", to: "" });
  expect(choice.isSearched).toBe(true);
  expect(deviceSearchInput(choice)).toBeNull();
});

test("a campaign that the address names twice is chosen once", () => {
  expect(readDeviceChoice(new URLSearchParams("customer=3&campaign=4&campaign=4")).campaignIds).toEqual([4]);
});

test("the days start with the last seven, then with the range of the customer, and then are the chosen ones", () => {
  const range = { from: "2025-01-10", to: "2025-03-06" };
  const chosen = { filter: "yesterday", from: "", to: "" } as const;
  expect(datesOf(nothing, null)).toEqual({ filter: "last7", from: "", to: "" });
  expect(datesOf({ ...nothing, customerId: 3 }, range)).toEqual(custom);
  expect(datesOf({ ...nothing, customerId: 3 }, null)).toEqual({ filter: "custom", from: "", to: "" });
  expect(datesOf({ ...nothing, customerId: 3, dates: chosen }, range)).toEqual(chosen);
});

test("only a search with its days asks for anything", () => {
  const choice = { ...search, campaignIds: [28, 4], dates: custom };
  expect(deviceSearchInput(choice)).toEqual({ customerId: 3, campaignIds: [28, 4], dates: { preset: "CUSTOM", from: "2025-01-10", to: "2025-03-06" } });
  expect(deviceSearchInput({ ...choice, dates: { filter: "last30", from: "", to: "" } })?.dates).toEqual({ preset: "LAST_30_DAYS" });
  expect(deviceSearchInput({ ...choice, isSearched: false })).toBeNull();
  expect(deviceSearchInput({ ...choice, dates: { ...custom, to: "" } })).toBeNull();
});
