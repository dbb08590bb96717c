import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { numberText } from "../text/format";

type Props = {
  /** How many rows were loaded. */
  shown: number;
  /** How many there are. */
  total: number;
  /** For places that have their own padding, or none. */
  isInline?: boolean;
  /** More text, when rows are missing. */
  children?: ReactNode;
};

/** The note for a list that was not loaded completely; null if it was. */
export function partialListText(shown: number, total: number): string | null {
  return shown < total ? `Showing the first ${numberText(shown)} of ${numberText(total)}.` : null;
}

/** Notes that only the first rows of a list were loaded. Shows nothing if all were. */
export function PartialListNote({ shown, total, isInline = false, children }: Props) {
  const text = partialListText(shown, total);
  if (text === null) return null;
  return (
    <Box role="note" sx={{ px: isInline ? 0 : 4, py: isInline ? 0 : 2, typography: "body2", color: "text.secondary" }}>
      {text} {children}
    </Box>
  );
}
