import type { Theme } from "@mui/material/styles";

/** The map's own buttons and popups in the colours of the console. */
export const mapSx = (theme: Theme) => ({
  height: 900,
  bgcolor: theme.vars.palette.canvas,
  "& .maplibregl-map": { font: "inherit" },
  "& .maplibregl-canvas:focus-visible": { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  "& .maplibregl-ctrl-group, & .maplibregl-popup-content, & .maplibregl-ctrl.maplibregl-ctrl-attrib, & .maplibregl-ctrl-scale": {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    borderColor: theme.vars.palette.divider,
  },
  "& .maplibregl-popup-content": { p: 3, border: 1, borderColor: "divider", borderRadius: "8px", fontSize: 13 },
  "& [class*=popup-anchor-bottom] .maplibregl-popup-tip": { borderTopColor: theme.vars.palette.background.paper },
  "& [class*=popup-anchor-top] .maplibregl-popup-tip": { borderBottomColor: theme.vars.palette.background.paper },
  "& .maplibregl-popup-anchor-left .maplibregl-popup-tip": { borderRightColor: theme.vars.palette.background.paper },
  "& .maplibregl-popup-anchor-right .maplibregl-popup-tip": { borderLeftColor: theme.vars.palette.background.paper },
  "& .maplibregl-popup-close-button": { color: "inherit", width: 24, height: 24, fontSize: 16 },
  "& .maplibregl-ctrl-attrib": { fontSize: 12, borderTopLeftRadius: 6 },
  "& .maplibregl-ctrl-attrib a": { color: "inherit" },
  ...theme.applyStyles("dark", { "& .maplibregl-ctrl-icon": { filter: "invert(1)" } }),
});
