import { useEffect, useEffectEvent, useRef, useState } from "react";
import { DataTableWindow } from "../../../ui/table/DataTableWindow";
import { dateText, numberText } from "../../../ui/text/format";
import { todayText } from "../hub/calendarMonth";
import { areaOf, type Place, placeAfterKey, placeOf, type Selection, selectionBetween } from "./cellSelection";
import css from "./CoverageMatrix.module.css";
import { CoverageMatrixRow } from "./CoverageMatrixRow";
import { type Coverage, countStates, looks, type RowMarks, summedStates, wholeArea } from "./coverageCells";

type Props = {
  coverage: Coverage;
  marks: ReadonlyMap<number, RowMarks>;
  selection: Selection | null;
  onSelect: (selection: Selection | null) => void;
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
  const area = areaOf(coverage, selection);
  const end = area === null || selection === null ? null : placeOf(coverage, selection.to);
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
  const select = (from: Place, to: Place) => {
    const next = selectionBetween(coverage, from, to);
    if (next !== null) onSelect(next);
  };
  const start = (): Place => (selection !== null && area !== null ? (placeOf(coverage, selection.from) ?? active) : active);

  /** Selects what was pressed: a cell, or the row or column of a heading. Returns where a drag would begin. */
  const press = (target: EventTarget, isExtending: boolean): Place | null => {
    const { row, column } = placeIn(target);
    if (row === undefined && column === undefined) return null;
    const from = isExtending ? start() : { row: row ?? 0, column: column ?? 0 };
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

  /** Does what a key says. Returns whether it says anything. */
  const handleKey = ({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean => {
    const isCtrl = ctrlKey || metaKey;
    const next = placeAfterKey(active, { key, ctrlKey: isCtrl }, coverage);
    const { row, column } = active;
    if (next !== null) {
      // A selection that ends elsewhere than at the focus is another one.
      if (shiftKey) select(end?.row === row && end.column === column ? start() : active, next);
      activate(next);
      focusCell(next);
    } else if (key === " ") {
      if (shiftKey) select({ row, column: 0 }, { row, column: last.column });
      else if (isCtrl) select({ row: 0, column }, { row: last.row, column });
      else select(active, active);
    } else if (isCtrl && !shiftKey && key.toLowerCase() === "a") {
      select({ row: 0, column: 0 }, last);
    } else if (key === "Escape" && selection !== null) {
      onSelect(null);
    } else {
      return false;
    }
    return true;
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.target instanceof Element) || event.target.closest("td[data-column]") === null || event.altKey) return;
    if (!handleKey(event)) return;
    // The box would scroll by the key, too.
    event.preventDefault();
    event.stopPropagation();
  });
  // Not a listener of React: the box listens for some of the keys, too, and would be first.
  useEffect(() => {
    const element = table.current;
    element?.addEventListener("keydown", onKeyDown);
    return () => element?.removeEventListener("keydown", onKeyDown);
  }, []);

  return (
    <div ref={setBox} className={css.box}>
      {/* The keys are listened to below. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events */}
      <table
        ref={table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- Its cells are selected.
        role="grid"
        aria-label="Coverage"
        aria-multiselectable="true"
        aria-rowcount={markets.length + 1 + summedStates.length}
        className={css.table}
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
        onPointerUp={() => {
          drag.current = null;
        }}
        onClick={(event) => {
          if (isTouch.current) press(event.target, event.shiftKey);
        }}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className={css.corner}>
              Market
            </th>
            {days.map(({ date }, column) => (
              <th key={date} scope="col" aria-label={dateText(date)} aria-current={date === today ? "date" : undefined} title={dateText(date)} data-column={column} className={css.day}>
                <span className={css.weekday}>{weekday.format(new Date(date))}</span>
                {date.slice(8)}
              </th>
            ))}
            {summedStates.map((state) => (
              <th key={state} scope="col" className={css.sumHead}>
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
                <CoverageMatrixRow
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
              <th scope="row" className={css.sumRow}>
                {looks[state]}
              </th>
              {days.map(({ date }, column) => (
                <td key={date} className={css.daySum}>
                  {ofDays[column]?.[state] ? numberText(ofDays[column][state]) : ""}
                </td>
              ))}
              {summedStates.map((other) => (
                <td key={other} className={css.total}>
                  {other === state ? numberText(total[state]) : ""}
                </td>
              ))}
            </tr>
          ))}
        </tfoot>
      </table>
    </div>
  );
}

/** The row and the column that an element stands for: a heading has only one of them. */
function placeIn(target: EventTarget): { row?: number; column?: number } {
  const { row, column } = target instanceof Element ? (target.closest<HTMLElement>("[data-row], [data-column]")?.dataset ?? {}) : {};
  return { ...(row !== undefined && { row: Number(row) }), ...(column !== undefined && { column: Number(column) }) };
}
