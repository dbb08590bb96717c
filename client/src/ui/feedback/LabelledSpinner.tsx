import Box from "@mui/material/Box";
import CircularProgress from "@mui/material/CircularProgress";

/** A spinner with a label. */
export function LabelledSpinner({ label }: { label: string }) {
  return (
    <Box role="status" sx={{ display: "flex", alignItems: "center", gap: 3, p: 4, color: "text.secondary" }}>
      <CircularProgress size={18} color="inherit" aria-hidden />
      <span>{label}</span>
    </Box>
  );
}
