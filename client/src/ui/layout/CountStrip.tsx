import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { TextLink } from "../url/TextLink";
import { tabularNumbers } from "./style";

/** Figures beside each other in one frame, 64 pixels high. On a phone they take two rows, or stay on one if `isOneLine`. */
export function CountStrip({ isOneLine = false, children }: { isOneLine?: boolean; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: { xs: isOneLine ? "nowrap" : "wrap", md: "nowrap" },
        gap: "1px",
        overflow: "clip",
        bgcolor: "divider",
        border: 1,
        borderColor: "divider",
        borderRadius: "10px",
      }}
    >
      {children}
    </Box>
  );
}

type Props = {
  title: string;
  /** Where the title leads. */
  to: string;
  /** The figure, or what failed. */
  children: ReactNode;
};

/** A figure of a strip, below its title. */
export function CountCell({ title, to, children }: Props) {
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{ flex: "1 1 40%", display: "flex", flexDirection: "column", justifyContent: "center", minWidth: 0, minHeight: 64, px: { xs: 2, sm: 4 }, py: 2, bgcolor: "background.paper" }}
    >
      <Box component="h2" sx={{ m: 0, fontSize: { xs: 12, sm: 13 }, fontWeight: 550, lineHeight: "18px", color: "text.secondary", overflowWrap: "anywhere", "& a": { color: "inherit" } }}>
        <TextLink to={to}>{title}</TextLink>
      </Box>
      <Box sx={{ fontSize: 20, fontWeight: 600, lineHeight: "26px", letterSpacing: "-0.01em", ...tabularNumbers }}>{children}</Box>
    </Box>
  );
}
