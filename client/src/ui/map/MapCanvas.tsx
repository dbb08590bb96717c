import "maplibre-gl/dist/maplibre-gl.css";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { Theme } from "@mui/material/styles";
import { setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import { type ReactNode, Suspense, useRef, useState } from "react";
import { Layer, Map, type MapRef, NavigationControl, ScaleControl, Source } from "react-map-gl/maplibre";
import { noPrint } from "../layout/style";
import { BaseLayers } from "./BaseLayers";
import { endOf, groups, MapExtent, nothing } from "./onMap";
import { boundsOf, middleOf, mostOf, type Place } from "./places";
import { useMapColors } from "./mapColors";

setWorkerUrl(workerUrl);

/** A style without tiles. */
const plain = { version: 8 as const, sources: {}, layers: [] };

/** Where the map is before there is anything on it: the United States. */
const beginning = { longitude: -96, latitude: 38, zoom: 3 };

/** How close the map is at most when it shows all, and when it shows the middle. */
const CLOSEST = 12;
const MIDDLE = 11;

const locale = {
  "CooperativeGesturesHandler.WindowsHelpText": "Hold Ctrl to zoom with the wheel",
  "CooperativeGesturesHandler.MacHelpText": "Hold ⌘ to zoom with the wheel",
  "CooperativeGesturesHandler.MobileHelpText": "Use two fingers to move the map",
};

/** The map's own buttons and popups in the colours of the console. */
const mapSx = (theme: Theme) => ({
  height: "100%",
  bgcolor: theme.vars.palette.canvas,
  "& .maplibregl-map": { font: "inherit" },
  "& .maplibregl-canvas:focus-visible": { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  "& .maplibregl-ctrl-group, & .maplibregl-popup-content, & .maplibregl-ctrl.maplibregl-ctrl-attrib, & .maplibregl-ctrl-scale": {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    borderColor: theme.vars.palette.divider,
  },
  "& .maplibregl-popup-content": { p: 3, border: 1, borderColor: "divider", borderRadius: "8px", fontSize: 13 },
  "& .map-tip": { pointerEvents: "none", "& .maplibregl-popup-content": { px: 2, py: 1, fontSize: 12 } },
  "& [class*=popup-anchor-bottom] .maplibregl-popup-tip": { borderTopColor: theme.vars.palette.background.paper },
  "& [class*=popup-anchor-top] .maplibregl-popup-tip": { borderBottomColor: theme.vars.palette.background.paper },
  "& .maplibregl-popup-anchor-left .maplibregl-popup-tip": { borderRightColor: theme.vars.palette.background.paper },
  "& .maplibregl-popup-anchor-right .maplibregl-popup-tip": { borderLeftColor: theme.vars.palette.background.paper },
  "& .maplibregl-popup-close-button": { color: "inherit", width: 24, height: 24, fontSize: 16 },
  "& .maplibregl-ctrl-attrib": { fontSize: 12, borderTopLeftRadius: 6 },
  "& .maplibregl-ctrl-attrib a": { color: "inherit" },
  "& .maplibregl-ctrl-group": noPrint,
  ...theme.applyStyles("dark", { "& .maplibregl-ctrl-icon": { filter: "invert(1)" } }),
});

type Props = {
  label: string;
  /** The address of a style with tiles; null draws outlines. */
  styleUrl: string | null;
  start?: "all" | "most" | "middle";
  subject?: string | number;
  areBordersShown?: boolean;
  /** Called if the style cannot be loaded, or the browser cannot draw maps. */
  onFailure: (error: unknown) => void;
  /** The layers. */
  children: ReactNode;
};

/** A map, drawn by the graphics card. Its layers are children. */
export function MapCanvas({ label, styleUrl, start = "all", subject = "", areBordersShown = true, onFailure, children }: Props) {
  const { water } = useMapColors();
  const map = useRef<MapRef>(null);
  const hasStyle = useRef(false);
  // What is on the map, by layer.
  const [extents] = useState(() => new globalThis.Map<string, readonly (Place | null)[]>());
  // The subject that it has begun with; null before it has.
  const begunWith = useRef<string | number | null>(null);

  const show = (places: readonly (Place | null)[], options?: { animate: boolean }) => {
    const bounds = boundsOf(places);
    if (bounds !== null) map.current?.fitBounds(bounds, { padding: 48, maxZoom: CLOSEST, ...options });
  };
  const begin = () => {
    // One that is not shown yet has no size to fit anything into.
    if (begunWith.current === subject || map.current === null || map.current.getContainer().clientWidth === 0) return;
    const places = [...extents.values()].flat();
    const middle = middleOf(places);
    if (middle === null) return;
    begunWith.current = subject;
    if (start === "middle") map.current.jumpTo({ center: middle, zoom: MIDDLE });
    else show(start === "all" ? places : mostOf(places), { animate: false });
  };
  const [setExtent] = useState(() => (layer: string, places: readonly (Place | null)[]) => void extents.set(layer, places));

  // The map itself misses the first change of its size, which is that from nothing if it was made out of sight.
  const followSize = (box: HTMLElement) => {
    const observer = new ResizeObserver(() => map.current?.resize());
    observer.observe(box);
    return () => observer.disconnect();
  };

  return (
    <Box sx={mapSx} ref={followSize}>
      <Map
        ref={map}
        initialViewState={beginning}
        mapStyle={styleUrl ?? plain}
        style={{ width: "100%", height: "100%" }}
        locale={{ ...locale, "Map.Title": label }}
        // The page scrolls below the pointer; with Ctrl the map zooms.
        cooperativeGestures
        // Paper has what was drawn last.
        canvasContextAttributes={{ preserveDrawingBuffer: true }}
        attributionControl={{
          compact: styleUrl !== null,
          customAttribution: styleUrl === null ? "U.S. Census Bureau, Natural Earth, GeoNames" : undefined,
        }}
        // It is drawn again with each change of what is on it, until there is something to go to.
        onRender={begin}
        onMoveStart={({ originalEvent }) => {
          if (originalEvent !== undefined) begunWith.current = subject;
        }}
        onStyleData={() => {
          hasStyle.current = true;
        }}
        onError={({ error }) => {
          // After the style it is a tile that is missing.
          if (hasStyle.current) console.error("A part of the map could not be loaded.", error);
          else onFailure(error);
        }}
      >
        {styleUrl === null && <Layer id="water" type="background" paint={{ "background-color": water }} />}
        {/* The layers of each group are put below its end, in whatever order they arrive. */}
        <Source id="ends" type="geojson" data={nothing}>
          {groups.map((group) => (
            <Layer key={group} id={endOf(group)} type="circle" />
          ))}
        </Source>
        {styleUrl === null && <BaseLayers isShown={areBordersShown} />}
        <MapExtent value={setExtent}>
          <Suspense fallback={null}>{children}</Suspense>
        </MapExtent>
        <NavigationControl position="top-right" showCompass={false} />
        <ScaleControl position="bottom-left" unit="imperial" />
      </Map>
      <Button size="small" onClick={() => show([...extents.values()].flat())} sx={{ position: "absolute", top: 10, left: 10, ...noPrint }}>
        Fit to All
      </Button>
    </Box>
  );
}
