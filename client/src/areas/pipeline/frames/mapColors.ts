import { useColorScheme, useTheme } from "@mui/material/styles";

/** The colours of the map, which its library needs as values. */
export type MapColors = {
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
