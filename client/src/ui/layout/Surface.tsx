import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { createContext, type ReactNode, useId, useState } from "react";
import { noPrint } from "./style";
import { styled } from "@mui/material/styles";

/** Where the buttons of a list belong, and how the bar of its filters offers its own place. */
type ToolbarSlot = readonly [place: HTMLElement | null, setPlace: (place: HTMLElement | null) => void];

/** The place in the card around: the bar of the filters, or else the heading; null if it has neither, or is not drawn yet. */
export const ToolbarSlotContext = createContext<ToolbarSlot | null>(null);

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
  const [headPlace, setHeadPlace] = useState<HTMLElement | null>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <Box
      component="section"
      aria-labelledby={title === undefined ? undefined : heading}
      sx={{
        minWidth: 0,
        overflow: "clip",
        bgcolor: "background.paper",
        border: 1,
        borderColor: "divider",
        borderRadius: "10px",
        // A wide table is not cut off: browsers make what is too wide for the paper smaller.
        "@media print": { overflow: "visible", border: 0 },
      }}
    >
      {(title !== undefined || actions !== undefined) && (
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2, px: 4, py: 3, borderBottom: 1, borderColor: "divider" }}>
          <Typography id={heading} variant="h2" sx={{ flex: "1 1 160px", minWidth: 0 }}>
            {title}
          </Typography>
          <Box ref={setHeadPlace} sx={{ display: "flex", alignItems: "center", gap: 2, "&:empty": { display: "none" }, ...noPrint }} />
          {actions !== undefined && <Box sx={{ display: "contents", ...noPrint }}>{actions}</Box>}
        </Box>
      )}
      <Box sx={{ p: flush ? 0 : 4 }}>
        <ToolbarSlotContext value={[place ?? headPlace, setPlace]}>{children}</ToolbarSlotContext>
      </Box>
    </Box>
  );
}

/**
 * A grid of cards with at most four columns. Where four cards and their gaps have no room, a card takes half of the row, or
 * all of it.
 */
export const CardRow = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(clamp(max(220px, 25% - 12.5px), (928px - 100%) * 1000, 50% - 8px), 1fr))",
  gap: 16,
});
