import type { Sort } from "./DataTable";
import type { GridFilters } from "./gridFilters";
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from "./gridPages";

/** What of a grid stands in the address. */
export type GridState = {
  sort: Sort | null;
  filters: GridFilters;
  hidden: readonly string[];
  /** Counted from 0. */
  page: number;
  /** How many rows a page has. */
  pageSize: number;
};

/** The names of the search parameters of one grid; they begin alike, so that a screen can have others. */
const names = (prefix: string) => ({
  sort: `${prefix}-sort`,
  hidden: `${prefix}-hidden`,
  page: `${prefix}-page`,
  pageSize: `${prefix}-rows`,
  filter: (key: string) => `${prefix}-${key}`,
});

/** Reads what the address says about a grid. Whatever names no column of it counts for nothing. */
export function readGridState(search: URLSearchParams, prefix: string, keys: readonly string[]): GridState {
  const name = names(prefix);
  const sort = search.get(name.sort) ?? "";
  const key = sort.replace(/^-/, "");
  const page = Number(search.get(name.page) ?? "1");
  const pageSize = Number(search.get(name.pageSize));
  return {
    sort: keys.includes(key) ? { key, direction: sort.startsWith("-") ? "desc" : "asc" } : null,
    filters: Object.fromEntries(
      keys.map((key) => [key, search.getAll(name.filter(key))]).filter(([, words]) => words?.length !== 0),
    ),
    hidden: search.getAll(name.hidden).filter((key) => keys.includes(key)),
    page: Number.isSafeInteger(page) && page > 0 ? page - 1 : 0,
    pageSize: PAGE_SIZES.includes(pageSize) ? pageSize : DEFAULT_PAGE_SIZE,
  };
}

/** The address with another state of the grid; what it says about anything else stays. */
export function writeGridState(
  search: URLSearchParams,
  prefix: string,
  { sort, filters, hidden, page, pageSize }: GridState,
): URLSearchParams {
  const name = names(prefix);
  const next = new URLSearchParams([...search].filter(([key]) => !key.startsWith(`${prefix}-`)));
  if (sort !== null) next.set(name.sort, `${sort.direction === "desc" ? "-" : ""}${sort.key}`);
  for (const key of hidden) next.append(name.hidden, key);
  for (const [key, words] of Object.entries(filters)) {
    for (const word of words) next.append(name.filter(key), word);
  }
  if (page > 0) next.set(name.page, String(page + 1));
  if (pageSize !== DEFAULT_PAGE_SIZE) next.set(name.pageSize, String(pageSize));
  return next;
}
