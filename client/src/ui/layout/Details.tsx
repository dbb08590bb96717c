import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";

type Props = { entries: Readonly<Record<string, string | null | undefined>>; sx?: SxProps<Theme> };

/** The fields of a record, each value beside its label. */
export function Details({ entries, sx }: Props) {
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
