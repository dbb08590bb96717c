import { colors } from "./series";

/** The dashes of the line of a series. */
export const dashes = [undefined, "7 4", "2 4", "9 3 2 3"];

const outlines = ["", "M-3.5-3.5H3.5V3.5H-3.5Z", "M0-4.5L4.5 3.5H-4.5Z", "M0-5L5 0L0 5L-5 0Z"];

/** The point of a line: filled for the first series, another hollow shape for each of the others. */
export function Marker({ series, x, y }: { series: number; x: number; y: number }) {
  const outline = outlines[series % outlines.length];
  const look = { stroke: colors.line(series), strokeWidth: 1.5, fill: series === 0 ? colors.line(series) : colors.ground };
  return outline === "" || outline === undefined ? (
    <circle cx={x} cy={y} r={3} {...look} />
  ) : (
    <path d={outline} transform={`translate(${x},${y})`} {...look} />
  );
}

const strokes = ["", "M0 6L6 0M-1 1L1-1M5 7L7 5", "M0 3H6", "M0 6L6 0M0 0L6 6"];

/** The pattern of the bars of a series: plain for the first one, hatched for the others. */
export function BarPattern({ id, series }: { id: string; series: number }) {
  const stroke = strokes[series % strokes.length];
  return (
    <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse">
      <rect width={6} height={6} fill={stroke === "" ? colors.fill(series) : colors.ground} />
      <path d={stroke} stroke={colors.line(series)} strokeWidth={2} />
    </pattern>
  );
}
