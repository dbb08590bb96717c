import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { tabularNumbers } from "./style";
import { TextLink } from "../url/TextLink";

type Props = {
  title: string;
  /** Its name for assistive technology, where another part of the screen has the same title. */
  label?: string;
  /** The figure, or a skeleton, or what failed. */
  children: ReactNode;
  /** Where the title leads. */
  to?: string;
  icon?: ReactNode;
};

/** A card with one large figure below its title. */
export function CountCard({ title, label = title, children, to, icon }: Props) {
  return (
    <Box
      component="section"
      aria-label={label}
      sx={{
        display: "grid",
        gap: 2,
        alignContent: "start",
        p: 5,
        minHeight: 112,
        bgcolor: "background.paper",
        border: 1,
        borderColor: "divider",
        borderRadius: "10px",
      }}
    >
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", color: "text.secondary" }}>
        <Box component="h2" sx={{ m: 0, fontSize: 13, fontWeight: 550 }}>
          {to === undefined ? (
            title
          ) : (
            <TextLink to={to} sx={{ color: "inherit" }}>
              {title}
            </TextLink>
          )}
        </Box>
        {icon}
      </Box>
      <Box sx={{ fontSize: 28, fontWeight: 600, lineHeight: "36px", letterSpacing: "-0.02em", ...tabularNumbers }}>
        {children}
      </Box>
    </Box>
  );
}
