import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { useState } from "react";
import { download } from "../download";
import { noPrint, tabularNumbers } from "../layout/style";
import { DataTableWindow } from "../table/DataTableWindow";
import { csvText, listFileName } from "../table/ListExport";
import { AsTable } from "./AsTable";
import { drawable } from "./series";

type Props = {
  label: string;
  /** The first header is that of the row's name. */
  headers: readonly string[];
  /** The name of each row. */
  names: readonly string[];
  /** The values of the row at a place, without its name. */
  valuesOf: (place: number) => readonly (number | null | undefined)[];
  /** A value in full. */
  text: (value: number) => string;
};

/** A table with more cells than this is drawn only when it is opened, and then only its rows in view. */
const MOST_CELLS = 2000;

/** The width of a column whose rows are not all drawn, in pixels. */
const COLUMN_WIDTH = 110;

/** The values of a chart, for reading instead of looking, and as a file. */
export function ChartTable({ label, headers, names, valuesOf, text }: Props) {
  // Not a ref: the rows are mounted before it would be set.
  const [box, setBox] = useState<HTMLElement | null>(null);
  const isLarge = headers.length * names.length > MOST_CELLS;
  const shownValues = (place: number) => valuesOf(place).map(drawable);
  const save = () =>
    download({
      fileName: listFileName(label, [], new Date()),
      mediaType: "text/csv",
      text: csvText(headers, names.map((name, place) => [name, ...shownValues(place)])),
    });

  const drawRow = (place: number, measure?: (element: HTMLElement | null) => void) => {
    return (
      <tr key={place} ref={measure} data-index={place} aria-rowindex={isLarge ? place + 2 : undefined}>
        <th scope="row">{names[place]}</th>
        {shownValues(place).map((value, column) => (
          <td key={column}>{value === null ? "" : text(value)}</td>
        ))}
      </tr>
    );
  };
  const places = [...names.keys()];

  return (
    <AsTable>
      {(isOpen) => (
        <>
          <ButtonBase
            aria-label={`Download CSV of ${label}`}
            onClick={save}
            sx={{ mt: 1, minHeight: 24, borderRadius: "3px", color: "primary.main", fontSize: 12, "&:hover": { textDecoration: "underline" }, ...noPrint }}
          >
            Download CSV
          </ButtonBase>
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
                aria-rowcount={isLarge ? names.length + 1 : undefined}
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
        </>
      )}
    </AsTable>
  );
}
