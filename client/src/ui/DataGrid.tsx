import type { ReactNode } from "react";
import { lazy, Suspense } from "react";
import type { Sort } from "./DataTable";
import type { GridFilters, GridValue } from "./gridFilters";
import { TableSkeleton } from "./skeletons";

export type { GridFilters, GridValue } from "./gridFilters";

/** One column of a grid. */
export type GridColumn<Row> = {
  key: string;
  header: string;
  /** What the column sorts and filters by, and shows unless `cell` draws something else. */
  value: (row: Row) => GridValue;
  cell?: (row: Row) => ReactNode;
  /** The values to choose from in the filter; without them the filter looks for a word. */
  choices?: readonly string[];
  /** The least width in pixels; columns share what is left. */
  minWidth?: number;
  align?: "left" | "right";
};

type Props<Row> = {
  /** What the grid lists, for assistive technology. */
  label: string;
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** What stands in place of rows when there are none at all. */
  emptyText: string;
  onRowClick?: (row: Row) => void;
  /** Whether something is under way for a row; its first cell then shows a spinner. */
  isRowBusy?: (row: Row) => boolean;
  /** The filters, when the caller keeps them, in the address for example. */
  filters?: GridFilters;
  onFiltersChange?: (filters: GridFilters) => void;
  sort?: Sort | null;
  onSortChange?: (sort: Sort | null) => void;
  /** The keys of hidden columns. */
  hidden?: readonly string[];
  onHiddenChange?: (hidden: readonly string[]) => void;
  /** The page, counted from 0; one beyond the last shows the last. */
  page?: number;
  /** How many rows a page has: one of `PAGE_SIZES`. */
  pageSize?: number;
  onPageChange?: (page: number, pageSize: number) => void;
  /** A sentence above the grid, such as what a click on a row does. */
  note?: string;
  isLoading?: boolean;
};

const Frame = lazy(async () => ({ default: (await import("./DataGridFrame")).DataGridFrame }));

/**
 * A grid for long, wide lists: every column sorts and filters, and a panel beside it shows, hides and
 * filters columns. Its code comes with the first grid that is shown.
 */
export function DataGrid<Row>({ columns, rows, rowKey, onRowClick, isRowBusy, ...rest }: Props<Row>) {
  const items = rows.map((row) => ({
    id: rowKey(row),
    values: Object.fromEntries(columns.map(({ key, value }) => [key, value(row)])),
    draw: (key: string) => columns.find((column) => column.key === key)?.cell?.(row),
    open: onRowClick === undefined ? undefined : () => onRowClick(row),
    isBusy: isRowBusy?.(row) ?? false,
  }));
  const frames = columns.map(({ key, header, cell, choices, minWidth, align }) => ({
    key,
    header,
    choices,
    minWidth,
    align,
    isDrawn: cell !== undefined,
  }));
  return (
    <Suspense fallback={<TableSkeleton columns={Math.min(columns.length, 8)} />}>
      <Frame columns={frames} items={items} {...rest} />
    </Suspense>
  );
}
