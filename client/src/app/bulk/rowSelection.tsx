import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type ReactNode, use, useState } from "react";
import { createPortal } from "react-dom";
import { noPrint } from "../../ui/layout/style";
import { ToolbarSlotContext } from "../../ui/layout/Surface";
import type { Column } from "../../ui/table/DataTable";

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

/** The rows between two keys in the order in which they are shown, with both; only the second if the first is gone. */
export function rangeOf(keys: readonly string[], from: string | null, to: string): readonly string[] {
  const start = from === null ? -1 : keys.indexOf(from);
  const end = keys.indexOf(to);
  if (start === -1 || end === -1) return [to];
  return keys.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** The selected rows after some were selected or deselected, by key. */
export function select<Row>(
  selected: ReadonlyMap<string, Row>,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  isSelected: boolean,
): ReadonlyMap<string, Row> {
  const next = new Map(selected);
  for (const row of rows) {
    if (isSelected) next.set(keyOf(row), row);
    else next.delete(keyOf(row));
  }
  return next;
}

type CheckboxProps<Row> = {
  selection: Selection<Row>;
  row: Row;
  /** Names the row. */
  name: string;
  /** What is beside the checkbox. */
  children?: ReactNode;
};

/** The checkbox of a row, and what is beside it; only the latter while rows are not selected. */
export function RowCheckbox<Row>({ selection, row, name, children }: CheckboxProps<Row>) {
  if (!selection.isOn) return <>{children}</>;
  return (
    // Within another element: tables make the first one of a cell an inline one on a phone.
    <div>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1 }}>
        {/* Large enough for a finger, and no taller than a line of text. */}
        <Box component="label" sx={{ display: "inline-flex", flex: "none", p: 1.5, m: -1.5, mr: 0, cursor: "pointer", ...noPrint }}>
          <input
            type="checkbox"
            style={{ width: 16, height: 16, margin: 0, accentColor: "var(--mq-palette-primary-main)", cursor: "pointer" }}
            aria-label={`Select ${name}`}
            checked={selection.isSelected(row)}
            // A click with Shift would select the text between, too.
            onMouseDown={(event) => event.shiftKey && event.preventDefault()}
            onChange={({ nativeEvent }) => selection.toggle(row, "shiftKey" in nativeEvent && nativeEvent.shiftKey === true)}
          />
        </Box>
        <Box sx={{ minWidth: 0 }}>{children}</Box>
      </Box>
    </div>
  );
}

/** The columns of a table with a checkbox before the text of the one that stays in sight, while rows are selected. */
export function withCheckboxes<Row>(columns: readonly Column<Row>[], selection: Selection<Row>, rowName: (row: Row) => string): readonly Column<Row>[] {
  if (!selection.isOn) return columns;
  const place = Math.max(
    0,
    columns.findIndex(({ isPinned, isHeaderHidden }) => isPinned === true && isHeaderHidden !== true),
  );
  return columns.map((column, at) =>
    at === place
      ? {
          ...column,
          cell: (row: Row) => (
            <RowCheckbox selection={selection} row={row} name={rowName(row)}>
              {column.cell === undefined ? column.value?.(row) : column.cell(row)}
            </RowCheckbox>
          ),
        }
      : column,
  );
}

type ButtonProps<Row> = {
  selection: Selection<Row>;
  /** What the list is called for assistive technology. */
  label: string;
};

/** Begins and ends the selection of rows, among the buttons of the list if it has a place for them. */
export function SelectButton<Row>({ selection: { isOn, start, stop }, label }: ButtonProps<Row>) {
  const place = use(ToolbarSlotContext)?.[0];
  const button = (
    // The first of the buttons, whichever is drawn first.
    <Button aria-label={`Select rows of ${label}`} aria-pressed={isOn} onClick={isOn ? stop : start} sx={{ order: -1 }}>
      Select
    </Button>
  );
  return place == null ? button : createPortal(button, place);
}
