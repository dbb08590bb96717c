import { useState } from "react";
import { foldText } from "../text/format";
import { useUrlSearch } from "../url/useUrlParam";
import { type Sort, sortFromParam } from "./sort";

/** The value of a cell; null if it is empty. */
export type GridValue = string | number | null;

/** The texts of each filtered column: one text to find, or the selected values. */
export type GridFilters = Readonly<Record<string, readonly string[]>>;

/** A row of a grid: its values by column. */
export type GridItem = {
  id: string | number;
  values: Readonly<Record<string, GridValue>>;
};

/** The columns that are filtered by selected values, rather than by a text to find. */
type ChoiceColumns = ReadonlySet<string>;

/** The filters that are on. A selected value may be empty; an empty text to find filters nothing. */
export function activeFilters(
  filters: GridFilters,
  choiceColumns: ChoiceColumns,
): readonly (readonly [string, readonly string[]])[] {
  return Object.entries(filters).filter(([key, texts]) =>
    choiceColumns.has(key) ? texts.length > 0 : texts.some((text) => text.trim() !== ""),
  );
}

/** Keeps the rows that pass every filter. Texts are found without regard to case and accents; selected values match whole values. */
export function filterItems<Item extends GridItem>(
  items: readonly Item[],
  filters: GridFilters,
  choiceColumns: ChoiceColumns,
): readonly Item[] {
  const active = activeFilters(filters, choiceColumns);
  if (active.length === 0) return items;
  return items.filter(({ values }) =>
    active.every(([key, texts]) => {
      const value = values[key];
      const cell = value == null ? "" : String(value);
      if (choiceColumns.has(key)) return texts.includes(cell);
      return foldText(cell).includes(foldText((texts[0] ?? "").trim()));
    }),
  );
}

/** How many rows a page of a grid may have. */
export const PAGE_SIZES: readonly number[] = [25, 50, 100];

/** The default number of rows of a page. */
const DEFAULT_PAGE_SIZE = 50;

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

/** What the address has of a grid, in one spelling. */
const gridText = (prefix: string, state: GridState) => writeGridState(new URLSearchParams(), prefix, state).toString();

/**
 * The state of a grid, kept in the address. The grid does not wait for the address, which would be too slow to
 * type into, and follows it when something else changes it, such as a link to a view.
 */
export function useGridState(prefix: string, keys: readonly string[], defaultSort: Sort): [GridState, (state: GridState) => void] {
  const [search, changeSearch] = useUrlSearch();
  const read = readGridState(search, prefix, keys);
  const [state, setState] = useState(read);
  const address = gridText(prefix, read);
  /** The address as it was drawn last, and what it is still to become by changes of the grid itself. */
  const [{ seen, coming }, setKnown] = useState<{ seen: string; coming: readonly string[] }>({ seen: address, coming: [] });
  if (seen !== address) {
    const place = coming.indexOf(address);
    setKnown({ seen: address, coming: place === -1 ? [] : coming.slice(place + 1) });
    if (place === -1) setState(read);
  }
  const change = ({ sort, ...rest }: GridState) => {
    const isDefault = sort?.key === defaultSort.key && sort.direction === defaultSort.direction;
    const next = { ...rest, sort: isDefault ? null : sort };
    const text = gridText(prefix, next);
    setState(next);
    if (text !== (coming.at(-1) ?? seen)) setKnown({ seen, coming: [...coming, text] });
    changeSearch((latest) => writeGridState(latest, prefix, next), { replace: true });
  };
  return [{ ...state, sort: state.sort ?? defaultSort }, change];
}
