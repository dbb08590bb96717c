import Box from "@mui/material/Box";
import { useState } from "react";
import { noPrint, tabularNumbers } from "../layout/style";
import { DataTableWindow } from "../table/DataTableWindow";

type Props = {
  label: string;
  /** The first header is that of the row's name. */
  headers: readonly string[];
  rowCount: number;
  /** The name of the row at a place, and its values. */
  rowOf: (place: number) => readonly string[];
};

/** A table with more cells than this is drawn only when it is opened, and then only its rows in view. */
const MOST_CELLS = 2000;

/** The width of a column whose rows are not all drawn, in pixels. */
const COLUMN_WIDTH = 110;

/** The values of a chart, for reading instead of looking: it opens by keyboard as well as by pointer. */
export function ChartTable({ label, headers, rowCount, rowOf }: Props) {
  const [isOpen, setOpen] = useState(false);
  // Not a ref: the rows are mounted before it would be set.
  const [box, setBox] = useState<HTMLElement | null>(null);
  const isLarge = headers.length * rowCount > MOST_CELLS;

  const drawRow = (place: number, measure?: (element: HTMLElement | null) => void) => {
    const [name, ...values] = rowOf(place);
    return (
      <tr key={place} ref={measure} data-index={place} aria-rowindex={isLarge ? place + 2 : undefined}>
        <th scope="row">{name}</th>
        {values.map((value, column) => (
          <td key={column}>{value}</td>
        ))}
      </tr>
    );
  };
  const places = Array.from({ length: rowCount }, (_, place) => place);

  return (
    <Box
      component="details"
      onToggle={(event) => setOpen(event.currentTarget.open)}
      sx={{ mt: 1, fontSize: 12, "&:not([open])": noPrint }}
    >
      <Box component="summary" sx={{ width: "fit-content", cursor: "pointer", color: "text.secondary", borderRadius: "3px", ...noPrint }}>
        Show as table
      </Box>
      {(isOpen || !isLarge) && (
        // With many columns it scrolls, and the keyboard needs the focus to scroll it.
        <Box
          ref={setBox}
          role="group"
          aria-label={`${label}, table`}
          tabIndex={isOpen ? 0 : undefined}
          sx={{ overflow: "auto", maxHeight: 480, "@media print": { overflow: "visible", maxHeight: "none" } }}
        >
          <Box
            component="table"
            aria-label={label}
            aria-rowcount={isLarge ? rowCount + 1 : undefined}
            sx={{
              mt: 1,
              borderCollapse: "collapse",
              ...tabularNumbers,
              // Widths must not depend on which rows are drawn.
              ...(isLarge && { tableLayout: "fixed", width: headers.length * COLUMN_WIDTH }),
              "& th, & td": { px: 2, py: "3px", borderBottom: 1, borderColor: "divider", textAlign: "right", overflowWrap: "break-word" },
              "& th": { fontWeight: 550 },
              "& th:first-of-type": { textAlign: "left" },
              "& tr[data-space] > td": { p: 0, border: 0 },
              // Paper has the rows that are drawn, without the room of the others.
              "@media print": { "& tr[data-space]": { display: "none" } },
            }}
          >
            <thead>
              <tr aria-rowindex={isLarge ? 1 : undefined}>
                {headers.map((header, place) => (
                  // Headers may repeat.
                  <th key={`${place} ${header}`} scope="col">
                    {header}
                  </th>
                ))}
              </tr>
            </thead>
            {isLarge ? (
              <DataTableWindow keys={places} drawRow={drawRow} columns={headers.length} box={box} label={`${label}, table`} />
            ) : (
              <tbody>{places.map((place) => drawRow(place))}</tbody>
            )}
          </Box>
        </Box>
      )}
    </Box>
  );
}
