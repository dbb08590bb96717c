import Box from "@mui/material/Box";
import { type Column, pinOf } from "./DataTableRow";
import type { Sort } from "./sort";
import { visuallyHidden } from "../layout/style";

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
                <Box
                  component="button"
                  type="button"
                  onClick={() => onSort(column.key)}
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
                <Box component="span" sx={visuallyHidden}>
                  {column.header}
                </Box>
              ) : (
                (column.headerCell ?? column.header)
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
