import Box from "@mui/material/Box";
import { useId } from "react";
import { BarPattern, dashes, Marker } from "./marks";
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
