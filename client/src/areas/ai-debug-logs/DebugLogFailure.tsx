import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";

type Props = {
  /** Why trying again would fail again; null if it may be tried again. */
  reason: string | null;
  onRetry: () => void;
  isBusy?: boolean;
};

/** Says that the details of a log could not be read. */
export function DebugLogFailure({ reason, onRetry, isBusy = false }: Props) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 3, mb: 4 }}>
      <Alert severity="error">
        {`Failed to load detailed information. ${reason ?? "Please try again."}`}
      </Alert>
      {reason === null && (
        <Button onClick={onRetry} loading={isBusy}>
          Retry
        </Button>
      )}
    </Box>
  );
}
