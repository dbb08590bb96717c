import { lazy, type ReactNode, Suspense } from "react";
import { distinctKeys } from "./distinctKeys";
import type { GridValue } from "./gridFilters";
import { TableSkeleton } from "../feedback/skeletons";
import type { GridList } from "./namedList";
import type { GridState } from "./useGridState";

/** One column of a grid. */
export type GridColumn<Row> = {
  key: string;
  header: string;
  /** The field of the graph that the column shows, such as "Vehicle.statusLabel". */
  describes?: string;
  /** What the column sorts and filters by; also its text, unless `cell` draws something else. */
  value: (row: Row) => GridValue;
  cell?: (row: Row) => ReactNode;
  /** The values to choose from in the filter; without them the filter is a text to find. */
  choices?: readonly string[];
  /** The least width in pixels; columns share what is left. */
  minWidth?: number;
  align?: "left" | "right";
};

type Props<Row> = {
  /** What the grid lists, for assistive technology. */
  label: string;
  list: GridList;
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Shown in place of the grid when there are no rows at all. */
  emptyText: string;
  onRowClick?: (row: Row) => void;
  /** Whether something is under way for a row; its first cell then shows a spinner. */
  isRowBusy?: (row: Row) => boolean;
  /** The order, the filters and the page: see useGridState. */
  state: GridState;
  onStateChange: (state: GridState) => void;
  /** A field above the grid that narrows the rows; the grid then stays when no row is left. */
  find?: ReactNode;
  /** A sentence above the grid, such as what a click on a row does. */
  note?: string;
  /** The key of the column that names a row. It comes first on a narrow screen. */
  nameKey?: string;
  /** Renders more buttons, given the rows that pass the filters. */
  tools?: (rows: readonly Row[]) => ReactNode;
};

const MuiDataGrid = lazy(async () => ({ default: (await import("./MuiDataGrid")).MuiDataGrid }));

/**
 * A grid for long, wide lists: every column sorts and filters, and a panel beside it shows, hides and
 * filters columns. Its code comes with the first grid that is shown.
 */
export function DataGrid<Row>({ columns, rows, rowKey, onRowClick, isRowBusy, tools, ...rest }: Props<Row>) {
  const keys = distinctKeys(rows.map(rowKey));
  const items = rows.map((row, place) => ({
    id: keys[place] ?? "",
    values: Object.fromEntries(columns.map(({ key, value }) => [key, value(row)])),
    draw: (key: string) => columns.find((column) => column.key === key)?.cell?.(row),
    open: onRowClick === undefined ? undefined : () => onRowClick(row),
    isBusy: isRowBusy?.(row) ?? false,
  }));
  const plainColumns = columns.map(({ key, header, describes, cell, choices, minWidth, align }) => ({
    key,
    header,
    describes,
    choices,
    minWidth,
    align,
    isDrawn: cell !== undefined,
  }));
  return (
    <Suspense fallback={<TableSkeleton columns={Math.min(columns.length, 8)} />}>
      <MuiDataGrid
        columns={plainColumns}
        items={items}
        tools={
          tools &&
          ((shown) => {
            const ids = new Set(shown.map(({ id }) => id));
            return tools(rows.filter((_, place) => ids.has(keys[place] ?? "")));
          })
        }
        {...rest}
      />
    </Suspense>
  );
}
