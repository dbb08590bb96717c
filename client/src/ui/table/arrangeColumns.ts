import type { ColumnSettings } from "./columnSettings";

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
