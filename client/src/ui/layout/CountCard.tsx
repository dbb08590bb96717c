import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { TextLink } from "../url/TextLink";
import { tabularNumbers } from "./style";

type Props = {
  title: string;
  /** Its name for assistive technology, where another part of the screen has the same title. */
  label?: string;
  /** The figure, or a skeleton, or what failed. */
  children: ReactNode;
  /** The title as it is drawn, such as a label that explains itself. */
  heading?: ReactNode;
  /** Where the title leads. */
  to?: string;
  icon?: ReactNode;
};

/** A card with one large figure below its title. */
export function CountCard({ title, label = title, heading = title, children, to, icon }: Props) {
  return (
    <Box
      component="section"
      aria-label={label}
      sx={{ display: "grid", gap: 2, alignContent: "start", minHeight: 112, p: 5, bgcolor: "background.paper", border: 1, borderColor: "divider", borderRadius: "10px" }}
    >
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", color: "text.secondary", "& a": { color: "inherit" } }}>
        <Box component="h2" sx={{ m: 0, fontSize: 13, fontWeight: 550 }}>
          {to === undefined ? heading : <TextLink to={to}>{title}</TextLink>}
        </Box>
        {icon}
      </Box>
      <Box sx={{ fontSize: 28, fontWeight: 600, lineHeight: "36px", letterSpacing: "-0.02em", ...tabularNumbers }}>{children}</Box>
    </Box>
  );
}
