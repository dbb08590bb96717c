import Box from "@mui/material/Box";
import { type ReactNode, useId } from "react";
import { noPrint } from "./style";

type Props = {
  /** The heading of the card; without one the card is a plain frame. */
  title?: ReactNode;
  /** Buttons at the right of the heading. */
  actions?: ReactNode;
  /** Whether the content runs to the edges, as tables do. */
  flush?: boolean;
  children: ReactNode;
};

/** A card: a thin border, an optional heading with actions, and content. */
export function Surface({ title, actions, flush = false, children }: Props) {
  const heading = useId();
  return (
    <Box
      component="section"
      aria-labelledby={title === undefined ? undefined : heading}
      sx={{
        bgcolor: "background.paper",
        border: 1,
        borderColor: "divider",
        borderRadius: "10px",
        minWidth: 0,
        overflow: "clip",
      }}
    >
      {(title !== undefined || actions !== undefined) && (
        <Box
          sx={{
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            gap: 2,
            px: 4,
            py: 3,
            borderBottom: 1,
            borderColor: "divider",
          }}
        >
          <Box component="h2" id={heading} sx={{ flex: "1 1 160px", minWidth: 0, m: 0, typography: "h2" }}>
            {title}
          </Box>
          {actions !== undefined && <Box sx={{ display: "contents", ...noPrint }}>{actions}</Box>}
        </Box>
      )}
      <Box sx={flush ? undefined : { p: 4 }}>{children}</Box>
    </Box>
  );
}
