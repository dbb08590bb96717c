import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useCallback, useId, useRef, useState } from "react";
import { numberText } from "../../ui/text/format";
import { OutlinePreview } from "./OutlinePreview";
import type { Bounds, OutlineCheck } from "./useOutlineCheck";

type Props = {
  check: OutlineCheck;
  fieldRef: (node: HTMLTextAreaElement, bounds: Bounds) => () => void;
  /** The text that the market came with. */
  saved: string;
  /** The text that the field starts with. */
  initial: string;
  /** The bounds of the outline that is saved at present. */
  bounds: Bounds;
  onEdit: () => void;
};

/** The text of an outline with line numbers; beside it its shape, below it what is wrong with it and where. */
export function GeoJsonField({ check, fieldRef, saved, initial, bounds, onEdit }: Props) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [lines, setLines] = useState(() => lineCount(initial));
  const [scrollTop, setScrollTop] = useState(0);
  const isWrong = check.status === "checked" && !check.isValid && !check.isEmpty;
  const places = check.status === "checked" ? placesOf(check) : [];
  const ref = useCallback(
    (node: HTMLTextAreaElement) => {
      field.current = node;
      return fieldRef(node, bounds);
    },
    [fieldRef, bounds],
  );
  return (
    <Box sx={{ display: "grid", gap: 4, gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 3fr) minmax(0, 2fr)" } }}>
      <Box sx={{ display: "grid", gap: 2, alignContent: "start" }}>
        <Box component="label" htmlFor={id} sx={{ fontSize: 13, fontWeight: 550 }}>
          GeoJSON
        </Box>
        <Box sx={{ display: "flex", fontFamily: "ui-monospace, Menlo, Consolas, monospace" }}>
          <LineNumbers count={lines} scrollTop={scrollTop} />
          <Box
            component="textarea"
            id={id}
            ref={ref}
            defaultValue={initial}
            onChange={(event) => {
              setLines(lineCount(event.currentTarget.value));
              onEdit();
            }}
            onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
            autoFocus
            spellCheck={false}
            // Breaking long lines takes seconds for a long text.
            wrap="off"
            aria-describedby={`${id}-note`}
            aria-invalid={isWrong}
            sx={(theme) => ({
              flex: 1,
              minWidth: 0,
              height: { xs: 260, md: 420 },
              p: 3,
              resize: "vertical",
              fontFamily: "inherit",
              fontSize: 12,
              lineHeight: `${LINE_HEIGHT}px`,
              color: "text.primary",
              bgcolor: "background.paper",
              border: `1px solid ${theme.vars.palette.field}`,
              borderRadius: "6px",
            })}
          />
        </Box>
        <Box
          id={`${id}-note`}
          aria-live="polite"
          sx={{ minHeight: 20, typography: "body2", color: isWrong ? "error.main" : "text.secondary" }}
        >
          {geoJsonNote(check, saved)}
        </Box>
        {places.length > 0 && (
          <Box component="ul" aria-label="Places to look at" sx={{ m: 0, p: 0, listStyle: "none", typography: "body2" }}>
            {places.map(({ line, column, message }, index) => (
              <Box component="li" key={index} sx={(theme) => ({ color: theme.vars.palette.tone.yellow.text })}>
                {message}{" "}
                <Button
                  onClick={() => {
                    if (field.current !== null) showPlace(field.current, line, column);
                  }}
                >
                  {`Go to Line ${line}`}
                </Button>
              </Box>
            ))}
          </Box>
        )}
      </Box>
      <OutlinePreview outline={check.outline} isOld={check.isOld} saved={saved} />
    </Box>
  );
}

/** The places to go to: that of the syntax error, or those of the warnings. */
function placesOf(check: Extract<OutlineCheck, { status: "checked" }>) {
  const { isEmpty, line, column, warnings } = check;
  if (isEmpty || line == null || column == null) return warnings;
  return [{ line, column, message: "" }];
}

/** The most numbers that are drawn: more than the lines that the highest screen shows. */
const SHOWN = 200;

type LineNumbersProps = {
  count: number;
  /** How far the text beside is scrolled, in pixels. */
  scrollTop: number;
};

/** The numbers of the lines of a text field at the right. */
function LineNumbers({ count, scrollTop }: LineNumbersProps) {
  // The one before is seen in part, in the padding of the field.
  const first = Math.max(0, Math.floor(scrollTop / LINE_HEIGHT) - 1);
  const numbers = Array.from({ length: Math.min(SHOWN, count - first) }, (_, index) => first + index + 1);
  return (
    <Box aria-hidden sx={{ position: "relative", overflow: "hidden", width: `${String(count).length + 1}ch`, fontSize: 12 }}>
      <Box
        component="pre"
        sx={{
          position: "absolute",
          // The border and the padding of the field.
          top: 13 + first * LINE_HEIGHT - scrollTop,
          right: "1ch",
          m: 0,
          textAlign: "right",
          font: "inherit",
          lineHeight: `${LINE_HEIGHT}px`,
          color: "text.secondary",
          userSelect: "none",
        }}
      >
        {numbers.join("\n")}
      </Box>
    </Box>
  );
}

/** The note below the text of a market's outline. `initial` is the text that the market came with. */
function geoJsonNote(check: OutlineCheck, initial: string): string {
  if (check.status === "failed") return `The GeoJSON could not be checked. ${check.reason}`;
  if (check.status !== "checked") return "Checking…";
  const { isEmpty, isValid, featureCount, problem, warnings } = check;
  if (isValid) {
    const features = countText(featureCount, "feature");
    return warnings.length === 0 ? features : `${features}, ${countText(warnings.length, "warning")}`;
  }
  if (!isEmpty) return problem;
  if (initial.trim() === "") return "This market has no outline yet.";
  return "An empty text is not saved. The market keeps the GeoJSON that it has.";
}

const countText = (count: number, noun: string) => `${numberText(count)} ${noun}${count === 1 ? "" : "s"}`;

/** The height of a line of the text of an outline, in pixels. */
const LINE_HEIGHT = 18;

/** The width of a character, in pixels. */
const CHARACTER_WIDTH = 7.2;

/** Selects the character at a line and column of a field, both from 1, and scrolls it into the middle. */
function showPlace(field: HTMLTextAreaElement, line: number, column: number): void {
  const text = field.value;
  let start = 0;
  for (let passed = 1; passed < line; passed++) start = text.indexOf("\n", start) + 1;
  const end = start + column;
  field.focus();
  field.setSelectionRange(Math.max(start, end - 1), end);
  // No browser does this for a selection that a script makes.
  field.scrollTop = (line - 1) * LINE_HEIGHT - field.clientHeight / 2;
  field.scrollLeft = column * CHARACTER_WIDTH - field.clientWidth / 2;
}

/** The number of lines of a text. */
function lineCount(text: string): number {
  let count = 1;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) count++;
  return count;
}
