import Backdrop from "@mui/material/Backdrop";
import Box from "@mui/material/Box";
import Portal from "@mui/material/Portal";
import { createStore } from "../ui/externalStore";
import { SectorMark } from "../ui/feedback/SectorMark";
import { onSessionEnd } from "./session/session";

/** How many promises keep the overlay open. */
const overlayHolders = createStore(0);

// The next session does not wait for what this one started.
onSessionEnd(() => overlayHolders.set(0));

/**
 * Shows the app-wide loading overlay until the promise settles. It covers forms whose save is one write, and the sign-in.
 * What can be left or cancelled, such as runs of jobs and sent files, shows its own progress instead.
 */
export async function withOverlay<T>(work: Promise<T>): Promise<T> {
  overlayHolders.set(overlayHolders.get() + 1);
  try {
    return await work;
  } finally {
    overlayHolders.set(Math.max(0, overlayHolders.get() - 1));
  }
}

/** The full-screen overlay. */
export function LoadingOverlay() {
  if (overlayHolders.useValue() === 0) return null;
  // Outside the app, because an open dialog hides the app from assistive technology.
  return (
    <Portal>
      <Backdrop open sx={(theme) => ({ zIndex: theme.zIndex.tooltip + 1 })}>
        <Box role="progressbar" aria-label="Loading" sx={{ p: 4, bgcolor: "background.paper", borderRadius: "12px" }}>
          <SectorMark size={40} isLooking />
        </Box>
      </Backdrop>
    </Portal>
  );
}
