import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import TextField from "@mui/material/TextField";
import type { GridFilters } from "./gridFilters";
import { MultiSelect } from "./MultiSelect";
import { pageTop } from "./style";

/** What the panel knows of a column. */
type PanelColumn = { key: string; header: string; choices?: readonly string[] };

type Props = {
  id: string;
  /** What the grid lists. */
  label: string;
  columns: readonly PanelColumn[];
  hidden: readonly string[];
  filters: GridFilters;
  onHiddenChange: (hidden: readonly string[]) => void;
  onFiltersChange: (filters: GridFilters) => void;
};

/** The panel of a grid, which shows, hides and filters its columns: beside it, or above it on a narrow screen. */
export function DataGridPanel({ id, label, columns, hidden, filters, onHiddenChange, onFiltersChange }: Props) {
  return (
    <Box
      component="aside"
      id={id}
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
        // It stays beside the rows as the window scrolls. Above them it leaves room to see what it does.
        position: { md: "sticky" },
        top: { md: `calc(var(${pageTop}, 0px) + 8px)` },
        maxHeight: { xs: "60dvh", md: `calc(100dvh - var(${pageTop}, 0px) - 16px)` },
        overflowY: "auto",
      }}
    >
      <ColumnsPart columns={columns} hidden={hidden} onChange={onHiddenChange} />
      <FiltersPart columns={columns} filters={filters} onChange={onFiltersChange} />
    </Box>
  );
}

type ColumnsPartProps = {
  columns: readonly PanelColumn[];
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
};

function ColumnsPart({ columns, hidden, onChange }: ColumnsPartProps) {
  return (
    <Box
      component="fieldset"
      sx={{ display: "grid", gridTemplateColumns: { xs: "1fr 1fr", md: "1fr" }, border: 0, m: 0, p: 0, minWidth: 0 }}
    >
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
  columns: readonly PanelColumn[];
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
    </Box>
  );
}
