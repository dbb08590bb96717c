import Box from "@mui/material/Box";
import CircularProgress from "@mui/material/CircularProgress";
import { lazy, type ReactNode } from "react";
import { FieldLabel } from "../feedback/FieldLabel";
import { pageTop, tabularNumbers } from "../layout/style";
import { comfortableRows } from "./columns";
import { compareValues } from "./sort";
import { copySx } from "./tableStyle";
import { type GridItem, type GridState, type GridValue, PAGE_SIZES } from "./useGridState";

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
};

/** A row of a grid. */
export type Item = GridItem & { draw: (key: string) => ReactNode; open: () => void; isBusy: boolean };

/** It comes with the first grid that is shown. */
const MuiDataGrid = lazy(async () => ({ default: (await import("@mui/x-data-grid/DataGrid")).DataGrid<Item> }));

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

type Props<Row> = {
  label: string;
  columns: readonly GridColumn<Row>[];
  items: readonly Item[];
  /** The keys of the columns that are not shown, and that of the first one that is. */
  hidden: readonly string[];
  firstKey: string | undefined;
  /** Whether the first column stays in sight while the others scroll sideways. */
  isNarrow: boolean;
  state: GridState;
  onStateChange: (state: GridState) => void;
};

/** The rows of a grid, as the library draws them. They suspend until its code is there. */
export function GridRows<Row>({ label, columns, items, hidden, firstKey, isNarrow, state, onStateChange }: Props<Row>) {
  const isComfortable = comfortableRows.useValue();
  const { sort } = state;
  return (
  <MuiDataGrid
    aria-label={label}
    columns={columns.map((column) => ({
      field: column.key,
      headerName: column.header,
      renderHeader: () => <FieldLabel describes={column.describes}>{column.header}</FieldLabel>,
      minWidth: column.minWidth ?? 110,
      flex: 1,
      filterable: false,
      disableColumnMenu: true,
      valueGetter: (_: unknown, item: Item) => item.values[column.key],
      getSortComparator: (direction) => (left: GridValue, right: GridValue) => compareValues(left, right, direction ?? "asc"),
      renderCell: ({ row, formattedValue }: { row: Item; formattedValue?: unknown }) => {
        const content = column.cell !== undefined ? row.draw(column.key) : <PlainCell text={shownText(formattedValue)} />;
        return row.isBusy && column.key === firstKey ? <BusyCell>{content}</BusyCell> : content;
      },
    }))}
    rows={items}
    // The library calls 52 pixels standard, and 36 compact.
    density={isComfortable ? "standard" : "compact"}
    // Its first column stays in sight on a narrow screen, so it is always drawn.
    disableVirtualization={isNarrow}
    disableRowSelectionOnClick
    pagination
    hideFooter={items.length === 0}
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
      if (window.getSelection()?.type !== "Range") row.open();
    }}
    onCellKeyDown={({ row }, event) => {
      if (event.key === "Enter" && event.target === event.currentTarget) row.open();
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
      "& .MuiDataGrid-row": { cursor: "pointer" },
      "& .MuiDataGrid-row.is-busy": { cursor: "progress" },
    })}
  />
  );
}
