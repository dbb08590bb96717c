import type { FeatureCollection } from "geojson";
import { Layer, Source } from "react-map-gl/maplibre";
import { useMapColors } from "./mapColors";
import { endOf, useMapExtent } from "./onMap";
import type { Place } from "./places";

type Props = {
  places: readonly { id: string; place: Place }[];
  /** The one that the pointer or the focus is at in the list beside the map. */
  active: string | null;
};

/** Places around which something is whose outline is not known here, as rings. */
export function MapPlaces({ places, active }: Props) {
  const { point } = useMapColors();
  useMapExtent(
    "places",
    places.map(({ place }) => place),
  );
  const data: FeatureCollection = {
    type: "FeatureCollection",
    features: places.map(({ id, place }) => ({
      type: "Feature",
      properties: { width: id === active ? 4 : 1.5 },
      geometry: { type: "Point", coordinates: place },
    })),
  };
  return (
    <Source id="places" type="geojson" data={data}>
      <Layer
        id="places"
        type="circle"
        beforeId={endOf("outlines")}
        paint={{
          "circle-color": point,
          "circle-opacity": 0.1,
          "circle-radius": 12,
          "circle-stroke-color": point,
          "circle-stroke-width": ["get", "width"],
        }}
      />
    </Source>
  );
}
