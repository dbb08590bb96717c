import { lazy, Suspense, useSyncExternalStore } from "react";
import type { Tone } from "./theme";

type ToastTone = Extract<Tone, "green" | "red" | "yellow" | "orange">;

/** A message at the bottom of the screen. */
export type Toast = { id: number; message: string; tone: ToastTone };

let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function set(toast: Toast | null): void {
  current = toast;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Shows a message for five seconds; a newer one takes its place and starts the five seconds again. */
export function showToast(message: string, tone: ToastTone = "green"): void {
  lastId += 1;
  set({ id: lastId, message, tone });
}

/** The code of the toast is no part of the first load; it comes as soon as the browser has nothing else to do. */
const fetchToastBar = () => import("./ToastBar");
const ToastBar = lazy(async () => ({ default: (await fetchToastBar()).ToastBar }));

/** Fetches the code of the toast, so that it is at hand when there is something to say. */
export function preloadToasts(): void {
  // Without it the first toast tries again.
  fetchToastBar().catch(() => undefined);
}

/** The one toast of the app. */
export function Toasts() {
  const toast = useSyncExternalStore(subscribe, () => current);
  if (toast === null) return null;
  return (
    <Suspense>
      <ToastBar
        key={toast.id}
        toast={toast}
        onHide={() => {
          if (current?.id === toast.id) set(null);
        }}
      />
    </Suspense>
  );
}
