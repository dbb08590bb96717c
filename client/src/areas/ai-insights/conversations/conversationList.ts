import type { ConversationOrderField, ConversationsTabQuery$variables } from "../../../__generated__/ConversationsTabQuery.graphql";
import { cursorPageOf, cursorParams } from "../../../ui/table/useCursorPages";
import { type Sort, sortFromParam, sortToParam } from "../../../ui/table/sort";
import { wholeNumber } from "../../../ui/form/entries";
import { type DateFilter, datesOf } from "../urlFilter";

/** The search parameters of the filters. */
export const SEARCH = "search";
export const CUSTOMER = "customer";
export const USER = "user";
export const TYPE = "type";
export const MODEL = "model";

export const dateFilter: DateFilter = {
  param: "dates",
  range: ["from", "to"],
  choices: [
    { value: "yesterday", label: "Yesterday", preset: "YESTERDAY" },
    { value: "last3", label: "Last 3 Days", preset: "LAST_3_DAYS" },
    { value: "last7", label: "Last 7 Days", preset: "LAST_7_DAYS" },
    { value: "last30", label: "Last 30 Days", preset: "LAST_30_DAYS" },
  ],
};

export const conversationFilters = [SEARCH, CUSTOMER, USER, TYPE, MODEL, dateFilter.param, ...dateFilter.range];

/** What loses its meaning with another filter or order. */
export const pageParams = Object.values(cursorParams());

/** Rows of a page. */
export const PAGE_SIZE = 50;

/** The columns that the graph sorts by. */
const fields: ReadonlyMap<string, ConversationOrderField> = new Map([
  ["id", "CONVERSATION_ID"],
  ["customer", "CUSTOMER"],
  ["user", "USER"],
  ["created", "CREATED_AT"],
]);

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
  const text = search.get(SEARCH)?.trim() ?? "";
  const customerId = wholeNumber(search.get(CUSTOMER) ?? "");
  const userId = wholeNumber(search.get(USER) ?? "");
  const type = search.get(TYPE);
  const model = search.get(MODEL);
  const sort = sortOf(search);
  const field = fields.get(sort?.key ?? "");
  return {
    filter: {
      ...(text !== "" && { text }),
      ...(customerId !== null && { customerIds: [customerId] }),
      ...(userId !== null && { userIds: [userId] }),
      ...(type !== null && { initiationTypeTexts: [type] }),
      ...(model !== null && { models: [model] }),
      ...datesOf(search, dateFilter),
    },
    // The newest first unless the user sorts otherwise.
    orderBy: field ? { field, direction: sort?.direction === "desc" ? "DESC" : "ASC" } : { field: "CREATED_AT", direction: "DESC" },
    ...cursorPageOf(search, cursorParams(), PAGE_SIZE),
  };
}
