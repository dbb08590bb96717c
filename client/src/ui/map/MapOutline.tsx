import type { GeoJSON } from "geojson";
import { Layer, Source } from "react-map-gl/maplibre";
import { useMapColors } from "./mapColors";
import { endOf, useMapExtent } from "./onMap";
import { placeOf } from "./places";

/** Whether a value of the graph is an object that the map can draw. */
const isGeoJson = (value: object): value is GeoJSON => "type" in value;

type Props = {
  geoJson: object;
  /** Its bounding box: west, south, east and north. */
  bounds: readonly number[];
};

/** The outline of an area. */
export function MapOutline({ geoJson, bounds: [west, south, east, north] }: Props) {
  const { point } = useMapColors();
  useMapExtent("outline", [placeOf(south, west), placeOf(north, east)]);
  const beforeId = endOf("outlines");
  if (!isGeoJson(geoJson)) return null;
  return (
    <Source id="outline" type="geojson" data={geoJson}>
      <Layer
        id="outline"
        type="fill"
        beforeId={beforeId}
        filter={["==", ["geometry-type"], "Polygon"]}
        paint={{ "fill-color": point, "fill-opacity": 0.07, "fill-antialias": false }}
      />
      <Layer id="outline-edge" type="line" beforeId={beforeId} paint={{ "line-color": point, "line-width": 2 }} />
    </Source>
  );
}
