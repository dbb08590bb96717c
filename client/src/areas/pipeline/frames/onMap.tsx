import type { Feature } from "geojson";
import type { GeoJSONSource } from "maplibre-gl";
import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { type MapMouseEvent, Source, useMap } from "react-map-gl/maplibre";
import { middleOf, type Place } from "./mapShapes";

/** The groups of layers, the lowest first. */
export const groups = ["base", "sectors", "devices", "sites"] as const;

/** The id of the layer, which draws nothing, below which those of a group are. */
export const endOf = (group: (typeof groups)[number]): string => `${group}-end`;

/** The layout of a layer that can be hidden. */
export const visibility = (isShown: boolean): { visibility: "visible" | "none" } => ({ visibility: isShown ? "visible" : "none" });

export const nothing = { type: "FeatureCollection" as const, features: [] };

type Props<Item> = {
  id: string;
  items: readonly Item[];
  /** Draws one. Its id is its own. */
  shapeOf: (item: Item) => Feature;
  /** How many are drawn and sent at a time: few enough that it takes milliseconds. */
  partSize: number;
  /** Whether more of them are on their way. */
  isLoading: boolean;
  /** Draws the layers. They are to be hidden until all shapes are on the map: without them it makes no tiles, which it would make again for each part. */
  children: (areOnMap: boolean) => ReactNode;
};

/** A source of many shapes, which are drawn and sent to the map in parts. */
export function PartsSource<Item>({ children, ...props }: Props<Item>) {
  return (
    // Shapes are cut at the edges of tiles, so that little more is drawn than is seen; the cut itself is out of sight.
    <Source id={props.id} type="geojson" data={nothing} buffer={8}>
      <Parts {...props}>{children}</Parts>
    </Source>
  );
}

function Parts<Item>({ id, items, shapeOf, partSize, isLoading, children }: Props<Item>) {
  const { current: map } = useMap();
  // React's strict mode replaces it.
  const source = useSyncExternalStore(
    (onChange) => {
      map?.on("styledata", onChange);
      return () => map?.off("styledata", onChange);
    },
    () => map?.getSource<GeoJSONSource>(id),
  );
  const [areOnMap, setOnMap] = useState(false);
  useEffect(() => {
    if (source === undefined || isLoading) return undefined;
    let isGone = false;
    const send = async () => {
      await source.updateData({ removeAll: true });
      for (let first = 0; first < items.length; first += partSize) {
        if (isGone) return;
        await source.updateData({ add: items.slice(first, first + partSize).map(shapeOf) });
      }
      if (!isGone) setOnMap(true);
    };
    send().catch((error: unknown) => {
      if (!isGone) console.error(`The ${id} could not be drawn.`, error);
    });
    return () => {
      isGone = true;
    };
  }, [source, items, shapeOf, partSize, isLoading, id]);
  return children(areOnMap);
}

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

/**
 * Calls at each click on the map with the index of the point that is topmost there, or with null if it is not one of this
 * layer: what was open before closes then. Sites are above devices. The pointer shows which points can be clicked.
 */
export function useMapClick(layer: "sites" | "devices", onClick: (index: number | null) => void) {
  const { current: map } = useMap();
  const choose = useEffectEvent((index: number | null) => onClick(index));
  useEffect(() => {
    if (map === undefined) return undefined;
    const click = ({ point }: MapMouseEvent) => {
      const layers = ["sites", "devices"].filter((id) => map.getLayer(id) !== undefined);
      const top = map.queryRenderedFeatures(point, { layers })[0];
      const index: unknown = top?.layer.id === layer ? top.properties["index"] : null;
      choose(typeof index === "number" ? index : null);
    };
    const point = (cursor: string) => () => {
      map.getCanvas().style.cursor = cursor;
    };
    const subscriptions = [map.on("click", click), map.on("mouseenter", layer, point("pointer")), map.on("mouseleave", layer, point(""))];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [map, layer]);
}
