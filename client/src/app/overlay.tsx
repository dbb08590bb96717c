import Box from "@mui/material/Box";
import { createPortal } from "react-dom";
import { Spinner } from "../ui/Spinner";
import { onSessionEnd } from "./session/session";
import { createStore } from "./store";

/** How many promises keep the overlay open. */
const holders = createStore(0);

// The next session does not wait for what this one started.
onSessionEnd(() => holders.set(0));

/** Shows the app-wide loading overlay until the promise settles. */
export async function withOverlay<T>(work: Promise<T>): Promise<T> {
  holders.set(holders.get() + 1);
  try {
    return await work;
  } finally {
    holders.set(Math.max(0, holders.get() - 1));
  }
}

/** The full-screen overlay. */
export function LoadingOverlay() {
  if (holders.useValue() === 0) return null;
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
