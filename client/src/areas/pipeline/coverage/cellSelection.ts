/** A cell of the matrix: the job of a market for a date. */
export type CellKey = { readonly marketId: number; readonly date: string };

/** A rectangle of cells, from the one where it was begun to the one where it ends. */
export type Selection = { readonly from: CellKey; readonly to: CellKey };

/** The places of a cell: its row and its column. */
export type Place = { readonly row: number; readonly column: number };

/** A rectangle of places, its edges included. */
export type Area = { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number };

/** What the matrix shows, as far as places depend on it. */
export type Axes = { readonly markets: readonly { readonly marketId: number }[]; readonly days: readonly { readonly date: string }[] };

/** The cell at a place; null beyond the edges. */
export function cellAt({ markets, days }: Axes, { row, column }: Place): CellKey | null {
  const market = markets[row];
  const day = days[column];
  return market === undefined || day === undefined ? null : { marketId: market.marketId, date: day.date };
}

/** Where a cell is; null if the matrix does not show it. */
export function placeOf({ markets, days }: Axes, { marketId, date }: CellKey): Place | null {
  const row = markets.findIndex((market) => market.marketId === marketId);
  const column = days.findIndex((day) => day.date === date);
  return row === -1 || column === -1 ? null : { row, column };
}

/** The area of a selection; null if the matrix does not show both of its ends. */
export function areaOf(axes: Axes, selection: Selection | null): Area | null {
  const from = selection && placeOf(axes, selection.from);
  const to = selection && placeOf(axes, selection.to);
  if (from === null || to === null) return null;
  return {
    top: Math.min(from.row, to.row),
    bottom: Math.max(from.row, to.row),
    left: Math.min(from.column, to.column),
    right: Math.max(from.column, to.column),
  };
}

/** The selection between two places; null if one is beyond the edges. */
export function selectionBetween(axes: Axes, from: Place, to: Place): Selection | null {
  const [start, end] = [cellAt(axes, from), cellAt(axes, to)];
  return start === null || end === null ? null : { from: start, to: end };
}

const CELL = /^(\d{1,9})\.(\d{4}-\d{2}-\d{2})$/;

/** The selection in the address, such as "2.2025-03-10_5.2025-03-12"; null without one. */
export function selectionFromParam(param: string | null): Selection | null {
  const cells = (param ?? "").split("_").map((text) => {
    const [, marketId, date] = CELL.exec(text) ?? [];
    return marketId === undefined || date === undefined ? null : { marketId: Number(marketId), date };
  });
  const [from = null, to = from] = cells;
  return from === null || to === null ? null : { from, to };
}

/** The selection as the address has it; null for none. */
export function selectionToParam(selection: Selection | null): string | null {
  if (selection === null) return null;
  const [from, to] = [selection.from, selection.to].map(({ marketId, date }) => `${marketId}.${date}`);
  return from === to ? (from ?? null) : `${from}_${to}`;
}

/** Rows that Page Up and Page Down go past. */
const PAGE = 10;

/** Where a key leads from a place; null if it leads nowhere. */
export function placeAfterKey({ row, column }: Place, { key, ctrlKey }: { key: string; ctrlKey: boolean }, { markets, days }: Axes): Place | null {
  const [lastRow, lastColumn] = [markets.length - 1, days.length - 1];
  const at = (nextRow: number, nextColumn: number): Place => ({
    row: Math.max(0, Math.min(nextRow, lastRow)),
    column: Math.max(0, Math.min(nextColumn, lastColumn)),
  });
  switch (key) {
    case "ArrowUp":
      return at(ctrlKey ? 0 : row - 1, column);
    case "ArrowDown":
      return at(ctrlKey ? lastRow : row + 1, column);
    case "ArrowLeft":
      return at(row, ctrlKey ? 0 : column - 1);
    case "ArrowRight":
      return at(row, ctrlKey ? lastColumn : column + 1);
    case "Home":
      return at(ctrlKey ? 0 : row, 0);
    case "End":
      return at(ctrlKey ? lastRow : row, lastColumn);
    case "PageUp":
      return at(row - PAGE, column);
    case "PageDown":
      return at(row + PAGE, column);
    default:
      return null;
  }
}
