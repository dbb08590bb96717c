import Box from "@mui/material/Box";
import { Spinner } from "./Spinner";

/** A spinner with a label. */
export function LabelledSpinner({ label }: { label: string }) {
  return (
    <Box role="status" sx={{ display: "flex", alignItems: "center", gap: 3, p: 4, color: "text.secondary" }}>
      <Spinner />
      <span>{label}</span>
    </Box>
  );
}
