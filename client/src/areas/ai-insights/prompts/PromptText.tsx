import Box from "@mui/material/Box";
import { Markdown } from "../../../ui/Markdown";

type Props = {
  text: string;
  /** Shown in place of a text that is blank. */
  emptyText: string;
};

/** A text of a prompt. */
export function PromptText({ text, emptyText }: Props) {
  if (text.trim() !== "") return <Markdown text={text} />;
  return <Box sx={{ color: "text.secondary" }}>{emptyText}</Box>;
}
