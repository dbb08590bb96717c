import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import type { FileValue } from "./namedList";
import type { SortValue } from "./sort";
import type { Tone } from "../layout/style";

/** One column of a table. */
export type Column<Row> = {
  key: string;
  header: string;
  /** The field of the graph that the column shows, such as "Provider.health": its description is the tip of the header. */
  describes?: string;
  /** What the column sorts by; also its text, unless `cell` draws something else. Without it the column does not sort. */
  value?: (row: Row) => SortValue;
  cell?: (row: Row) => ReactNode;
  /** What the column has in a file, where that is not its value. A column without either is not in files. */
  text?: (row: Row) => FileValue;
  align?: "left" | "right";
  /** A CSS width, such as 90 or "30%". */
  width?: number | string;
  /** For columns of buttons, whose header is read but not seen. */
  isHeaderHidden?: boolean;
  /** Drawn in place of the header's text, such as a checkbox for all rows; for columns that do not sort. */
  headerCell?: ReactNode;
  /** Whether its cells never wrap, as moments and dates. */
  isOneLine?: boolean;
  /** Whether the column stays in sight at the start while the others scroll sideways. Columns of buttons stay at the end. */
  isPinned?: boolean;
};

/** Where a column stays while the others scroll sideways. */
export function pinOf({ isPinned, isHeaderHidden }: Pick<Column<never>, "isPinned" | "isHeaderHidden">): "start" | "end" | undefined {
  if (isHeaderHidden === true) return "end";
  return isPinned === true ? "start" : undefined;
}

/** What the rows of one table have in common. */
export type RowSettings<Row> = {
  columns: readonly Column<Row>[];
  onRowClick: ((row: Row) => void) | undefined;
  rowLabel: ((row: Row) => string) | undefined;
  rowTone: ((row: Row) => Tone | null) | undefined;
};

type Props<Row> = {
  row: Row;
  settings: RowSettings<Row>;
  /** Counted from 0, among the rows of the table. */
  place: number;
  /** The number of the row among all rows, counted from 1, the header; only where not all of them are drawn. */
  rowIndex: number | undefined;
  /** Measures the row, where only those in view are drawn. */
  measure: ((element: HTMLElement | null) => void) | undefined;
};

/** Whether an event started in a control inside a row. */
function isOwnControl(target: EventTarget, row: EventTarget): boolean {
  if (!(target instanceof Element) || target === row) return false;
  return target.closest("a, button, input, select, textarea, label, [role=button]") !== null;
}

/** One row. The table styles it, since styles of its own for each of thousands of cells would be slow. */
export function DataTableRow<Row>({ row, settings, place, rowIndex, measure }: Props<Row>) {
  const { columns, onRowClick, rowLabel, rowTone } = settings;
  const opening = onRowClick !== undefined && {
    "aria-label": rowLabel?.(row),
    tabIndex: 0,
    onClick: (event: MouseEvent<HTMLElement>) => {
      const isSelecting = window.getSelection()?.type === "Range";
      if (!isOwnControl(event.target, event.currentTarget) && !isSelecting) onRowClick(row);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== "Enter" || event.target !== event.currentTarget) return;
      event.preventDefault();
      onRowClick(row);
    },
  };
  return (
    <tr ref={measure} data-index={place} data-tone={rowTone?.(row) ?? undefined} aria-rowindex={rowIndex} {...opening}>
      {columns.map((column) => (
        <td
          key={column.key}
          data-align={column.align}
          data-one-line={column.isOneLine}
          data-pinned={pinOf(column)}
          data-controls={column.isHeaderHidden}
        >
          {column.cell === undefined ? column.value?.(row) : column.cell(row)}
        </td>
      ))}
    </tr>
  );
}
