import type { Feature } from "geojson";
import type { GeoJSONSource } from "maplibre-gl";
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { type MapMouseEvent, Source, useMap } from "react-map-gl/maplibre";
import type { Place } from "./places";

/** The groups of layers, the lowest first. */
export const groups = ["land", "base", "outlines", "sectors", "names", "devices", "points"] as const;

/** The id of the layer, which draws nothing, below which those of a group are. */
export const endOf = (group: (typeof groups)[number]): string => `${group}-end`;

/** The layout of a layer that can be hidden. */
export const visibility = (isShown: boolean): { visibility: "visible" | "none" } => ({ visibility: isShown ? "visible" : "none" });

export const nothing = { type: "FeatureCollection" as const, features: [] };

/** Tells the map which places a layer has, so that it can show all of them. */
export const MapExtent = createContext<(layer: string, places: readonly (Place | null)[]) => void>(() => undefined);

/** Makes places a part of what the map shows at first, and at "Fit to All". */
export function useMapExtent(layer: string, places: readonly (Place | null)[]) {
  const setExtent = useContext(MapExtent);
  // Before the map draws them.
  useLayoutEffect(() => {
    setExtent(layer, places);
    return () => setExtent(layer, []);
  }, [setExtent, layer, places]);
}

type Props<Item> = {
  id: string;
  items: readonly Item[];
  /** Draws one. Its id is its own. */
  shapeOf: (item: Item) => Feature;
  /** How many are drawn and sent at a time: few enough that it takes milliseconds. */
  partSize: number;
  /** Whether more of them are on their way. */
  isLoading: boolean;
  /**
   * Draws the layers. They are to be hidden until all shapes are on the map: without them it makes no tiles, which it would
   * make again for each part.
   */
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

/** The layers that can be pointed at. What is in several of them counts as in the topmost. */
const pointable = ["points", "clusters", "devices"] as const;

type Pointers = {
  /** Called at each click with the `id` of the shape of the layer that is topmost there; with null if there is none. */
  onClick: (id: string | number | null) => void;
  /** Called likewise with the shape below the pointer, whenever it is another one. */
  onHover?: (id: string | number | null) => void;
};

/** Follows the pointer over the shapes of a layer, and shows which of them can be clicked. */
export function useMapPointer(layer: (typeof pointable)[number], { onClick, onHover }: Pointers) {
  const { current: map } = useMap();
  const click = useEffectEvent(onClick);
  const hover = useEffectEvent((id: string | number | null) => onHover?.(id));
  useEffect(() => {
    if (map === undefined) return undefined;
    let hovered: string | number | null = null;
    const idAt = ({ point }: Pick<MapMouseEvent, "point">) => {
      const layers = pointable.filter((id) => map.getLayer(id) !== undefined);
      const top = map.queryRenderedFeatures(point, { layers })[0];
      const id: unknown = top?.layer.id === layer ? (top.properties["id"] ?? top.properties["cluster_id"]) : null;
      return typeof id === "string" || typeof id === "number" ? id : null;
    };
    const enter = (id: string | number | null) => {
      if (id === hovered) return;
      hovered = id;
      map.getCanvas().style.cursor = id === null ? "" : "pointer";
      hover(id);
    };
    const subscriptions = [
      map.on("click", (event) => click(idAt(event))),
      map.on("mousemove", layer, (event) => enter(idAt(event))),
      map.on("mouseleave", layer, () => enter(null)),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [map, layer]);
}
