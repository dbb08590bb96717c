import { Layer } from "react-map-gl/maplibre";
import { useMapColors } from "./mapColors";
import { endOf, PartsSource, visibility } from "./onMap";
import { type Sector, sectorShape } from "./places";

/** Sectors that are drawn and sent to the map at a time. */
const PART = 200;

/** Where the map is so small that a sector would be hidden by its site. */
const FARTHEST = 9;

type Props = {
  sectors: readonly Sector[];
  isShown: boolean;
  /** Whether more are on their way. */
  isLoading: boolean;
};

/** The areas from which frames can be seen. */
export function MapSectors({ sectors, isShown, isLoading }: Props) {
  const { point } = useMapColors();
  return (
    <PartsSource id="sectors" items={sectors} shapeOf={sectorShape} partSize={PART} isLoading={isLoading}>
      {(areOnMap) => {
        const shared = { source: "sectors", beforeId: endOf("sectors"), minzoom: FARTHEST, layout: visibility(isShown && areOnMap) };
        return (
          <>
            {/* The lines smooth the edges. */}
            <Layer {...shared} id="sectors" type="fill" paint={{ "fill-color": point, "fill-opacity": 0.14, "fill-antialias": false }} />
            <Layer {...shared} id="sector-edges" type="line" paint={{ "line-color": point, "line-opacity": 0.55, "line-width": 1 }} />
          </>
        );
      }}
    </PartsSource>
  );
}
