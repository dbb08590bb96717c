import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { noPrint, pageTop } from "./style";

/** The height of the bar above every screen. */
const BAR_HEIGHT = "52px";

type Props = {
  /** The heading of the screen, and the title of the browser's tab. */
  title: string;
  /** What the heading shows in place of the title. */
  heading?: ReactNode;
  /** A quiet line below the heading. */
  subtitle?: ReactNode;
  /** The way back, above the heading; see Breadcrumbs. */
  breadcrumbs?: ReactNode;
  /** The buttons of the screen, at the right of the heading, below it on a narrow screen. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The frame of every signed-in screen. */
export function PageFrame({ title, heading = title, subtitle, breadcrumbs, actions, children }: Props) {
  return (
    <Box
      sx={{
        [pageTop]: BAR_HEIGHT,
        px: { xs: 4, sm: 6, lg: 8 },
        py: { xs: 4, sm: 6 },
        maxWidth: 1600,
        mx: "auto",
        // What receives the focus is scrolled out from under the bar.
        ":where(& *)": { scrollMarginTop: 56 },
      }}
    >
      <title>{`${title} · Marquee`}</title>
      {breadcrumbs !== undefined && <Box sx={{ mb: 2 }}>{breadcrumbs}</Box>}
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 3, mb: 5, minHeight: 34 }}>
        <Box sx={{ flex: "1 1 auto", minWidth: 0 }}>
          <Box component="h1" sx={{ m: 0, typography: "h1", overflowWrap: "anywhere" }}>
            {heading}
          </Box>
          {subtitle !== undefined && (
            <Box sx={{ mt: 1, typography: "body2", color: "text.secondary", overflowWrap: "anywhere" }}>{subtitle}</Box>
          )}
        </Box>
        {actions !== undefined && <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, ...noPrint }}>{actions}</Box>}
      </Box>
      <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 5 }}>{children}</Box>
    </Box>
  );
}
