import { useSearchParams } from "react-router";
import type { Paging } from "./DataTable";
import { type CursorPage, cursorPageNumber, cursorPageOf, cursorParams, writeCursorPage } from "./cursorPages";

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
  /** The pager of the page that the graph gave; undefined while one page holds all rows. */
  pagingOf: (totalCount: number, pageInfo: PageInfo) => Paging | undefined;
} {
  const [search, setSearch] = useSearchParams();
  const params = cursorParams(prefix);
  const page = cursorPageNumber(search, params);
  return {
    variables: cursorPageOf(search, params, pageSize),
    params: Object.values(params),
    pagingOf: (totalCount, pageInfo) =>
      page === 0 && totalCount <= pageSize
        ? undefined
        : {
            page,
            pageSize,
            total: totalCount,
            onPageChange: (next) =>
              setSearch(
                (current) =>
                  writeCursorPage(
                    current,
                    params,
                    next > page ? { page: next, after: pageInfo.endCursor } : { page: next, before: pageInfo.startCursor },
                  ),
                { preventScrollReset: true },
              ),
          },
  };
}
