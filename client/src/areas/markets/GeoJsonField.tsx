import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useCallback, useId, useRef, useState } from "react";
import { geoJsonNote } from "./geoJsonNote";
import { LineNumbers } from "./LineNumbers";
import { OutlinePreview } from "./OutlinePreview";
import { LINE_HEIGHT, lineCount, showPlace } from "./showPlace";
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
      <OutlinePreview outline={check.outline} isOld={check.isOld} />
    </Box>
  );
}

/** The places to go to: that of the syntax error, or those of the warnings. */
function placesOf(check: Extract<OutlineCheck, { status: "checked" }>) {
  const { isEmpty, line, column, warnings } = check;
  if (isEmpty || line == null || column == null) return warnings;
  return [{ line, column, message: "" }];
}
