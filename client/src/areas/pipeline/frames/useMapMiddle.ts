import { useEffect } from "react";
import { useMap } from "react-map-gl/maplibre";
import { middleOf, type Place } from "./mapShapes";

const ZOOM = 11;

/** Where the map begins: the United States. */
export const start = { longitude: -96, latitude: 38, zoom: 3 };

/** Leads the map to the middle of places, unless it has been moved from where it began. */
export function useMapMiddle(places: readonly (Place | null)[]) {
  const { current: map } = useMap();
  useEffect(() => {
    if (map === undefined || map.getZoom() !== start.zoom) return;
    const middle = middleOf(places);
    if (middle !== null) map.jumpTo({ center: middle, zoom: ZOOM });
  }, [map, places]);
}
