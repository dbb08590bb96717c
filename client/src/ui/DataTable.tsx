import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from "react";
import { EmptyState } from "./EmptyState";
import { numberText } from "./format";
import { type Sort, sortRows, type SortValue } from "./sort";
import { tabularNumbers } from "./style";

/** One column of a table. */
export type Column<Row> = {
  key: string;
  header: string;
  /** What the column sorts by; also its text, unless `cell` draws something else. Without it the column does not sort. */
  value?: (row: Row) => SortValue;
  cell?: (row: Row) => ReactNode;
  align?: "left" | "right";
  /** A CSS width, such as 90 or "30%". */
  width?: number | string;
  /** For columns of buttons, whose header is read but not seen. */
  isHeaderHidden?: boolean;
  /** Whether the column, the last one, stays in sight while a wide screen scrolls the others sideways. */
  isPinned?: boolean;
};

/** The pages of a table. */
export type Paging = {
  /** Counted from 0. */
  page: number;
  pageSize: number;
  /** All rows, not only those of this page. */
  total: number;
  onPageChange: (page: number) => void;
};

type Props<Row> = {
  /** What the table lists, for assistive technology. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
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
};

const cellSx = {
  px: 4,
  py: "7px",
  borderBottom: 1,
  borderColor: "divider",
  fontSize: 13,
  lineHeight: "20px",
  overflowWrap: "anywhere",
  verticalAlign: "middle",
} as const;

// With units: the number 1 would mean 100 %.
const hidden = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

const pinnedSx = {
  position: { md: "sticky" },
  right: 0,
  bgcolor: "background.paper",
  boxShadow: { md: "-1px 0 0 var(--mq-palette-divider)" },
} as const;

/** Whether an event started in a control inside a row. */
function isOwnControl(target: EventTarget, row: EventTarget): boolean {
  if (!(target instanceof Element) || target === row) return false;
  return target.closest("a, button, input, select, textarea, label, [role=button]") !== null;
}

/** A plain, dense table for up to a few thousand rows: with sorting, paging, rows that open, and an empty state. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  emptyText,
  onRowClick,
  rowLabel,
  sort,
  onSortChange,
  paging,
  minWidth,
}: Props<Row>) {
  const [ownSort, setOwnSort] = useState<Sort | null>(null);
  const shownSort = onSortChange === undefined ? ownSort : (sort ?? null);
  const ownValue = columns.find(({ key }) => key === ownSort?.key)?.value;
  const shown = ownSort === null || ownValue === undefined ? rows : sortRows(rows, ownSort.direction, ownValue, rowKey);

  const sortBy = (key: string) => {
    const direction = shownSort?.key === key && shownSort.direction === "asc" ? "desc" : "asc";
    (onSortChange ?? setOwnSort)({ key, direction });
  };

  const isPlain = onRowClick === undefined && columns.every(({ value }) => value === undefined);

  if (rows.length === 0) return <EmptyState text={emptyText} />;

  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        // Without anything in it to focus, the keyboard could not scroll it.
        {...(isPlain && { role: "group", "aria-label": label, tabIndex: 0 })}
        sx={{ overflow: "auto", maxHeight: { md: "max(420px, calc(100dvh - 250px))" } }}
      >
        <Box
          component="table"
          aria-label={label}
          aria-rowcount={paging === undefined ? undefined : paging.total + 1}
          sx={{ width: "100%", minWidth, borderCollapse: "separate", borderSpacing: 0, ...tabularNumbers }}
        >
          <thead>
            <tr>
              {columns.map((column) => {
                const direction = shownSort?.key === column.key ? shownSort.direction : null;
                return (
                  <Box
                    component="th"
                    key={column.key}
                    scope="col"
                    aria-sort={direction === null ? undefined : direction === "asc" ? "ascending" : "descending"}
                    sx={{
                      ...cellSx,
                      position: "sticky",
                      top: 0,
                      zIndex: 1,
                      width: column.width,
                      textAlign: column.align ?? "left",
                      bgcolor: "background.paper",
                      color: "text.secondary",
                      fontSize: 12,
                      fontWeight: 550,
                      whiteSpace: "nowrap",
                      ...(column.isPinned === true && { right: { md: 0 }, zIndex: { md: 2 } }),
                    }}
                  >
                    {column.value !== undefined ? (
                      <Box
                        component="button"
                        type="button"
                        onClick={() => sortBy(column.key)}
                        sx={{
                          all: "unset",
                          cursor: "pointer",
                          borderRadius: "3px",
                          color: direction === null ? "inherit" : "text.primary",
                          "&:hover": { color: "text.primary" },
                          "&:focus-visible": { outline: "2px solid", outlineColor: "primary.main", outlineOffset: 2 },
                        }}
                      >
                        <Box component="span" sx={{ display: "inline-flex", gap: 1, flexDirection: column.align === "right" ? "row-reverse" : "row" }}>
                          {column.header}
                          <Box component="span" aria-hidden="true" sx={{ opacity: direction === null ? 0 : 1 }}>
                            {direction === "desc" ? "↓" : "↑"}
                          </Box>
                        </Box>
                      </Box>
                    ) : column.isHeaderHidden === true ? (
                      <Box component="span" sx={hidden}>
                        {column.header}
                      </Box>
                    ) : (
                      column.header
                    )}
                  </Box>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Box
                component="tr"
                key={rowKey(row)}
                aria-label={onRowClick === undefined ? undefined : rowLabel?.(row)}
                tabIndex={onRowClick === undefined ? undefined : 0}
                onClick={
                  onRowClick === undefined
                    ? undefined
                    : (event: MouseEvent<HTMLElement>) => {
                        const isSelecting = window.getSelection()?.type === "Range";
                        if (!isOwnControl(event.target, event.currentTarget) && !isSelecting) onRowClick(row);
                      }
                }
                onKeyDown={
                  onRowClick === undefined
                    ? undefined
                    : (event: KeyboardEvent<HTMLElement>) => {
                        if (event.key !== "Enter" || event.target !== event.currentTarget) return;
                        event.preventDefault();
                        onRowClick(row);
                      }
                }
                sx={(theme) => ({
                  cursor: onRowClick === undefined ? undefined : "pointer",
                  "&:hover": { bgcolor: theme.vars.palette.hover },
                  "&:focus-visible": { outlineOffset: -2 },
                  "&:last-of-type > td": paging === undefined ? { borderBottom: 0 } : {},
                })}
              >
                {columns.map((column) => (
                  <Box
                    component="td"
                    key={column.key}
                    sx={{ ...cellSx, textAlign: column.align ?? "left", ...(column.isPinned === true && pinnedSx) }}
                  >
                    {column.cell === undefined ? column.value?.(row) : column.cell(row)}
                  </Box>
                ))}
              </Box>
            ))}
          </tbody>
        </Box>
      </Box>
      {paging !== undefined && <Pager label={label} {...paging} />}
    </Box>
  );
}

function Pager({ label, page, pageSize, total, onPageChange }: Paging & { label: string }) {
  const first = total === 0 ? 0 : page * pageSize + 1;
  const last = Math.min(total, (page + 1) * pageSize);
  return (
    <Box
      component="nav"
      aria-label={`Pages of ${label}`}
      sx={{ display: "flex", alignItems: "center", justifyContent: "flex-end", gap: 2, px: 4, py: 2 }}
    >
      <Box component="span" aria-live="polite" sx={{ mr: 2, fontSize: 13, color: "text.secondary", ...tabularNumbers }}>
        {`${numberText(first)}–${numberText(last)} of ${numberText(total)}`}
      </Box>
      <Button disabled={page === 0} onClick={() => onPageChange(page - 1)}>
        Previous
      </Button>
      <Button disabled={last >= total} onClick={() => onPageChange(page + 1)}>
        Next
      </Button>
    </Box>
  );
}
