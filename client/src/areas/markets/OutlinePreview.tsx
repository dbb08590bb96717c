import Box from "@mui/material/Box";
import { useEffect, useState } from "react";
import { type OutlineShape, SHAPE_SIZE } from "./outlineShape";

const MARGIN = 12;
const SIZE = SHAPE_SIZE + 2 * MARGIN;

type Props = {
  /** A valid outline; null has no shape, undefined is not known yet. */
  outline: string | null | undefined;
  /** Whether the text is no longer this outline. */
  isOld: boolean;
};

/** The shape of an outline, north up, or of the one before until it is drawn. */
export function OutlinePreview({ outline, isOld }: Props) {
  const shape = useOutlineShape(outline);
  return (
    <Box
      aria-busy={shape === undefined}
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
          <path d={shape.areas} fill="currentColor" fillOpacity={0.16} fillRule="evenodd" stroke="currentColor" strokeWidth={1.5} strokeLinejoin="round" />
          <path d={shape.lines} fill="none" stroke="currentColor" strokeWidth={1.5} strokeLinejoin="round" />
          {shape.points.map(([x, y], index) => (
            <circle key={index} cx={x} cy={y} r={4} fill="currentColor" />
          ))}
        </Box>
      )}
      {/* Its height is always there, so that nothing moves while one types. */}
      <Box sx={{ height: 20 }}>{shape != null && isOld && "The last valid shape"}</Box>
    </Box>
  );
}

function useOutlineShape(outline: string | null | undefined): OutlineShape | null | undefined {
  const [shape, setShape] = useState<OutlineShape | null>();
  const isOutline = outline != null;
  useEffect(() => {
    if (!isOutline) return undefined;
    // Megabytes take so long to parse and draw that typing would have to wait.
    const worker = new Worker(new URL("./outlineWorker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<OutlineShape | null>) => {
      setShape(data);
      worker.terminate();
    });
    worker.addEventListener("error", (event) => {
      console.error("The outline could not be drawn.", event.message);
      setShape(null);
    });
    worker.postMessage(outline);
    return () => worker.terminate();
  }, [isOutline, outline]);
  return isOutline ? shape : outline;
}
