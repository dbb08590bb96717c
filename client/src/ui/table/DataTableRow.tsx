import Box from "@mui/material/Box";
import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { described, FieldLabel, FieldTip } from "../feedback/FieldLabel";
import { type Tone, visuallyHidden } from "../layout/style";
import type { FileValue } from "./namedList";
import type { Sort, SortValue } from "./sort";

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
function pinOf({ isPinned, isHeaderHidden }: Pick<Column<never>, "isPinned" | "isHeaderHidden">): "start" | "end" | undefined {
  if (isHeaderHidden === true) return "end";
  return isPinned === true ? "start" : undefined;
}

type HeaderProps<Row> = {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onSort: (key: string) => void;
  /** 1 where the rows are numbered. */
  rowIndex?: number;
};

/** The header of a table: a button in each column that sorts. */
export function DataTableHeader<Row>({ columns, sort, onSort, rowIndex }: HeaderProps<Row>) {
  return (
    <thead>
      <tr aria-rowindex={rowIndex}>
        {columns.map((column) => {
          const direction = sort?.key === column.key ? sort.direction : null;
          return (
            <th
              key={column.key}
              scope="col"
              aria-sort={direction === null ? undefined : direction === "asc" ? "ascending" : "descending"}
              data-align={column.align}
              data-pinned={pinOf(column)}
              data-controls={column.isHeaderHidden}
              style={{ width: column.width }}
            >
              {column.value !== undefined ? (
                <SortButton column={column} direction={direction} onSort={onSort} />
              ) : column.isHeaderHidden === true ? (
                <Box component="span" sx={visuallyHidden}>
                  {column.header}
                </Box>
              ) : (
                (column.headerCell ?? <FieldLabel describes={column.describes}>{column.header}</FieldLabel>)
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

type SortButtonProps<Row> = {
  column: Column<Row>;
  /** The direction in which the rows are sorted by the column; null if they are not. */
  direction: Sort["direction"] | null;
  onSort: (key: string) => void;
};

function SortButton<Row>({ column: { key, header, describes, align }, direction, onSort }: SortButtonProps<Row>) {
  return (
    <FieldTip describes={describes}>
      <Box
        component="button"
        type="button"
        onClick={() => onSort(key)}
        sx={{
          all: "unset",
          cursor: "pointer",
          borderRadius: "3px",
          color: direction === null ? "inherit" : "text.primary",
          "&:hover": { color: "text.primary" },
          "&:focus-visible": { outline: "2px solid", outlineColor: "primary.main", outlineOffset: 2 },
        }}
      >
        <Box component="span" sx={{ display: "inline-flex", gap: 1, flexDirection: align === "right" ? "row-reverse" : "row" }}>
          <Box component="span" sx={describes === undefined ? undefined : described}>
            {header}
          </Box>
          <Box component="span" aria-hidden="true" sx={{ opacity: direction === null ? 0 : 1 }}>
            {direction === "desc" ? "↓" : "↑"}
          </Box>
        </Box>
      </Box>
    </FieldTip>
  );
}

/** What the rows of one table have in common. */
export type RowSettings<Row> = {
  columns: readonly Column<Row>[];
  onRowClick: ((row: Row) => void) | undefined;
  rowLabel: ((row: Row) => string) | undefined;
  rowTone: ((row: Row) => Tone | null) | undefined;
  isRowActive: ((row: Row) => boolean) | undefined;
  onRowActive: ((row: Row | null) => void) | undefined;
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
  const { columns, onRowClick, rowLabel, rowTone, isRowActive, onRowActive } = settings;
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
  const [activate, leave] = [() => onRowActive?.(row), () => onRowActive?.(null)];
  const pointing = onRowActive !== undefined && { onMouseEnter: activate, onMouseLeave: leave, onFocus: activate, onBlur: leave };
  return (
    <tr
      ref={measure}
      data-index={place}
      data-tone={rowTone?.(row) ?? undefined}
      data-active={isRowActive?.(row) === true ? true : undefined}
      aria-rowindex={rowIndex}
      {...opening}
      {...pointing}
    >
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
