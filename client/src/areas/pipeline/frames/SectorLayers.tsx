import type { GeoJSONSource } from "maplibre-gl";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Layer, Source, useMap } from "react-map-gl/maplibre";
import { endOf, visibility } from "./layerOrder";
import { useMapColors } from "./mapColors";
import { type Sector, sectorParts } from "./sectors";

const ID = "sectors";

/** Sectors that are drawn and sent to the map at a time. */
const PART = 200;

const nothing = { type: "FeatureCollection" as const, features: [] };

/** The sectors that each source has. */
const sent = new WeakMap<GeoJSONSource, Map<number, Sector>>();

type Props = {
  /** By the number of the frame. */
  sectors: ReadonlyMap<number, Sector>;
  /** Whether more of them are on their way. */
  isLoading: boolean;
  isShown: boolean;
};

/** The sectors of frames. They appear together, once all have arrived. */
export function SectorLayers(props: Props) {
  return (
    // Shapes are cut at the edges of tiles, so that little more is drawn than is seen; the cut itself is out of sight.
    <Source id={ID} type="geojson" data={nothing} buffer={8}>
      <Sectors {...props} />
    </Source>
  );
}

function Sectors({ sectors, isLoading, isShown }: Props) {
  const { site } = useMapColors();
  // A source that no visible layer uses makes no tiles, which it would make again for each part.
  const areOnMap = useSectorsOnMap(sectors, isLoading);
  const layout = visibility(isShown && areOnMap);
  return (
    <>
      <Layer
        id="sectors"
        source={ID}
        type="fill"
        beforeId={endOf("sectors")}
        layout={layout}
        // The lines below smooth the edges.
        paint={{ "fill-color": site, "fill-opacity": 0.14, "fill-antialias": false }}
      />
      <Layer
        id="sector-edges"
        source={ID}
        type="line"
        beforeId={endOf("sectors")}
        layout={layout}
        paint={{ "line-color": site, "line-opacity": 0.55, "line-width": 1 }}
      />
    </>
  );
}

/** Sends sectors to their source as they arrive, one part after the other. Returns whether the source has had all of them. */
function useSectorsOnMap(sectors: ReadonlyMap<number, Sector>, isLoading: boolean): boolean {
  const source = useSource();
  const [areOnMap, setOnMap] = useState(false);
  useEffect(() => {
    if (source === undefined) return undefined;
    const onMap = sent.get(source) ?? new Map<number, Sector>();
    sent.set(source, onMap);
    let isGone = false;
    const send = async () => {
      for (const part of sectorParts(onMap, sectors, PART)) {
        await source.updateData(part);
        if (isGone) return;
      }
      if (!isLoading) setOnMap(true);
    };
    send().catch((error: unknown) => {
      if (!isGone) console.error("The sectors could not be drawn.", error);
    });
    return () => {
      isGone = true;
    };
  }, [source, sectors, isLoading]);
  return areOnMap;
}

/** The source, which React's strict mode replaces. */
function useSource(): GeoJSONSource | undefined {
  const { current: map } = useMap();
  return useSyncExternalStore(
    (onChange) => {
      map?.on("styledata", onChange);
      return () => map?.off("styledata", onChange);
    },
    () => map?.getSource<GeoJSONSource>(ID),
  );
}
