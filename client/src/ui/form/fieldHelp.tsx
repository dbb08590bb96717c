import Box from "@mui/material/Box";
import type { ReactNode } from "react";

/** The text below a field: what is wrong with it, and the hint that tells how it is right. */
export function fieldHelp(problem: string | undefined, hint: ReactNode): ReactNode {
  if (problem === undefined) return hint;
  return (
    <>
      <Box component="span" sx={{ display: "block" }}>
        {problem}
      </Box>
      {hint != null && (
        <Box component="span" sx={{ display: "block", color: "text.secondary" }}>
          {hint}
        </Box>
      )}
    </>
  );
}
