import Box from "@mui/material/Box";
import { type ReactNode, useId } from "react";
import { type Tone, tabularNumbers, visuallyHidden } from "../layout/style";
import { useChartWidth } from "./ChartFrame";
import { ChartTable } from "./ChartTable";
import { shownLabels, valueTicks } from "./scale";
import type { ValueFormat } from "./valueFormats";

/** A value, and the interval that the true one lies in; null where there is none. */
type Interval = {
  key: string;
  label: string;
  value: number | null;
  low: number | null;
  high: number | null;
  tone: Tone;
  /** What is said beside it. */
  note: ReactNode;
};

type Props = {
  /** What the values are: the caption. */
  label: string;
  /** What the rows are, such as "Page", and the value of each. */
  rowLabel: string;
  valueLabel: string;
  intervals: readonly Interval[];
  format: ValueFormat;
};

const rowSx = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(90px, 14%) minmax(0, 1fr) minmax(0, 38%)" },
  "@media print": { gridTemplateColumns: "90px minmax(0, 1fr) 350px" },
  columnGap: 4,
  alignItems: "center",
} as const;

/** Values on one scale around zero, a row for each, with the interval that the true value lies in. */
export function IntervalChart({ label, rowLabel, valueLabel, intervals, format }: Props) {
  const caption = useId();
  const [setTrack, width] = useChartWidth();
  const ticks = valueTicks(
    intervals.flatMap(({ value, low, high }) => [value ?? 0, low ?? 0, high ?? 0]),
    format.isWhole,
  );
  const [least, most] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const shareOf = (value: number) => `${((value - least) / (most - least)) * 100}%`;
  const texts = ticks.map(format.tick);
  const shown = shownLabels(texts, width / Math.max(1, ticks.length - 1));
  return (
    <Box component="figure" aria-labelledby={caption} sx={{ m: 0, breakInside: "avoid", ...tabularNumbers }}>
      <Box component="figcaption" id={caption} sx={{ mb: 2, fontSize: 13, color: "text.secondary" }}>
        {label}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {intervals.map(({ key, label: name, value, low, high, tone, note }) => (
          <Box component="li" key={key} sx={rowSx}>
            <Box component="span" sx={{ fontWeight: 550, fontSize: 13 }}>
              {name}
            </Box>
            <Box component="span" sx={visuallyHidden}>
              {value === null ? "" : format.text(value)}
            </Box>
            <Box
              component="svg"
              aria-hidden="true"
              sx={{ display: "block", width: "100%", height: 36, overflow: "visible", "@media print": { height: 20 } }}
            >
              {ticks.map((tick) => (
                <Box
                  component="line"
                  key={tick}
                  x1={shareOf(tick)}
                  x2={shareOf(tick)}
                  y2="100%"
                  sx={({ vars }) => ({ stroke: tick === 0 ? vars.palette.text.primary : vars.palette.divider })}
                />
              ))}
              <Box
                component="g"
                sx={({ vars }) => ({
                  stroke: vars.palette.tone[tone].solid,
                  fill: vars.palette.tone[tone].solid,
                  strokeWidth: 2,
                })}
              >
                {low !== null && high !== null && (
                  <>
                    <line x1={shareOf(low)} x2={shareOf(high)} y1="50%" y2="50%" />
                    {[low, high].map((end) => (
                      <line key={end} x1={shareOf(end)} x2={shareOf(end)} y1="36%" y2="64%" />
                    ))}
                  </>
                )}
                {value !== null && <circle cx={shareOf(value)} cy="50%" r={4} />}
              </Box>
            </Box>
            <Box sx={{ minWidth: 0, fontSize: 13, "@media print": { fontSize: 12, lineHeight: "16px", whiteSpace: "nowrap" } }}>
              {note}
            </Box>
          </Box>
        ))}
      </Box>
      <Box aria-hidden="true" sx={{ ...rowSx, color: "text.secondary", fontSize: 11 }}>
        <Box ref={setTrack} sx={{ position: "relative", height: 18, gridColumn: { sm: 2 } }}>
          {shown.places.map((place) => (
            <Box
              key={place}
              component="span"
              sx={{ position: "absolute", transform: "translateX(-50%)" }}
              style={{ left: shareOf(ticks[place] ?? 0) }}
            >
              {texts[place]}
            </Box>
          ))}
        </Box>
      </Box>
      <ChartTable
        label={label}
        headers={[rowLabel, valueLabel, "Low", "High"]}
        names={intervals.map(({ label: name }) => name)}
        valuesOf={(place) => [intervals[place]?.value, intervals[place]?.low, intervals[place]?.high]}
        text={format.text}
      />
    </Box>
  );
}
