import Box from "@mui/material/Box";
import { Fragment, type ReactNode, useId, useState } from "react";
import { type Tone, tabularNumbers, visuallyHidden } from "../layout/style";
import { dateRangeText, dateText } from "../text/format";
import { useChartWidth } from "./ChartFrame";
import { labelsBelow, spacedLabels, textWidth } from "./scale";

/** A bar from one day to another, both included. A missing day leaves its end open. */
type Span = { key: string | number; label: string; from: string | null | undefined; to: string | null | undefined };

type Props = {
  /** What the bars are: the caption, which is only read. */
  label: string;
  spans: readonly Span[];
  tone?: Tone;
};

const DAY_MS = 86_400_000;
/** The most gaps between the dates of the axis. */
const GAPS = 6;

/** Bars over time, a row for each. What lies before today is solid. A table beside it has the dates. */
export function SpanChart({ label, spans, tone = "blue" }: Props) {
  const caption = useId();
  const [setTrack, width] = useChartWidth();
  const [now] = useState(() => Date.now());
  const ends = spans
    .flatMap(({ from, to }) => [from && Date.parse(from), to && Date.parse(to) + DAY_MS])
    .filter((end) => typeof end === "number");
  if (ends.length === 0) return null;
  const [start, end] = [Math.min(...ends), Math.max(...ends)];
  const shareOf = (time: number) => Math.min(1, Math.max(0, (time - start) / (end - start)));
  const days = Math.round((end - start) / DAY_MS);
  const step = Math.max(1, Math.ceil(days / GAPS));
  const dates = Array.from({ length: Math.ceil(days / step) }, (_, place) => start + place * step * DAY_MS);
  const labels = dates.map((date) => dateText(new Date(date)));
  const lefts = dates.map((date) => shareOf(date) * width);
  const shown = spacedLabels(labels, lefts);
  const texts = labelsBelow(shown.map((place) => lefts[place] ?? 0), textWidth(labels[0] ?? ""), width) ?? [];
  const today = now >= start && now < end ? shareOf(now) : null;

  return (
    <Box component="figure" aria-labelledby={caption} sx={{ m: 0, fontSize: 12, ...tabularNumbers, breakInside: "avoid" }}>
      <Box component="figcaption" id={caption} sx={visuallyHidden}>
        {label}
      </Box>
      <Box
        component="ul"
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(90px, 20%) minmax(0, 1fr)" },
          rowGap: 1,
          columnGap: 3,
          m: 0,
          p: 0,
          listStyle: "none",
        }}
      >
        {spans.map(({ key, label: name, from, to }) => {
          const [left, right] = [from ? shareOf(Date.parse(from)) : 0, to ? shareOf(Date.parse(to) + DAY_MS) : 1];
          const past = right > left ? Math.min(1, Math.max(0, (shareOf(now) - left) / (right - left))) : 1;
          return (
            <Box component="li" key={key} sx={{ display: "contents" }}>
              <Box
                component="span"
                sx={{ minWidth: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap", lineHeight: "20px" }}
                title={name}
              >
                {name}
              </Box>
              <Track today={today}>
                {(from || to) && (
                  <Box
                    title={dateRangeText(from, to)}
                    sx={({ vars: { palette } }) => {
                      const { solid, soft } = palette.tone[tone];
                      return {
                        position: "absolute",
                        top: 4,
                        height: 12,
                        left: `${left * 100}%`,
                        width: `max(3px, ${(right - left) * 100}%)`,
                        borderRadius: `${from ? 3 : 0}px ${to ? 3 : 0}px ${to ? 3 : 0}px ${from ? 3 : 0}px`,
                        border: `1px solid ${solid}`,
                        background: `linear-gradient(to right, ${solid} ${past * 100}%, ${soft} ${past * 100}%)`,
                        "@media print": { printColorAdjust: "exact" },
                      };
                    }}
                  />
                )}
                <Box component="span" sx={visuallyHidden}>
                  {dateRangeText(from, to)}
                </Box>
              </Track>
            </Box>
          );
        })}
      </Box>
      <Box
        aria-hidden="true"
        sx={{
          display: "grid",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(90px, 20%) minmax(0, 1fr)" },
          columnGap: 3,
          color: "text.secondary",
        }}
      >
        <Box sx={{ display: { xs: "none", sm: "block" } }} />
        <Box ref={setTrack} sx={{ position: "relative", height: 24, borderTop: 1, borderColor: "divider", "& > *": { position: "absolute" } }}>
          {texts.map((left, index) => {
            const place = shown[index] ?? 0;
            return (
              <Fragment key={place}>
                <Box sx={{ height: 5, borderLeft: 1, borderColor: "text.disabled" }} style={{ left: lefts[place] }} />
                <Box component="span" sx={{ top: 6, textAlign: "center", whiteSpace: "nowrap", fontSize: 11 }} style={{ left, width: textWidth(labels[0] ?? "") }}>
                  {labels[place]}
                </Box>
              </Fragment>
            );
          })}
        </Box>
      </Box>
      {today !== null && <Box sx={{ mt: 1, color: "text.secondary" }}>The line is today. What lies behind it is solid.</Box>}
    </Box>
  );
}

/** The room of a bar, with the line of today. */
function Track({ today, children }: { today: number | null; children: ReactNode }) {
  return (
    <Box sx={{ position: "relative", minHeight: 20 }}>
      {children}
      {today !== null && (
        <Box
          aria-hidden="true"
          sx={{ position: "absolute", top: "-2px", bottom: "-2px", width: "1px", bgcolor: "text.primary" }}
          style={{ left: `${today * 100}%` }}
        />
      )}
    </Box>
  );
}
