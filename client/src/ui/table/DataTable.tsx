import Box from "@mui/material/Box";
import type { Theme } from "@mui/material/styles";
import { lazy, Suspense, useState } from "react";
import { DataTableHeader } from "./DataTableHeader";
import { DataTablePager, type Paging } from "./DataTablePager";
import { type Column, DataTableRow, type RowSettings } from "./DataTableRow";
import { arrangeColumns, useColumnSettings, useComfortableRows } from "./columns";
import { copySx } from "./copySx";
import { distinctKeys } from "./distinctKeys";
import { EmptyState } from "./EmptyState";
import { ListTools } from "./ListTools";
import type { NamedList } from "./namedList";
import { type Sort, sortRows } from "./sort";
import { useIsPrinting } from "./useIsPrinting";
import { pageTop, tabularNumbers, type Tone, tones } from "../layout/style";
import { hiddenWidths, pinnedWidths, watchWidth, widerThanBox } from "../layout/watchWidth";

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
  /** With these two the caller sorts the rows: see useUrlTable. Otherwise they keep their order until a header is clicked. */
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
};

/** Rows drawn until the code that draws those in view has arrived. */
const FIRST_ROWS = 30;

const DataTableWindow = lazy(async () => ({ default: (await import("./DataTableWindow")).DataTableWindow }));

/** Fades what goes on out of sight, at the edges of the box or beside its pinned columns. */
const fade = `linear-gradient(to right,
  #000 var(${pinnedWidths.start}), #0003 var(${pinnedWidths.start}), #000 calc(var(${pinnedWidths.start}) + var(${hiddenWidths.start})),
  #000 calc(100% - var(${pinnedWidths.end}) - var(${hiddenWidths.end})), #0003 calc(100% - var(${pinnedWidths.end})), #000 calc(100% - var(${pinnedWidths.end})))`;

const tableSx = (theme: Theme) => ({
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  ...tabularNumbers,
  "& th, & td": {
    px: 4,
    py: "6px",
    borderBottom: 1,
    borderColor: "divider",
    fontSize: 13,
    lineHeight: "20px",
    textAlign: "left",
    overflowWrap: "anywhere",
    verticalAlign: "middle",
  },
  // A cell's height is its least one: texts of several lines make their row higher.
  "& td": { height: 36 },
  "&[data-comfortable=true] td": { height: 52 },
  // Buttons make no row higher than a line of text does.
  [theme.breakpoints.up("sm")]: {
    "& td[data-controls]": { py: "3px" },
    "& td[data-controls] .MuiButton-root": { minHeight: 28, py: "2px" },
  },
  "& [data-align=right]": { textAlign: "right" },
  "& [data-one-line=true]": { whiteSpace: "nowrap" },
  "& th": {
    position: "sticky",
    // Below the bar of the page, which scrolls under it.
    top: `var(${pageTop}, 0px)`,
    zIndex: 2,
    bgcolor: "background.paper",
    color: "text.secondary",
    fontSize: 12,
    fontWeight: 550,
  },
  "& tbody > tr": { bgcolor: "background.paper" },
  "& tbody > tr[tabindex='0']": { cursor: "pointer" },
  "& tbody > tr:hover": { bgcolor: theme.vars.palette.hover },
  "& tbody > tr:focus-visible": { outlineOffset: -2 },
  // They cover the outline of the row.
  "& tbody > tr:focus-visible > td[data-pinned]": {
    boxShadow: `inset 0 2px ${theme.vars.palette.primary.main}, inset 0 -2px ${theme.vars.palette.primary.main}`,
    "&:first-of-type": {
      boxShadow: `inset 0 2px ${theme.vars.palette.primary.main}, inset 0 -2px ${theme.vars.palette.primary.main}, inset 2px 0 ${theme.vars.palette.primary.main}`,
    },
  },
  // What receives the focus is scrolled out from under the header. Padding of the page would do that too, but scroll it
  // when the header itself receives the focus.
  "& tbody > tr, & td *": { scrollMarginTop: `calc(var(${pageTop}, 0px) + 40px)` },
  // The box has padding for its pinned columns. What is in them counts as beside them, and so as in sight: nothing scrolls.
  "& [data-pinned=start] *": {
    scrollMarginInline: `calc(-1 * var(${pinnedWidths.start})) var(${pinnedWidths.start})`,
  },
  "& [data-pinned=end] *": {
    scrollMarginInline: `var(${pinnedWidths.end}) calc(-1 * var(${pinnedWidths.end}))`,
  },
  ...Object.fromEntries(
    tones.map((tone) => [
      `& tbody > tr[data-tone=${tone}]`,
      {
        bgcolor: theme.vars.palette.tone[tone].soft,
        "&:hover": { bgcolor: `color-mix(in srgb, ${theme.vars.palette.tone[tone].soft} 94%, ${theme.vars.palette.text.primary})` },
      },
    ]),
  ),
  // A cell without a value. The dash is drawn only: nothing is read aloud, found or copied as if it were one.
  "& td:empty:not([data-controls])::before": { content: '"—" / ""', color: theme.vars.palette.text.secondary },
  ...copySx(theme),
  "& [data-pinned]": { position: "sticky" },
  "& [data-pinned=start]": { left: 0 },
  // Pinned columns leave room for the others: names have about 38 % of the table's place, and buttons what they need.
  [theme.breakpoints.only("xs")]: {
    "& th:not(:first-of-type), & td:not(:first-of-type)": { pl: 2 },
    "& th:not(:last-of-type), & td:not(:last-of-type)": { pr: 2 },
    "& th[data-pinned=start]": { width: "35vw" },
    "& [data-pinned=start]": { maxWidth: "35vw" },
    "& td[data-pinned=start] > *": { display: "inline-block", maxWidth: "100%", overflowWrap: "anywhere" },
    // A badge breaks before it lies on the next column.
    "& td[data-pinned=start] [data-tone]": { whiteSpace: "normal", overflowWrap: "normal" },
    "& th[data-controls=true]": { width: "1px" },
    // Its words would break into letters otherwise.
    "& [data-controls=true]": { px: 1, whiteSpace: "nowrap" },
  },
  "& [data-pinned=end]": { right: 0 },
  // Above the buttons of the cells that scroll below it.
  "& td[data-pinned]": { zIndex: 1, bgcolor: "inherit" },
  "& th[data-pinned]": { zIndex: 3 },
  [`[${widerThanBox}] > & [data-pinned=start]`]: { boxShadow: `1px 0 0 ${theme.vars.palette.divider}` },
  [`[${widerThanBox}] > & [data-pinned=end]`]: { boxShadow: `-1px 0 0 ${theme.vars.palette.divider}` },
  [`[${widerThanBox}] > & th`]: { top: 0 },
  "& tr[data-space] > td": { p: 0, border: 0 },
  // Paper has black text and no buttons, and cannot scroll sideways: words break before a column is cut off.
  "@media print": {
    "& th, & td": { px: 1, fontSize: 11, lineHeight: "16px" },
    "& :is(th, td, a, td *:not([data-tone], [data-tone] *))": { color: "#000" },
    "& td": { height: "auto !important", py: "3px" },
    "& th": { width: "auto !important", whiteSpace: "normal !important" },
    "& td ul": { minWidth: "0 !important" },
    "& tr": { breakInside: "avoid" },
    "& th, & [data-pinned]": { position: "static", boxShadow: "none !important" },
    "& [data-controls=true], & tr[data-space], & td button": { display: "none" },
  },
});

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
}: Props<Row>) {
  // Paper has all rows.
  const isPrinting = useIsPrinting();
  const rows = (isPrinting ? allRows : undefined) ?? pageRows;
  const paging = isPrinting && allRows !== undefined ? undefined : pages;
  const [ownSort, setOwnSort] = useState<Sort | null>(null);
  // Not a ref: the rows are mounted before it would be set.
  const [box, setBox] = useState<HTMLElement | null>(null);
  const shownSort = onSortChange === undefined ? ownSort : (sort ?? null);
  const [settingsOfList] = useColumnSettings(list?.name);
  const [isComfortable] = useComfortableRows();
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
  const settings: RowSettings<Row> = { columns, onRowClick, rowLabel, rowTone };

  const sortBy = (key: string) => {
    const direction = shownSort?.key === key && shownSort.direction === "asc" ? "desc" : "asc";
    (onSortChange ?? setOwnSort)({ key, direction });
  };

  const isWindow = scrollHeight !== undefined && !isPrinting;
  const isPlain = onRowClick === undefined && columns.every(({ value }) => value === undefined);
  const isNumbered = isWindow || paging !== undefined;
  // Counted from 1, the header.
  const firstIndex = (paging === undefined ? 0 : paging.page * paging.pageSize) + 2;

  if (rows.length === 0) return <EmptyState text={emptyText} />;

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
      {list !== undefined && (
        <ListTools
          label={label}
          list={list}
          columns={allColumns}
          rows={allRows ?? shown.map(({ row }) => row)}
          total={list.total === undefined ? (paging?.total ?? rows.length) : list.total}
        />
      )}
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
            isDense && { "& th, & td": { px: 2 }, "& th": { whiteSpace: "normal", overflowWrap: "normal" } },
            paging === undefined && { "& tbody > tr:last-of-type > td": { borderBottom: 0 } },
          ]}
        >
          <DataTableHeader columns={columns} sort={shownSort} onSort={sortBy} rowIndex={isNumbered ? 1 : undefined} />
          {isWindow ? (
            <Suspense fallback={<tbody>{shown.slice(0, FIRST_ROWS).map((row, place) => drawRow(row, place))}</tbody>}>
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
            </Suspense>
          ) : (
            <tbody>{shown.map((row, place) => drawRow(row, place))}</tbody>
          )}
        </Box>
      </Box>
      {paging !== undefined && <DataTablePager label={label} {...paging} onPageChange={turnTo} />}
    </Box>
  );
}
