import Box from "@mui/material/Box";
import { noPrint, tabularNumbers } from "../style";

type Props = {
  label: string;
  /** The first header is that of the row's name. */
  headers: readonly string[];
  /** The name of each row, and its values. */
  rows: readonly (readonly string[])[];
};

/** The values of a chart, for reading instead of looking: it opens by keyboard as well as by pointer. */
export function ChartTable({ label, headers, rows }: Props) {
  return (
    <Box component="details" sx={{ mt: 1, fontSize: 12, "&:not([open])": noPrint }}>
      <Box component="summary" sx={{ width: "fit-content", cursor: "pointer", color: "text.secondary", borderRadius: "3px", ...noPrint }}>
        Show as table
      </Box>
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
            {headers.map((header) => (
              <th key={header} scope="col">
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
                <td key={headers[place + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
