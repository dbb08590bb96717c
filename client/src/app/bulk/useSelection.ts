import { useState } from "react";
import { rangeOf, select } from "./selection";

type Options<Row> = {
  /** The rows that are shown, in their order. */
  rows: readonly Row[];
  /**
   * The rows of all pages, if all of them are known: a selected one that is no longer among them was deleted, and leaves
   * the selection. Null if some are on other pages or cannot be read.
   */
  all: readonly Row[] | null;
  rowKey: (row: Row) => string | number;
  /** Identifies the list, such as its filters as text. Another list starts without selected rows. */
  view: string;
};

export type Selection<Row> = {
  /** Whether rows can be selected: the user has asked for it. */
  isOn: boolean;
  /** The selected rows, as they are now if they are shown. */
  selected: readonly Row[];
  isSelected: (row: Row) => boolean;
  /** Selects a row, or deselects it; with `isRange` also those between it and the last one. */
  toggle: (row: Row, isRange: boolean) => void;
  /** Selects or deselects rows. */
  set: (rows: readonly Row[], isSelected: boolean) => void;
  start: () => void;
  /** Ends it, and forgets what was selected. */
  stop: () => void;
};

type State<Row> = {
  view: string;
  /** The number of the selection. Rows that arrive late are only for the selection that asked for them. */
  turn: number;
  isOn: boolean;
  selected: ReadonlyMap<string, Row>;
  /** The key of the row that was selected last. */
  last: string | null;
};

const none = { selected: new Map<string, never>(), last: null };

/** Which rows of a list are selected, for something to do with all of them. */
export function useSelection<Row>({ rows, all, rowKey, view }: Options<Row>): Selection<Row> {
  const [kept, setKept] = useState<State<Row>>({ view, turn: 0, isOn: false, ...none });
  const keyOf = (row: Row) => String(rowKey(row));
  const state = kept.view === view ? withoutGone(kept, all, keyOf) : { ...kept, ...none, view, turn: kept.turn + 1 };
  if (state !== kept) setKept(state);
  const { turn, isOn } = state;
  const current = new Map(rows.map((row) => [keyOf(row), row]));
  const set = (changed: readonly Row[], isSelected: boolean, last?: string) =>
    setKept((now) =>
      now.turn === turn ? { ...now, selected: select(now.selected, changed, keyOf, isSelected), last: last ?? now.last } : now,
    );
  const turnTo = (next: boolean) => setKept((now) => ({ ...now, ...none, turn: now.turn + 1, isOn: next }));
  return {
    isOn,
    selected: [...state.selected].map(([key, row]) => current.get(key) ?? row),
    isSelected: (row) => state.selected.has(keyOf(row)),
    toggle: (row, isRange) => {
      const key = keyOf(row);
      const keys = rangeOf([...current.keys()], isRange ? state.last : null, key);
      const changed = keys.flatMap((each) => current.get(each) ?? []);
      set(changed.length === 0 ? [row] : changed, !state.selected.has(key), key);
    },
    set: (changed, isSelected) => set(changed, isSelected),
    start: () => turnTo(true),
    stop: () => turnTo(false),
  };
}

/** The selection without the rows that are gone. */
function withoutGone<Row>(state: State<Row>, all: readonly Row[] | null, keyOf: (row: Row) => string): State<Row> {
  if (all === null || state.selected.size === 0) return state;
  const there = new Set(all.map(keyOf));
  const selected = new Map([...state.selected].filter(([key]) => there.has(key)));
  return selected.size === state.selected.size ? state : { ...state, selected };
}
