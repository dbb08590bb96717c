import { FormattedText } from "./FormattedText";
import { isQuickToFormat } from "./markdownCost";
import { parsing } from "./markdownTree";
import { SlowMarkdown } from "./SlowMarkdown";

type Props = {
  /** What the text is, for assistive technology. */
  label: string;
  text: string;
};

/** A text of a prompt or of the assistant, as markdown. Nothing in it can do anything but open a link in a new window. */
export function Markdown({ label, text }: Props) {
  if (isQuickToFormat(text)) return <FormattedText text={text} options={{ ...parsing, children: text }} />;
  // Of another text nothing is known yet.
  return <SlowMarkdown key={text} label={label} text={text} />;
}
