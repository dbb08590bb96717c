import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { numberText } from "../text/format";

type Props = {
  /** How many rows were loaded. */
  shown: number;
  /** How many there are. */
  total: number;
  /** How many more the service sent that cannot be read. */
  unreadable?: number;
  /** For places that have their own padding, or none. */
  isInline?: boolean;
  /** More text, when rows are missing. */
  children?: ReactNode;
};

/** The note for a list that was not loaded completely; null if it was. */
export function partialListText(shown: number, total: number): string | null {
  return shown < total ? `Showing the first ${numberText(shown)} of ${numberText(total)}.` : null;
}

/** The note for a list of which some rows cannot be read, as "8 rows of the service could not be read and are missing". */
export function unreadableText(count: number): string {
  return `${numberText(count)} ${count === 1 ? "row" : "rows"} of the service could not be read and ${count === 1 ? "is" : "are"} missing`;
}

/** Notes that only the first rows of a list were loaded, or that some cannot be read. Shows nothing if all are there. */
export function PartialListNote({ shown, total, unreadable = 0, isInline = false, children }: Props) {
  const partial = partialListText(shown, total);
  const unread = unreadable === 0 ? null : `${unreadableText(unreadable)} here.`;
  if (partial === null && unread === null) return null;
  return (
    <Box role="note" sx={{ px: isInline ? 0 : 4, py: isInline ? 0 : 2, typography: "body2", color: "text.secondary" }}>
      {partial !== null && (
        <>
          {partial} {children}{" "}
        </>
      )}
      {unread}
    </Box>
  );
}
