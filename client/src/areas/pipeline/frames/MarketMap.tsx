import "maplibre-gl/dist/maplibre-gl.css";
import Box from "@mui/material/Box";
import type { Theme } from "@mui/material/styles";
import type { FeatureCollection, MultiLineString } from "geojson";
import { setWorkerUrl } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Layer, Map, NavigationControl, ScaleControl, Source } from "react-map-gl/maplibre";
import { feature, mesh } from "topojson-client";
import { useMapColors } from "./MapArea";
import { endOf, groups, nothing, start, visibility } from "./onMap";

setWorkerUrl(workerUrl);

/** A style without tiles. */
const plain = { version: 8 as const, sources: {}, layers: [] };

const locale = {
  "Map.Title": "Map of the frames",
  "CooperativeGesturesHandler.WindowsHelpText": "Hold Ctrl to zoom with the wheel",
  "CooperativeGesturesHandler.MacHelpText": "Hold ⌘ to zoom with the wheel",
  "CooperativeGesturesHandler.MobileHelpText": "Use two fingers to move the map",
};

/** The map's own buttons and popups in the colours of the console. */
const mapSx = (theme: Theme) => ({
  height: 900,
  bgcolor: theme.vars.palette.canvas,
  "& .maplibregl-map": { font: "inherit" },
  "& .maplibregl-canvas:focus-visible": { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  "& .maplibregl-ctrl-group, & .maplibregl-popup-content, & .maplibregl-ctrl.maplibregl-ctrl-attrib, & .maplibregl-ctrl-scale": {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    borderColor: theme.vars.palette.divider,
  },
  "& .maplibregl-popup-content": { p: 3, border: 1, borderColor: "divider", borderRadius: "8px", fontSize: 13 },
  "& [class*=popup-anchor-bottom] .maplibregl-popup-tip": { borderTopColor: theme.vars.palette.background.paper },
  "& [class*=popup-anchor-top] .maplibregl-popup-tip": { borderBottomColor: theme.vars.palette.background.paper },
  "& .maplibregl-popup-anchor-left .maplibregl-popup-tip": { borderRightColor: theme.vars.palette.background.paper },
  "& .maplibregl-popup-anchor-right .maplibregl-popup-tip": { borderLeftColor: theme.vars.palette.background.paper },
  "& .maplibregl-popup-close-button": { color: "inherit", width: 24, height: 24, fontSize: 16 },
  "& .maplibregl-ctrl-attrib": { fontSize: 12, borderTopLeftRadius: 6 },
  "& .maplibregl-ctrl-attrib a": { color: "inherit" },
  ...theme.applyStyles("dark", { "& .maplibregl-ctrl-icon": { filter: "invert(1)" } }),
});

type Props = {
  /** The address of a style with tiles; null draws outlines. */
  styleUrl: string | null;
  areOutlinesShown: boolean;
  /** Called if the style cannot be loaded, or the browser cannot draw maps. */
  onFailure: (error: unknown) => void;
  /** The layers. */
  children: ReactNode;
};

/** A map, drawn by the graphics card. Its layers are children. */
export function MarketMap({ styleUrl, areOutlinesShown, onFailure, children }: Props) {
  const { water } = useMapColors();
  const hasStyle = useRef(false);
  return (
    <Box sx={mapSx}>
      <Map
        initialViewState={start}
        mapStyle={styleUrl ?? plain}
        style={{ width: "100%", height: "100%" }}
        locale={locale}
        // The page scrolls below the pointer; with Ctrl the map zooms.
        cooperativeGestures
        attributionControl={{ compact: styleUrl !== null, customAttribution: styleUrl === null ? "U.S. Census Bureau, Natural Earth" : undefined }}
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
        {styleUrl === null && <BaseLayers isShown={areOutlinesShown} />}
        {children}
        <NavigationControl position="top-right" showCompass={false} />
        <ScaleControl position="bottom-left" unit="imperial" />
      </Map>
    </Box>
  );
}

/** What lies below everything else on a map without tiles: the borders and coasts of states, and the counties with their names. */
type Outlines = { land?: FeatureCollection; counties?: FeatureCollection; states?: MultiLineString };

/** The number of the United States among countries (ISO 3166-1). */
const UNITED_STATES = "840";

/** Land, states and counties. Nothing is missing without them but something to look at. */
function BaseLayers({ isShown }: { isShown: boolean }) {
  const colors = useMapColors();
  const [{ land, counties, states }, setOutlines] = useState<Outlines>({});
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const [{ default: us }, { default: world }] = await Promise.all([import("us-atlas/counties-10m.json"), import("world-atlas/countries-110m.json")]);
      const others = () => feature(world, world.objects.countries).features.filter(({ id }) => id !== UNITED_STATES);
      const parts: readonly (() => Outlines)[] = [
        () => ({ land: { type: "FeatureCollection", features: [...others(), ...feature(us, us.objects.nation).features] } }),
        () => ({ counties: feature(us, us.objects.counties) }),
        () => ({ states: mesh(us, us.objects.states) }),
      ];
      // One after the other, as each takes a while to make and to send to the map.
      for (const part of parts) {
        await new Promise((resolve) => setTimeout(resolve));
        if (isGone) return;
        setOutlines((earlier) => ({ ...earlier, ...part() }));
      }
    };
    load().catch((error: unknown) => console.error("The outlines of the map could not be loaded.", error));
    return () => {
      isGone = true;
    };
  }, []);
  // They may arrive after the other layers.
  const beforeId = endOf("base");
  const layout = visibility(isShown);
  return (
    <>
      {land && (
        <Source id="land" type="geojson" data={land}>
          <Layer id="land" type="fill" beforeId={beforeId} paint={{ "fill-color": colors.land, "fill-antialias": false }} />
        </Source>
      )}
      {counties && (
        <Source id="counties" type="geojson" data={counties}>
          <Layer id="counties" type="line" beforeId={beforeId} layout={layout} paint={{ "line-color": colors.line, "line-opacity": 0.45, "line-width": 1 }} />
          <Layer
            id="county-names"
            type="symbol"
            minzoom={7}
            beforeId={beforeId}
            layout={{ ...layout, "text-field": ["get", "name"], "text-size": 12, "text-font": ["sans-serif"] }}
            paint={{ "text-color": colors.name, "text-halo-color": colors.land, "text-halo-width": 1 }}
          />
        </Source>
      )}
      {states && (
        <Source id="states" type="geojson" data={states}>
          <Layer id="states" type="line" beforeId={beforeId} layout={layout} paint={{ "line-color": colors.line, "line-width": 1.25 }} />
        </Source>
      )}
    </>
  );
}
