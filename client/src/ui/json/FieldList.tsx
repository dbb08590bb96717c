import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { JsonTree } from "./JsonTree";
import { LongText } from "../text/LongText";

/** A longer text has a box of its own, which scrolls. */
const LONG = 20_000;

/** A field of a record: a text, or the JSON of a value of any kind. */
export type Field = { label: string; value?: ReactNode; json?: string | null };

/** The fields of a record, each value beside its label, on narrow screens below it. */
export function FieldList({ label, fields }: { label: string; fields: readonly Field[] }) {
  return (
    <Box component="dl" aria-label={label} sx={{ m: 0, typography: "body2" }}>
      {fields.map(({ label: caption, value, json }) => (
        <Box
          key={caption}
          sx={{
            display: "grid",
            gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "190px minmax(0, 1fr)" },
            columnGap: 4,
            py: "7px",
            borderBottom: 1,
            borderColor: "divider",
          }}
        >
          <Box component="dt" sx={{ color: "text.secondary" }}>
            {caption}
          </Box>
          <Box
            component="dd"
            sx={(theme) => ({
              m: 0,
              minWidth: 0,
              overflowWrap: "anywhere",
              whiteSpace: json === undefined ? "pre-wrap" : undefined,
              // Drawn only, as in tables: nothing is read aloud or copied as if it were a value.
              "&:empty::before": { content: '"—" / ""', color: theme.vars.palette.text.secondary },
            })}
          >
            {json ? (
              <JsonTree label={caption} json={json} />
            ) : typeof value === "string" && value.length > LONG ? (
              <LongText label={caption} text={value} />
            ) : (
              value
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
