import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import type { ReactNode } from "react";
import { type MapColors, useMapColors } from "./mapColors";
import { type MapLayer, type MapLayers, mapLayers } from "./mapLayers";

const labels: Record<MapLayer, string> = {
  sites: "Sites",
  sectors: "Sectors",
  devices: "Devices",
  outlines: "States and counties",
};

type Props = {
  /** Whether the map has outlines, and no tiles. */
  hasOutlines: boolean;
  layers: MapLayers;
  onChange: (layers: MapLayers) => void;
};

/** What the marks of the map mean, and the switches of its layers. */
export function MapLegend({ hasOutlines, layers, onChange }: Props) {
  const colors = useMapColors();
  return (
    <Box role="group" aria-label="Layers of the map" sx={{ display: "grid" }}>
      {mapLayers
        .filter((layer) => layer !== "outlines" || hasOutlines)
        .map((layer) => (
          <FormControlLabel
            key={layer}
            control={
              <Checkbox
                size="small"
                sx={{ p: 1, mr: 1 }}
                checked={layers[layer]}
                onChange={(_, isShown) => onChange({ ...layers, [layer]: isShown })}
              />
            }
            label={
              <Box component="span" sx={{ display: "flex", alignItems: "center", gap: 2, fontSize: 13 }}>
                <Box component="svg" viewBox="0 0 16 16" aria-hidden sx={{ width: 16, height: 16, flex: "none" }}>
                  {mark(layer, colors)}
                </Box>
                {labels[layer]}
              </Box>
            }
            sx={{ m: 0 }}
          />
        ))}
    </Box>
  );
}

function mark(layer: MapLayer, { site, siteEdge, device, line }: MapColors): ReactNode {
  if (layer === "sites") return <circle cx={8} cy={8} r={5} fill={site} stroke={siteEdge} strokeWidth={1.5} />;
  if (layer === "sectors") return <path d="M8 14 2 4a12 12 0 0 1 12 0Z" fill={site} fillOpacity={0.2} stroke={site} />;
  if (layer === "devices") return <circle cx={8} cy={8} r={3.5} fill={device} />;
  return <path d="M1 11 6 4l4 5 5-6" fill="none" stroke={line} strokeWidth={1.5} />;
}
