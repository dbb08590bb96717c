import Box from "@mui/material/Box";
import { FieldLabel } from "../feedback/FieldLabel";
import { FieldTip } from "../feedback/FieldTip";
import { described, visuallyHidden } from "../layout/style";
import { type Column, pinOf } from "./DataTableRow";
import type { Sort } from "./sort";

type Props<Row> = {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onSort: (key: string) => void;
  /** 1 where the rows are numbered. */
  rowIndex?: number;
};

/** The header of a table: a button in each column that sorts. */
export function DataTableHeader<Row>({ columns, sort, onSort, rowIndex }: Props<Row>) {
  return (
    <thead>
      <tr aria-rowindex={rowIndex}>
        {columns.map((column) => {
          const direction = sort?.key === column.key ? sort.direction : null;
          return (
            <th
              key={column.key}
              scope="col"
              aria-sort={direction === null ? undefined : direction === "asc" ? "ascending" : "descending"}
              data-align={column.align}
              data-pinned={pinOf(column)}
              data-controls={column.isHeaderHidden}
              style={{ width: column.width }}
            >
              {column.value !== undefined ? (
                <SortButton column={column} direction={direction} onSort={onSort} />
              ) : column.isHeaderHidden === true ? (
                <Box component="span" sx={visuallyHidden}>
                  {column.header}
                </Box>
              ) : (
                (column.headerCell ?? <FieldLabel describes={column.describes}>{column.header}</FieldLabel>)
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

type SortButtonProps<Row> = {
  column: Column<Row>;
  /** The direction in which the rows are sorted by the column; null if they are not. */
  direction: Sort["direction"] | null;
  onSort: (key: string) => void;
};

function SortButton<Row>({ column: { key, header, describes, align }, direction, onSort }: SortButtonProps<Row>) {
  return (
    <FieldTip describes={describes}>
      <Box
        component="button"
        type="button"
        onClick={() => onSort(key)}
        sx={{
          all: "unset",
          cursor: "pointer",
          borderRadius: "3px",
          color: direction === null ? "inherit" : "text.primary",
          "&:hover": { color: "text.primary" },
          "&:focus-visible": { outline: "2px solid", outlineColor: "primary.main", outlineOffset: 2 },
        }}
      >
        <Box component="span" sx={{ display: "inline-flex", gap: 1, flexDirection: align === "right" ? "row-reverse" : "row" }}>
          <Box component="span" sx={describes === undefined ? undefined : described}>
            {header}
          </Box>
          <Box component="span" aria-hidden="true" sx={{ opacity: direction === null ? 0 : 1 }}>
            {direction === "desc" ? "↓" : "↑"}
          </Box>
        </Box>
      </Box>
    </FieldTip>
  );
}
