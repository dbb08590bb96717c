import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { LongText } from "./LongText";
import { FormattedText } from "./FormattedText";
import { drawing } from "./markdownTree";
import { useMarkdownTree } from "./useMarkdownTree";

/** A text that would take long to format: it is shown as it is, and formatted on demand, beside the page. */
export function SlowMarkdown({ label, text }: { label: string; text: string }) {
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
