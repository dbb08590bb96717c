import { useState } from "react";
import { rangeOf, select } from "./selection";

type Options<Row> = {
  /** The rows that are shown, in their order. */
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** What the list is of, such as its filters as a text: the rows of another list are not selected. */
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

type State<Row> = { view: string; selected: ReadonlyMap<string, Row>; last: string | null };

/** Which rows of a list are selected, for something to do with all of them. */
export function useSelection<Row>({ rows, rowKey, view }: Options<Row>): Selection<Row> {
  const [isOn, setOn] = useState(false);
  const none: State<Row> = { view, selected: new Map(), last: null };
  const [kept, setKept] = useState(none);
  const state = kept.view === view ? kept : none;
  const keyOf = (row: Row) => String(rowKey(row));
  const current = new Map(rows.map((row) => [keyOf(row), row]));
  const set = (changed: readonly Row[], isSelected: boolean, last = state.last) =>
    setKept({ view, selected: select(state.selected, changed, keyOf, isSelected), last });
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
    start: () => setOn(true),
    stop: () => {
      setOn(false);
      setKept(none);
    },
  };
}
