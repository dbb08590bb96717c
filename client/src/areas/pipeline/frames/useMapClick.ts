import { useEffect, useEffectEvent } from "react";
import { type MapMouseEvent, useMap } from "react-map-gl/maplibre";
import { pointLayers } from "./layerOrder";

/**
 * Calls at each click on the map with the index of the point that is topmost there, or with null if it is not one of
 * these: what was open before closes then. Sites are above devices. The pointer shows which points can be clicked.
 */
export function useMapClick(points: keyof typeof pointLayers, onClick: (index: number | null) => void) {
  const { current: map } = useMap();
  const choose = useEffectEvent((index: number | null) => onClick(index));
  useEffect(() => {
    if (map === undefined) return undefined;
    const click = ({ point }: MapMouseEvent) => {
      const layers = Object.values(pointLayers)
        .flat()
        .filter((id) => map.getLayer(id) !== undefined);
      const top = map.queryRenderedFeatures(point, { layers })[0];
      const index: unknown = top !== undefined && pointLayers[points].includes(top.layer.id) ? top.properties["index"] : null;
      choose(typeof index === "number" ? index : null);
    };
    const point = (cursor: string) => () => {
      map.getCanvas().style.cursor = cursor;
    };
    const [enter, leave] = [point("pointer"), point("")];
    map.on("click", click);
    map.on("mouseenter", pointLayers[points], enter);
    map.on("mouseleave", pointLayers[points], leave);
    return () => {
      map.off("click", click);
      map.off("mouseenter", pointLayers[points], enter);
      map.off("mouseleave", pointLayers[points], leave);
    };
  }, [map, points]);
}
