import { useRef, useState } from "react";
import { isRefused, sessionToken } from "../session/session";
import { showToast } from "../toasts";
import { withReason } from "./errors";

/**
 * A button's action: it runs once at a time, however often the button is clicked, and a failure shows as a
 * toast, with the reason after the text. The action is any promise, such as that of useSubmit.
 */
export function useAction<Args extends readonly unknown[]>(
  action: (...args: Args) => Promise<void>,
  failure: string | ((error: unknown) => string),
  tone: "red" | "orange" = "red",
): [run: (...args: Args) => void, isBusy: boolean] {
  const [isBusy, setBusy] = useState(false);
  // A second click may come before the button is disabled.
  const isRunning = useRef(false);
  const run = (...args: Args) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    const token = sessionToken();
    action(...args)
      .catch((error: unknown) => {
        const message = typeof failure === "string" ? withReason(failure, error) : failure(error);
        console.error(message, error);
        // A user who has signed in meanwhile did not ask for this. A form that stays says itself that the session has ended.
        if (token === sessionToken() && !isRefused()) showToast(message, tone);
      })
      .finally(() => {
        isRunning.current = false;
        setBusy(false);
      });
  };
  return [run, isBusy];
}
