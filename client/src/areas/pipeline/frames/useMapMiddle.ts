import { useEffect } from "react";
import { useMap } from "react-map-gl/maplibre";
import { middleOf, type Place } from "./mapShapes";

const ZOOM = 11;

/** Where the map begins: the United States. */
export const start = { longitude: -96, latitude: 38, zoom: 3 };

/** Leads the map to the middle of places, unless it has been moved from where it began. */
export function useMapMiddle(places: readonly Place[]) {
  const { current: map } = useMap();
  const [longitude, latitude] = middleOf(places) ?? [];
  useEffect(() => {
    if (map === undefined || longitude === undefined || latitude === undefined || map.getZoom() !== start.zoom) return;
    map.jumpTo({ center: [longitude, latitude], zoom: ZOOM });
  }, [map, longitude, latitude]);
}
