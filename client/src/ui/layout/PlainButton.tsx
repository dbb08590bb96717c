import { styled } from "@mui/material/styles";

/**
 * A small button of plain HTML in the look of the theme. The first load uses it, because the library's
 * buttons weigh ten times as much; everything that comes later uses those.
 */
export const PlainButton = styled("button", {
  shouldForwardProp: (name) => name !== "isIcon" && name !== "isPrimary" && name !== "sx",
})<{
  /** A square without a border, for one icon. */
  isIcon?: boolean;
  /** The one thing to do here. */
  isPrimary?: boolean;
}>(({ theme, isIcon = false, isPrimary = false }) => ({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minHeight: isIcon ? 32 : 34,
  width: isIcon ? 32 : undefined,
  padding: isIcon ? 0 : "5px 12px",
  font: "inherit",
  fontSize: 13,
  fontWeight: 550,
  lineHeight: 1.5,
  whiteSpace: "nowrap",
  color: isPrimary ? theme.vars.palette.primary.contrastText : theme.vars.palette.text.primary,
  backgroundColor: isPrimary ? theme.vars.palette.primary.main : isIcon ? "transparent" : theme.vars.palette.background.paper,
  border: isIcon || isPrimary ? 0 : `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 6,
  cursor: "pointer",
  "&:hover": { backgroundColor: isPrimary ? theme.vars.palette.primary.dark : theme.vars.palette.hover },
  "&:disabled": { opacity: 0.55, cursor: "default" },
}));
