import { useEffect, useEffectEvent, useState } from "react";
import type { MarketRunKey } from "../runs/marketRuns";
import { useUrlParam } from "../../../ui/url/useUrlParam";

/** A rectangle of cells, from the one where it was begun to the one where it ends. */
export type Selection = { readonly from: MarketRunKey; readonly to: MarketRunKey };

/** The place of a cell: its row and its column. */
export type Place = { readonly row: number; readonly column: number };

/** A rectangle of places, its edges included. */
export type Area = { readonly top: number; readonly bottom: number; readonly left: number; readonly right: number };

/** What the matrix shows, as far as places depend on it. */
export type Axes = { readonly markets: readonly { readonly marketId: number }[]; readonly days: readonly { readonly date: string }[] };

/** Where a cell is; null if the matrix does not show it. */
export function placeOf({ markets, days }: Axes, cell: MarketRunKey): Place | null {
  const row = markets.findIndex(({ marketId }) => marketId === cell.marketId);
  const column = days.findIndex(({ date }) => date === cell.date);
  return row === -1 || column === -1 ? null : { row, column };
}

/** The area of a selection; null if the matrix does not show both of its ends. */
export function areaOf(axes: Axes, selection: Selection | null): Area | null {
  const from = selection && placeOf(axes, selection.from);
  const to = selection && placeOf(axes, selection.to);
  if (from === null || to === null) return null;
  const [top = 0, bottom = 0] = [from.row, to.row].toSorted((one, other) => one - other);
  const [left = 0, right = 0] = [from.column, to.column].toSorted((one, other) => one - other);
  return { top, bottom, left, right };
}

/** The selection between two places; null if one is beyond the edges. */
export function selectionBetween({ markets, days }: Axes, from: Place, to: Place): Selection | null {
  const cellAt = ({ row, column }: Place): MarketRunKey[] => {
    const [market, day] = [markets[row], days[column]];
    return market === undefined || day === undefined ? [] : [{ marketId: market.marketId, date: day.date }];
  };
  const [start, end] = [...cellAt(from), ...cellAt(to)];
  return start === undefined || end === undefined ? null : { from: start, to: end };
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
  const [from = "", to] = [selection.from, selection.to].map(({ marketId, date }) => `${marketId}.${date}`);
  return from === to ? from : `${from}_${to}`;
}

/** Rows that Page Up and Page Down go past. */
const PAGE = 10;

/** Where a key leads from a place; null if it leads nowhere. */
export function placeAfterKey({ row, column }: Place, { key, ctrlKey }: { key: string; ctrlKey: boolean }, { markets, days }: Axes): Place | null {
  const [lastRow, lastColumn] = [markets.length - 1, days.length - 1];
  const places: Readonly<Record<string, readonly [row: number, column: number]>> = {
    ArrowUp: [ctrlKey ? 0 : row - 1, column],
    ArrowDown: [ctrlKey ? lastRow : row + 1, column],
    ArrowLeft: [row, ctrlKey ? 0 : column - 1],
    ArrowRight: [row, ctrlKey ? lastColumn : column + 1],
    Home: [ctrlKey ? 0 : row, 0],
    End: [ctrlKey ? lastRow : row, lastColumn],
    PageUp: [row - PAGE, column],
    PageDown: [row + PAGE, column],
  };
  const next = places[key];
  return next === undefined ? null : { row: Math.max(0, Math.min(next[0], lastRow)), column: Math.max(0, Math.min(next[1], lastColumn)) };
}

/** How long a selection rests before the address has it: a drag changes it many times a second. */
const PAUSE_MS = 250;

/** The selection of cells, which the address keeps once it rests. */
export function useCellSelection(): [selection: Selection | null, select: (selection: Selection | null) => void] {
  const [param, setParam] = useUrlParam("cells");
  const [draft, setDraft] = useState<{ param: string | null; selection: Selection | null } | null>(null);
  const commit = useEffectEvent((selection: Selection | null) => setParam(selectionToParam(selection), { replace: true }));
  useEffect(() => {
    if (draft === null) return undefined;
    const timer = setTimeout(() => commit(draft.selection), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  // Going back to another address leaves the draft behind.
  const selection = draft !== null && draft.param === param ? draft.selection : selectionFromParam(param);
  return [selection, (next) => setDraft({ param, selection: next })];
}
