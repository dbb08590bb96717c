import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Surface } from "../../../ui/Surface";

type Props = {
  /** What the gateway says of it, if it does. */
  message: string | undefined;
  onRetry: () => void;
  isBusy: boolean;
};

/** Takes the place of analytics that could not be loaded. */
export function AnalyticsFailure({ message, onRetry, isBusy }: Props) {
  return (
    <Surface>
      <Box role="alert" sx={{ display: "grid", justifyItems: "center", gap: 2, py: 8, textAlign: "center" }}>
        <Box component="h2" sx={{ m: 0, typography: "h2" }}>
          Failed to load analytics
        </Box>
        <Box component="p" sx={{ m: 0, mb: 2, color: "text.secondary", overflowWrap: "anywhere" }}>
          {message ?? "Failed to load analytics data"}
        </Box>
        <Button onClick={onRetry} loading={isBusy}>
          Retry
        </Button>
      </Box>
    </Surface>
  );
}
