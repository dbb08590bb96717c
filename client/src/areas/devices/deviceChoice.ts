import type { DeviceSearchInput } from "../../__generated__/DevicesPageQuery.graphql";
import { pathNumber } from "../../app/routing/paths";
import type { Choice } from "../../ui/form/choices";
import { dateFilters as allDateFilters, dateRangeInput, type PixelDateFilter, readPixelDates } from "../pixels/pixelDates";

/** A choice of the date filter, as the address spells it. */
export type DeviceDateFilter = Exclude<PixelDateFilter, "last3">;

/** The date filter with the two days of a custom range, which may be empty. */
export type DeviceDates = { readonly filter: DeviceDateFilter; readonly from: string; readonly to: string };

/** The days of a customer's campaigns, as the graph gives them; null where there are none. */
export type DefaultRange = { readonly from: string; readonly to: string } | null;

/** What is selected on the screen; the address holds all of it. */
export type DeviceChoice = {
  readonly customerId: number | null;
  readonly campaignIds: readonly number[];
  /** Null for the customer's default. */
  readonly dates: DeviceDates | null;
  /** Whether the devices of just this are asked for. */
  readonly isSearched: boolean;
};

/** What the date filter offers. */
export const dateFilters: readonly Choice<DeviceDateFilter>[] = allDateFilters.flatMap(({ value, label }) =>
  value === "last3" ? [] : [{ value, label }],
);

/** Reads the choice from the address. An invalid search is not started. */
export function readDeviceChoice(search: URLSearchParams): DeviceChoice {
  const customerId = pathNumber(search.get("customer")) || null;
  const campaignIds = customerId === null ? [] : [...new Set(search.getAll("campaign").map(pathNumber))].filter(Boolean);
  const filter = dateFilters.find(({ value }) => value === search.get("dates"))?.value;
  // An invalid day counts as missing.
  const { from, to } = filter === "custom" ? readPixelDates(search) : { from: "", to: "" };
  const dates = filter === undefined ? null : { filter, from, to };
  const isSearched = search.get("searched") === "1" && campaignIds.length > 0 && dates !== null;
  return { customerId, campaignIds, dates, isSearched };
}

/** The address of a choice. */
export function writeDeviceChoice({ customerId, campaignIds, dates, isSearched }: DeviceChoice): URLSearchParams {
  const search = new URLSearchParams();
  if (customerId !== null) search.set("customer", String(customerId));
  for (const campaignId of campaignIds) search.append("campaign", String(campaignId));
  if (dates !== null) {
    search.set("dates", dates.filter);
    if (dates.filter === "custom" && dates.from !== "") search.set("from", dates.from);
    if (dates.filter === "custom" && dates.to !== "") search.set("to", dates.to);
  }
  if (isSearched) search.set("searched", "1");
  return search;
}

/** The days that the fields show: the selected ones, else the customer's default, else the last seven. */
export function datesOf({ customerId, dates }: DeviceChoice, range: DefaultRange): DeviceDates {
  if (dates !== null) return dates;
  if (customerId === null) return { filter: "last7", from: "", to: "" };
  return { filter: "custom", from: range?.from ?? "", to: range?.to ?? "" };
}

/** The input of the search; null before a search, or if a day is missing. */
export function deviceSearchInput({ customerId, campaignIds, dates, isSearched }: DeviceChoice): DeviceSearchInput | null {
  if (!isSearched || customerId === null || dates === null) return null;
  const range = dateRangeInput(dates);
  return range === null ? null : { customerId, campaignIds: [...campaignIds], dates: range };
}
