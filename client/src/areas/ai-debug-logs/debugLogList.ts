import type { AiDebugLogsPageQuery$variables, DatePreset, DebugLogFilter, DebugLogOrder, DebugLogOrderField } from "../../__generated__/AiDebugLogsPageQuery.graphql";
import type { Choice } from "../../ui/form/choices";
import { cursorPageOf, cursorParams } from "../../ui/table/cursorPages";
import type { Sort } from "../../ui/table/sort";
import { sortFromParam } from "../../ui/table/sortParams";
import { rangeOf } from "../ai-insights/customRange";

/** The search parameters of the filters. */
export const FEATURE = "feature";
export const ERRORS = "errors";
export const ROUTE = "route";
export const USER = "user";
export const DATES = "dates";
export const rangeParams = ["from", "to"] as const;
export const filterParams = [FEATURE, ERRORS, ROUTE, USER, DATES, ...rangeParams] as const;

/** The search parameter of the rows on a page, and the numbers to choose from. */
export const SIZE = "size";
export const pageSizes = [25, 50, 100] as const;
export const DEFAULT_SIZE = 50;

/** What "Has Errors" offers besides all. */
export const errorChoices: readonly Choice[] = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

/** A choice of days, as the address spells it. */
type Days = "yesterday" | "last7" | "last30" | "currentWeek" | typeof CUSTOM;

export const CUSTOM = "custom";

/** What "Date" offers besides all time. */
export const dateChoices: readonly Choice<Days>[] = [
  { value: "yesterday", label: "Yesterday" },
  { value: "last7", label: "Last 7 Days" },
  { value: "last30", label: "Last 30 Days" },
  { value: "currentWeek", label: "Current Week" },
  { value: CUSTOM, label: "Custom" },
];

const presets: Record<Exclude<Days, typeof CUSTOM>, DatePreset> = {
  yesterday: "YESTERDAY",
  last7: "LAST_7",
  last30: "LAST_30",
  currentWeek: "CURRENT_WEEK",
};

/** The columns that the graph sorts by. */
const fields: ReadonlyMap<string, DebugLogOrderField> = new Map([
  ["timestamp", "RECORDED_AT"],
  ["route", "ROUTE"],
  ["feature", "FEATURE_TYPE"],
  ["user", "USER_ID"],
]);

export const newestFirst: Sort = { key: "timestamp", direction: "desc" };

/** The order in the address; the newest first by default. */
export function sortOf(search: URLSearchParams): Sort {
  return sortFromParam(search.get("sort"), [...fields.keys()], newestFirst) ?? newestFirst;
}

/** The number of rows on a page in the address; the default for any other number. */
export function pageSizeOf(search: URLSearchParams): number {
  return pageSizes.find((size) => String(size) === search.get(SIZE)) ?? DEFAULT_SIZE;
}

/** The choice of days in the address; null for all time. */
export function daysOf(search: URLSearchParams): Days | null {
  return dateChoices.find(({ value }) => value === search.get(DATES))?.value ?? null;
}

/** The list that an address asks for. Without anything in the address it is the one that the route loads. */
export function debugLogsOf(search: URLSearchParams): AiDebugLogsPageQuery$variables {
  const errors = search.get(ERRORS);
  return {
    filter: {
      ...(errors === "yes" && { hasErrors: true }),
      ...(errors === "no" && { hasErrors: false }),
      ...textOf(search, FEATURE, "featureTypeText"),
      ...textOf(search, ROUTE, "route"),
      ...textOf(search, USER, "userIdText"),
      ...datesOf(search),
    },
    ...orderOf(sortOf(search)),
    ...cursorPageOf(search, cursorParams(), pageSizeOf(search)),
  };
}

/** A text of the filter; nothing if it is blank. */
function textOf(search: URLSearchParams, param: string, field: "featureTypeText" | "route" | "userIdText") {
  const text = search.get(param)?.trim() ?? "";
  return text === "" ? {} : { [field]: text };
}

/** The days for the graph; none while a custom range lacks one of its days, or ends before it begins. */
function datesOf(search: URLSearchParams): Pick<DebugLogFilter, "dates"> {
  const days = daysOf(search);
  if (days === null) return {};
  if (days !== CUSTOM) return { dates: { preset: presets[days] } };
  const range = rangeOf(search, rangeParams);
  return range === null ? {} : { dates: { preset: "CUSTOM", ...range } };
}

/** The order for the graph; its own by default. */
function orderOf({ key, direction }: Sort): { orderBy?: DebugLogOrder } {
  const field = fields.get(key);
  const isDefault = key === newestFirst.key && direction === newestFirst.direction;
  return field === undefined || isDefault ? {} : { orderBy: { field, direction: direction === "asc" ? "ASC" : "DESC" } };
}
