import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import CircularProgress from "@mui/material/CircularProgress";
import FormControlLabel from "@mui/material/FormControlLabel";
import TextField from "@mui/material/TextField";
import { DataGrid } from "@mui/x-data-grid/DataGrid";
import type { ReactNode } from "react";
import { useId, useState } from "react";
import { tabularNumbers } from "../app/theme";
import type { Sort } from "./DataTable";
import { EmptyState } from "./EmptyState";
import { filterItems } from "./gridFilters";
import type { GridFilters, GridItem, GridValue } from "./gridFilters";
import { MultiSelect } from "./MultiSelect";

type FrameColumn = {
  key: string;
  header: string;
  choices?: readonly string[];
  minWidth?: number;
  align?: "left" | "right";
  isDrawn: boolean;
};

type FrameItem = GridItem & { draw: (key: string) => ReactNode; open?: () => void; isBusy: boolean };

type Props = {
  label: string;
  columns: readonly FrameColumn[];
  items: readonly FrameItem[];
  emptyText: string;
  filters?: GridFilters;
  onFiltersChange?: (filters: GridFilters) => void;
  sort?: Sort | null;
  onSortChange?: (sort: Sort | null) => void;
  hidden?: readonly string[];
  onHiddenChange?: (hidden: readonly string[]) => void;
  page?: number;
  onPageChange?: (page: number) => void;
  isLoading?: boolean;
};

const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

const shownText = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** The first cell of a row for which something is under way. */
function BusyCell({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 2 }}>
      <CircularProgress size={14} aria-label="Working" />
      {children}
    </Box>
  );
}

/** The one place that knows the grid library; see DataGrid for what the props mean. */
export function DataGridFrame({
  label,
  columns,
  items,
  emptyText,
  filters,
  onFiltersChange,
  sort,
  onSortChange,
  hidden,
  onHiddenChange,
  page,
  onPageChange,
  isLoading = false,
}: Props) {
  const [ownFilters, setOwnFilters] = useState<GridFilters>({});
  const [ownSort, setOwnSort] = useState<Sort | null>(null);
  const [ownHidden, setOwnHidden] = useState<readonly string[]>([]);
  const [ownPage, setOwnPage] = useState(0);
  const [pageSize, setPageSize] = useState(50);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const panel = useId();

  const shownFilters = filters ?? ownFilters;
  const shownSort = sort === undefined ? ownSort : sort;
  const shownHidden = hidden ?? ownHidden;
  const firstShown = columns.find(({ key }) => !shownHidden.includes(key))?.key;
  const choiceColumns = new Set(columns.filter(({ choices }) => choices !== undefined).map(({ key }) => key));
  const shown = filterItems(items, shownFilters, choiceColumns);

  if (!isLoading && items.length === 0) return <EmptyState text={emptyText} />;

  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <Box sx={{ display: "flex", justifyContent: "flex-end" }}>
        <Button aria-expanded={isPanelOpen} aria-controls={panel} onClick={() => setPanelOpen(!isPanelOpen)}>
          Columns and Filters
        </Button>
      </Box>
      <Box
        sx={{
          display: "grid",
          gap: 4,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: isPanelOpen ? "minmax(0, 1fr) 264px" : "minmax(0, 1fr)" },
          alignItems: "start",
        }}
      >
        <Box sx={{ height: "max(420px, calc(100dvh - 384px))", minWidth: 0 }}>
          <DataGrid
            aria-label={label}
            columns={columns.map((column) => ({
              field: column.key,
              headerName: column.header,
              minWidth: column.minWidth ?? 110,
              flex: 1,
              align: column.align ?? "left",
              headerAlign: column.align ?? "left",
              filterable: false,
              disableColumnMenu: true,
              valueGetter: (_: unknown, item: FrameItem) => item.values[column.key],
              sortComparator: (left: GridValue, right: GridValue) => collator.compare(String(left ?? ""), String(right ?? "")),
              renderCell: ({ row, formattedValue }: { row: FrameItem; formattedValue?: unknown }) => {
                const content = column.isDrawn ? row.draw(column.key) : shownText(formattedValue);
                return row.isBusy && column.key === firstShown ? <BusyCell>{content}</BusyCell> : content;
              },
            }))}
            rows={shown}
            loading={isLoading}
            density="compact"
            disableRowSelectionOnClick
            hideFooterSelectedRowCount
            pageSizeOptions={[25, 50, 100]}
            paginationModel={{ page: page ?? ownPage, pageSize }}
            onPaginationModelChange={(model) => {
              setPageSize(model.pageSize);
              setOwnPage(model.page);
              onPageChange?.(model.page);
            }}
            getRowClassName={({ row }) => (row.isBusy ? "is-busy" : "")}
            columnVisibilityModel={Object.fromEntries(shownHidden.map((key) => [key, false]))}
            sortModel={shownSort === null ? [] : [{ field: shownSort.key, sort: shownSort.direction }]}
            onSortModelChange={([first]) => {
              const next = first?.sort ? { key: first.field, direction: first.sort } : null;
              setOwnSort(next);
              onSortChange?.(next);
            }}
            onRowClick={({ row }) => {
              // Whoever marks a text to copy it does not mean the row.
              if (window.getSelection()?.type !== "Range") row.open?.();
            }}
            onCellKeyDown={({ row }, event) => {
              if (event.key === "Enter" && event.target === event.currentTarget) row.open?.();
            }}
            localeText={{ noRowsLabel: "No rows match the filters." }}
            sx={(theme) => ({
              "--DataGrid-rowBorderColor": theme.vars.palette.divider,
              "--DataGrid-t-color-border-base": theme.vars.palette.divider,
              bgcolor: "background.paper",
              border: 1,
              borderColor: "divider",
              borderRadius: "10px",
              fontSize: 13,
              ...tabularNumbers,
              "& .MuiDataGrid-columnHeaderTitle": { color: "text.secondary", fontSize: 12, fontWeight: 550 },
              "& .MuiDataGrid-cell": { display: "flex", alignItems: "center" },
              "& .MuiDataGrid-row": { cursor: items[0]?.open === undefined ? "default" : "pointer" },
              "& .MuiDataGrid-row.is-busy": { cursor: "progress" },
            })}
          />
        </Box>
        {isPanelOpen && (
          <Box
            component="aside"
            id={panel}
            aria-label={`Columns and filters of ${label}`}
            sx={{
              display: "grid",
              gap: 4,
              p: 4,
              bgcolor: "background.paper",
              border: 1,
              borderColor: "divider",
              borderRadius: "10px",
              maxHeight: { md: "max(420px, calc(100dvh - 384px))" },
              overflowY: "auto",
            }}
          >
            <ColumnsPart
              columns={columns}
              hidden={shownHidden}
              onChange={(next) => {
                setOwnHidden(next);
                onHiddenChange?.(next);
              }}
            />
            <FiltersPart
              columns={columns}
              filters={shownFilters}
              onChange={(next) => {
                setOwnFilters(next);
                onFiltersChange?.(next);
              }}
            />
          </Box>
        )}
      </Box>
    </Box>
  );
}

type ColumnsPartProps = {
  columns: readonly FrameColumn[];
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
};

function ColumnsPart({ columns, hidden, onChange }: ColumnsPartProps) {
  return (
    <Box component="fieldset" sx={{ display: "grid", border: 0, m: 0, p: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 1, typography: "h3" }}>
        Columns
      </Box>
      {columns.map(({ key, header }) => (
        <FormControlLabel
          key={key}
          label={header}
          control={
            <Checkbox
              size="small"
              checked={!hidden.includes(key)}
              onChange={(_, isShown) => onChange(isShown ? hidden.filter((other) => other !== key) : [...hidden, key])}
              sx={{ py: "3px" }}
            />
          }
          slotProps={{ typography: { variant: "body2" } }}
        />
      ))}
    </Box>
  );
}

type FiltersPartProps = {
  columns: readonly FrameColumn[];
  filters: GridFilters;
  onChange: (filters: GridFilters) => void;
};

function FiltersPart({ columns, filters, onChange }: FiltersPartProps) {
  const isFiltered = Object.values(filters).some((words) => words.length > 0);
  return (
    <Box component="fieldset" sx={{ display: "grid", gap: 3, border: 0, m: 0, p: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 3, typography: "h3" }}>
        Filters
      </Box>
      {columns.map(({ key, header, choices }) =>
        choices === undefined ? (
          <TextField
            key={key}
            label={header}
            value={filters[key]?.[0] ?? ""}
            onChange={({ target }) => onChange({ ...filters, [key]: target.value === "" ? [] : [target.value] })}
          />
        ) : (
          <MultiSelect
            key={key}
            label={header}
            placeholder={`Any ${header}`}
            choices={choices.map((choice) => ({ value: choice, label: choice === "" ? "(empty)" : choice }))}
            value={filters[key] ?? []}
            onChange={(next) => onChange({ ...filters, [key]: next })}
          />
        ),
      )}
      <Button disabled={!isFiltered} onClick={() => onChange({})}>
        Clear Filters
      </Button>
    </Box>
  );
}
