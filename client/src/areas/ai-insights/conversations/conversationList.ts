import type {
  ConversationFilter,
  ConversationOrder,
  ConversationOrderField,
  ConversationsTabQuery$variables,
  DatePreset,
} from "../../../__generated__/ConversationsTabQuery.graphql";
import type { Choice } from "../../../ui/form/choices";
import { cursorPageOf, cursorParams } from "../../../ui/table/cursorPages";
import type { Sort } from "../../../ui/table/sort";
import { sortFromParam, sortToParam } from "../../../ui/table/sortParams";
import { wholeNumber } from "../../../ui/form/wholeNumber";
import { rangeOf } from "../customRange";

/** The search parameters of the filters. */
export const SEARCH = "search";
export const CUSTOMER = "customer";
export const USER = "user";
export const TYPE = "type";
export const MODEL = "model";
export const DATES = "dates";
export const FROM = "from";
export const TO = "to";
export const conversationFilters = [SEARCH, CUSTOMER, USER, TYPE, MODEL, DATES, FROM, TO] as const;

/** What loses its meaning with another filter or order. */
export const pageParams = Object.values(cursorParams());

/** Rows of a page. */
export const PAGE_SIZE = 50;

/** A choice of days, as the address spells it. */
type Days = "yesterday" | "last3" | "last7" | "last30" | typeof CUSTOM;

export const CUSTOM = "custom";

/** What "Dates" offers besides all time. */
export const dateChoices: readonly Choice<Days>[] = [
  { value: "yesterday", label: "Yesterday" },
  { value: "last3", label: "Last 3 Days" },
  { value: "last7", label: "Last 7 Days" },
  { value: "last30", label: "Last 30 Days" },
  { value: CUSTOM, label: "Custom" },
];

const presets: Record<Exclude<Days, typeof CUSTOM>, DatePreset> = {
  yesterday: "YESTERDAY",
  last3: "LAST_3",
  last7: "LAST_7",
  last30: "LAST_30",
};

/** The columns that the graph sorts by. */
const fields: ReadonlyMap<string, ConversationOrderField> = new Map([
  ["id", "CONVERSATION_ID"],
  ["customer", "CUSTOMER"],
  ["user", "USER"],
  ["created", "CREATED_AT"],
]);

/** The choice of days in an address; null for all time. */
export function daysOf(search: URLSearchParams): Days | null {
  return dateChoices.find(({ value }) => value === search.get(DATES))?.value ?? null;
}

/** The order in an address; null for the newest first. */
export function sortOf(search: URLSearchParams): Sort | null {
  return sortFromParam(search.get("sort"), [...fields.keys()], null);
}

/** The order in the address after a click on a header: a third click on the same one ends it. */
export function nextSortParam(shown: Sort | null, next: Sort): string | null {
  const isThird = shown?.key === next.key && shown.direction === "desc";
  return isThird ? null : sortToParam(next, null);
}

/** The list that an address asks for. */
export function conversationsOf(search: URLSearchParams): ConversationsTabQuery$variables {
  return { filter: filterOf(search), ...orderOf(sortOf(search)), ...cursorPageOf(search, cursorParams(), PAGE_SIZE) };
}

function filterOf(search: URLSearchParams): ConversationFilter {
  const text = search.get(SEARCH)?.trim() ?? "";
  const customerId = wholeNumber(search.get(CUSTOMER) ?? "");
  const userId = wholeNumber(search.get(USER) ?? "");
  const type = search.get(TYPE);
  const model = search.get(MODEL);
  return {
    ...(text !== "" && { text }),
    ...(customerId !== null && { customerIds: [customerId] }),
    ...(userId !== null && { userIds: [userId] }),
    ...(type !== null && { initiationTypeTexts: [type] }),
    ...(model !== null && { models: [model] }),
    ...datesOf(search),
  };
}

/** The days for the graph; none while a custom range lacks one of its days, or ends before it begins. */
function datesOf(search: URLSearchParams): Pick<ConversationFilter, "dates"> {
  const days = daysOf(search);
  if (days === null) return {};
  if (days !== CUSTOM) return { dates: { preset: presets[days] } };
  const range = rangeOf(search, [FROM, TO]);
  return range === null ? {} : { dates: { preset: "CUSTOM", ...range } };
}

function orderOf(sort: Sort | null): { orderBy?: ConversationOrder } {
  const field = fields.get(sort?.key ?? "");
  return sort === null || field === undefined ? {} : { orderBy: { field, direction: sort.direction === "asc" ? "ASC" : "DESC" } };
}
