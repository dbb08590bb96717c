import Box from "@mui/material/Box";
import { numberText } from "../../ui/text/format";
import type { Tone } from "../../ui/layout/style";

type Props = {
  /** Names the list, for assistive technology. */
  label: string;
  tone: Extract<Tone, "red" | "yellow">;
  /** The words above. */
  intro: string;
  lines: readonly { readonly line: number; readonly column?: string | null; readonly message: string }[];
  /** The number of all lines, of which some may not be listed. */
  count: number;
};

/** What is said about lines of a file. */
export function LineList({ label, tone, intro, lines, count }: Props) {
  return (
    <Box
      role="group"
      aria-label={label}
      // Without the focus the keyboard could not scroll it.
      tabIndex={0}
      sx={(theme) => ({
        maxHeight: 180,
        overflowY: "auto",
        px: 4,
        py: 3,
        borderRadius: "8px",
        typography: "body2",
        overflowWrap: "anywhere",
        color: theme.vars.palette.tone[tone].text,
        bgcolor: theme.vars.palette.tone[tone].soft,
      })}
    >
      {intro}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 5 }}>
        {lines.map(({ line, column, message }, index) => (
          // A line may be listed several times. The list never changes its order.
          <li key={index}>{`Line ${line}${column ? `, ${column}` : ""}: ${message}`}</li>
        ))}
        {lines.length < count && <li>{`and ${numberText(count - lines.length)} more`}</li>}
      </Box>
    </Box>
  );
}
