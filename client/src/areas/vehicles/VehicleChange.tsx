import Box from "@mui/material/Box";
import type { ReactNode } from "react";

type Props = {
  /** What the cell said before the check. */
  from: string;
  /** What it says now. */
  to: string;
  /** How the cell draws that. */
  children: ReactNode;
};

const line = { overflow: "hidden", textOverflow: "ellipsis" } as const;

/** A cell that a health check has changed: the old value above the new one, within the height of a row. */
export function VehicleChange({ from, to, children }: Props) {
  return (
    <Box
      component="span"
      title={`${from} → ${to}`}
      sx={{ display: "grid", justifyItems: "start", minWidth: 0, lineHeight: "16px", "& [data-tone]": { lineHeight: "16px" } }}
    >
      <Box component="span" sx={{ ...line, maxWidth: "100%", color: "text.secondary", fontSize: 12 }}>
        {from}{" "}
        <span role="img" aria-label="changed to">
          →
        </span>{" "}
      </Box>
      <Box component="span" sx={{ ...line, maxWidth: "100%", fontWeight: 550 }}>
        {children}
      </Box>
    </Box>
  );
}
