import Box from "@mui/material/Box";
import { useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { Spinner } from "../ui/Spinner";
import { onSessionEnd } from "./session/session";

let holders = 0;
const listeners = new Set<() => void>();

function set(count: number): void {
  holders = count;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

// Whatever was under way is of no interest to the next session.
onSessionEnd(() => set(0));

/** Shows the app-wide loading overlay until the work has settled either way. */
export async function withOverlay<T>(work: Promise<T>): Promise<T> {
  set(holders + 1);
  try {
    return await work;
  } finally {
    set(Math.max(0, holders - 1));
  }
}

/** The full-screen overlay, there while anything holds it. */
export function LoadingOverlay() {
  const isShown = useSyncExternalStore(subscribe, () => holders > 0);
  if (!isShown) return null;
  // Beside the app and not inside it: an open dialog hides the app from assistive technology.
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
