import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type ReactNode, Suspense, useId, useRef, useState } from "react";
import { ColumnsEditor } from "./ColumnsEditor";
import { orderColumns, useColumnSettings } from "./columns";
import { MultiSelect } from "../form/SelectField";
import { TableSkeleton } from "../feedback/skeletons";
import { DataTable, useIsPrinting } from "./DataTable";
import { distinctKeys } from "./distinct";
import { type GridColumn, GridRows, type Item } from "./GridRows";
import { ListExport } from "./ListExport";
import type { GridList } from "./namedList";
import { ViewsButton } from "./ViewsButton";
import { compareValues } from "./sort";
import { activeFilters, filterItems, type GridFilters, type GridState } from "./useGridState";
import { TextBox } from "../form/TextBox";

type Props<Row> = {
  /** What the grid lists, for assistive technology. */
  label: string;
  list: GridList;
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Shown on paper if no row passes the filters. */
  emptyText: string;
  onRowClick: (row: Row) => void;
  /** Whether something is under way for a row; its first cell then shows a spinner. */
  isRowBusy: (row: Row) => boolean;
  /** The order, the filters and the page: see useGridState. */
  state: GridState;
  onStateChange: (state: GridState) => void;
  /** A field above the grid that narrows the rows. */
  find: ReactNode;
  /** Empties that field; null while it is empty. */
  onClearFind: (() => void) | null;
  /** A sentence above the grid, such as what a click on a row does. */
  note: string;
  /** The key of the column that names a row. It comes first on a narrow screen. */
  nameKey: string;
  /** Renders more buttons, given the rows that pass the filters. */
  tools: (rows: readonly Row[]) => ReactNode;
};

const frame = { bgcolor: "background.paper", border: 1, borderColor: "divider", borderRadius: "10px" } as const;

/** Scrolls the panel into view on narrow screens, where it is above the grid. */
function showWhole(panel: HTMLElement | null): void {
  if (panel !== null && window.matchMedia("(max-width: 899.95px)").matches) panel.scrollIntoView({ block: "nearest" });
}

/** A grid for long, wide lists: every column sorts and filters, and a panel beside it shows, hides and filters columns. */
export function DataGrid<Row>({ label, list, columns, rows, rowKey, emptyText, onRowClick, isRowBusy, state, onStateChange, find, onClearFind, note, nameKey, tools }: Props<Row>) {
  const keys = distinctKeys(rows.map(rowKey));
  const items = rows.map((row, place) => ({
    id: keys[place] ?? "",
    values: Object.fromEntries(columns.map(({ key, value }) => [key, value(row)])),
    draw: (key: string) => columns.find((column) => column.key === key)?.cell?.(row),
    open: () => onRowClick(row),
    isBusy: isRowBusy(row),
  }));
  const { filters, sort } = state;
  const [{ order, hidden }] = useColumnSettings(list.name);
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
  const choiceColumns = new Set(columns.filter(({ choices }) => choices !== undefined).map(({ key }) => key));
  const filterCount = activeFilters(filters, choiceColumns).length;
  const shown = filterItems(items, filters, choiceColumns);

  const rowsOf = (some: readonly Item[]) => {
    const ids = new Set(some.map(({ id }) => id));
    return rows.filter((_, place) => ids.has(keys[place] ?? ""));
  };

  // Other rows, or another order, start at the first page.
  const changeFilters = (next: GridFilters) => onStateChange({ ...state, filters: next, page: 0 });

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
        <Box component="p" sx={{ m: 0, mr: "auto", typography: "body2", color: "text.secondary" }}>
          {note}
        </Box>
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
          {shown.length > 0 && tools(rowsOf(shown))}
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
              ...frame,
              // Above the grid it leaves room to see what it does.
              maxHeight: { xs: "60dvh", md: "none" },
              overflowY: "auto",
            }}
          >
            <ColumnsEditor list={list.name} columns={columns} isFree />
            <FiltersPart columns={columns} filters={filters} onChange={changeFilters} />
          </Box>
        )}
        <Box sx={{ gridColumn: { md: 1 }, gridRow: { md: 1 }, display: "flex", flexDirection: "column", minWidth: 0, overflow: "clip", ...frame }}>
          <Suspense fallback={<TableSkeleton columns={Math.min(columns.length, 8)} isInCard />}>
            <GridRows
              label={label}
              columns={placed}
              items={shown}
              hidden={hidden}
              firstKey={placed.find(({ key }) => !hidden.includes(key))?.key}
              isNarrow={isNarrow}
              state={state}
              onStateChange={onStateChange}
            />
          </Suspense>
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
