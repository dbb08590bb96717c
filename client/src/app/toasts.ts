import type { Tone } from "../ui/layout/style";
import { createStore } from "./store";

type ToastTone = Extract<Tone, "green" | "red" | "yellow" | "orange">;

/** Where a message leads, such as to the jobs that were started. */
type ToastLink = { label: string; to: string };

/** A message above the screen. */
export type Toast = { id: number; message: string; tone: ToastTone; link?: ToastLink };

/** The message that is shown, if any. ToastBar draws it. */
export const currentToast = createStore<Toast | null>(null);
let lastId = 0;

/** Shows a message for five seconds. A newer one replaces it and starts the five seconds again. */
export function showToast(message: string, tone: ToastTone = "green", link?: ToastLink): void {
  lastId += 1;
  currentToast.set({ id: lastId, message, tone, link });
}
