import type { Drawing } from "./ChartFrame";
import { powerTicks, shownLabels, spacedLabels, textWidth, valueTicks } from "./scale";
import { colors, drawable, drawableValues } from "./series";

const RIGHT = 12;
/** Above the plot is room for the value of the highest bar, below it for the labels and what they are. */
const MARGIN = { top: 20, bottom: 46 };
/** Below the plot without what the labels are. */
const LABELS_ONLY = 26;
/** The room beside the values for what they are. */
const Y_LABEL = 22;

const text = { fontFamily: "inherit", fontSize: 11, fill: colors.text, outlineWidth: 0 };

/** The look of axes and grid. */
export const chartTheme = {
  text,
  axis: { domain: { line: { strokeWidth: 0 } }, ticks: { text }, legend: { text } },
  grid: { line: { stroke: colors.grid, strokeWidth: 1 } },
};

/** The axes of a chart and the room they take. Labels lie in the middle of equal parts, or at the ends of equal gaps. */
export function chartAxes(drawing: Drawing, kind: "parts" | "gaps") {
  const { labels, positions, format, xLabel, isXLabelHidden = false, labelStep = 1, yLabel, width, isLogarithmic } = drawing;
  const onScale = valuesOnScale(drawing);
  const ticks = isLogarithmic === true ? powerTicks(onScale) : valueTicks(onScale, format.isWhole);
  const values = Math.ceil(Math.max(...ticks.map((tick) => textWidth(format.tick(tick))))) + 14;
  // The first label of a line is at its start, and half of it before that; the last one at its end, and half of it beyond.
  const before = kind === "gaps" ? Math.min(40, textWidth(labels[0] ?? "") / 2) : 0;
  const left = Math.max(values + (yLabel === undefined ? 0 : Y_LABEL), before);
  const right = kind === "gaps" ? Math.min(40, Math.max(RIGHT, textWidth(labels.at(-1) ?? "") / 2)) : RIGHT;
  const inner = Math.max(1, width - left - right);
  const shown = shownLabels(labels, inner / Math.max(1, kind === "gaps" ? labels.length - 1 : labels.length), labelStep);
  const distances = distancesOf(positions);
  return {
    margin: { top: MARGIN.top, bottom: isXLabelHidden ? LABELS_ONLY : MARGIN.bottom, left, right },
    ends: { min: ticks[0] ?? 0, max: ticks.at(-1) ?? 1 },
    ticks,
    axisLeft: {
      tickSize: 0,
      tickPadding: 8,
      tickValues: [...ticks],
      format: format.tick,
      legend: yLabel,
      legendPosition: "middle" as const,
      legendOffset: -values - Y_LABEL / 2,
    },
    axisBottom: {
      tickSize: 0,
      tickPadding: 8,
      // Places, since labels may repeat.
      ...(distances === null
        ? { tickValues: shown.places.map(String), format: (place: string | number) => shown.text(Number(place)) }
        : {
            tickValues: spacedLabels(labels, distances.map((part) => part * inner)).map((place) => distances[place] ?? 0),
            format: (part: string | number) => labels[distances.indexOf(Number(part))] ?? "",
          }),
      legend: isXLabelHidden ? undefined : xLabel,
      legendPosition: "middle" as const,
      legendOffset: 36,
    },
  };
}

/** What the scale must have room for: each value, or the sums of bars that stand on each other. */
function valuesOnScale({ labels, series, isStacked, alsoOnScale = [] }: Drawing): readonly number[] {
  if (isStacked !== true) return [...drawableValues(series), ...alsoOnScale];
  return labels.map((_, place) => series.reduce((sum, { values }) => sum + (drawable(values[place]) ?? 0), 0));
}

/** How far along the axis each position lies, from 0 to 1; null if they are evenly spaced, or equal. */
export function distancesOf(positions: readonly number[] | undefined): readonly number[] | null {
  const [first, last] = [positions?.[0] ?? 0, positions?.at(-1) ?? 0];
  return positions === undefined || !(last > first) ? null : positions.map((position) => (position - first) / (last - first));
}

/** A ref that lets a drawing shrink as a whole, where paper is narrower than it. */
export function scalable(width: number, height: number) {
  return (svg: SVGSVGElement | null) => svg?.setAttribute("viewBox", `0 0 ${width} ${height}`);
}
