import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { MapMark, type MapMarkKind } from "../../../ui/map/MapLegend";

type MapLayer = "sites" | "sectors" | "devices" | "borders";

const layerMarks: readonly { layer: MapLayer; mark: MapMarkKind; label: string }[] = [
  { layer: "sites", mark: "point", label: "Sites" },
  { layer: "sectors", mark: "sector", label: "Sectors" },
  { layer: "devices", mark: "device", label: "Devices" },
  { layer: "borders", mark: "border", label: "Borders and names" },
];

/** Which layers are shown. */
type ShownLayers = Record<MapLayer, boolean>;

export const allLayers: ShownLayers = { sites: true, sectors: true, devices: true, borders: true };

type Props = {
  /** Whether the map draws borders itself, and has no tiles. */
  hasBorders: boolean;
  layers: ShownLayers;
  onChange: (layers: ShownLayers) => void;
};

/** What the marks of the map mean, and the switches of its layers. */
export function MapLayerSwitches({ hasBorders, layers, onChange }: Props) {
  return (
    <Box role="group" aria-label="Layers of the map" sx={{ display: "grid" }}>
      {layerMarks
        .filter(({ layer }) => layer !== "borders" || hasBorders)
        .map(({ layer, mark, label }) => (
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
                <MapMark kind={mark} />
                {label}
              </Box>
            }
            sx={{ m: 0 }}
          />
        ))}
    </Box>
  );
}
