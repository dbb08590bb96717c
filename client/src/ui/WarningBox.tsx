import WarningAmber from "@mui/icons-material/WarningAmber";
import Box from "@mui/material/Box";
import type { ReactNode } from "react";

/** The server's message about a failed attempt, above its form. */
export function WarningBox({ children }: { children: ReactNode }) {
  return (
    <Box
      role="alert"
      sx={(theme) => ({
        display: "flex",
        alignItems: "center",
        gap: 3,
        px: 4,
        py: 3,
        borderRadius: "8px",
        typography: "body2",
        overflowWrap: "anywhere",
        color: theme.vars.palette.tone.yellow.text,
        bgcolor: theme.vars.palette.tone.yellow.soft,
      })}
    >
      <WarningAmber fontSize="small" aria-hidden="true" />
      <span>{children}</span>
    </Box>
  );
}
