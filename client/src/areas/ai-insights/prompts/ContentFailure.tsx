import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";

type Props = {
  what: "content" | "description";
  /** Why trying again would fail again; null if it may be tried again. */
  reason: string | null;
  onRetry?: () => void;
  isBusy?: boolean;
};

/** Says that a part of a prompt could not be read. */
export function ContentFailure({ what, reason, onRetry, isBusy = false }: Props) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 3 }}>
      <Alert severity="error">
        {`Error loading prompt ${what}. ${reason ?? "Please try again."}`}
      </Alert>
      {reason === null && onRetry !== undefined && (
        <Button onClick={onRetry} loading={isBusy}>
          Retry
        </Button>
      )}
    </Box>
  );
}
