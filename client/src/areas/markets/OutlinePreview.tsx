import Box from "@mui/material/Box";
import { useEffect, useState } from "react";
import { tabularNumbers } from "../../ui/layout/style";
import { numberText } from "../../ui/text/format";
import { type OutlineDrawing, type OutlineShape, SHAPE_SIZE } from "./outlineShape";

const MARGIN = 12;
const SIZE = SHAPE_SIZE + 2 * MARGIN;

type Props = {
  /** A valid outline; null has no shape, undefined is not known yet. */
  outline: string | null | undefined;
  /** Whether the text is no longer this outline. */
  isOld: boolean;
  /** The text that the market has. */
  saved: string;
};

/** The shape of an outline, north up, over that of the market, with both areas; or the one before until it is drawn. */
export function OutlinePreview({ outline, isOld, saved }: Props) {
  const drawing = useOutlineDrawing(outline, saved);
  const shape = drawing && drawing.shape;
  return (
    <Box sx={{ display: "grid", gap: 2, alignContent: "start" }}>
      <Box
        aria-busy={drawing === undefined}
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
        {shape === null && "No shape to show."}
        {shape != null && (
          <Box
            component="svg"
            role="img"
            aria-label="Shape of the market"
            viewBox={`${-MARGIN} ${-MARGIN} ${SIZE} ${SIZE}`}
            sx={{ display: "block", width: "100%", maxHeight: { xs: 240, md: 400 }, color: "primary.main", opacity: isOld ? 0.5 : 1 }}
          >
            {drawing?.before != null && (
              <Box component="g" sx={{ color: "text.secondary" }} strokeDasharray="4 3">
                <Shape shape={drawing.before} fillOpacity={0.08} />
              </Box>
            )}
            <Shape shape={shape} fillOpacity={0.16} />
          </Box>
        )}
        {/* Its height is always there, so that nothing moves while one types. */}
        <Box sx={{ height: 20 }}>{shape != null && isOld && "The last valid shape"}</Box>
      </Box>
      <Box sx={{ minHeight: 20, fontSize: 13, color: "text.secondary", ...tabularNumbers }}>
        {drawing != null && areaText(drawing)}
      </Box>
    </Box>
  );
}

function Shape({ shape: { areas, lines, points }, fillOpacity }: { shape: OutlineShape; fillOpacity: number }) {
  const stroke = { stroke: "currentColor", strokeWidth: 1.5, strokeLinejoin: "round" } as const;
  return (
    <>
      <path d={areas} fill="currentColor" fillOpacity={fillOpacity} fillRule="evenodd" {...stroke} />
      <path d={lines} fill="none" {...stroke} />
      {points.map(([x, y], index) => (
        <circle key={index} cx={x} cy={y} r={4} fill="currentColor" />
      ))}
    </>
  );
}

const kilometres = (area: number) => `${numberText(Math.round(area))} km²`;

/** The area of the outline, and of the one that is saved if that is another one. */
function areaText({ area, before, areaBefore }: OutlineDrawing): string {
  if (before === null) return `Area: ${kilometres(area)}`;
  return `Area: ${kilometres(area)}. Saved (dashed): ${kilometres(areaBefore)}`;
}

function useOutlineDrawing(outline: string | null | undefined, saved: string): OutlineDrawing | null | undefined {
  const [drawing, setDrawing] = useState<OutlineDrawing | null>();
  const isOutline = outline != null;
  useEffect(() => {
    if (!isOutline) return undefined;
    // Megabytes take so long to parse and draw that typing would have to wait.
    const worker = new Worker(new URL("./outlineWorker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<OutlineDrawing>) => {
      setDrawing(data);
      worker.terminate();
    });
    worker.addEventListener("error", (event) => {
      console.error("The outline could not be drawn.", event.message);
      setDrawing(null);
    });
    worker.postMessage({ text: outline, before: saved });
    return () => worker.terminate();
  }, [isOutline, outline, saved]);
  return isOutline ? drawing : outline;
}
