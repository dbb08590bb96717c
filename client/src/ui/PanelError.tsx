import Box from "@mui/material/Box";
import { PlainButton } from "./PlainButton";

type Props = {
  /** What is missing, as it reads after "Could not load". */
  what: string;
  onRetry: () => void;
  isBusy?: boolean;
  /** For places that have their own padding, such as a card. */
  isInline?: boolean;
};

/** The message in place of a list or panel that could not be loaded. */
export function PanelError({ what, onRetry, isBusy = false, isInline = false }: Props) {
  return (
    <Box role="alert" sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: isInline ? 2 : 3, p: isInline ? 0 : 4, letterSpacing: "normal" }}>
      <Box component="span" sx={{ color: "text.secondary", typography: isInline ? "body2" : "body1" }}>
        {`Could not load ${what}.`}
      </Box>
      <PlainButton type="button" onClick={onRetry} disabled={isBusy}>
        Retry
      </PlainButton>
    </Box>
  );
}
