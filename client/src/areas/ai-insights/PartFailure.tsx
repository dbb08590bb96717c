import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";

type Props = {
  message: string;
  /** Why trying again would fail again; null if it may be tried again. */
  reason: string | null;
  onRetry?: () => void;
  isBusy?: boolean;
};

/** Says that a part of a dialog could not be read. */
export function PartFailure({ message, reason, onRetry, isBusy = false }: Props) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 3, mb: 4 }}>
      <Alert severity="error">{`${message} ${reason ?? "Please try again."}`}</Alert>
      {reason === null && onRetry !== undefined && (
        <Button onClick={onRetry} loading={isBusy}>
          Retry
        </Button>
      )}
    </Box>
  );
}
