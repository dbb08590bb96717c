import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type ReactNode, useId, useState } from "react";
import { CellText } from "./CellText";
import { DataGridPanel } from "./DataGridPanel";
import { type Column, DataTable } from "./DataTable";
import { EmptyState } from "./EmptyState";
import { FilterBar } from "./FilterBar";
import { activeFilters, filterItems, type GridFilters, type GridValue } from "./gridFilters";
import { PAGE_SIZES, pageAfterResize, shownPage } from "./gridPages";
import { sortRows } from "./sort";
import { Surface } from "./Surface";
import type { GridState } from "./useGridState";

/** One column of a grid. */
export type GridColumn<Row> = {
  key: string;
  header: string;
  /** What the column sorts and filters by; also its text, unless `cell` draws something else. */
  value: (row: Row) => GridValue;
  cell?: (row: Row) => ReactNode;
  /** The values to choose from in the filter; without them the filter is a text to find. */
  choices?: readonly string[];
  /** The least width in pixels; columns share what is left. */
  minWidth?: number;
  align?: "left" | "right";
  /** Whether the column stays in sight while the others scroll sideways, and comes first on a narrow screen. By default the column "id" does. */
  isPinned?: boolean;
};

type Props<Row> = {
  /** What the grid lists, for assistive technology. */
  label: string;
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Shown in place of the grid when there are no rows at all. */
  emptyText: string;
  onRowClick?: (row: Row) => void;
  /** Whether something is under way for a row; its first cell then shows a spinner. */
  isRowBusy?: (row: Row) => boolean;
  /** The order, the filters, the hidden columns and the page: see useGridState. */
  state: GridState;
  onStateChange: (state: GridState) => void;
  /** A sentence above the grid, such as what a click on a row does. */
  note?: string;
};

const DEFAULT_WIDTH = 110;

/** A table for long, wide lists: every column sorts and filters, and a panel beside it shows, hides and filters columns. */
export function DataGrid<Row>({
  label,
  columns,
  rows,
  rowKey,
  emptyText,
  onRowClick,
  isRowBusy,
  state,
  onStateChange,
  note,
}: Props<Row>) {
  const { filters, hidden, sort, pageSize } = state;
  const [isPanelOpen, setPanelOpen] = useState(false);
  const panel = useId();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down("md"), { noSsr: true });

  const choiceColumns = new Set(columns.filter(({ choices }) => choices !== undefined).map(({ key }) => key));
  const filterCount = activeFilters(filters, choiceColumns).length;
  const items = rows.map((row) => ({
    id: rowKey(row),
    row,
    values: Object.fromEntries(columns.map(({ key, value }) => [key, value(row)])),
  }));
  const found = filterItems(items, filters, choiceColumns).map(({ row }) => row);
  const sortValue = columns.find(({ key }) => key === sort?.key)?.value;
  const sorted = sort === null || sortValue === undefined ? found : sortRows(found, sort.direction, sortValue, rowKey);
  const page = shownPage(state.page, pageSize, sorted.length);
  const shownColumns = columns
    .filter(({ key }) => !hidden.includes(key))
    .map((column) => ({ ...column, isPinned: column.isPinned ?? column.key === "id" }));
  // Pinned columns stay in sight from the left edge on, so where little fits they come first.
  const placed = isNarrow ? shownColumns.toSorted((left, right) => Number(right.isPinned) - Number(left.isPinned)) : shownColumns;

  // Other rows, or another order, start at the first page.
  const changeFilters = (next: GridFilters) => onStateChange({ ...state, filters: next, page: 0 });

  if (rows.length === 0) {
    return (
      <Surface>
        <EmptyState text={emptyText} />
      </Surface>
    );
  }

  const tableColumns = placed.map(({ key, header, value, cell, align, minWidth, isPinned }, place): Column<Row> => {
    const draw = cell ?? ((row: Row) => <CellText>{value(row)}</CellText>);
    return {
      key,
      header,
      value,
      align,
      isPinned,
      width: minWidth,
      cell: place > 0 || isRowBusy === undefined ? draw : (row) => (isRowBusy(row) ? <BusyCell>{draw(row)}</BusyCell> : draw(row)),
    };
  });

  return (
    <Box
      sx={{
        display: "grid",
        gap: 4,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: isPanelOpen ? "minmax(0, 1fr) 264px" : "minmax(0, 1fr)" },
        alignItems: "start",
      }}
    >
      {isPanelOpen && (
        <DataGridPanel
          id={panel}
          label={label}
          columns={columns}
          hidden={hidden}
          filters={filters}
          onHiddenChange={(next) => onStateChange({ ...state, hidden: next })}
          onFiltersChange={changeFilters}
        />
      )}
      <Box sx={{ gridColumn: { md: 1 }, gridRow: { md: 1 }, minWidth: 0 }}>
        <Surface flush>
          {note !== undefined && (
            <Box component="p" sx={{ m: 0, px: 4, pt: 4, typography: "body2", color: "text.secondary" }}>
              {note}
            </Box>
          )}
          <FilterBar
            label={`Filter ${label.toLowerCase()}`}
            count={{ shown: found.length, total: rows.length, one: "row", many: "rows" }}
            onClear={filterCount === 0 ? null : () => changeFilters({})}
          >
            <Button
              aria-expanded={isPanelOpen}
              aria-controls={isPanelOpen ? panel : undefined}
              onClick={() => setPanelOpen(!isPanelOpen)}
            >
              {filterCount > 0 ? `Columns and Filters (${filterCount})` : "Columns and Filters"}
            </Button>
          </FilterBar>
          {shownColumns.length === 0 ? (
            <EmptyState text="All columns are hidden." />
          ) : (
            <DataTable
              label={label}
              columns={tableColumns}
              rows={sorted.slice(page * pageSize, (page + 1) * pageSize)}
              rowKey={rowKey}
              emptyText="No rows match the filters."
              onRowClick={onRowClick}
              sort={sort}
              onSortChange={(next) => onStateChange({ ...state, sort: next, page: 0 })}
              paging={{
                page,
                pageSize,
                total: sorted.length,
                onPageChange: (next) => onStateChange({ ...state, page: next }),
                pageSizes: PAGE_SIZES,
                onPageSizeChange: (next) => onStateChange({ ...state, page: pageAfterResize(page, pageSize, next), pageSize: next }),
              }}
              minWidth={shownColumns.reduce((sum, { minWidth = DEFAULT_WIDTH }) => sum + minWidth, 0)}
            />
          )}
        </Surface>
      </Box>
    </Box>
  );
}

/** The first cell of a row for which something is under way. */
function BusyCell({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 2, cursor: "progress" }}>
      <CircularProgress size={14} aria-label="Working" sx={{ flexShrink: 0 }} />
      {children}
    </Box>
  );
}
