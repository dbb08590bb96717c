import type { Theme } from "@mui/material/styles";
import type { ReactNode } from "react";
import type { Tone } from "../layout/style";
import type { ValueFormat } from "./valueFormats";

/** One group of values of a chart. */
export type ChartSeries = {
  label: string;
  /** One value for each label of the chart; null where there is none. */
  values: readonly (number | null)[];
  /** The colour: one of many lines has it from the palette. */
  tone: Tone | LineColor;
  /** Whether it is left out for now. The others keep their looks. */
  isHidden?: boolean;
};

/** What every chart with axes is given. */
export type ChartProps = {
  /** What the chart shows: its caption. */
  label: string;
  /** Whether the caption is only read, because a heading above says the same. */
  isLabelHidden?: boolean;
  /** What the labels are, such as "Day". */
  xLabel: string;
  /** Whether the axis leaves that out, because its labels say it themselves, as weekdays do. */
  isXLabelHidden?: boolean;
  /** The least number of labels from one that is shown to the next, so that charts beside each other show the same. */
  labelStep?: number;
  /** What the values are; without it the chart's own label says so. */
  yLabel?: string;
  labels: readonly string[];
  /** Where the labels lie along the axis of a line chart, ascending; without them they are evenly spaced. */
  positions?: readonly number[];
  /** Up to four series are told apart by pattern and marker as well as by colour. */
  series: readonly ChartSeries[];
  /** Counts by default. */
  format?: ValueFormat;
  /** Further values that the scale has room for, so that charts beside each other have the same one. */
  alsoOnScale?: readonly number[];
  /** Whether the bars of a label stand on each other, and not beside each other. */
  isStacked?: boolean;
  /** Whether the scale of a line chart is logarithmic, from 0 on, so that one high value does not flatten the others. */
  isLogarithmic?: boolean;
  /** What says which series is which, in place of the plain legend. */
  legend?: ReactNode;
  /** The height in pixels, without caption, legend and table. */
  height?: number;
};

/** A value that can be drawn; null for a missing one, and for what is no number. */
export function drawable(value: number | null | undefined): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

/** All values that can be drawn, of the series that are shown. */
export function drawableValues(series: readonly ChartSeries[]): readonly number[] {
  return series.flatMap(({ values, isHidden }) => (isHidden === true ? [] : values.map(drawable))).filter((value) => value !== null);
}

/** The colours of a chart, as variables: they follow the colour scheme, and the paper, without another draw. */
export const colors = {
  text: "var(--chart-text)",
  grid: "var(--chart-grid)",
  axis: "var(--chart-axis)",
  ground: "var(--chart-ground)",
  fill: (place: number) => `var(--chart-fill-${place})`,
  line: (place: number) => `var(--chart-line-${place})`,
};

const isTone = (tone: Tone | LineColor): tone is Tone => !tone.startsWith("#");

/** The values of these variables. */
export function colorVariables({ vars: { palette } }: Theme, tones: readonly (Tone | LineColor)[]): Record<string, string> {
  const variables: Record<string, string> = {
    "--chart-text": palette.text.secondary,
    "--chart-grid": palette.divider,
    "--chart-axis": palette.field,
    "--chart-ground": palette.background.paper,
  };
  for (const [place, tone] of tones.entries()) {
    const { solid, text } = isTone(tone) ? palette.tone[tone] : { solid: tone, text: tone };
    variables[`--chart-fill-${place}`] = solid;
    // Yellow and orange are too light for a line on a light ground.
    variables[`--chart-line-${place}`] = tone === "yellow" || tone === "orange" ? text : solid;
  }
  return variables;
}

/**
 * The colours of many lines in one chart. Each has a contrast of 3 to 1 to the ground of both colour schemes, and
 * neighbours differ in hue as well as in brightness.
 */
export const lineColors = [
  "#2968e4", "#e16d0f", "#037c80", "#e857ae", "#427e0b", "#867dfe", "#9a6409", "#059bbb", "#d02c61",
  "#0ba361", "#914dd3", "#aa8b0b", "#0176b0", "#f85646", "#0f7e6b", "#d161d7", "#6e7502", "#6490e0",
  "#a9551a", "#19a0a4", "#a54e80", "#699e49", "#6662b7", "#c38324", "#01768f", "#d87186", "#007c48",
  "#a67fd5", "#826a0c", "#3398d6", "#af4e42", "#14a28b", "#965399", "#8e9728", "#7f7b7c",
] as const;

type LineColor = (typeof lineColors)[number];

/** The colour of the line at a place, from 0. They repeat after the last. */
export function lineColor(place: number): LineColor {
  return lineColors[place % lineColors.length] ?? lineColors[0];
}
