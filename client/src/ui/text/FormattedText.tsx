import Box from "@mui/material/Box";
import type { Theme } from "@mui/material/styles";
import ReactMarkdown, { type Components, type Options } from "react-markdown";
import { ErrorBoundary } from "../feedback/ErrorBoundary";
import { monospace } from "../layout/style";

/** Sanitizing keeps links relative to this screen. They were written for another one, so they lead nowhere. */
const keepAbsolute = (url: string): string | null => (/^(https?|mailto):/.test(url) ? url : null);

const components: Components = {
  a: ({ href, children }) =>
    href ? (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    ) : (
      children
    ),
};

const textSx = (theme: Theme) => ({
  typography: "body1",
  overflowWrap: "anywhere",
  // Its headings are part of a text, and smaller than those of the screen.
  "& :is(h1, h2, h3, h4, h5, h6)": { ...theme.typography.h3, mt: 4, mb: 2 },
  "& h1": { fontSize: 18 },
  "& h2": { fontSize: 16 },
  "& :is(p, ul, ol, blockquote, pre, table)": { my: 2 },
  "& > :first-child": { mt: 0 },
  "& > :last-child": { mb: 0 },
  "& :is(ul, ol)": { pl: 6 },
  "& a": { color: "primary.main", textUnderlineOffset: "3px" },
  "& hr": { border: 0, borderTop: 1, borderColor: "divider", my: 4 },
  "& blockquote": { mx: 0, pl: 3, borderLeft: 3, borderColor: "divider", color: "text.secondary" },
  // A quote within a quote within a quote would soon have no room.
  "& blockquote blockquote blockquote": { pl: 0, borderLeft: 0 },
  "& code": { ...monospace, px: "3px", borderRadius: "4px", bgcolor: "canvas" },
  "& pre": { p: 3, border: 1, borderColor: "divider", borderRadius: "8px", bgcolor: "canvas", whiteSpace: "pre-wrap" },
  "& pre code": { p: 0 },
  "& table": { borderCollapse: "collapse" },
  "& :is(th, td)": { px: 2, py: 1, border: 1, borderColor: "divider", textAlign: "left", verticalAlign: "top" },
});

/** A text as its elements; should they be more than the library can draw, the text as it is. */
export function FormattedText({ text, options }: { text: string; options: Options }) {
  return (
    <Box sx={textSx}>
      <ErrorBoundary what="the formatted text" resetKey={text} fallback={() => <Box sx={{ whiteSpace: "pre-wrap" }}>{text}</Box>}>
        <ReactMarkdown {...options} urlTransform={keepAbsolute} components={components} />
      </ErrorBoundary>
    </Box>
  );
}
