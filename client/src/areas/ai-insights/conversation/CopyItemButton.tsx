import ContentCopyOutlined from "@mui/icons-material/ContentCopyOutlined";
import DataObjectOutlined from "@mui/icons-material/DataObjectOutlined";
import IconButton from "@mui/material/IconButton";
import { useCopyItem } from "./useCopyItem";

type Props = {
  /** What is copied, as its toast begins. */
  item: "User prompt" | "AI response" | "User prompt JSON" | "AI response JSON";
  /** Reads the text; null if there is none. */
  read: () => Promise<string | null>;
};

/** Copies a part of a turn. */
export function CopyItemButton({ item, read }: Props) {
  const [copy, isBusy] = useCopyItem(item, read);
  const Icon = item.endsWith("JSON") ? DataObjectOutlined : ContentCopyOutlined;
  return (
    <IconButton size="small" aria-label={`Copy ${item}`} title={`Copy ${item}`} aria-busy={isBusy} onClick={copy}>
      <Icon sx={{ fontSize: 16 }} aria-hidden="true" />
    </IconButton>
  );
}
