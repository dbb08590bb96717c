import Box from "@mui/material/Box";
import { TextLink } from "./TextLink";

/** One step of the way; without an address it is plain text. */
export type Crumb = { label: string; to?: string };

// A very long name is cut off; the tooltip has all of it.
const sx = {
  display: "flex",
  flexWrap: "wrap",
  gap: 2,
  m: 0,
  p: 0,
  typography: "body2",
  color: "text.secondary",
  "& li": { display: "flex", gap: 2, minWidth: 0 },
  "& li > :last-child": { maxWidth: "min(40ch, 100%)", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
};

/** The way from a list to this screen. The last step is where the user is. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <Box component="ol" sx={sx}>
        {crumbs.map(({ label, to }, index) => (
          <li key={index} title={label}>
            {index > 0 && <span aria-hidden="true">/</span>}
            {to === undefined ? (
              <span aria-current={index === crumbs.length - 1 ? "page" : undefined}>{label}</span>
            ) : (
              <TextLink to={to}>{label}</TextLink>
            )}
          </li>
        ))}
      </Box>
    </nav>
  );
}
