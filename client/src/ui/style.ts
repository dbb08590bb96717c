/** The colours that carry a meaning. Every badge, toast and warning has one of these. */
export type Tone = "green" | "red" | "yellow" | "orange" | "blue" | "grey";

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
