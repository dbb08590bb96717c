import ContentCopyOutlined from "@mui/icons-material/ContentCopyOutlined";
import DataObjectOutlined from "@mui/icons-material/DataObjectOutlined";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { useId } from "react";
import { LongText } from "../../../ui/text/LongText";
import { Markdown } from "../../../ui/text/Markdown";
import { useCopyItem } from "./useCopyItem";

/** Longer questions are shown in a box that scrolls. */
const MOST_CHARACTERS = 30_000;

type Props = {
  title: string;
  item: "User prompt" | "AI response";
  /** Null if there is none. */
  text: string | null;
  readJson: () => Promise<string | null>;
};

/** The question or the answer of a turn, with buttons that copy it. */
export function TurnPart({ title, item, text, readJson }: Props) {
  const heading = useId();
  const isPrompt = item === "User prompt";
  return (
    <Box
      role="group"
      aria-labelledby={heading}
      sx={(theme) => ({ border: 1, borderColor: "divider", borderRadius: "8px", ...(isPrompt && { bgcolor: theme.vars.palette.canvas }) })}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: 1, pl: 3, pr: 2, pt: 1 }}>
        <Box component="h3" id={heading} sx={{ flex: 1, m: 0, fontSize: 12, fontWeight: 600, color: "text.secondary" }}>
          {title}
        </Box>
        <CopyItemButton item={item} read={() => Promise.resolve(text)} />
        <CopyItemButton item={`${item} JSON`} read={readJson} />
      </Box>
      <Box sx={{ px: 3, pb: 3, pt: 1, overflowX: "auto" }}>
        {text === null ? (
          <Box component="p" sx={{ m: 0, color: "text.secondary" }}>{`No ${isPrompt ? "user prompt" : "AI response"}.`}</Box>
        ) : !isPrompt ? (
          <Markdown label={title} text={text} />
        ) : text.length > MOST_CHARACTERS ? (
          <LongText label={title} text={text} />
        ) : (
          <Box sx={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{text}</Box>
        )}
      </Box>
    </Box>
  );
}

type CopyProps = {
  /** What is copied, as its toast begins. */
  item: "User prompt" | "AI response" | "User prompt JSON" | "AI response JSON";
  /** Reads the text; null if there is none. */
  read: () => Promise<string | null>;
};

/** Copies a part of a turn. */
function CopyItemButton({ item, read }: CopyProps) {
  const [copy, isBusy] = useCopyItem(item, read);
  const Icon = item.endsWith("JSON") ? DataObjectOutlined : ContentCopyOutlined;
  return (
    <IconButton size="small" aria-label={`Copy ${item}`} title={`Copy ${item}`} aria-busy={isBusy} onClick={copy}>
      <Icon sx={{ fontSize: 16 }} aria-hidden="true" />
    </IconButton>
  );
}
