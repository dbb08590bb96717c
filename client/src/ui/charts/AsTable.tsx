import Box from "@mui/material/Box";
import { type ReactNode, useState } from "react";
import { noPrint } from "../layout/style";

type Props = {
  /** What is below a chart, given whether it is open. */
  children: (isOpen: boolean) => ReactNode;
};

/** What reads a chart as a table, closed at first. Paper has it only if it is open. */
export function AsTable({ children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box
      component="details"
      onToggle={(event) => setOpen(event.currentTarget.open)}
      sx={{ mt: 1, fontSize: 12, "&:not([open])": noPrint }}
    >
      <Box component="summary" sx={{ width: "fit-content", cursor: "pointer", color: "text.secondary", borderRadius: "3px", ...noPrint }}>
        Show as table
      </Box>
      {children(isOpen)}
    </Box>
  );
}
