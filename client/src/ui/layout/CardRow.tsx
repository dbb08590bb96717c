import { styled } from "@mui/material/styles";

/**
 * A grid of cards with at most four columns. Where four cards and their gaps have no room, a card takes half of the row, or
 * all of it.
 */
export const CardRow = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(clamp(max(220px, 25% - 12.5px), (928px - 100%) * 1000, 50% - 8px), 1fr))",
  gap: 16,
});
