import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { Failure } from "../../../ui/feedback/PanelError";
import { reasonOf } from "../../../ui/feedback/reasonOf";
import { Surface } from "../../../ui/layout/Surface";

type Props = {
  /** What failed, if it is known. */
  failure: Failure | null;
  onRetry: () => void;
  isBusy: boolean;
};

/** Takes the place of analytics that could not be loaded. */
export function AnalyticsFailure({ failure, onRetry, isBusy }: Props) {
  return (
    <Surface>
      <Box role="alert" sx={{ display: "grid", justifyItems: "center", gap: 2, py: 8, textAlign: "center" }}>
        <Box component="h2" sx={{ m: 0, typography: "h2" }}>
          Failed to load analytics
        </Box>
        <Box component="p" sx={{ m: 0, mb: 2, color: "text.secondary", overflowWrap: "anywhere" }}>
          {failure?.message ?? "Failed to load analytics data"}
        </Box>
        {reasonOf(failure) === null && (
          <Button onClick={onRetry} loading={isBusy}>
            Retry
          </Button>
        )}
      </Box>
    </Surface>
  );
}
