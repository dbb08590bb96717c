import type { Column, Paging } from "./DataTable";
import { type Sort, sortFromParam, sortRows, sortToParam } from "./sort";
import { useSteadyRows } from "./steadyRows";
import { useUrlParam } from "../url/useUrlParam";

type Options<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  pageSize: number;
  /** The column by which the graph has sorted the rows already. */
  sortedBy?: string;
  /** The order when the address has none; by default the graph's. */
  defaultSort?: Sort;
  /** The search parameter that holds the page. */
  pageParam?: string;
  /**
   * For rows that the browser filters: all rows, and a text of what filters them. A row that leaves because something
   * was done with it stays then until the user asks for another list.
   */
  filtered?: { all: readonly Row[]; by: string };
};

/** The props of a table whose order and page are in the address. */
type UrlTable<Row> = Pick<Options<Row>, "columns" | "rows" | "rowKey"> & {
  /** The rows of all pages. */
  allRows: readonly Row[];
  sort: Sort | null;
  onSortChange: (sort: Sort) => void;
  /** Undefined while one page holds all rows. */
  paging: Paging | undefined;
};

/** Reads a page from the address, counted from 0: at most the last one, and the first for an invalid one. */
export function pageFromParam(param: string | null, total: number, pageSize: number): number {
  const wanted = Number(param ?? "1") - 1;
  const last = Math.max(0, Math.ceil(total / pageSize) - 1);
  return Number.isInteger(wanted) ? Math.min(Math.max(wanted, 0), last) : 0;
}

/** Sorts rows. The order of the column that the graph sorted by is the graph's, or the reverse of it. */
function sorted<Row>({ columns, rows, rowKey, sortedBy }: Options<Row>, sort: Sort | null): readonly Row[] {
  const value = columns.find(({ key }) => key === sort?.key)?.value;
  if (sort === null || value === undefined) return rows;
  if (sort.key !== sortedBy) return sortRows(rows, sort.direction, value, rowKey);
  if (sort.direction === "asc") return rows;
  const places = new Map(rows.map((row, place) => [row, place]));
  return sortRows(rows, sort.direction, (row) => (value(row) ? places.get(row) : null), rowKey);
}

/**
 * Sorts rows and cuts them into pages. The order and the page are in the address. It is for lists that are loaded whole,
 * with `first: 5000`, the most that the graph sends: the services send these whole in any case, and in the browser each
 * filter and order takes no request, covers every column, and can count and offer what is left. A list that grows
 * without end is cut into pages by the graph: see useCursorPages. On a screen that says when the user
 * asks for the list again (see LastRefresh) rows keep their places until then.
 */
export function useUrlTable<Row>(options: Options<Row>): UrlTable<Row> {
  const { columns, rows, rowKey, pageSize, sortedBy, pageParam = "page" } = options;
  const [sortParam, setSort] = useUrlParam("sort");
  const [pageText, setPage] = useUrlParam(pageParam);

  // After the hooks, so that the compiler caches the sorted rows: sorting thousands is slow.
  const defaultSort = options.defaultSort ?? (sortedBy === undefined ? null : { key: sortedBy, direction: "asc" as const });
  const keys = columns.filter(({ value }) => value !== undefined).map(({ key }) => key);
  const sort = sortFromParam(sortParam, keys, defaultSort);
  const steady = useSteadyRows({
    rows: sorted(options, sort),
    known: options.filtered?.all ?? rows,
    rowKey,
    view: JSON.stringify([sort, options.filtered?.by]),
  });
  const page = pageFromParam(pageText, steady.length, pageSize);
  return {
    columns,
    rows: steady.slice(page * pageSize, (page + 1) * pageSize),
    allRows: steady,
    rowKey,
    sort,
    // Another order starts at the first page.
    onSortChange: (next) => setSort(sortToParam(next, defaultSort), { replace: true, without: [pageParam] }),
    paging:
      steady.length > pageSize
        ? { page, pageSize, total: steady.length, onPageChange: (next) => setPage(next === 0 ? null : String(next + 1)) }
        : undefined,
  };
}
