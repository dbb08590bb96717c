import { useEffect, useEffectEvent } from "react";
import type { Failure } from "../ui/feedback/PanelError";
import { sessionToken } from "./session/session";
import { showToast } from "./toasts";

type Props = {
  message: string;
  tone: "red" | "orange";
  /** What the user asked for and did not get. It has one toast, however often it is tried again. Null has none. */
  attempt: object | null;
  /** The list that could not be loaded. The toast says why, and so which service has failed. */
  loadable: { latestFailure: () => Failure | null };
};

const shown = new WeakSet();

/** Shows a toast beside the message in place of a panel that could not be loaded. */
export function FailureToast({ message, tone, attempt, loadable }: Props) {
  const show = useEffectEvent(() => {
    // The end of the session aborts the query, which is no news to its user.
    if (sessionToken() === null) return;
    const reason = loadable.latestFailure()?.message;
    showToast(reason === undefined ? message : `${message} ${reason}`, tone);
  });
  useEffect(() => {
    if (attempt === null || shown.has(attempt)) return;
    shown.add(attempt);
    show();
  }, [attempt]);
  return null;
}
