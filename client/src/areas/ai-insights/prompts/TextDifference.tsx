import Box from "@mui/material/Box";
import { diffLines } from "diff";
import { visuallyHidden } from "../../../ui/layout/style";
import { EmptyState } from "../../../ui/table/EmptyState";
import { numberText } from "../../../ui/text/format";

/** Texts of thousands of lines that have nothing in common would take minutes. */
const PATIENCE_MS = 1000;
/** As many unchanged lines are drawn beside a change. */
const CONTEXT = 3;
/** As many lines are drawn at most, and as many characters of each: drawing megabytes takes the browser long. */
const MOST_LINES = 2000;
const MOST_CHARACTERS = 2000;
/** As many characters stay before the first difference of a longer line. */
const LEAD = 80;

type Sign = "+" | "−" | " " | "…";
type Line = { sign: Sign; text: string };

type Difference = {
  added: number;
  removed: number;
  lines: readonly Line[];
  /** How many more lines there are. */
  left: number;
};

/** How two texts differ, line by line; null if they differ too much to tell. */
export function differenceOf(before: string, after: string): Difference | null {
  const parts = diffLines(before, after, { timeout: PATIENCE_MS, ignoreNewlineAtEof: true });
  if (parts === undefined) return null;
  const count = (kind: "added" | "removed") => parts.reduce((sum, part) => sum + (part[kind] ? part.count : 0), 0);
  const linesOf = (value = "") => value.replace(/\n$/, "").split("\n");
  const lines = parts.flatMap(({ value, added, removed }, place): readonly Line[] => {
    const texts = linesOf(value);
    if (added || removed) {
      const beside = parts[added ? place - 1 : place + 1];
      const others = (added ? beside?.removed : beside?.added) ? linesOf(beside?.value) : [];
      return texts.map((text, at) => ({ sign: added ? "+" : "−", text: changedText(text, others[at] ?? "") }));
    }
    const [start, end] = [place === 0 ? 0 : CONTEXT, place === parts.length - 1 ? 0 : CONTEXT];
    const left = texts.length - start - end;
    const unchanged = (some: readonly string[]): readonly Line[] => some.map((text) => ({ sign: " ", text: cut(text, 0) }));
    // A gap of one line is no shorter than the line.
    if (left <= 1) return unchanged(texts);
    return [
      ...unchanged(texts.slice(0, start)),
      { sign: "…", text: `${numberText(left)} unchanged lines` },
      ...unchanged(texts.slice(texts.length - end, texts.length)),
    ];
  });
  return { added: count("added"), removed: count("removed"), lines: lines.slice(0, MOST_LINES), left: Math.max(0, lines.length - MOST_LINES) };
}

/** Characters that are not seen, or that change the direction of others. */
// oxlint-disable-next-line no-control-regex -- They are what it is for.
const hidden = /[\0-\x08\x0b-\x1f\x7f-\xa0\xad\u061c\u180e\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/g;

/** A changed line, in which all that differs can be seen. A very long one begins shortly before it differs. */
function changedText(text: string, other: string): string {
  let same = 0;
  while (same < text.length && text[same] === other[same]) same++;
  return cut(text, text.length > MOST_CHARACTERS ? Math.max(0, same - LEAD) : 0)
    .replaceAll(hidden, (character) => `[U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}]`)
    .replace(/ +$/, (blanks) => "·".repeat(blanks.length));
}

function cut(text: string, start: number): string {
  const end = start + MOST_CHARACTERS;
  const rest = text.length > end ? `… (${numberText(text.length)} characters)` : "";
  return `${start > 0 ? "…" : ""}${text.slice(start, end)}${rest}`;
}

const words: Partial<Record<Sign, string>> = { "+": "Added: ", "−": "Removed: " };

/** What the second of two texts has that the first has not, and the reverse. */
export function TextDifference({ before, after }: { before: string; after: string }) {
  const difference = differenceOf(before, after);
  if (difference === null) return <EmptyState text="The two versions differ too much to be compared line by line." />;
  const { added, removed, lines, left } = difference;
  if (added + removed === 0) {
    return <EmptyState text={before === after ? "The two versions have the same text." : "The two versions differ only in the line break at their end."} />;
  }
  return (
    <>
      <Box role="status" sx={{ typography: "body2", color: "text.secondary" }}>
        {`${numberText(added)} ${added === 1 ? "line" : "lines"} added, ${numberText(removed)} removed.`}
      </Box>
      <Box
        component="ol"
        aria-label="Differences"
        sx={({ vars: { palette } }) => ({
          m: 0, p: 0, listStyle: "none", border: 1, borderColor: "divider", borderRadius: "8px", overflow: "clip", fontFamily: "monospace", fontSize: 12.5, lineHeight: "20px",
          "& > li": { display: "grid", gridTemplateColumns: "24px minmax(0, 1fr)", px: 2, whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
          "& > [data-sign='+']": { color: palette.tone.green.text, bgcolor: palette.tone.green.soft },
          "& > [data-sign='−']": { color: palette.tone.red.text, bgcolor: palette.tone.red.soft },
          "& > [data-sign='…']": { color: "text.secondary", bgcolor: palette.canvas },
        })}
      >
        {lines.map(({ sign, text }, index) => (
          // The lines of two texts never change their order.
          <li key={index} data-sign={sign}>
            <span aria-hidden="true">{sign}</span>
            <span>
              {words[sign] !== undefined && <span style={visuallyHidden}>{words[sign]}</span>}
              {text}
            </span>
          </li>
        ))}
      </Box>
      {left > 0 && <Box sx={{ typography: "body2", color: "text.secondary" }}>{`${numberText(left)} more lines are not shown.`}</Box>}
    </>
  );
}
