import Box from "@mui/material/Box";
import { Markdown } from "../../../ui/text/Markdown";

type Props = {
  /** What the text is, for assistive technology. */
  label: string;
  text: string;
  /** Shown in place of a text that is blank. */
  emptyText: string;
};

/** A text of a prompt. */
export function PromptText({ label, text, emptyText }: Props) {
  if (text.trim() !== "") return <Markdown label={label} text={text} />;
  return <Box sx={{ color: "text.secondary" }}>{emptyText}</Box>;
}
