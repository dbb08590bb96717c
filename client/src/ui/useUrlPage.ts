import { useUrlParam } from "./useUrlParam";
import type { Paging } from "./DataTable";

/** The page of a list. */
export type UrlPage<Row> = {
  /** The rows of the open page. */
  rows: readonly Row[];
  /** The paging of the table; none while one page holds all. */
  paging: Paging | undefined;
};

/** The page of an address, counted from 0: never beyond the last, and the first for anything that is none. */
export function pageFromParam(param: string | null, total: number, pageSize: number): number {
  const wanted = Number(param ?? "1") - 1;
  const last = Math.max(0, Math.ceil(total / pageSize) - 1);
  return Number.isInteger(wanted) ? Math.min(Math.max(wanted, 0), last) : 0;
}

/** Cuts a list into pages. The open one stands in a search parameter of the address. */
export function useUrlPage<Row>(rows: readonly Row[], pageSize: number, param = "page"): UrlPage<Row> {
  const [wanted, setPage] = useUrlParam(param);
  const page = pageFromParam(wanted, rows.length, pageSize);
  return {
    rows: rows.slice(page * pageSize, (page + 1) * pageSize),
    paging:
      rows.length > pageSize
        ? {
            page,
            pageSize,
            total: rows.length,
            onPageChange: (next) => setPage(next === 0 ? null : String(next + 1)),
          }
        : undefined,
  };
}
