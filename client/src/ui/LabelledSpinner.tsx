import Box from "@mui/material/Box";
import CircularProgress from "@mui/material/CircularProgress";

/** A spinner that says what it waits for. */
export function LabelledSpinner({ label }: { label: string }) {
  return (
    <Box role="status" sx={{ display: "flex", alignItems: "center", gap: 3, p: 4, color: "text.secondary" }}>
      <CircularProgress size={18} aria-hidden="true" />
      <span>{label}</span>
    </Box>
  );
}
