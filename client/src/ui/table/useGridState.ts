import { useState } from "react";
import { useUrlSearch } from "../url/useUrlSearch";
import type { GridFilters } from "./gridFilters";
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from "./gridPages";
import type { Sort } from "./sort";
import { sortFromParam } from "./sortParams";

/** The state of a grid that the address holds. */
export type GridState = {
  sort: Sort | null;
  filters: GridFilters;
  /** Counted from 0. */
  page: number;
  /** How many rows a page has. */
  pageSize: number;
};

/** The search parameters of one grid. They share a prefix, so that a screen can have others. */
const names = (prefix: string) => ({
  sort: `${prefix}-sort`,
  page: `${prefix}-page`,
  pageSize: `${prefix}-rows`,
  filter: (key: string) => `${prefix}-${key}`,
});

/** Reads the state of a grid from the address. Unknown columns and invalid values are ignored. */
export function readGridState(search: URLSearchParams, prefix: string, keys: readonly string[]): GridState {
  const name = names(prefix);
  const page = Number(search.get(name.page) ?? "1");
  const pageSize = Number(search.get(name.pageSize));
  return {
    sort: sortFromParam(search.get(name.sort), keys, null),
    filters: Object.fromEntries(
      keys.map((key) => [key, search.getAll(name.filter(key))]).filter(([, texts]) => texts?.length !== 0),
    ),
    page: Number.isSafeInteger(page) && page > 0 ? page - 1 : 0,
    pageSize: PAGE_SIZES.includes(pageSize) ? pageSize : DEFAULT_PAGE_SIZE,
  };
}

/** The address with another state of the grid. Its other parameters stay. */
export function writeGridState(
  search: URLSearchParams,
  prefix: string,
  { sort, filters, page, pageSize }: GridState,
): URLSearchParams {
  const name = names(prefix);
  const next = new URLSearchParams([...search].filter(([key]) => !key.startsWith(`${prefix}-`)));
  if (sort !== null) next.set(name.sort, `${sort.direction === "desc" ? "-" : ""}${sort.key}`);
  for (const [key, texts] of Object.entries(filters)) {
    for (const text of texts) next.append(name.filter(key), text);
  }
  if (page > 0) next.set(name.page, String(page + 1));
  if (pageSize !== DEFAULT_PAGE_SIZE) next.set(name.pageSize, String(pageSize));
  return next;
}

/**
 * The state of a grid, kept in the address. The grid does not wait for the address, which would be too slow to
 * type into.
 */
export function useGridState(prefix: string, keys: readonly string[], defaultSort: Sort): [GridState, (state: GridState) => void] {
  const [search, changeSearch] = useUrlSearch();
  const [state, setState] = useState(() => readGridState(search, prefix, keys));
  const change = ({ sort, ...rest }: GridState) => {
    const isDefault = sort?.key === defaultSort.key && sort.direction === defaultSort.direction;
    const next = { ...rest, sort: isDefault ? null : sort };
    setState(next);
    changeSearch((latest) => writeGridState(latest, prefix, next), { replace: true });
  };
  return [{ ...state, sort: state.sort ?? defaultSort }, change];
}
