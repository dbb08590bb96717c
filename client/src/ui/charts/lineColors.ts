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

export type LineColor = (typeof lineColors)[number];

/** The colour of the line at a place, from 0. They repeat after the last. */
export function lineColor(place: number): LineColor {
  return lineColors[place % lineColors.length] ?? lineColors[0];
}
