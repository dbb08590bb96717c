import Box from "@mui/material/Box";
import type { ElementType, ReactNode } from "react";
import type { Tone } from "../layout/style";

type Props = {
  tone: Extract<Tone, "green" | "red" | "yellow">;
  Icon: ElementType;
  title?: string;
  children: ReactNode;
};

/** A message about what the user has just done, which stays beside its form. */
export function AlertBox({ tone, Icon, title, children }: Props) {
  return (
    <Box
      role="alert"
      sx={(theme) => ({
        display: "flex",
        alignItems: title === undefined ? "center" : "flex-start",
        gap: 3,
        px: 4,
        py: 3,
        borderRadius: "8px",
        typography: "body2",
        overflowWrap: "anywhere",
        color: theme.vars.palette.tone[tone].text,
        bgcolor: theme.vars.palette.tone[tone].soft,
      })}
    >
      <Icon fontSize="small" aria-hidden="true" />
      <Box component="span" sx={{ minWidth: 0 }}>
        {title !== undefined && (
          <Box component="strong" sx={{ display: "block", fontWeight: 600 }}>
            {title}
          </Box>
        )}
        {children}
      </Box>
    </Box>
  );
}
