import ContentCopyOutlined from "@mui/icons-material/ContentCopyOutlined";
import IconButton from "@mui/material/IconButton";
import { useAction } from "./relay/useSubmit";
import { showToast } from "./toasts";

type Props = {
  /** What is copied, as it reads after "Copy". */
  what: string;
  text: string;
};

/** Copies a key that is shown beside it. */
export function CopyButton({ what, text }: Props) {
  const [copy] = useCopy("Content copied to clipboard!", "Failed to copy content.", "orange");
  return (
    // The name of a field belongs to the field alone.
    <IconButton size="small" aria-label="Copy" title={`Copy ${what}`} onClick={() => copy(text)}>
      <ContentCopyOutlined sx={{ fontSize: 16 }} aria-hidden="true" />
    </IconButton>
  );
}

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
