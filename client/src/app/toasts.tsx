import Box from "@mui/material/Box";
import Snackbar from "@mui/material/Snackbar";
import { useSyncExternalStore } from "react";
import type { Tone } from "./theme";

/** How long a toast stays. */
const DURATION_MS = 5000;

type ToastTone = Extract<Tone, "green" | "red" | "yellow" | "orange">;
type Toast = { id: number; message: string; tone: ToastTone };

let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function set(toast: Toast | null): void {
  current = toast;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a message for five seconds; a newer one takes its place and starts the five seconds again. */
export function showToast(message: string, tone: ToastTone = "green"): void {
  lastId += 1;
  set({ id: lastId, message, tone });
}

/** The one toast of the app. */
export function Toasts() {
  const toast = useSyncExternalStore(subscribe, () => current);
  if (toast === null) return null;
  return (
    <Snackbar
      key={toast.id}
      open
      autoHideDuration={DURATION_MS}
      disableWindowBlurListener
      anchorOrigin={{ vertical: "bottom", horizontal: "center" }}
      onClose={(_, reason) => {
        if (reason !== "clickaway" && current?.id === toast.id) set(null);
      }}
    >
      <Box
        role={toast.tone === "green" ? "status" : "alert"}
        data-tone={toast.tone}
        sx={(theme) => ({
          px: 4,
          py: 3,
          minWidth: 220,
          maxWidth: "min(560px, calc(100vw - 32px))",
          borderRadius: "8px",
          boxShadow: "0 8px 28px rgba(10, 13, 20, 0.25)",
          typography: "body1",
          fontWeight: 550,
          color: theme.vars.palette.tone[toast.tone].onSolid,
          bgcolor: theme.vars.palette.tone[toast.tone].solid,
        })}
      >
        {toast.message}
      </Box>
    </Snackbar>
  );
}
