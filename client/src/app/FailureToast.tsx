import { useEffect } from "react";
import { showToast } from "./toasts";

type Props = {
  message: string;
  tone: "red" | "orange";
  /** What the user asked for and did not get. It has one toast, however often it is tried again. Null has none. */
  attempt: object | null;
};

const shown = new WeakSet();

/** Shows a toast beside the message in place of a panel that could not be loaded. */
export function FailureToast({ message, tone, attempt }: Props) {
  useEffect(() => {
    if (attempt === null || shown.has(attempt)) return;
    shown.add(attempt);
    showToast(message, tone);
  }, [message, tone, attempt]);
  return null;
}
