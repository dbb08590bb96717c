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

/** That a list goes on beyond what was read, in words; nothing when it does not. */
export function partialListText(shown: number, total: number): string | null {
  return shown < total ? `Showing the first ${numberText(shown)} of ${numberText(total)}.` : null;
}

/** Says that a list goes on beyond the rows that were read; nothing when all of them are there. */
export function PartialListNote({ shown, total, isInline = false, children }: Props) {
  const text = partialListText(shown, total);
  if (text === null) return null;
  return (
    <Box role="note" sx={{ px: isInline ? 0 : 4, py: isInline ? 0 : 2, typography: "body2", color: "text.secondary" }}>
      {text} {children}
    </Box>
  );
}
