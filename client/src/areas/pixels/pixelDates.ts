import type { DatePreset, DateRangeInput } from "../../__generated__/PixelActivityRequestsQuery.graphql";
import type { Choice } from "../../ui/form/choices";
import { dayOf } from "../../ui/form/entries";
import { dateRangeText } from "../../ui/text/format";

/** A choice of the date filter, as the address spells it. */
export type PixelDateFilter = "yesterday" | "last3" | "last7" | "last30" | "custom";

/** The date filter with the two days of a custom range, which are empty at first. */
export type PixelDates = { filter: PixelDateFilter; from: string; to: string };

/** What the date filter offers. */
export const dateFilters: readonly Choice<PixelDateFilter>[] = [
  { value: "yesterday", label: "Yesterday" },
  { value: "last3", label: "Last 3 Days" },
  { value: "last7", label: "Last 7 Days" },
  { value: "last30", label: "Last 30 Days" },
  { value: "custom", label: "Custom" },
];

const presets: Record<PixelDateFilter, DatePreset> = {
  yesterday: "YESTERDAY",
  last3: "LAST_3_DAYS",
  last7: "LAST_7_DAYS",
  last30: "LAST_30_DAYS",
  custom: "CUSTOM",
};

const DEFAULT: PixelDateFilter = "last3";

/** Reads the date filter from the parameters whose names begin with the prefix. */
export function readPixelDates(search: URLSearchParams, prefix = ""): PixelDates {
  const wanted = search.get(`${prefix}dates`);
  return {
    filter: dateFilters.find(({ value }) => value === wanted)?.value ?? DEFAULT,
    from: dayOf(search.get(`${prefix}from`)) ?? "",
    to: dayOf(search.get(`${prefix}to`)) ?? "",
  };
}

/** The address with this date filter in the parameters whose names begin with the prefix. */
export function writePixelDates(search: URLSearchParams, { filter, from, to }: PixelDates, prefix = ""): URLSearchParams {
  const next = new URLSearchParams(search);
  const days = filter === "custom" ? { from, to } : { from: "", to: "" };
  const values = { dates: prefix === "" && filter === DEFAULT ? "" : filter, ...days };
  for (const [name, value] of Object.entries(values)) {
    if (value === "") next.delete(`${prefix}${name}`);
    else next.set(`${prefix}${name}`, value);
  }
  return next;
}

/** The prefix of the search parameters that hold the page of the requests. */
export const REQUESTS = "requests-";

/** The label of the filter, or the two days of a custom range. */
export function daysText({ filter, from, to }: PixelDates): string {
  if (filter === "custom") return dateRangeText(from, to);
  return dateFilters.find(({ value }) => value === filter)?.label ?? "";
}

/** The days as the graph takes them; null while a custom range lacks one of its days. */
export function dateRangeInput({ filter, from, to }: PixelDates): DateRangeInput | null {
  if (filter !== "custom") return { preset: presets[filter] };
  return from === "" || to === "" ? null : { preset: "CUSTOM", from, to };
}

/** The message for a custom range that lacks a day. */
export const MISSING_DAYS = "Please select a start and end date.";
