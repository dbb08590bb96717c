import { useColorScheme, useTheme } from "@mui/material/styles";
import type { Tone } from "../layout/style";

/** The colours of the map, which its library needs as values. */
type MapColors = {
  water: string;
  land: string;
  line: string;
  name: string;
  point: string;
  pointEdge: string;
  device: string;
  /** The colours of a point that carry a meaning. */
  tone: (tone: Tone) => { color: string; edge: string };
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
    point: palette.primary.main,
    pointEdge: palette.background.paper,
    device: palette.tone.orange.solid,
    tone: (tone) => ({ color: palette.tone[tone].solid, edge: palette.tone[tone].text }),
  };
}
