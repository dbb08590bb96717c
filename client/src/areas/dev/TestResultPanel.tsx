import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect, useRef } from "react";
import { useCopy } from "../../app/CopyButton";
import { theme } from "../../app/theme";
import { download } from "../../ui/download";
import { numberText, runDateText } from "../../ui/text/format";
import { RawText } from "../../ui/text/LongText";
import { StatusChip } from "../../ui/feedback/StatusChip";
import { tabularNumbers } from "../../ui/layout/style";
import { Surface } from "../../ui/layout/Surface";
import type { TestResult } from "./useRunDeveloperTest";

type Props = {
  /** Counts the results of this visit. */
  number: number;
  /** The latest; null before the first. */
  result: TestResult | null;
  /** The labels of the tests that are under way. */
  running: readonly string[];
};

/** The outcome of the latest test, and its response unchanged. A narrow screen scrolls to it. */
export function TestResultPanel({ number, result, running }: Props) {
  const answer = result?.answer ?? "";
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (number > 0 && place.current !== null) bringIntoSight(place.current);
  }, [number]);
  return (
    // The bar at the top of the screen stays where it is.
    <Box ref={place} sx={{ scrollMarginTop: 64, minWidth: 0 }}>
      <Surface title="Result" actions={answer !== "" && <AnswerActions answer={answer} />}>
        <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}>
          <Box role="status" sx={{ display: "grid", gap: 2, typography: "body2" }}>
            {result === null && running.length === 0 && (
              <Box component="span" sx={{ color: "text.secondary" }}>
                Run a test to see its response here.
              </Box>
            )}
            {result !== null && <Outcome result={result} />}
            {running.length > 0 && (
              <Box component="span" sx={{ color: "text.secondary" }}>{`Running ${running.join(", ")}…`}</Box>
            )}
          </Box>
          {result !== null && <Answer key={number} result={result} />}
        </Box>
      </Surface>
    </Box>
  );
}

/** Scrolls to an element on a narrow screen, where the buttons are in one column far above it. */
function bringIntoSight(element: Element) {
  if (window.matchMedia(`(min-width: ${theme.breakpoints.values.md}px)`).matches) return;
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ behavior: isStill ? "instant" : "smooth" });
}

function Outcome({ result: { label, hasSucceeded, status, durationMs, ranAt } }: { result: TestResult }) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 4, rowGap: 2, ...tabularNumbers }}>
      <Box component="strong" sx={{ fontWeight: 600 }}>
        {label}
      </Box>
      <StatusChip tone={hasSucceeded ? "green" : "red"} label={hasSucceeded ? "Succeeded" : "Failed"} />
      <span>{status == null ? "No response" : `HTTP ${status}`}</span>
      {durationMs != null && <span>{`${numberText(durationMs)} ms`}</span>}
      <Box component="span" sx={{ color: "text.secondary" }}>
        {runDateText(ranAt)}
      </Box>
    </Box>
  );
}

function Answer({ result: { answer, isAnswerCut, failure } }: { result: TestResult }) {
  if (answer == null) {
    return (
      <Box
        component="p"
        role="alert"
        sx={(theme) => ({ m: 0, color: theme.vars.palette.tone.red.text, overflowWrap: "anywhere" })}
      >
        {failure}
      </Box>
    );
  }
  if (answer === "") {
    return (
      <Box component="p" sx={{ m: 0, color: "text.secondary" }}>
        The response is empty.
      </Box>
    );
  }
  return (
    <>
      {isAnswerCut && (
        <Box component="p" sx={{ m: 0, color: "text.secondary" }}>
          The response has more than 4 MB; this is its beginning.
        </Box>
      )}
      <RawText label="Response" text={answer} />
    </>
  );
}

/** Copies or downloads the response, unchanged. */
function AnswerActions({ answer }: { answer: string }) {
  const [copy] = useCopy("Content copied to clipboard!", "Failed to copy content.", "orange");
  return (
    <>
      <Button onClick={() => copy(answer)}>Copy Response</Button>
      <Button onClick={() => download({ fileName: "response.txt", mediaType: "text/plain", text: answer })}>Download Response</Button>
    </>
  );
}
