import Box from "@mui/material/Box";
import { type PointerEvent, useState } from "react";
import { useMap } from "react-map-gl/maplibre";
import type { Bounds } from "./places";

type Corner = readonly [x: number, y: number];

type Props = { onSelect: (bounds: Bounds) => void };

/** While it is on a map, a drag draws a rectangle in place of moving the map. */
export function MapRectangle({ onSelect }: Props) {
  const { current: map } = useMap();
  const [drag, setDrag] = useState<{ from: Corner; to: Corner } | null>(null);

  const select = (to: Corner) => {
    setDrag(null);
    if (drag === null || map === undefined) return;
    const [one, other] = [map.unproject([...drag.from]), map.unproject([...to])];
    onSelect([Math.min(one.lng, other.lng), Math.min(one.lat, other.lat), Math.max(one.lng, other.lng), Math.max(one.lat, other.lat)]);
  };
  return (
    <Box
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: cornerAt(event), to: cornerAt(event) });
      }}
      onPointerMove={(event) => {
        if (drag !== null) setDrag({ ...drag, to: cornerAt(event) });
      }}
      onPointerUp={(event) => select(cornerAt(event))}
      onPointerCancel={() => setDrag(null)}
      sx={{ position: "absolute", inset: 0, zIndex: 1, cursor: "crosshair", touchAction: "none" }}
    >
      {drag !== null && (
        <Box
          sx={{ position: "absolute", border: "2px dashed", borderColor: "primary.main", "&::before": { content: '""', position: "absolute", inset: 0, bgcolor: "primary.main", opacity: 0.12 } }}
          style={{
            left: Math.min(drag.from[0], drag.to[0]),
            top: Math.min(drag.from[1], drag.to[1]),
            width: Math.abs(drag.to[0] - drag.from[0]),
            height: Math.abs(drag.to[1] - drag.from[1]),
          }}
        />
      )}
    </Box>
  );
}

function cornerAt({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Corner {
  const { left, top } = currentTarget.getBoundingClientRect();
  return [clientX - left, clientY - top];
}
