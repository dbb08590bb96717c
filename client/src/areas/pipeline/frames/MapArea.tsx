import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { useColorScheme, useTheme } from "@mui/material/styles";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { EmptyState } from "../../../ui/table/EmptyState";
import { ErrorBoundary } from "../../../ui/feedback/ErrorBoundary";
import { LabelledSpinner } from "../../../ui/feedback/skeletons";

const MarketMap = lazy(async () => ({ default: (await import("./MarketMap")).MarketMap }));

type Props = {
  /** The address of a style with tiles; null draws outlines. */
  styleUrl: string | null;
  /** Called if the style cannot be loaded. */
  onStyleFailure: () => void;
  areOutlinesShown: boolean;
  /** The layers. */
  children: ReactNode;
};

/** The map, or why there is none. The rest of the screen does without it. */
export function MapArea({ styleUrl, onStyleFailure, areOutlinesShown, children }: Props) {
  const [isPossible] = useState(hasWebGl);
  const [hasFailed, setFailed] = useState(false);
  if (!isPossible) return <EmptyState text="This browser cannot draw maps, as WebGL is off. The lists below show the same." />;
  const noMap = <EmptyState text="The map cannot be drawn. The lists below show the same." />;
  if (hasFailed) return noMap;
  return (
    <ErrorBoundary what="the map" resetKey={null} fallback={() => noMap}>
      <Suspense
        fallback={
          <Box sx={{ display: "grid", placeItems: "center", height: 900 }}>
            <LabelledSpinner label="Loading the map..." />
          </Box>
        }
      >
        <MarketMap
          key={styleUrl}
          styleUrl={styleUrl}
          areOutlinesShown={areOutlinesShown}
          onFailure={(error) => {
            console.error("The map cannot be drawn.", error);
            if (styleUrl === null) setFailed(true);
            else onStyleFailure();
          }}
        >
          {children}
        </MarketMap>
      </Suspense>
    </ErrorBoundary>
  );
}

/** Whether the browser can draw maps. */
function hasWebGl(): boolean {
  try {
    const context = document.createElement("canvas").getContext("webgl2");
    // Browsers allow few contexts at a time.
    context?.getExtension("WEBGL_lose_context")?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}

/** The colours of the map, which its library needs as values. */
type MapColors = {
  water: string;
  land: string;
  line: string;
  name: string;
  site: string;
  siteEdge: string;
  device: string;
};

/** The colours of the map in the present colour scheme. */
export function useMapColors(): MapColors {
  const { colorSchemes } = useTheme();
  const { colorScheme = "light" } = useColorScheme();
  const palette = colorSchemes[colorScheme]?.palette;
  if (palette === undefined) throw new Error(`The theme has no colour scheme ${colorScheme}.`);
  return {
    water: colorScheme === "dark" ? palette.canvas : "#dfe7f0",
    land: palette.background.paper,
    line: palette.text.disabled,
    name: palette.text.secondary,
    site: palette.primary.main,
    siteEdge: palette.primary.contrastText,
    device: palette.tone.orange.solid,
  };
}

/** What the map can show. */
const mapLayers = [
  { layer: "sites", label: "Sites" },
  { layer: "sectors", label: "Sectors" },
  { layer: "devices", label: "Devices" },
  { layer: "outlines", label: "States and counties" },
] as const;

type MapLayer = (typeof mapLayers)[number]["layer"];

/** Which layers are shown. */
export type ShownLayers = Record<MapLayer, boolean>;

export const allLayers: ShownLayers = { sites: true, sectors: true, devices: true, outlines: true };

type LegendProps = {
  /** Whether the map has outlines, and no tiles. */
  hasOutlines: boolean;
  layers: ShownLayers;
  onChange: (layers: ShownLayers) => void;
};

/** What the marks of the map mean, and the switches of its layers. */
export function MapLegend({ hasOutlines, layers, onChange }: LegendProps) {
  const colors = useMapColors();
  return (
    <Box role="group" aria-label="Layers of the map" sx={{ display: "grid" }}>
      {mapLayers
        .filter(({ layer }) => layer !== "outlines" || hasOutlines)
        .map(({ layer, label }) => (
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
                {label}
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
