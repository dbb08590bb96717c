import Box from "@mui/material/Box";
import type { FeatureCollection, Point } from "geojson";
import type { GeoJSONSource } from "maplibre-gl";
import { type ReactNode, useEffect } from "react";
import { Layer, Popup, Source, useMap } from "react-map-gl/maplibre";
import type { Tone } from "../layout/style";
import { useMapColors } from "./mapColors";
import { MapRectangle } from "./MapRectangle";
import { endOf, nothing, useMapExtent, useMapPointer, visibility } from "./onMap";
import type { Bounds, Place } from "./places";

/** A point of the map. */
type MapPoint = {
  id: string;
  place: Place;
  /** Shown while the pointer is at it, here or in the list beside the map. */
  label: string;
  /** Its colour, if not that of all points, and its radius in pixels. */
  tone?: Tone;
  radius?: number;
};

/** The most points that are drawn one by one where they are close to each other. */
const MOST = 2_000;

const RADIUS = 5;

type Props = {
  points: readonly MapPoint[];
  isShown?: boolean;
  /** The point that the pointer or the focus is at, here or in the list beside the map. */
  active: string | null;
  onActive: (id: string | null) => void;
  /** The point that is open. */
  selected: string | null;
  onSelect: (id: string | null) => void;
  /** Called with the box of each rectangle that is drawn. While it is given, a drag draws one in place of moving the map. */
  onRectangle?: ((bounds: Bounds) => void) | undefined;
  /** What the open one has to say. */
  children: ReactNode;
};

/** Points, of which one can be open. Many that are close to each other are one circle with their number. */
export function MapPoints({ points, isShown = true, active, onActive, selected, onSelect, onRectangle, children }: Props) {
  const { current: map } = useMap();
  const colors = useMapColors();
  const byId = new Map(points.map((point) => [point.id, point]));
  const places = points.map(({ place }) => place);
  useMapExtent("points", places);
  useMapPointer("points", {
    onClick: (id) => onSelect(id === null ? null : String(id)),
    onHover: (id) => onActive(id === null ? null : String(id)),
  });
  const data: FeatureCollection<Point> = {
    type: "FeatureCollection",
    features: points.map(({ id, place, tone, radius = RADIUS }) => ({
      type: "Feature",
      properties: { id, radius, ...(tone === undefined ? { color: colors.point, edge: colors.pointEdge } : colors.tone(tone)) },
      geometry: { type: "Point", coordinates: place },
    })),
  };
  const open = isShown && selected !== null ? byId.get(selected) : undefined;
  const pointed = isShown && active !== null && active !== selected ? byId.get(active) : undefined;
  const [longitude, latitude] = open?.place ?? [];
  useEffect(() => {
    if (map === undefined || longitude === undefined || latitude === undefined) return;
    if (!map.getBounds().contains([longitude, latitude])) map.easeTo({ center: [longitude, latitude] });
  }, [map, longitude, latitude]);
  const marked = [open, pointed].filter((point) => point !== undefined);
  const shared = { beforeId: endOf("points"), layout: visibility(isShown) };
  return (
    <>
      <Source id="points" type="geojson" data={data} cluster={points.length > MOST} clusterRadius={36} clusterMaxZoom={12}>
        <Layer
          {...shared}
          id="points"
          type="circle"
          filter={["!", ["has", "point_count"]]}
          paint={{
            "circle-color": ["get", "color"],
            "circle-radius": ["get", "radius"],
            "circle-stroke-color": ["get", "edge"],
            "circle-stroke-width": 1.5,
          }}
        />
        {points.length > MOST && <Clusters isShown={isShown} />}
      </Source>
      <Source id="marked" type="geojson" data={marked.length === 0 ? nothing : shapesOf(marked)}>
        <Layer
          {...shared}
          id="marked"
          type="circle"
          paint={{
            "circle-color": "transparent",
            "circle-radius": ["+", ["get", "radius"], 4],
            "circle-stroke-color": colors.name,
            "circle-stroke-width": 2,
          }}
        />
      </Source>
      {onRectangle && <MapRectangle onSelect={onRectangle} />}
      {pointed && (
        <Popup
          key={pointed.id}
          longitude={pointed.place[0]}
          latitude={pointed.place[1]}
          offset={(pointed.radius ?? RADIUS) + 5}
          className="map-tip"
          closeButton={false}
          closeOnClick={false}
          focusAfterOpen={false}
        >
          {pointed.label}
        </Popup>
      )}
      {open && (
        <Popup
          key={open.id}
          longitude={open.place[0]}
          latitude={open.place[1]}
          offset={(open.radius ?? RADIUS) + 5}
          maxWidth="300px"
          closeOnClick={false}
          // Whoever opened it from the list stays there.
          focusAfterOpen={false}
          onClose={() => onSelect(null)}
        >
          <Box sx={{ pr: 4, overflowWrap: "anywhere" }}>{children}</Box>
        </Popup>
      )}
    </>
  );
}

const shapesOf = (points: readonly MapPoint[]): FeatureCollection<Point> => ({
  type: "FeatureCollection",
  features: points.map(({ place, radius = RADIUS }) => ({
    type: "Feature",
    properties: { radius },
    geometry: { type: "Point", coordinates: place },
  })),
});

/** The circles of many points with their numbers. A click on one shows what it consists of. */
function Clusters({ isShown }: { isShown: boolean }) {
  const { current: map } = useMap();
  const colors = useMapColors();
  useMapPointer("clusters", {
    onClick: (id) => {
      if (typeof id !== "number" || map === undefined) return;
      const [cluster] = map.querySourceFeatures("points", { filter: ["==", ["get", "cluster_id"], id] });
      if (cluster?.geometry.type !== "Point") return;
      const [longitude = 0, latitude = 0] = cluster.geometry.coordinates;
      map
        .getSource<GeoJSONSource>("points")
        ?.getClusterExpansionZoom(id)
        .then((zoom) => map.easeTo({ center: [longitude, latitude], zoom }))
        .catch((error: unknown) => console.error("The points could not be shown.", error));
    },
  });
  const filter: ["has", string] = ["has", "point_count"];
  const shared = { source: "points", beforeId: endOf("points"), filter, layout: visibility(isShown) };
  return (
    <>
      <Layer
        {...shared}
        id="clusters"
        type="circle"
        paint={{
          "circle-color": colors.point,
          "circle-opacity": 0.85,
          "circle-radius": ["interpolate", ["linear"], ["get", "point_count"], 2, 10, 100, 18, 2_000, 28],
          "circle-stroke-color": colors.pointEdge,
          "circle-stroke-width": 1.5,
        }}
      />
      <Layer
        {...shared}
        id="cluster-counts"
        type="symbol"
        layout={{
          ...shared.layout,
          "text-field": ["get", "point_count_abbreviated"],
          "text-size": 12,
          "text-font": ["sans-serif"],
        }}
        paint={{ "text-color": colors.pointEdge }}
      />
    </>
  );
}
