import { useEffect, useEffectEvent } from "react";
import { type MapMouseEvent, useMap } from "react-map-gl/maplibre";

/** The layers whose points open something. Where both have one, the site is above the device. */
const pointLayers = ["sites", "devices"] as const;

/**
 * Calls at each click on the map with the index of the point that is topmost there, or with null if it is not one of this
 * layer: what was open before closes then. The pointer shows which points can be clicked.
 */
export function useMapClick(layer: (typeof pointLayers)[number], onClick: (index: number | null) => void) {
  const { current: map } = useMap();
  const choose = useEffectEvent((index: number | null) => onClick(index));
  useEffect(() => {
    if (map === undefined) return undefined;
    const click = ({ point }: MapMouseEvent) => {
      const layers = pointLayers.filter((id) => map.getLayer(id) !== undefined);
      const top = map.queryRenderedFeatures(point, { layers })[0];
      const index: unknown = top?.layer.id === layer ? top.properties["index"] : null;
      choose(typeof index === "number" ? index : null);
    };
    const point = (cursor: string) => () => {
      map.getCanvas().style.cursor = cursor;
    };
    const [enter, leave] = [point("pointer"), point("")];
    map.on("click", click);
    map.on("mouseenter", layer, enter);
    map.on("mouseleave", layer, leave);
    return () => {
      map.off("click", click);
      map.off("mouseenter", layer, enter);
      map.off("mouseleave", layer, leave);
    };
  }, [map, layer]);
}
