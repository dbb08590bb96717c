import Box from "@mui/material/Box";
import { type KeyboardEvent, memo, useRef, useState } from "react";
import { DataTableWindow } from "../../../ui/table/DataTableWindow";
import { dateText, numberText } from "../../../ui/text/format";
import { todayText } from "../hub/calendarMonth";
import {
  areaBetween,
  type Coverage,
  type CoverageRow,
  countStates,
  endsOf,
  type Look,
  lookOf,
  looks,
  type Place,
  placeAfterKey,
  type RowMarks,
  selectionBetween,
  summedStates,
  tones,
  wholeArea,
} from "./coverageCells";
import css from "./CoverageMatrix.module.css";

type Props = {
  coverage: Coverage;
  marks: ReadonlyMap<number, RowMarks>;
  selection: string | null;
  onSelect: (selection: string | null) => void;
  /** The cell that was reached last, by the pointer or the keyboard. */
  onActive: (place: Place) => void;
};

const weekday = new Intl.DateTimeFormat("en-US", { weekday: "short", timeZone: "UTC" });

/**
 * Markets and days as a table of cells. A drag, Shift with a click and Shift with the arrows select cells, the headings
 * whole rows and columns. A finger scrolls, so that it selects by taps.
 */
export function CoverageMatrix({ coverage, marks, selection, onSelect, onActive }: Props) {
  const { markets, days } = coverage;
  const whole = wholeArea(coverage);
  const total = countStates(coverage, whole);
  const ofDays = days.map((_, column) => countStates(coverage, { ...whole, left: column, right: column }));
  const today = todayText();
  const [box, setBox] = useState<HTMLElement | null>(null);
  const table = useRef<HTMLTableElement>(null);
  const ends = endsOf(coverage, selection);
  const area = ends && areaBetween(ends.from, ends.to);
  const [moved, setMoved] = useState<Place>({ row: 0, column: 0 });
  const last: Place = { row: markets.length - 1, column: days.length - 1 };
  const active = { row: Math.min(moved.row, last.row), column: Math.min(moved.column, last.column) };
  // Where the drag under way began; null while there is none.
  const drag = useRef<Place | null>(null);
  const isTouch = useRef(false);

  const activate = (place: Place) => {
    setMoved(place);
    onActive(place);
  };
  const select = (from: Place, to: Place) => onSelect(selectionBetween(coverage, from, to));
  const start = ends?.from ?? active;

  /** Selects what was pressed: a cell, or the row or column of a heading. Returns where a drag would begin. */
  const press = (target: EventTarget, isExtending: boolean): Place | null => {
    const { row, column } = placeIn(target);
    if (row === undefined && column === undefined) return null;
    const from = isExtending ? start : { row: row ?? 0, column: column ?? 0 };
    const to = { row: row ?? last.row, column: column ?? last.column };
    select({ row: row === undefined ? 0 : from.row, column: column === undefined ? 0 : from.column }, to);
    if (row === undefined || column === undefined) return null;
    activate(to);
    return from;
  };

  const focusCell = ({ row, column }: Place) => {
    const find = () => table.current?.querySelector<HTMLElement>(`td[data-row="${row}"][data-column="${column}"]`) ?? null;
    const cell = find();
    if (cell !== null) {
      cell.focus();
      return;
    }
    // Far rows are drawn once they are scrolled to.
    box?.scrollTo({ top: (row / markets.length) * box.scrollHeight });
    requestAnimationFrame(() => requestAnimationFrame(() => find()?.focus()));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    if (!(event.target instanceof Element) || event.target.closest("td[data-column]") === null || event.altKey) return;
    const ctrlKey = event.ctrlKey || event.metaKey;
    const next = placeAfterKey(active, { key, ctrlKey }, coverage);
    const { row, column } = active;
    if (next !== null) {
      // A selection that ends elsewhere than at the focus is another one.
      if (shiftKey) select(ends?.to.row === row && ends.to.column === column ? start : active, next);
      activate(next);
      focusCell(next);
    } else if (key === " ") {
      if (shiftKey) select({ row, column: 0 }, { row, column: last.column });
      else if (ctrlKey) select({ row: 0, column }, { row: last.row, column });
      else select(active, active);
    } else if (ctrlKey && !shiftKey && key.toLowerCase() === "a") {
      select({ row: 0, column: 0 }, last);
    } else if (key === "Escape" && selection !== null) {
      onSelect(null);
    } else {
      return;
    }
    // The box would scroll by the key, too.
    event.preventDefault();
  };

  return (
    <div ref={setBox} className={css.box}>
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- Its cells are selected.
        role="grid"
        aria-label="Coverage"
        aria-multiselectable="true"
        aria-rowcount={markets.length + 1 + summedStates.length}
        className={css.table}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          isTouch.current = event.pointerType === "touch";
          if (isTouch.current || event.button !== 0) return;
          drag.current = press(event.target, event.shiftKey);
        }}
        onPointerOver={(event) => {
          if (drag.current === null) return;
          if ((event.buttons & 1) === 0) {
            drag.current = null;
            return;
          }
          const { row, column } = placeIn(event.target);
          if (row === undefined || column === undefined) return;
          select(drag.current, { row, column });
          activate({ row, column });
        }}
        onClick={(event) => {
          if (isTouch.current) press(event.target, event.shiftKey);
        }}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">Market</th>
            {days.map(({ date }, column) => (
              <th
                key={date}
                scope="col"
                aria-label={dateText(date)}
                aria-current={date === today ? "date" : undefined}
                title={dateText(date)}
                data-column={column}
                className={css.day}
              >
                <span>{weekday.format(new Date(date))}</span>
                {date.slice(8)}
              </th>
            ))}
            {summedStates.map((state) => (
              <th key={state} scope="col" className={css.sum} style={{ minWidth: 72 }}>
                {looks[state]}
              </th>
            ))}
          </tr>
        </thead>
        <DataTableWindow
          label="Coverage"
          keys={markets.map(({ marketId }) => marketId)}
          columns={days.length + 1 + summedStates.length}
          box={box}
          drawRow={(place, measure) => {
            const row = markets[place];
            const isIn = area !== null && place >= area.top && place <= area.bottom;
            return (
              row !== undefined && (
                <Row
                  row={row}
                  place={place}
                  days={days}
                  marks={marks.get(row.marketId)}
                  left={isIn ? area.left : -1}
                  right={isIn ? area.right : -1}
                  active={place === active.row ? active.column : -1}
                  measure={measure}
                />
              )
            );
          }}
        />
        <tfoot>
          {summedStates.map((state, index) => (
            <tr key={state} aria-rowindex={markets.length + 2 + index}>
              <th scope="row">{looks[state]}</th>
              {days.map(({ date }, column) => (
                <td key={date}>{ofDays[column]?.[state] ? numberText(ofDays[column][state]) : ""}</td>
              ))}
              {summedStates.map((other) => (
                <Box component="td" key={other} className={css.sum} sx={{ "&&&": { color: "text.primary" } }}>
                  {other === state ? numberText(total[state]) : ""}
                </Box>
              ))}
            </tr>
          ))}
        </tfoot>
      </table>
    </div>
  );
}

type RowProps = {
  row: CoverageRow;
  place: number;
  days: Coverage["days"];
  marks: RowMarks | undefined;
  /** The selected columns, both included; -1 for none. */
  left: number;
  right: number;
  /** The column of the cell that the Tab key leads to; -1 if it is in another row. */
  active: number;
  measure: (element: HTMLElement | null) => void;
};

/** A market, the state of each of its days, and their sums. It is drawn again only if one of them changes: there are thousands of cells. */
const Row = memo(function Row({ row, place, days, marks, left, right, active, measure }: RowProps) {
  return (
    <tr ref={measure} data-index={place} aria-rowindex={place + 2} className={css.row}>
      <th scope="row" data-row={place}>
        <span>{row.marketLabel}</span>
      </th>
      {days.map(({ date }, column) => {
        const { look, reason } = lookOf(row.states[column] ?? "UNKNOWN", marks?.get(date));
        return (
          <td
            key={date}
            data-row={place}
            data-column={column}
            tabIndex={column === active ? 0 : -1}
            aria-selected={column >= left && column <= right}
            aria-label={[looks[look], reason].filter(Boolean).join(": ")}
            className={`${css.cell} tone-${tones[look]}`}
          >
            <CellShape look={look} />
          </td>
        );
      })}
      {summedStates.map((state) => {
        const count = row.states.filter((other) => other === state).length;
        return (
          <td key={state} className={css.sum}>
            {count === 0 ? "" : numberText(count)}
          </td>
        );
      })}
    </tr>
  );
});

/** The row and the column that an element stands for: a heading has only one of them. */
function placeIn(target: EventTarget): { row?: number; column?: number } {
  const { row, column } = target instanceof Element ? (target.closest<HTMLElement>("[data-row], [data-column]")?.dataset ?? {}) : {};
  return { ...(row !== undefined && { row: Number(row) }), ...(column !== undefined && { column: Number(column) }) };
}

/** What the shape of each look draws in a square of 12. */
const shapes: Record<Look, string> = {
  COMPLETED: "M2 6.5 5 9.5 10 3",
  RUNNING: "M3.5 2.5 9.5 6 3.5 9.5Z",
  FAILED: "M2.5 2.5 9.5 9.5M9.5 2.5 2.5 9.5",
  MISSING: "M6 2A4 4 0 1 0 6 10 4 4 0 1 0 6 2Z",
  UNKNOWN: "M2.5 6H9.5",
  SENDING: "M6 10V2M2.5 5.5 6 2 9.5 5.5",
  NOT_SENT: "M6 1.5V7M6 10V10.2",
  MAYBE_SENT: "M6 1.5V7M6 10V10.2",
};

/** The shape of a state, in the colour of the cell around it, so that colour is never the only sign. The text beside it names the state. */
function CellShape({ look }: { look: Look }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className={css.shape}>
      <path d={shapes[look]} />
    </svg>
  );
}

const states: readonly string[] = ["COMPLETED", "RUNNING", "FAILED", "MISSING", "UNKNOWN"];
const isLook = (text: string): text is Look => text in looks;

/** What the shapes and colours of the cells stand for: all states, and the outcomes of runs that cells show. */
export function CoverageLegend({ marks }: { marks: ReadonlyMap<number, RowMarks> }) {
  const marked = new Set<string>([...marks.values()].flatMap((row) => [...row.values()].map(({ look }) => look)));
  const shown = Object.keys(looks).filter(isLook).filter((look) => states.includes(look) || marked.has(look));
  return (
    <Box
      component="ul"
      aria-label="Legend"
      sx={{
        display: "flex", flexWrap: "wrap", columnGap: 4, rowGap: 1, m: 0, pt: 2.5, px: 4, pb: 3, borderTop: 1, borderColor: "divider",
        listStyle: "none", fontSize: 13, color: "text.secondary", "& > li": { display: "flex", alignItems: "center", gap: 1.5 },
      }}
    >
      {shown.map((look) => (
        <li key={look} className={`tone-${tones[look]}`}>
          <CellShape look={look} />
          {looks[look]}
        </li>
      ))}
    </Box>
  );
}
