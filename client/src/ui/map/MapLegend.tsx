import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import type { Tone } from "../layout/style";
import { useMapColors } from "./mapColors";

/** The marks of a map. */
export type MapMarkKind = "point" | "place" | "sector" | "device" | "border" | "outline";

type Props = { kind: MapMarkKind; tone?: Tone };

/** A mark of a map as it is drawn there. */
export function MapMark({ kind, tone }: Props) {
  const colors = useMapColors();
  const own = tone === undefined ? {} : { point: colors.tone(tone).color, pointEdge: colors.tone(tone).edge };
  return (
    <Box component="svg" viewBox="0 0 16 16" aria-hidden sx={{ width: 16, height: 16, flex: "none" }}>
      {markOf(kind, { ...colors, ...own })}
    </Box>
  );
}

function markOf(kind: MapMarkKind, { point, pointEdge, device, line }: ReturnType<typeof useMapColors>): ReactNode {
  if (kind === "point") return <circle cx={8} cy={8} r={5} fill={point} stroke={pointEdge} strokeWidth={1.5} />;
  if (kind === "place") return <circle cx={8} cy={8} r={6.5} fill={point} fillOpacity={0.1} stroke={point} strokeWidth={1.5} />;
  if (kind === "sector") return <path d="M8 14 2 4a12 12 0 0 1 12 0Z" fill={point} fillOpacity={0.2} stroke={point} />;
  if (kind === "device") return <circle cx={8} cy={8} r={3.5} fill={device} />;
  if (kind === "outline") return <path d="m3 4 8-2 3 7-6 5-6-3Z" fill={point} fillOpacity={0.12} stroke={point} strokeWidth={1.5} />;
  return <path d="M1 11 6 4l4 5 5-6" fill="none" stroke={line} strokeWidth={1.5} />;
}

type LegendProps = {
  /** What the marks mean. */
  marks: readonly (Props & { label: string })[];
  /** More on what is on the map, or is not. */
  children?: ReactNode;
};

/** The meaning of the marks of a map, below it. */
export function MapLegend({ marks, children }: LegendProps) {
  return (
    <Box
      sx={{
        display: "flex", flexWrap: "wrap", columnGap: 4, rowGap: 1, px: 4, py: 2.5, borderTop: 1, borderColor: "divider",
        fontSize: 13, color: "text.secondary",
      }}
    >
      <Box component="ul" aria-label="Legend" sx={{ display: "contents", listStyle: "none" }}>
        {marks.map(({ label, ...mark }) => (
          <Box component="li" key={label} sx={{ display: "flex", alignItems: "center", gap: 1.5 }}>
            <MapMark {...mark} />
            {label}
          </Box>
        ))}
      </Box>
      {children}
    </Box>
  );
}
