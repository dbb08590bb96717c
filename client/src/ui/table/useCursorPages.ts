import { useState } from "react";
import type { Paging } from "./DataTable";
import { type CursorPage, cursorPageNumber, cursorPageOf, cursorParams, writeCursorPage } from "./cursorPages";
import { useUrlSearch } from "../url/useUrlSearch";

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
