import { useEffect, useState } from "react";
import { Layer, Source } from "react-map-gl/maplibre";
import { type BaseOutlines, loadBaseOutlines } from "./baseOutlines";
import { endOf, visibility } from "./layerOrder";
import { useMapColors } from "./mapColors";

/** Land, states and counties, below everything else. */
export function BaseLayers({ isShown }: { isShown: boolean }) {
  const { land, line, name } = useMapColors();
  const outlines = useBaseOutlines();
  if (outlines === null) return null;
  // They may arrive after the other layers.
  const beforeId = endOf("base");
  return (
    <>
      <Source id="land" type="geojson" data={outlines.land}>
        <Layer id="land" type="fill" beforeId={beforeId} paint={{ "fill-color": land, "fill-antialias": false }} />
      </Source>
      <Source id="counties" type="geojson" data={outlines.counties}>
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
      <Source id="states" type="geojson" data={outlines.states}>
        <Layer id="states" type="line" beforeId={beforeId} layout={visibility(isShown)} paint={{ "line-color": line, "line-width": 1.25 }} />
      </Source>
    </>
  );
}

/** The outlines, once they have arrived. Nothing is missing without them but something to look at. */
function useBaseOutlines(): BaseOutlines | null {
  const [outlines, setOutlines] = useState<BaseOutlines | null>(null);
  useEffect(() => {
    let isGone = false;
    loadBaseOutlines().then(
      (loaded) => {
        if (!isGone) setOutlines(loaded);
      },
      (error: unknown) => console.error("The outlines of the map could not be loaded.", error),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return outlines;
}
