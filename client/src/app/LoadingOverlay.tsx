import Backdrop from "@mui/material/Backdrop";
import CircularProgress from "@mui/material/CircularProgress";
import Portal from "@mui/material/Portal";
import { overlayHolders } from "./overlay";

/** The full-screen overlay. */
export function LoadingOverlay() {
  if (overlayHolders.useValue() === 0) return null;
  // Outside the app, because an open dialog hides the app from assistive technology.
  return (
    <Portal>
      <Backdrop open sx={(theme) => ({ zIndex: theme.zIndex.tooltip + 1, color: "#fff" })}>
        <CircularProgress aria-label="Loading" color="inherit" size={36} />
      </Backdrop>
    </Portal>
  );
}
