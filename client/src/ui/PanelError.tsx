import Box from "@mui/material/Box";
import Button from "@mui/material/Button";

type Props = {
  /** What is missing, as it reads after "Could not load". */
  what: string;
  onRetry: () => void;
  isBusy?: boolean;
};

/** What stands where a list or panel could not be loaded. */
export function PanelError({ what, onRetry, isBusy = false }: Props) {
  return (
    <Box role="alert" sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 3, p: 4 }}>
      <Box component="span" sx={{ color: "text.secondary", typography: "body1" }}>
        {`Could not load ${what}.`}
      </Box>
      <Button onClick={onRetry} loading={isBusy}>
        Retry
      </Button>
    </Box>
  );
}
