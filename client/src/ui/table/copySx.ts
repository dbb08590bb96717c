import type { Theme } from "@mui/material/styles";

/** How tables draw the buttons of CopyValue. */
export const copySx = (theme: Theme) => ({
  "& [data-copy]": { display: "flex", alignItems: "center", position: "relative", width: "100%", minWidth: 0 },
  "& [data-copy] > button": {
    all: "unset",
    display: "inline-grid",
    placeItems: "center",
    width: 24,
    height: 24,
    // At the right edge of its cell, so that a click on the middle is a click on the row, however narrow the column is.
    position: "absolute",
    right: "-10px",
    top: "calc(50% - 12px)",
    zIndex: 2,
    bgcolor: theme.vars.palette.hover,
    borderRadius: "4px",
    cursor: "pointer",
    visibility: "hidden",
    color: theme.vars.palette.text.secondary,
    "&:hover": { color: theme.vars.palette.text.primary },
    "&:focus-visible": { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -1 },
    "&[data-outcome=done]": { color: theme.vars.palette.tone.green.text },
    "&[data-outcome=failed]": { color: theme.vars.palette.tone.red.text },
    // A finger has nothing to hover with, and selects the text itself.
    "@media (hover: none), print": { display: "none" },
  },
  "& :is(tr, [role=row]):is(:hover, :focus-within) [data-copy] > button": { visibility: "visible" },
});
