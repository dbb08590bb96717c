import { useEffect } from "react";
import { showToast } from "../../app/toasts";

type Props = {
  message: string;
  tone: "red" | "orange";
  /** The attempt that failed: another one has a toast of its own. Null shows none. */
  attempt?: object | null;
};

/** The attempt of a component that is mounted for just one. */
const OF_MOUNT = {};

/** Shows a toast beside the message in place of a panel that could not be loaded. */
export function FailureToast({ message, tone, attempt = OF_MOUNT }: Props) {
  useEffect(() => {
    if (attempt !== null) showToast(message, tone);
  }, [message, tone, attempt]);
  return null;
}
