import Box from "@mui/material/Box";
import { TextLink } from "./TextLink";

/** One step of the way; without an address it is plain text. */
export type Crumb = { label: string; to?: string };

/** The way from a list to this screen. The last step is where the user is. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <Box component="nav" aria-label="Breadcrumb">
      <Box
        component="ol"
        sx={{ display: "flex", flexWrap: "wrap", gap: 2, m: 0, p: 0, listStyle: "none", typography: "body2" }}
      >
        {crumbs.map(({ label, to }, index) => (
          <Box component="li" key={index} sx={{ display: "flex", gap: 2, color: "text.secondary", minWidth: 0 }}>
            {to === undefined ? (
              <span aria-current={index === crumbs.length - 1 ? "page" : undefined}>
                <Label text={label} />
              </span>
            ) : (
              <TextLink to={to}>
                <Label text={label} />
              </TextLink>
            )}
            {index < crumbs.length - 1 && <span aria-hidden="true">/</span>}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** A name, cut off if it is very long: the tooltip has all of it. */
function Label({ text }: { text: string }) {
  return (
    <Box component="span" title={text} sx={{ display: "block", maxWidth: "40ch", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>
      {text}
    </Box>
  );
}
