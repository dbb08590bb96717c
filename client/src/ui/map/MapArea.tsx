import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { ErrorBoundary } from "../feedback/ErrorBoundary";
import { LabelledSpinner } from "../feedback/skeletons";
import { EmptyState } from "../table/EmptyState";

const MapCanvas = lazy(async () => ({ default: (await import("./MapCanvas")).MapCanvas }));

// What is drawn on a map comes with the map: its library has a megabyte.
export const MapOutline = lazy(async () => ({ default: (await import("./MapOutline")).MapOutline }));
export const MapPlaces = lazy(async () => ({ default: (await import("./MapPlaces")).MapPlaces }));
export const MapPoints = lazy(async () => ({ default: (await import("./MapPoints")).MapPoints }));
export const MapSectors = lazy(async () => ({ default: (await import("./MapSectors")).MapSectors }));

type Props = {
  /** What the map shows, for assistive technology, such as "Map of the frames". */
  label: string;
  /** The address of a style with tiles, as `console.mapStyleUrl` has it; without one the map draws outlines. */
  styleUrl: string | null | undefined;
  /** Where the map begins: with all that is on it in sight, without what is far from most of it, or close to its middle. */
  start?: "all" | "most" | "middle";
  /** Changes when something else is on the map, which then begins there. */
  subject?: string | number;
  areBordersShown?: boolean;
  height: number | Readonly<Record<string, number>>;
  /** The layers. */
  children: ReactNode;
};

/** A map, or why there is none. The screen has the same as a list, so that it does without. */
export function MapArea({ styleUrl = null, height, ...canvas }: Props) {
  const [isPossible] = useState(hasWebGl);
  const [style, setStyle] = useState(styleUrl);
  const [hasFailed, setFailed] = useState(false);
  if (!isPossible) return <EmptyState text="This browser cannot draw maps, as WebGL is off. The list shows the same." />;
  const noMap = <EmptyState text="The map cannot be drawn. The list shows the same." />;
  if (hasFailed) return noMap;
  const frame: SxProps<Theme> = { position: "relative", height, "@media print": { height: 480, breakInside: "avoid" } };
  return (
    <ErrorBoundary what="the map" resetKey={null} fallback={() => noMap}>
      <Box sx={frame}>
        <Suspense
          fallback={
            <Box sx={{ display: "grid", placeItems: "center", height: "100%" }}>
              <LabelledSpinner label="Loading the map..." />
            </Box>
          }
        >
          <MapCanvas
            key={style}
            {...canvas}
            styleUrl={style}
            onFailure={(error) => {
              console.error("The map cannot be drawn.", error);
              if (style === null) setFailed(true);
              else setStyle(null);
            }}
          />
        </Suspense>
      </Box>
    </ErrorBoundary>
  );
}

/** Whether the browser can draw maps. */
function hasWebGl(): boolean {
  try {
    const context = document.createElement("canvas").getContext("webgl2");
    // Browsers allow few contexts at a time.
    context?.getExtension("WEBGL_lose_context")?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
