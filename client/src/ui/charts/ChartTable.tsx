import Box from "@mui/material/Box";
import { useState } from "react";
import { noPrint, tabularNumbers } from "../style";

type Props = {
  label: string;
  /** The first header is that of the row's name. */
  headers: readonly string[];
  /** The name of each row, and its values. */
  rows: readonly (readonly string[])[];
};

/** A table with more cells than this is drawn only when it is opened. */
const MOST_HIDDEN_CELLS = 2000;

/** The values of a chart, for reading instead of looking: it opens by keyboard as well as by pointer. */
export function ChartTable({ label, headers, rows }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box
      component="details"
      onToggle={(event) => setOpen(event.currentTarget.open)}
      sx={{ mt: 1, fontSize: 12, "&:not([open])": noPrint }}
    >
      <Box component="summary" sx={{ width: "fit-content", cursor: "pointer", color: "text.secondary", borderRadius: "3px", ...noPrint }}>
        Show as table
      </Box>
      {(isOpen || headers.length * rows.length <= MOST_HIDDEN_CELLS) && (
        // With many columns it scrolls, and the keyboard needs the focus to scroll it.
        <Box role="group" aria-label={`${label}, table`} tabIndex={isOpen ? 0 : undefined} sx={{ overflow: "auto", maxHeight: 480, "@media print": { overflow: "visible", maxHeight: "none" } }}>
          <Box
            component="table"
            aria-label={label}
            sx={{
              mt: 1,
              borderCollapse: "collapse",
              ...tabularNumbers,
              "& th, & td": { px: 2, py: "3px", borderBottom: 1, borderColor: "divider", textAlign: "right", overflowWrap: "anywhere" },
              "& th": { fontWeight: 550 },
              "& th:first-of-type": { textAlign: "left" },
            }}
          >
            <thead>
              <tr>
                {headers.map((header, place) => (
                  // Headers may repeat.
                  <th key={`${place} ${header}`} scope="col">
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...values], row) => (
                // Names may repeat.
                <tr key={`${row} ${name}`}>
                  <th scope="row">{name}</th>
                  {values.map((value, place) => (
                    <td key={place}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Box>
        </Box>
      )}
    </Box>
  );
}
