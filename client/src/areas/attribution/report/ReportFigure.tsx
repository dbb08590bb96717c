import Box from "@mui/material/Box";
import Popover from "@mui/material/Popover";
import { type ReactNode, useId, useState } from "react";
import { tabularNumbers } from "../../../ui/layout/style";

/** A row of the report that a figure comes from: its name, and its numbers by their names. */
export type SourceRow = { readonly name: string; readonly numbers: Readonly<Record<string, string>> };

type Props = {
  /** The figure as the report shows it. */
  children: string;
  /** What the figure is, such as "Home Page lift". */
  name: string;
  rows: readonly SourceRow[];
  /** The steps of the arithmetic, each from those before. */
  steps: ReactNode;
  /** What follows from the steps. */
  result?: ReactNode;
};

/** A figure that opens its derivation from two rows of the report. */
export function ReportFigure({ children, name, rows, steps, result }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  const id = useId();
  return (
    <>
      <Box
        component="button"
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-description={`Shows how the ${name} is computed`}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{
          p: 0,
          m: 0,
          border: 0,
          bgcolor: "transparent",
          font: "inherit",
          color: "inherit",
          textAlign: "inherit",
          cursor: "pointer",
          borderRadius: "3px",
          textDecoration: "underline dotted",
          textDecorationThickness: "1px",
          textUnderlineOffset: "3px",
          ...tabularNumbers,
          // A finger needs more than the text.
          position: "relative",
          "&::after": { content: '""', position: "absolute", inset: "-4px" },
          "&:hover": { textDecorationStyle: "solid" },
          // On paper it is a plain number, also in a table, which leaves out other buttons.
          "@media print": { display: "inline !important", textDecoration: "none" },
        }}
      >
        {children}
      </Box>
      <Popover
        open={isOpen}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        slotProps={{ paper: { id, role: "dialog", "aria-label": `How the ${name} is computed`, sx: { p: 4, maxWidth: "min(460px, calc(100vw - 32px))" } } }}
      >
        <Arithmetic rows={rows} steps={steps} result={result} />
      </Popover>
    </>
  );
}

function Arithmetic({ rows, steps, result }: Pick<Props, "rows" | "steps" | "result">) {
  const columns = Object.keys(rows[0]?.numbers ?? {});
  const cell = { py: 1, pl: 4, textAlign: "right", fontWeight: "inherit", verticalAlign: "bottom" } as const;
  const firstCell = { ...cell, pl: 0, textAlign: "left" } as const;
  return (
    <Box sx={{ fontSize: 13, lineHeight: "20px", overflowWrap: "anywhere" }}>
      <Box component="table" sx={{ width: "100%", borderCollapse: "collapse", ...tabularNumbers }}>
        <thead>
          <Box component="tr" sx={{ color: "text.secondary", fontSize: 12 }}>
            <Box component="th" scope="col" sx={firstCell}>
              Group
            </Box>
            {columns.map((column) => (
              <Box key={column} component="th" scope="col" sx={cell}>
                {column}
              </Box>
            ))}
          </Box>
        </thead>
        <tbody>
          {rows.map(({ name, numbers }) => (
            <Box key={name} component="tr" sx={{ borderTop: 1, borderColor: "divider" }}>
              <Box component="th" scope="row" sx={{ ...firstCell, fontWeight: 550 }}>
                {name}
              </Box>
              {columns.map((column) => (
                <Box key={column} component="td" sx={cell}>
                  {numbers[column]}
                </Box>
              ))}
            </Box>
          ))}
        </tbody>
      </Box>
      <Box component="ol" sx={{ listStyle: "none", display: "grid", gap: 3, m: 0, mt: 3, pt: 3, pl: 0, borderTop: 1, borderColor: "divider" }}>
        {steps}
      </Box>
      {result != null && <Box sx={{ mt: 3, pt: 3, borderTop: 1, borderColor: "divider" }}>{result}</Box>}
    </Box>
  );
}
