import Box from "@mui/material/Box";
import { createPortal } from "react-dom";
import { Spinner } from "../ui/feedback/Spinner";
import { overlayHolders } from "./overlay";

/** The full-screen overlay. */
export function LoadingOverlay() {
  if (overlayHolders.useValue() === 0) return null;
  // Outside the app, because an open dialog hides the app from assistive technology.
  return createPortal(
    <Box
      role="progressbar"
      aria-label="Loading"
      sx={(theme) => ({
        position: "fixed",
        inset: 0,
        zIndex: theme.zIndex.tooltip + 1,
        display: "grid",
        placeItems: "center",
        bgcolor: "rgba(10, 13, 20, 0.38)",
        color: "common.white",
      })}
    >
      <Spinner size={36} />
    </Box>,
    document.body,
  );
}
