import type { AiDebugLogsPageQuery$variables, DebugLogOrderField } from "../../__generated__/AiDebugLogsPageQuery.graphql";
import type { Choice } from "../../ui/form/choices";
import { cursorPageOf, cursorParams } from "../../ui/table/useCursorPages";
import { type Sort, sortFromParam } from "../../ui/table/sort";
import { type DateFilter, datesOf } from "../ai-insights/urlFilter";

/** The search parameters of the filters. */
export const FEATURE = "feature";
export const ERRORS = "errors";
export const ROUTE = "route";
export const USER = "user";

export const dateFilter: DateFilter = {
  param: "dates",
  range: ["from", "to"],
  choices: [
    { value: "yesterday", label: "Yesterday", preset: "YESTERDAY" },
    { value: "last7", label: "Last 7 Days", preset: "LAST_7_DAYS" },
    { value: "last30", label: "Last 30 Days", preset: "LAST_30_DAYS" },
    { value: "currentWeek", label: "Current Week", preset: "CURRENT_WEEK" },
  ],
};

export const filterParams = [FEATURE, ERRORS, ROUTE, USER, dateFilter.param, ...dateFilter.range];

/** The search parameter of the rows on a page, and the numbers to choose from. */
export const SIZE = "size";
export const pageSizes = [25, 50, 100] as const;
export const DEFAULT_SIZE = 50;

/** What "Has Errors" offers besides all. */
export const errorChoices: readonly Choice[] = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

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

/** The list that an address asks for. Without anything in the address it is the one that the route loads. */
export function debugLogsOf(search: URLSearchParams): AiDebugLogsPageQuery$variables {
  const text = (param: string) => search.get(param)?.trim() ?? "";
  const errors = search.get(ERRORS);
  const { key, direction } = sortOf(search);
  const field = fields.get(key);
  const isDefault = key === newestFirst.key && direction === newestFirst.direction;
  return {
    filter: {
      ...((errors === "yes" || errors === "no") && { hasErrors: errors === "yes" }),
      ...(text(FEATURE) !== "" && { featureTypeText: text(FEATURE) }),
      ...(text(ROUTE) !== "" && { route: text(ROUTE) }),
      ...(text(USER) !== "" && { userIdText: text(USER) }),
      ...datesOf(search, dateFilter),
    },
    ...(field && !isDefault && { orderBy: { field, direction: direction === "asc" ? "ASC" : "DESC" } }),
    ...cursorPageOf(search, cursorParams(), pageSizeOf(search)),
  };
}
