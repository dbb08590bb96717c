import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { withoutDirections } from "../text/format";
import { type ScreenRecord, useScreenRecord } from "./screenRecord";
import { noPrint, pageBottom, pageTop } from "./style";

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
  /** The record that the screen is about, if it is about one. */
  record?: ScreenRecord;
  children: ReactNode;
};

/** The frame of every signed-in screen. */
export function PageFrame({ title, heading = title, subtitle, breadcrumbs, actions, record, children }: Props) {
  useScreenRecord(record);
  return (
    <Page>
      <title>{`${withoutDirections(title)} · Marquee`}</title>
      {breadcrumbs !== undefined && <Box sx={{ mb: 2 }}>{breadcrumbs}</Box>}
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 3, minHeight: 34, mb: 5 }}>
        <Box sx={{ flex: "1 1 auto", minWidth: 0, overflowWrap: "anywhere" }}>
          <Typography variant="h1">{heading}</Typography>
          {subtitle !== undefined && <Box sx={{ mt: 1, typography: "body2", color: "text.secondary" }}>{subtitle}</Box>}
        </Box>
        {actions !== undefined && (
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, ...noPrint }}>{actions}</Box>
        )}
      </Box>
      <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 5 }}>{children}</Box>
    </Page>
  );
}

const Page = styled("div")(({ theme }) => ({
  // The height of the bar above every screen, which the page scrolls below.
  [pageTop]: "52px",
  maxWidth: 1600,
  marginInline: "auto",
  padding: 16,
  [theme.breakpoints.up("sm")]: { padding: 24 },
  [theme.breakpoints.up("lg")]: { paddingInline: 32 },
  // What receives the focus is scrolled out from under the bar, and in lists from under one that stays at the bottom.
  ":where(&) *": { scrollMarginTop: 56 },
  ":where(&) :is(table, ul) *": { scrollMarginBottom: `var(${pageBottom}, 0px)` },
}));
