import { useEffect, useState } from "react";
import { Layer, Source } from "react-map-gl/maplibre";
import { type BaseOutlines, baseOutlines } from "./baseOutlines";
import { endOf, visibility } from "./layerOrder";
import { useMapColors } from "./mapColors";

/** Land, states and counties, below everything else. */
export function BaseLayers({ isShown }: { isShown: boolean }) {
  const { land, line, name } = useMapColors();
  const { land: landShapes, counties, states } = useBaseOutlines();
  // They may arrive after the other layers.
  const beforeId = endOf("base");
  return (
    <>
      {landShapes && (
        <Source id="land" type="geojson" data={landShapes}>
          <Layer id="land" type="fill" beforeId={beforeId} paint={{ "fill-color": land, "fill-antialias": false }} />
        </Source>
      )}
      {counties && (
        <Source id="counties" type="geojson" data={counties}>
          <Layer
            id="counties"
            type="line"
            beforeId={beforeId}
            layout={visibility(isShown)}
            paint={{ "line-color": line, "line-opacity": 0.45, "line-width": 1 }}
          />
          <Layer
            id="county-names"
            type="symbol"
            minzoom={7}
            beforeId={beforeId}
            layout={{ ...visibility(isShown), "text-field": ["get", "name"], "text-size": 12, "text-font": ["sans-serif"] }}
            paint={{ "text-color": name, "text-halo-color": land, "text-halo-width": 1 }}
          />
        </Source>
      )}
      {states && (
        <Source id="states" type="geojson" data={states}>
          <Layer id="states" type="line" beforeId={beforeId} layout={visibility(isShown)} paint={{ "line-color": line, "line-width": 1.25 }} />
        </Source>
      )}
    </>
  );
}

/** The outlines, as they arrive. Nothing is missing without them but something to look at. */
function useBaseOutlines(): Partial<BaseOutlines> {
  const [outlines, setOutlines] = useState<Partial<BaseOutlines>>({});
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      for await (const part of baseOutlines()) {
        if (isGone) return;
        setOutlines((earlier) => ({ ...earlier, ...part }));
      }
    };
    load().catch((error: unknown) => console.error("The outlines of the map could not be loaded.", error));
    return () => {
      isGone = true;
    };
  }, []);
  return outlines;
}
