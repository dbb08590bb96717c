import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import { numberText } from "./format";
import { monospace } from "../layout/style";
import { marksOf, type Matches } from "./textMatches";
import { layOutJson } from "../json/layOutJson";

/** How much is shown at first: drawing megabytes takes the browser long. */
const SHOWN_CHARACTERS = 100_000;

type Props = {
  /** What the text is, for assistive technology. */
  label: string;
  text: string;
  /** What is found in the text, and the match to scroll to. */
  found?: { matches: Matches; current: number };
};

const scrollIntoView = (mark: HTMLElement | null) => mark?.scrollIntoView({ block: "center" });

/** A text of any length, in a box that scrolls. */
export function LongText({ label, text, found }: Props) {
  const [isWhole, setWhole] = useState(false);
  const currentStart = found?.matches.starts[found.current] ?? 0;
  const shown = isWhole || currentStart >= SHOWN_CHARACTERS ? text : text.slice(0, SHOWN_CHARACTERS);
  return (
    <>
      <Box
        component="pre"
        role="group"
        aria-label={label}
        // Without the focus the keyboard could not scroll it.
        tabIndex={0}
        sx={(theme) => ({
          ...monospace,
          m: 0,
          p: 4,
          maxHeight: 480,
          overflow: "auto",
          whiteSpace: "pre-wrap",
          overflowWrap: "anywhere",
          tabSize: 2,
          bgcolor: "canvas",
          border: 1,
          borderColor: "divider",
          borderRadius: "8px",
          // What is out of sight is laid out only when it comes into it.
          "& > span": { display: "block", contentVisibility: "auto", containIntrinsicHeight: "auto 5000px" },
          "& mark": { color: theme.vars.palette.tone.yellow.text, bgcolor: theme.vars.palette.tone.yellow.soft },
          "& mark[aria-current]": { outline: `1px solid ${theme.vars.palette.tone.yellow.text}` },
        })}
      >
        {chunksOf(shown).map(({ chunk, start }, index) => (
          // Chunks never change their order.
          <span key={index}>
            {found === undefined
              ? chunk
              : marksOf(chunk, start, found.matches, found.current).map(({ part, at, isMatch }) =>
                  isMatch ? (
                    <mark
                      key={at}
                      {...(at === currentStart && { "aria-current": true, ref: scrollIntoView })}
                    >
                      {part}
                    </mark>
                  ) : (
                    part
                  ),
                )}
          </span>
        ))}
      </Box>
      {shown.length < text.length && (
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 3, typography: "body2" }}>
          <Box component="span" sx={{ color: "text.secondary" }}>
            {`Showing the first ${numberText(shown.length)} of ${numberText(text.length)} characters.`}
          </Box>
          <Button onClick={() => setWhole(true)}>Show All</Button>
        </Box>
      )}
    </>
  );
}

function chunksOf(text: string): { chunk: string; start: number }[] {
  let end = 0;
  return textChunks(text).map((chunk) => {
    const start = end;
    end += chunk.length;
    return { chunk, start };
  });
}

/** How long a chunk is at least. */
const CHUNK_CHARACTERS = 10_000;

/** A longer line is cut, where it would be wrapped anyway: the browser would lay all of it out at once. */
const MOST_CHARACTERS = 100_000;

/** Splits a long text into chunks that end with a line, if it is not too long, so that the browser can skip those out of sight. */
export function textChunks(text: string): string[] {
  const chunks: string[] = [];
  let start = 0;
  while (start < text.length) {
    const lineEnd = text.indexOf("\n", start + CHUNK_CHARACTERS - 1);
    const end = Math.min(lineEnd === -1 ? text.length : lineEnd + 1, start + MOST_CHARACTERS);
    chunks.push(text.slice(start, end));
    start = end;
  }
  return chunks;
}

type RawProps = {
  /** What the text is, for assistive technology. */
  label: string;
  /** The text as a service sent it. JSON is laid out. */
  text: string;
};

/** The response of a service as it is, in a box that scrolls. */
export function RawText({ label, text }: RawProps) {
  return <LongText label={label} text={layOutJson(text)} />;
}
