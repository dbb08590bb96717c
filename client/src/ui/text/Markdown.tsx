import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { FormattedText } from "./FormattedText";
import { isQuickToFormat } from "./markdownCost";
import { drawing, type MarkdownTree, parsing } from "./markdownTree";
import { useEffect, useState } from "react";
import { LongText } from "./LongText";

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

/** How long a text may take. Some would take minutes. */
const TIMEOUT_MS = 10_000;

/** The result of formatting a text: null if it could not be formatted, undefined while it is being formatted, or before that. */
type Result = MarkdownTree | null | undefined;

/** Formats a text beside the page, which stays usable. */
function useMarkdownTree(text: string): { tree: Result; isFormatting: boolean; format: () => void } {
  const [tree, setTree] = useState<Result>(undefined);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!isAsked) return undefined;
    const worker = new Worker(new URL("./markdownWorker.ts", import.meta.url), { type: "module" });
    const end = (result: MarkdownTree | null) => {
      worker.terminate();
      clearTimeout(timeout);
      setTree(result);
    };
    const timeout = setTimeout(() => end(null), TIMEOUT_MS);
    worker.addEventListener("message", ({ data }: MessageEvent<MarkdownTree | null>) => end(data));
    worker.addEventListener("error", (event) => {
      console.error("The text could not be formatted.", event.message);
      end(null);
    });
    worker.postMessage(text);
    return () => {
      worker.terminate();
      clearTimeout(timeout);
    };
  }, [isAsked, text]);
  return { tree, isFormatting: isAsked && tree === undefined, format: () => setAsked(true) };
}

/** A text that would take long to format: it is shown as it is, and formatted on demand, beside the page. */
function SlowMarkdown({ label, text }: { label: string; text: string }) {
  const { tree, isFormatting, format } = useMarkdownTree(text);
  if (tree) return <FormattedText text={text} options={drawing(tree)} />;
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>
      <LongText label={label} text={text} />
      {tree === null ? (
        <Box role="status" sx={{ typography: "body2", color: "text.secondary" }}>
          This text is too complex to be shown formatted.
        </Box>
      ) : (
        <Box>
          <Button onClick={format} loading={isFormatting}>
            Show Formatted
          </Button>
        </Box>
      )}
    </Box>
  );
}
