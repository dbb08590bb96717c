import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import type { Tone } from "../layout/style";

type Props = { tone: Tone; label: ReactNode; title?: string };

/** A small badge. Its text carries the meaning; the colour only supports it. */
export function StatusChip({ tone, label, title }: Props) {
  return (
    <Box
      component="span"
      title={title}
      data-tone={tone}
      sx={(theme) => ({
        display: "inline-flex",
        alignItems: "center",
        gap: 1.5,
        px: 2,
        py: "1px",
        borderRadius: "5px",
        fontSize: 12,
        fontWeight: 550,
        lineHeight: "20px",
        whiteSpace: "nowrap",
        color: theme.vars.palette.tone[tone].text,
        bgcolor: theme.vars.palette.tone[tone].soft,
        "&::before": {
          content: '""',
          flex: "none",
          width: 6,
          height: 6,
          borderRadius: "50%",
          bgcolor: theme.vars.palette.tone[tone].solid,
        },
      })}
    >
      {label}
    </Box>
  );
}
