import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { tabularNumbers } from "./style";
import type { SxProps, Theme } from "@mui/material/styles";

/** One fact and its caption. The action beside it may copy it. */
type KeyFact = { label: string; value: ReactNode; action?: ReactNode };

/** The keys of a record, and what leads on from it, in a row below its heading. */
export function KeyFacts({ facts, label }: { facts: readonly KeyFact[]; label: string }) {
  return (
    <Box
      component="dl"
      aria-label={label}
      sx={{ display: "flex", flexWrap: "wrap", columnGap: 8, rowGap: 3, m: 0, ...tabularNumbers }}
    >
      {facts.map(({ label: caption, value, action }) => (
        <Box key={caption} sx={{ minWidth: 0 }}>
          <Box component="dt" sx={{ color: "text.secondary", fontSize: 12 }}>
            {caption}
          </Box>
          <Box
            component="dd"
            sx={{ display: "flex", alignItems: "center", gap: 1, m: 0, minHeight: 28, fontSize: 14, overflowWrap: "anywhere" }}
          >
            <Box component="span" sx={{ minWidth: 0 }}>
              {value}
            </Box>
            {action}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

type DetailsProps = { entries: Readonly<Record<string, string | null | undefined>>; sx?: SxProps<Theme> };

/** The fields of a record, each value beside its label. */
export function Details({ entries, sx }: DetailsProps) {
  return (
    <Box component="dl" sx={[{ display: "grid", m: 0, "& > dd": { m: 0, overflowWrap: "anywhere" } }, ...(Array.isArray(sx) ? sx : [sx])]}>
      {Object.entries(entries).flatMap(([label, value]) => [
        <Box component="dt" key={`${label} term`} sx={{ color: "text.secondary" }}>
          {label}
        </Box>,
        <dd key={label}>{value}</dd>,
      ])}
    </Box>
  );
}
