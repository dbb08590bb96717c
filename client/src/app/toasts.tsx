import Box from "@mui/material/Box";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { Tone } from "../ui/style";
import { createStore } from "./store";

/** How long a toast stays. */
const DURATION_MS = 5000;

type ToastTone = Extract<Tone, "green" | "red" | "yellow" | "orange">;

/** A message at the bottom of the screen. */
type Toast = { id: number; message: string; tone: ToastTone };

const current = createStore<Toast | null>(null);
let lastId = 0;

/** Shows a message for five seconds. A newer one replaces it and starts the five seconds again. */
export function showToast(message: string, tone: ToastTone = "green"): void {
  lastId += 1;
  current.set({ id: lastId, message, tone });
}

function hide({ id }: Toast): void {
  if (current.get()?.id === id) current.set(null);
}

/** The one toast of the app. */
export function Toasts() {
  const toast = current.useValue();
  return toast === null ? null : <ToastBar key={toast.id} toast={toast} />;
}

function ToastBar({ toast }: { toast: Toast }) {
  // A message stays while the pointer is on it.
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => hide(toast), DURATION_MS);
    return () => clearTimeout(timer);
  }, [isHeld, toast]);

  // Outside the app, because an open dialog hides the app from assistive technology.
  return createPortal(
    <Box
      role={toast.tone === "green" ? "status" : "alert"}
      data-tone={toast.tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      sx={(theme) => ({
        position: "fixed",
        bottom: 24,
        left: "50%",
        transform: "translateX(-50%)",
        zIndex: theme.zIndex.snackbar,
        px: 4,
        py: 3,
        width: "max-content",
        minWidth: 220,
        maxWidth: "min(560px, calc(100vw - 32px))",
        maxHeight: "40dvh",
        overflowY: "auto",
        overflowWrap: "anywhere",
        borderRadius: "8px",
        boxShadow: "0 8px 28px rgba(10, 13, 20, 0.25)",
        typography: "body1",
        fontWeight: 550,
        color: theme.vars.palette.tone[toast.tone].onSolid,
        bgcolor: theme.vars.palette.tone[toast.tone].solid,
      })}
    >
      {toast.message}
    </Box>,
    document.body,
  );
}
