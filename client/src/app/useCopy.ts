import { useAction } from "./relay/useSubmit";
import { showToast } from "./toasts";

/** Copies a text to the clipboard, and shows as a toast whether that worked. */
export function useCopy(done: string, failure: string, tone: "red" | "orange" = "red") {
  return useAction(
    async (text: string) => {
      // Without a secure connection browsers have no clipboard.
      await navigator.clipboard.writeText(text);
      showToast(done);
    },
    failure,
    tone,
  );
}
