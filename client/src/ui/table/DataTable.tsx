import Box from "@mui/material/Box";
import { useState, useSyncExternalStore } from "react";
import { DataTablePager, type Paging } from "./DataTablePager";
import { type Column, DataTableHeader, DataTableRow, type RowSettings } from "./DataTableRow";
import { DataTableWindow } from "./DataTableWindow";
import { arrangeColumns, comfortableRows, useColumnSettings } from "./columns";
import { distinctKeys } from "./distinct";
import { EmptyState } from "./EmptyState";
import { ListTools } from "./ListTools";
import type { NamedList } from "./namedList";
import { type Sort, sortRows } from "./sort";
import { pageTop, type Tone } from "../layout/style";
import { useClearParams } from "../url/useUrlParam";
import { fade, pinnedWidths, tableSx, watchWidth, widerThanBox } from "./tableStyle";

export type { Column } from "./DataTableRow";
export type { Paging } from "./DataTablePager";

type Props<Row> = {
  /** What the table lists, for assistive technology. */
  label: string;
  /** With it, the user can choose the columns and save the list as a file. */
  list?: NamedList<Row> | undefined;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** The rows of all pages, if `rows` is one page of them. */
  allRows?: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Shown in place of the table when there are no rows. */
  emptyText: string;
  /** Opens a row: a click anywhere on it outside its own links and buttons, or Enter while it has the focus. */
  onRowClick?: (row: Row) => void;
  /** Names a row that can be opened. */
  rowLabel?: (row: Row) => string;
  /**
   * With these two the caller sorts the rows: see useUrlTable. `sort` alone is their first order; without it they keep
   * theirs until a header is clicked.
   */
  sort?: Sort | null;
  onSortChange?: (sort: Sort) => void;
  /** The caller's paging; `rows` is then one page. */
  paging?: Paging;
  /** The width in pixels below which the table scrolls sideways instead of breaking its words. */
  minWidth?: number;
  /** Whether columns are closer together, and their headers may take two lines: for tables of many columns. */
  isDense?: boolean;
  /**
   * The greatest height, in CSS, of a table of thousands of rows: it scrolls within it, and only the rows near the
   * visible part are drawn. Columns keep their width then; those without one share what is left.
   */
  scrollHeight?: string;
  /** The colour behind a row. A cell must say the same in words. */
  rowTone?: (row: Row) => Tone | null;
  /** Whether something else on the screen points at a row, such as a map beside the table. */
  isRowActive?: (row: Row) => boolean;
  /** Called with the row that the pointer or the focus is at; with null once there is none. */
  onRowActive?: (row: Row | null) => void;
};

// The widget library's own hook warns of this query, since styles do not need it. Rows that are not drawn do.
const paper = (): MediaQueryList | undefined => window.matchMedia?.("print");

function follow(listener: () => void): () => void {
  const query = paper();
  query?.addEventListener("change", listener);
  return () => query?.removeEventListener("change", listener);
}

/** Whether the page is drawn for paper now. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(follow, () => paper()?.matches === true);
}

/** A plain, dense table: with sorting, paging, rows that open, and an empty state. */
export function DataTable<Row>({
  label,
  list,
  columns: allColumns,
  rows: pageRows,
  allRows,
  rowKey,
  emptyText,
  onRowClick,
  rowLabel,
  sort,
  onSortChange,
  paging: pages,
  minWidth,
  isDense = false,
  scrollHeight,
  rowTone,
  isRowActive,
  onRowActive,
}: Props<Row>) {
  // Paper has all rows.
  const isPrinting = useIsPrinting();
  const rows = (isPrinting ? allRows : undefined) ?? pageRows;
  const paging = isPrinting && allRows !== undefined ? undefined : pages;
  const [ownSort, setOwnSort] = useState(onSortChange === undefined ? (sort ?? null) : null);
  // Not a ref: the rows are mounted before it would be set.
  const [box, setBox] = useState<HTMLElement | null>(null);
  const shownSort = onSortChange === undefined ? ownSort : (sort ?? null);
  const [settingsOfList] = useColumnSettings(list?.name);
  const isComfortable = comfortableRows.useValue();
  const isFiltered = useClearParams(list?.filters ?? []) !== null;
  const columns = list === undefined ? allColumns : arrangeColumns(allColumns, settingsOfList);
  const ownValue = allColumns.find(({ key }) => key === ownSort?.key)?.value;
  const keys = distinctKeys(rows.map(rowKey));
  const keyed = rows.map((row, place) => ({ row, key: keys[place] ?? "" }));
  const shown =
    ownSort === null || ownValue === undefined
      ? keyed
      : sortRows(
          keyed,
          ownSort.direction,
          ({ row }) => ownValue(row),
          ({ key }) => key,
        );
  const showBox = (element: HTMLElement | null) => {
    setBox(element);
    return element === null ? undefined : watchWidth(element);
  };
  const turnTo = (page: number) => {
    paging?.onPageChange(page);
    // The button is below the rows; the next page is read from its first.
    if (box !== null && box.getBoundingClientRect().top < 0) box.scrollIntoView();
  };
  const settings: RowSettings<Row> = { columns, onRowClick, rowLabel, rowTone, isRowActive, onRowActive };

  const sortBy = (key: string) => {
    const direction = shownSort?.key === key && shownSort.direction === "asc" ? "desc" : "asc";
    (onSortChange ?? setOwnSort)({ key, direction });
  };

  const isWindow = scrollHeight !== undefined && !isPrinting;
  const isPlain = onRowClick === undefined && columns.every(({ value }) => value === undefined);
  const isNumbered = isWindow || paging !== undefined;
  // Counted from 1, the header.
  const firstIndex = (paging === undefined ? 0 : paging.page * paging.pageSize) + 2;

  // What the filters leave out can still be reached by a view.
  const tools = list !== undefined && (rows.length > 0 || isFiltered) && (
    <ListTools
      label={label}
      list={list}
      columns={allColumns}
      rows={allRows ?? shown.map(({ row }) => row)}
      total={list.total === undefined ? (paging?.total ?? rows.length) : list.total}
    />
  );
  if (rows.length === 0) {
    return (
      <Box sx={{ minWidth: 0 }}>
        {tools}
        <EmptyState text={emptyText} />
      </Box>
    );
  }

  const drawRow = ({ row, key }: { row: Row; key: string }, place: number, measure?: (element: HTMLElement | null) => void) => (
    <DataTableRow
      key={key}
      row={row}
      settings={settings}
      place={place}
      rowIndex={isNumbered ? firstIndex + place : undefined}
      measure={measure}
    />
  );

  return (
    <Box sx={{ minWidth: 0 }}>
      {tools}
      <Box
        ref={showBox}
        // Without anything in it to focus, the keyboard could not scroll it.
        {...((isWindow || isPlain) && { role: "group", "aria-label": label, tabIndex: 0 })}
        sx={{
          // Rows scroll with the window, and their header with them, unless the table is wider than its place.
          ...(isWindow && { overflow: "auto", maxHeight: scrollHeight }),
          [`&[${widerThanBox}]`]: {
            ...(!isWindow && { overflowX: "auto" }),
            maskImage: fade,
          },
          scrollMarginTop: `var(${pageTop}, 0px)`,
          scrollPaddingInline: `var(${pinnedWidths.start}) var(${pinnedWidths.end})`,
          "&:focus-visible": { outlineOffset: -2 },
          "@media print": { overflow: "visible !important", maxHeight: "none", maskImage: "none !important" },
        }}
      >
        <Box
          component="table"
          aria-label={label}
          data-comfortable={isComfortable}
          aria-rowcount={isNumbered ? (paging?.total ?? rows.length) + 1 : undefined}
          sx={[
            tableSx,
            // Widths must not depend on which rows are drawn.
            isWindow
              ? { "@media screen": { minWidth, tableLayout: "fixed" }, "& th": { top: 0 } }
              : { "@media screen": { minWidth }, "& th": { whiteSpace: "nowrap" } },
            isDense && {
              "& th, & td": { px: 2 },
              // In line with the title, where there is room.
              "@media (min-width: 1400px)": { "& :is(th, td):first-of-type": { pl: 4 } },
              "& th": { whiteSpace: "normal", overflowWrap: "normal" },
            },
            paging === undefined && { "& tbody > tr:last-of-type > td": { borderBottom: 0 } },
          ]}
        >
          <DataTableHeader columns={columns} sort={shownSort} onSort={sortBy} rowIndex={isNumbered ? 1 : undefined} />
          {isWindow ? (
            <DataTableWindow
              keys={shown.map(({ key }) => key)}
              drawRow={(place, measure) => {
                const row = shown[place];
                return row !== undefined && drawRow(row, place, measure);
              }}
              columns={columns.length}
              box={box}
              label={label}
            />
          ) : (
            <tbody>{shown.map((row, place) => drawRow(row, place))}</tbody>
          )}
        </Box>
      </Box>
      {paging !== undefined && <DataTablePager label={label} {...paging} onPageChange={turnTo} />}
    </Box>
  );
}
