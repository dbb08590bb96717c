import Box from "@mui/material/Box";
import { noPrint, tabularNumbers } from "../layout/style";
import { type ChartKind, SeriesMark } from "./ChartLegend";

type Props = {
  title: string;
  /** Where the values are drawn, and how wide the chart is, in pixels. */
  x: number;
  width: number;
  kind: ChartKind;
  rows: readonly Row[];
};

/** A value of a series, which is at this place of the chart. */
type Row = { label: string; place: number; value: number | null; text: string };

/** Of more series only those with the highest values are shown, so that the tooltip is not higher than the chart. */
const MOST_ROWS = 12;

/** The values at the pointer, beside it on the side that has more room. What it says is in the table too. */
export function ChartTooltip({ title, x, width, kind, rows }: Props) {
  const isLeft = x > width / 2;
  const shown = rows.length <= MOST_ROWS ? rows : rows.toSorted((left, right) => (right.value ?? 0) - (left.value ?? 0)).slice(0, MOST_ROWS);
  return (
    <Box
      aria-hidden="true"
      data-tooltip
      style={isLeft ? { right: width - x + 10 } : { left: x + 10 }}
      sx={{
        position: "absolute",
        top: 8,
        zIndex: 1,
        maxWidth: "55%",
        px: 2.5,
        py: 1.5,
        bgcolor: "background.paper",
        color: "text.primary",
        border: 1,
        borderColor: "divider",
        borderRadius: "6px",
        boxShadow: "0 2px 8px rgba(10, 13, 20, 0.16)",
        fontSize: 12,
        overflowWrap: "anywhere",
        pointerEvents: "none",
        ...tabularNumbers,
        ...noPrint,
      }}
    >
      <Box sx={{ fontWeight: 600 }}>{title}</Box>
      {shown.map(({ label, place, text }) => (
        <Box key={place} sx={{ display: "flex", alignItems: "center", gap: 1.5 }}>
          {rows.length > 1 && <SeriesMark series={place} kind={kind} />}
          <span>{label}</span>
          <Box component="span" sx={{ ml: "auto", pl: 2, fontWeight: 600 }}>
            {text === "" ? "–" : text}
          </Box>
        </Box>
      ))}
      {shown.length < rows.length && <Box sx={{ color: "text.secondary" }}>{`and ${rows.length - shown.length} more`}</Box>}
    </Box>
  );
}
