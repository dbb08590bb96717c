import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { SectorMark } from "../feedback/SectorMark";

type Props = { text: string; action?: ReactNode };

/** The message in place of an empty list. */
export function EmptyState({ text, action }: Props) {
  return (
    <Box sx={{ display: "grid", justifyItems: "center", gap: 4, px: 4, py: 10, color: "text.secondary" }}>
      <SectorMark size={56} />
      <Box component="p" sx={{ m: 0, typography: "body1", textAlign: "center" }}>
        {text}
      </Box>
      {action}
    </Box>
  );
}
