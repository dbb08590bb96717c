import { useSyncExternalStore } from "react";
import { createFlag } from "../externalStore";
import { useUrlSearch } from "../url/useUrlParam";

/** Which columns of a list a user wants to see. */
export type ColumnSettings = {
  /** The keys of the columns in their order; empty for the order of the list itself. */
  order: readonly string[];
  /** The keys of the columns that are hidden. */
  hidden: readonly string[];
};

const defaults: ColumnSettings = { order: [], hidden: [] };

const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter((text) => typeof text === "string") : []);

/** Reads what was stored. What is damaged is left out. */
function readSettings(stored: unknown): ColumnSettings {
  if (typeof stored !== "object" || stored === null) return defaults;
  return { order: texts(Reflect.get(stored, "order")), hidden: texts(Reflect.get(stored, "hidden")) };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

function follow(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

/** The key in this browser's storage of how a list looks. */
const keyOf = (list: string | undefined) => `marquee.list:${list}`;

function storeColumns(list: string | undefined, next: ColumnSettings | null): void {
  const key = keyOf(list);
  if (next === null) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(next));
  // The browser tells the other tabs only.
  window.dispatchEvent(new StorageEvent("storage", { key }));
}

/** The search parameter with the columns of a list, which the address of a view has. */
export const columnsParam = (list: string | undefined): string => `columns.${list}`;

/** Reads the columns of an address. Only hidden ones leave the order as it is. */
export function readColumns(text: string): ColumnSettings {
  const entries = text.split(".").filter((entry) => entry !== "");
  const hidden = entries.filter((entry) => entry.startsWith("-"));
  const keys = (some: readonly string[]) => some.map((entry) => entry.replace(/^-/, ""));
  return { order: hidden.length === entries.length ? [] : keys(entries), hidden: keys(hidden) };
}

/**
 * The columns of a list, and the function that changes them in this browser; null for how the list looks by default. Those of
 * the address come first, until they are changed.
 */
export function useColumnSettings(list: string | undefined): [ColumnSettings, (next: ColumnSettings | null) => void] {
  const [search, change] = useUrlSearch();
  const stored = useSyncExternalStore(follow, () => localStorage.getItem(keyOf(list)));
  const param = columnsParam(list);
  const ofAddress = search.get(param);
  const store = (next: ColumnSettings | null) => {
    storeColumns(list, next);
    if (ofAddress !== null) change((latest) => new URLSearchParams([...latest].filter(([name]) => name !== param)), { replace: true });
  };
  return [ofAddress === null ? readSettings(parsed(stored)) : readColumns(ofAddress), store];
}

/** Whether the rows of all lists are 52 pixels high, rather than 36. */
export const comfortableRows = createFlag("marquee.comfortable-rows");

/** What decides where a column may be. */
export type ArrangedColumn = {
  key: string;
  header: string;
  isPinned?: boolean;
  isHeaderHidden?: boolean;
  headerCell?: unknown;
};

/**
 * Whether a column keeps its place and is always shown: the pinned one, which names the row, or else the first; and
 * columns of buttons and checkboxes.
 */
export function isFixed(columns: readonly ArrangedColumn[], { key, isPinned, isHeaderHidden, headerCell }: ArrangedColumn): boolean {
  const isName = columns.some((column) => column.isPinned === true) ? isPinned === true : columns[0]?.key === key;
  return isName || isHeaderHidden === true || headerCell !== undefined;
}

/**
 * The columns in the order that the user chose. Fixed ones keep their places; the others fill the places between them. A
 * column that is new since then comes behind the one that it follows by default, and unknown keys are ignored.
 */
export function orderColumns<Shown extends ArrangedColumn>(
  columns: readonly Shown[],
  order: readonly string[],
  isMovable: (column: ArrangedColumn) => boolean = (column) => !isFixed(columns, column),
): readonly Shown[] {
  const movable = columns.filter(isMovable);
  const places = new Map(movable.map((column) => [column.key, column]));
  const keys = order.filter((key, place) => places.has(key) && order.indexOf(key) === place);
  movable.forEach(({ key }, place) => {
    if (!keys.includes(key)) keys.splice(keys.indexOf(movable[place - 1]?.key ?? "") + 1, 0, key);
  });
  let next = 0;
  return columns.map((column) => (isMovable(column) ? (places.get(keys[next++] ?? "") ?? column) : column));
}

/** The columns that a list shows, in their order. */
export function arrangeColumns<Shown extends ArrangedColumn>(columns: readonly Shown[], { order, hidden }: ColumnSettings): readonly Shown[] {
  return orderColumns(columns, order).filter((column) => !hidden.includes(column.key) || isFixed(columns, column));
}
