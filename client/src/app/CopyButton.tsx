import ContentCopyOutlined from "@mui/icons-material/ContentCopyOutlined";
import IconButton from "@mui/material/IconButton";
import { useCopy } from "./useCopy";

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
