import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { numberText } from "./format";

type Props = {
  /** How many rows were read. */
  shown: number;
  /** How many there are. */
  total: number;
  /** For places that have their own padding, or none. */
  isInline?: boolean;
  /** What else to say when rows are missing. */
  children?: ReactNode;
};

/** Says that a list goes on beyond the rows that were read; nothing when all of them are there. */
export function PartialListNote({ shown, total, isInline = false, children }: Props) {
  if (shown >= total) return null;
  return (
    <Box role="note" sx={{ px: isInline ? 0 : 4, py: isInline ? 0 : 2, typography: "body2", color: "text.secondary" }}>
      {`Showing the first ${numberText(shown)} of ${numberText(total)}.`} {children}
    </Box>
  );
}
