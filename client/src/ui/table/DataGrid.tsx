import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import CircularProgress from "@mui/material/CircularProgress";
import useMediaQuery from "@mui/material/useMediaQuery";
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from "react";
import { ColumnsEditor } from "./ColumnsEditor";
import { comfortableRows, orderColumns, useColumnSettings } from "./columns";
import { EmptyState } from "./EmptyState";
import { MultiSelect } from "../form/SelectField";
import { TableSkeleton } from "../feedback/skeletons";
import { DataTable, useIsPrinting } from "./DataTable";
import { distinctKeys } from "./distinct";
import { ListExport } from "./ListExport";
import type { GridList } from "./namedList";
import { ViewsButton } from "./ViewsButton";
import { compareValues } from "./sort";
import { copySx } from "./tableStyle";
import { pageTop, tabularNumbers } from "../layout/style";
import { activeFilters, filterItems, type GridFilters, type GridItem, type GridState, type GridValue, PAGE_SIZES } from "./useGridState";
import { FieldLabel } from "../feedback/FieldLabel";
import { TextBox } from "../form/TextBox";

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

type Item = GridItem & { draw: (key: string) => ReactNode; open?: () => void; isBusy: boolean };

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
  /** Empties that field; null while it is empty. */
  onClearFind?: (() => void) | null;
  /** A sentence above the grid, such as what a click on a row does. */
  note?: string;
  /** The key of the column that names a row. It comes first on a narrow screen. */
  nameKey?: string;
  /** Renders more buttons, given the rows that pass the filters. */
  tools?: (rows: readonly Row[]) => ReactNode;
};

/** It comes with the first grid that is shown. */
const MuiDataGrid = lazy(async () => ({ default: (await import("@mui/x-data-grid/DataGrid")).DataGrid<Item> }));

const frame = { bgcolor: "background.paper", border: 1, borderColor: "divider", borderRadius: "10px", overflow: "clip" } as const;

/** The arrows of the other tables, which are no part of the header's text. */
const Ascending = () => <Box component="span" aria-hidden="true" sx={{ "&::before": { content: '"↑"' } }} />;
const Descending = () => <Box component="span" aria-hidden="true" sx={{ "&::before": { content: '"↓"' } }} />;

const shownText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** The text of a cell. Where the column is too narrow for it, its title has all of it. */
function PlainCell({ text }: { text: string }) {
  return (
    text !== "" && (
      <span className="cell-text" title={text}>
        {text}
      </span>
    )
  );
}

/** The first cell of a row for which something is under way. */
function BusyCell({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 2, minWidth: 0 }}>
      <CircularProgress size={14} aria-label="Working" sx={{ flexShrink: 0 }} />
      {children}
    </Box>
  );
}

/** Scrolls the panel into view on narrow screens, where it is above the grid. */
function showWhole(panel: HTMLElement | null): void {
  if (panel !== null && window.matchMedia("(max-width: 899.95px)").matches) panel.scrollIntoView({ block: "nearest" });
}

/** A grid for long, wide lists: every column sorts and filters, and a panel beside it shows, hides and filters columns. */
export function DataGrid<Row>({ label, list, columns, rows, rowKey, emptyText, onRowClick, isRowBusy, state, onStateChange, find, onClearFind = null, note, nameKey, tools }: Props<Row>) {
  const keys = distinctKeys(rows.map(rowKey));
  const items = rows.map((row, place) => ({
    id: keys[place] ?? "",
    values: Object.fromEntries(columns.map(({ key, value }) => [key, value(row)])),
    draw: (key: string) => columns.find((column) => column.key === key)?.cell?.(row),
    open: onRowClick && (() => onRowClick(row)),
    isBusy: isRowBusy?.(row) ?? false,
  }));
  const { filters, sort } = state;
  const [{ order, hidden }] = useColumnSettings(list.name);
  const isComfortable = comfortableRows.useValue();
  const [exports, setExports] = useState(0);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const panel = useId();
  const toggle = useRef<HTMLButtonElement>(null);

  // On a phone the first column is all that is seen of a row at first, so it is the one that names it.
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down("md"), { noSsr: true });
  const isPrinting = useIsPrinting();
  const ordered = orderColumns(columns, order, () => true);
  const placed = isNarrow ? ordered.toSorted((left, right) => Number(right.key === nameKey) - Number(left.key === nameKey)) : ordered;
  const exported = ordered.filter(({ key }) => !hidden.includes(key));
  const firstShown = placed.find(({ key }) => !hidden.includes(key))?.key;
  const choiceColumns = new Set(columns.filter(({ choices }) => choices !== undefined).map(({ key }) => key));
  const filterCount = activeFilters(filters, choiceColumns).length;
  const shown = filterItems(items, filters, choiceColumns);

  const rowsOf = (some: readonly Item[]) => {
    const ids = new Set(some.map(({ id }) => id));
    return rows.filter((_, place) => ids.has(keys[place] ?? ""));
  };

  // Other rows, or another order, start at the first page.
  const changeFilters = (next: GridFilters) => onStateChange({ ...state, filters: next, page: 0 });

  if (items.length === 0 && find === undefined) return <EmptyState text={emptyText} />;
  // The grid draws one page, of 100 rows at most. Paper has all rows, in a table.
  if (isPrinting) {
    return (
      <DataTable
        label={label}
        emptyText={emptyText}
        columns={exported.map((column) => ({
          ...column,
          value: undefined,
          cell: ({ values, draw }: Item) => (column.cell === undefined ? values[column.key] : draw(column.key)),
        }))}
        rows={inOrder(shown, sort)}
        rowKey={({ id }) => id}
      />
    );
  }

  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
        {find}
        {note !== undefined && (
          <Box component="p" sx={{ m: 0, mr: "auto", typography: "body2", color: "text.secondary" }}>
            {note}
          </Box>
        )}
        <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: { sm: "flex-end" }, ml: { sm: "auto" }, gap: 2 }}>
          {(filterCount > 0 || onClearFind !== null) && (
            <Button
              onClick={() => {
                // Clearing removes this button, so focus moves to its neighbor.
                toggle.current?.focus();
                onClearFind?.();
                changeFilters({});
              }}
            >
              Clear Filters
            </Button>
          )}
          {shown.length > 0 && tools?.(rowsOf(shown))}
          <ViewsButton label={label} list={list.name} />
          <Button
            ref={toggle}
            aria-expanded={isPanelOpen}
            aria-controls={isPanelOpen ? panel : undefined}
            onClick={() => setPanelOpen(!isPanelOpen)}
          >
            {filterCount > 0 ? `Columns and Filters (${filterCount})` : "Columns and Filters"}
          </Button>
          <Button aria-label={`Export CSV of ${label}`} onClick={() => setExports(exports + 1)}>
            Export CSV
          </Button>
          {exports > 0 && (
            <ListExport
              key={exports}
              {...list}
              headers={exported.map(({ header }) => header)}
              total={shown.length}
              read={async () => inOrder(shown, sort).map(({ values }) => exported.map(({ key }) => values[key]))}
            />
          )}
        </Box>
      </Box>
      <Box
        sx={{
          display: "grid",
          gap: 4,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: isPanelOpen ? "minmax(0, 1fr) 264px" : "minmax(0, 1fr)" },
          alignItems: "start",
        }}
      >
        {isPanelOpen && (
          <Box
            component="aside"
            ref={showWhole}
            id={panel}
            aria-label={`Columns and filters of ${label}`}
            sx={{
              gridColumn: { md: 2 },
              gridRow: { md: 1 },
              display: "grid",
              gap: 4,
              p: 4,
              bgcolor: "background.paper",
              border: 1,
              borderColor: "divider",
              borderRadius: "10px",
              // Above the grid it leaves room to see what it does.
              maxHeight: { xs: "60dvh", md: "none" },
              overflowY: "auto",
            }}
          >
            <ColumnsEditor list={list.name} columns={columns} isFree />
            <FiltersPart columns={columns} filters={filters} onChange={changeFilters} />
          </Box>
        )}
        <Box sx={{ gridColumn: { md: 1 }, gridRow: { md: 1 }, minWidth: 0, ...frame }}>
          <Box sx={{ display: "flex", flexDirection: "column" }}>
            <Suspense fallback={<TableSkeleton columns={Math.min(columns.length, 8)} isInCard />}>
              <MuiDataGrid
                aria-label={label}
                columns={placed.map((column) => ({
                  field: column.key,
                  headerName: column.header,
                  renderHeader: () => <FieldLabel describes={column.describes}>{column.header}</FieldLabel>,
                  minWidth: column.minWidth ?? 110,
                  flex: 1,
                  align: column.align ?? "left",
                  headerAlign: column.align ?? "left",
                  filterable: false,
                  disableColumnMenu: true,
                  valueGetter: (_: unknown, item: Item) => item.values[column.key],
                  getSortComparator: (direction) => (left: GridValue, right: GridValue) => compareValues(left, right, direction ?? "asc"),
                  renderCell: ({ row, formattedValue }: { row: Item; formattedValue?: unknown }) => {
                    const content = column.cell !== undefined ? row.draw(column.key) : <PlainCell text={shownText(formattedValue)} />;
                    return row.isBusy && column.key === firstShown ? <BusyCell>{content}</BusyCell> : content;
                  },
                }))}
                rows={shown}
                // The library calls 52 pixels standard, and 36 compact.
                density={isComfortable ? "standard" : "compact"}
                // Its first column stays in sight on a narrow screen, so it is always drawn.
                disableVirtualization={isNarrow}
                disableRowSelectionOnClick
                pagination
                hideFooter={shown.length === 0}
                disableColumnSelector
                pageSizeOptions={PAGE_SIZES}
                paginationModel={{ page: state.page, pageSize: state.pageSize }}
                // Pages of another size are counted from the first.
                onPaginationModelChange={({ page, pageSize }) => onStateChange({ ...state, page: pageSize === state.pageSize ? page : 0, pageSize })}
                slots={{ columnSortedAscendingIcon: Ascending, columnSortedDescendingIcon: Descending, columnUnsortedIcon: null }}
                getRowClassName={({ row }) => (row.isBusy ? "is-busy" : "")}
                columnVisibilityModel={Object.fromEntries(hidden.map((key) => [key, false]))}
                sortModel={sort === null ? [] : [{ field: sort.key, sort: sort.direction }]}
                onSortModelChange={([first]) =>
                  onStateChange({ ...state, sort: first?.sort ? { key: first.field, direction: first.sort } : null, page: 0 })
                }
                onRowClick={({ row }) => {
                  // Selecting text to copy it must not open the row.
                  if (window.getSelection()?.type !== "Range") row.open?.();
                }}
                onCellKeyDown={({ row }, event) => {
                  if (event.key === "Enter" && event.target === event.currentTarget) row.open?.();
                }}
                localeText={{
                  noRowsLabel: `No ${label.toLowerCase()} match the filters.`,
                  noColumnsOverlayLabel: "All columns are hidden.",
                }}
                sx={(theme) => ({
                  // The library's own class sets the same, with what it made of one scheme for both.
                  "&&": {
                    "--DataGrid-rowBorderColor": theme.vars.palette.divider,
                    "--DataGrid-t-color-border-base": theme.vars.palette.divider,
                  },
                  border: 0,
                  // The header stays in view while the window scrolls, unless the columns scroll sideways.
                  "&:not(:has(.MuiDataGrid-virtualScroller--hasScrollX))": {
                    "&, & .MuiDataGrid-mainContent, & .MuiDataGrid-main": { overflow: "visible" },
                    // The library sets it on the element.
                    "& .MuiDataGrid-virtualScroller": { overflow: "visible !important" },
                    "& .MuiDataGrid-container--top": { top: `var(${pageTop}, 0px)` },
                  },
                  fontSize: 13,
                  ...tabularNumbers,
                  "& .MuiDataGrid-columnHeaderTitle": { color: "text.secondary", fontSize: 12, fontWeight: 550 },
                  "& .MuiDataGrid-columnSeparator": { display: "none" },
                  "& .MuiDataGrid-columnHeader, & .MuiDataGrid-cell": { px: 3, "&[aria-colindex='1']": { pl: 4 } },
                  "& .MuiDataGrid-cell": { display: "flex", alignItems: "center" },
                  // As in every table: nothing to say is said.
                  "& .MuiDataGrid-cell:empty::after": { content: '"—" / ""', color: "text.secondary" },
                  "& [role=gridcell], & [role=gridcell] *": { scrollMarginTop: `calc(var(${pageTop}, 0px) + 44px)` },
                  [theme.breakpoints.down("md")]: {
                    "& [aria-colindex='1']": { position: "sticky", left: 0, zIndex: 2, bgcolor: "background.paper" },
                    "& .MuiDataGrid-virtualScroller--hasScrollX [aria-colindex='1']": { boxShadow: `1px 0 0 ${theme.vars.palette.divider}` },
                  },
                  ...copySx(theme),
                  "& .cell-text": { minWidth: 0, overflow: "hidden", textOverflow: "ellipsis" },
                  "& .MuiDataGrid-row": { cursor: onRowClick === undefined ? "default" : "pointer" },
                  "& .MuiDataGrid-row.is-busy": { cursor: "progress" },
                })}
              />
            </Suspense>
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

/** The rows in the order that the grid shows them in. */
function inOrder(items: readonly Item[], sort: GridState["sort"]): readonly Item[] {
  if (sort === null) return items;
  return items.toSorted((left, right) => compareValues(left.values[sort.key], right.values[sort.key], sort.direction));
}

type FiltersPartProps = {
  columns: readonly Pick<GridColumn<never>, "key" | "header" | "choices">[];
  filters: GridFilters;
  onChange: (filters: GridFilters) => void;
};

function FiltersPart({ columns, filters, onChange }: FiltersPartProps) {
  return (
    <Box
      component="fieldset"
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))", md: "minmax(0, 1fr)" },
        gap: 3,
        border: 0,
        m: 0,
        p: 0,
        minWidth: 0,
      }}
    >
      <Box component="legend" sx={{ p: 0, mb: 3, typography: "h3" }}>
        Filters
      </Box>
      {columns.map(({ key, header, choices }) =>
        choices === undefined ? (
          <TextBox
            key={key}
            label={header}
            value={filters[key]?.[0] ?? ""}
            onChange={({ target }) => onChange({ ...filters, [key]: target.value === "" ? [] : [target.value] })}
          />
        ) : (
          <MultiSelect
            key={key}
            label={header}
            placeholder="Any"
            choices={choices.map((choice) => ({ value: choice, label: choice === "" ? "(empty)" : choice }))}
            value={filters[key] ?? []}
            onChange={(next) => onChange({ ...filters, [key]: next })}
          />
        ),
      )}
    </Box>
  );
}
