import { memo } from "react";
import { numberText } from "../../../ui/text/format";
import { CellShape } from "./CoverageLegend";
import css from "./CoverageMatrixRow.module.css";
import { type CoverageDay, type CoverageRow, lookOf, looks, type RowMarks, summedStates, tones } from "./coverageCells";

type Props = {
  row: CoverageRow;
  place: number;
  days: readonly CoverageDay[];
  marks: RowMarks | undefined;
  /** The selected columns, both included; -1 for none. */
  left: number;
  right: number;
  /** The column of the cell that the Tab key leads to; -1 if it is in another row. */
  active: number;
  measure: (element: HTMLElement | null) => void;
};

/** A market, the state of each of its days, and their sums. It is drawn again only if one of them changes: there are thousands of cells. */
export const CoverageMatrixRow = memo(function CoverageMatrixRow({ row, place, days, marks, left, right, active, measure }: Props) {
  return (
    <tr ref={measure} data-index={place} aria-rowindex={place + 2} className={css.row}>
      <th scope="row" className={css.market} data-row={place}>
        <span className={css.name}>{row.marketLabel}</span>
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
