import { useState } from "react";
import type { Paging } from "./DataTable";
import { useUrlSearch } from "../url/useUrlParam";

/** The paging arguments of a list of the graph. */
type CursorPage = { first: number; after?: string } | { last: number; before: string };

/** The search parameters that hold a page of a list: its number, and the cursor of the row that it comes after or before. */
type CursorParams = { page: string; after: string; before: string };

/** The parameters of a list. A screen with several lists prefixes them. */
export function cursorParams(prefix = ""): CursorParams {
  return { page: `${prefix}page`, after: `${prefix}after`, before: `${prefix}before` };
}

/** The page in the address. Without a cursor it is the first one. */
export function cursorPageOf(search: URLSearchParams, params: CursorParams, pageSize: number): CursorPage {
  const before = search.get(params.before);
  if (before !== null) return { last: pageSize, before };
  const after = search.get(params.after);
  return after === null ? { first: pageSize } : { first: pageSize, after };
}

/** The number of the page in the address, counted from 0. */
export function cursorPageNumber(search: URLSearchParams, params: CursorParams): number {
  if (!search.has(params.before) && !search.has(params.after)) return 0;
  const wanted = Number(search.get(params.page)) - 1;
  return Number.isInteger(wanted) && wanted > 0 ? wanted : 1;
}

/** Writes another page into an address, by the cursor beside it; the first page has none. */
export function writeCursorPage(
  search: URLSearchParams,
  params: CursorParams,
  { page, after, before }: { page: number; after?: string | null; before?: string | null },
): URLSearchParams {
  const written = new URLSearchParams(search);
  for (const name of Object.values(params)) written.delete(name);
  if (page > 0 && (after ?? before)) {
    written.set(params.page, String(page + 1));
    if (after) written.set(params.after, after);
    else if (before) written.set(params.before, before);
  }
  return written;
}

/** Where a page begins and ends. */
type PageInfo = { readonly startCursor: string | null | undefined; readonly endCursor: string | null | undefined };

/** The page of a list that the graph cuts into pages, for the list's query. The address holds it. */
export function useCursorPages(
  pageSize: number,
  prefix?: string,
): {
  variables: CursorPage;
  /** The search parameters of the page, which lose their meaning with another filter or order. */
  params: readonly string[];
  /**
   * The pager of the page that is shown; undefined while one page holds all rows. While the page in the address has not
   * arrived, the pager is still that of the previous one, and turns no further: its cursors would lead elsewhere.
   */
  pagingOf: (totalCount: number, pageInfo: PageInfo, isCurrent: boolean) => Paging | undefined;
} {
  const [search, change] = useUrlSearch();
  const params = cursorParams(prefix);
  const page = cursorPageNumber(search, params);
  const address = JSON.stringify(cursorPageOf(search, params, pageSize));
  const [turn, setTurn] = useState({ address, page, previous: page });
  if (turn.address !== address) setTurn({ address, page, previous: turn.page });
  return {
    variables: cursorPageOf(search, params, pageSize),
    params: Object.values(params),
    pagingOf: (totalCount, pageInfo, isCurrent) => {
      const shown = isCurrent ? page : turn.previous;
      if (shown === 0 && totalCount <= pageSize) return undefined;
      return {
        page: shown,
        pageSize,
        total: totalCount,
        isTurning: !isCurrent,
        onPageChange: (next) => {
          if (!isCurrent) return;
          const cursor = next > shown ? { after: pageInfo.endCursor } : { before: pageInfo.startCursor };
          change((latest) => writeCursorPage(latest, params, { page: next, ...cursor }));
        },
      };
    },
  };
}
