import Box from "@mui/material/Box";
import { Spinner } from "./Spinner";

/** A spinner that says what it waits for. */
export function LabelledSpinner({ label }: { label: string }) {
  return (
    <Box role="status" sx={{ display: "flex", alignItems: "center", gap: 3, p: 4, color: "text.secondary" }}>
      <Spinner />
      <span>{label}</span>
    </Box>
  );
}
