import { useAction } from "../../../app/relay/useSubmit";
import { showToast } from "../../../app/toasts";

const MISSING = "There is nothing to copy.";

/** Copies a part of a conversation, such as "User prompt", that may have to be read first, and shows the result as a toast. */
export function useCopyItem(item: string, read: () => Promise<string | null>): [copy: () => void, isBusy: boolean] {
  const inside = item.startsWith("AI") ? item : `${item.charAt(0).toLowerCase()}${item.slice(1)}`;
  return useAction(async () => {
    let isMissing = false;
    const text = read().then((found) => {
      isMissing = found === null;
      if (found === null) throw new Error(MISSING);
      return new Blob([found], { type: "text/plain" });
    });
    try {
      // The text itself may come too late: some browsers allow only what begins with the click.
      await Promise.all([navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]), text]);
      showToast(`${item} copied to clipboard!`);
    } catch (error) {
      // Without a clipboard nothing has waited for the text yet.
      await text.catch(() => undefined);
      if (!isMissing) throw error;
      showToast(MISSING, "yellow");
    }
  }, `Failed to copy ${inside}`);
}
