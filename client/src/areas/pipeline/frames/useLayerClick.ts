import { useEffect, useEffectEvent } from "react";
import { type MapLayerMouseEvent, useMap } from "react-map-gl/maplibre";

/** Calls with the index of what was clicked in a layer of points, which the pointer shows as a thing to click. */
export function useLayerClick(layer: string, onClick: (index: number) => void) {
  const { current: map } = useMap();
  const choose = useEffectEvent((index: number) => onClick(index));
  useEffect(() => {
    if (map === undefined) return undefined;
    const click = ({ features }: MapLayerMouseEvent) => {
      const index: unknown = features?.[0]?.properties["index"];
      if (typeof index === "number") choose(index);
    };
    const point = (cursor: string) => () => {
      map.getCanvas().style.cursor = cursor;
    };
    const [enter, leave] = [point("pointer"), point("")];
    map.on("click", layer, click);
    map.on("mouseenter", layer, enter);
    map.on("mouseleave", layer, leave);
    return () => {
      map.off("click", layer, click);
      map.off("mouseenter", layer, enter);
      map.off("mouseleave", layer, leave);
    };
  }, [map, layer]);
}
