import Box from "@mui/material/Box";
import { SHAPE_SIZE } from "./outlineReading";
import type { OutlineReading } from "./outlineReading";

const MARGIN = 12;
const SIZE = SHAPE_SIZE + 2 * MARGIN;

/** The shape of an outline, north up; nothing before the outline was read. */
export function OutlinePreview({ reading }: { reading: OutlineReading | null }) {
  const shape = reading?.shape ?? null;
  return (
    <Box
      aria-busy={reading === null}
      sx={{
        display: "grid",
        placeItems: "center",
        minHeight: { xs: 200, md: SIZE },
        border: 1,
        borderColor: "divider",
        borderRadius: "8px",
        bgcolor: (theme) => theme.vars.palette.canvas,
        color: "text.secondary",
        fontSize: 13,
      }}
    >
      {shape === null ? (
        reading !== null && "No shape to show."
      ) : (
        <Box
          component="svg"
          role="img"
          aria-label="Shape of the market"
          viewBox={`${-MARGIN} ${-MARGIN} ${SIZE} ${SIZE}`}
          sx={{ display: "block", width: "100%", maxHeight: { xs: 240, md: 420 }, color: "primary.main" }}
        >
          <path d={shape.areas} fill="currentColor" fillOpacity={0.16} fillRule="evenodd" stroke="currentColor" strokeWidth={1.5} strokeLinejoin="round" />
          <path d={shape.lines} fill="none" stroke="currentColor" strokeWidth={1.5} strokeLinejoin="round" />
          {shape.points.map(([x, y], index) => (
            <circle key={index} cx={x} cy={y} r={4} fill="currentColor" />
          ))}
        </Box>
      )}
    </Box>
  );
}
