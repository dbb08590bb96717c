/** The colours that carry a meaning. Every badge, toast and warning has one of these. */
export const tones = ["green", "red", "yellow", "orange", "blue", "purple", "grey"] as const;
export type Tone = (typeof tones)[number];

/** One tone in one colour scheme: text on a soft ground, and a solid ground for toasts. */
export type ToneColors = { text: string; soft: string; solid: string; onSolid: string };

declare module "@mui/material/styles" {
  interface Palette {
    tone: Record<Tone, ToneColors>;
    canvas: string;
    sidebar: string;
    hover: string;
    /** The border of a field: 3 to 1 against what is around it, so that it can be seen. */
    field: string;
  }
  interface PaletteOptions {
    tone?: Record<Tone, ToneColors>;
    canvas?: string;
    sidebar?: string;
    hover?: string;
    field?: string;
  }
  interface CssThemeVariables {
    enabled: true;
  }
}

/** Digits of equal width, so that numbers align in columns. */
export const tabularNumbers = { fontVariantNumeric: "tabular-nums" } as const;

/** For text that is read but not seen. With units: the number 1 would mean 100 %. */
export const visuallyHidden = {
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;

/** For controls, which do nothing on paper. */
export const noPrint = { "@media print": { display: "none !important" } } as const;

/** The CSS variable with the height of the bar that the page scrolls below; PageFrame sets it. */
export const pageTop = "--page-top";

/** The CSS variable with the height of the bar at the bottom of the window, if there is one. */
export const pageBottom = "--page-bottom";

/** The look of paths and raw responses. */
export const monospace = {
  fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace',
  fontSize: 12,
  lineHeight: 1.5,
} as const;
