import Box from "@mui/material/Box";
import { useId } from "react";
import { type ChartSeries, colors } from "./series";

/** How the series of a chart are drawn. */
export type ChartKind = "bars" | "lines";

type Props = { series: readonly ChartSeries[]; kind: ChartKind };

/** Says which series is which, by the look of its bars or its line. */
export function ChartLegend({ series, kind }: Props) {
  return (
    <Box
      component="ul"
      sx={{ display: "flex", flexWrap: "wrap", columnGap: 4, rowGap: 1, m: 0, mb: 2, p: 0, listStyle: "none", fontSize: 12 }}
    >
      {series.map(({ label }, place) => (
        <Box component="li" key={`${place} ${label}`} sx={{ display: "inline-flex", alignItems: "center", gap: 1.5 }}>
          <SeriesMark series={place} kind={kind} />
          {label}
        </Box>
      ))}
    </Box>
  );
}

/** The look of one series, beside its name. */
export function SeriesMark({ series, kind }: { series: number; kind: ChartKind }) {
  const id = useId();
  if (kind === "lines") {
    return (
      <svg width={28} height={12} aria-hidden="true">
        <path d="M0 6H28" stroke={colors.line(series)} strokeWidth={2} strokeDasharray={dashes[series % dashes.length]} />
        <Marker series={series} x={14} y={6} />
      </svg>
    );
  }
  return (
    <svg width={14} height={12} aria-hidden="true">
      <BarPattern id={id} series={series} />
      <rect x={0.5} y={0.5} width={13} height={11} fill={`url(#${id})`} stroke={colors.line(series)} />
    </svg>
  );
}

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
