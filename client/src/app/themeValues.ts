import type { Tone, ToneColors } from "../ui/layout/style";

/*
 * The values of the theme. The build prints them as CSS variables, which is all that the first load needs; the widget
 * library makes its theme of them later.
 */

const light: Record<Tone, ToneColors> = {
  green: { text: "#166534", soft: "#e3f5e9", solid: "#17803d", onSolid: "#ffffff" },
  red: { text: "#a11d1d", soft: "#fdeaea", solid: "#c42b2b", onSolid: "#ffffff" },
  yellow: { text: "#7a5200", soft: "#fdf3d0", solid: "#f5c518", onSolid: "#2b2000" },
  orange: { text: "#9a3f06", soft: "#feeddc", solid: "#f08a24", onSolid: "#2b1400" },
  blue: { text: "#21479f", soft: "#e7eefc", solid: "#2b50c8", onSolid: "#ffffff" },
  purple: { text: "#5f2c9f", soft: "#f2eafc", solid: "#7a3fc8", onSolid: "#ffffff" },
  grey: { text: "#4b5261", soft: "#eceef2", solid: "#5b6372", onSolid: "#ffffff" },
};

const dark: Record<Tone, ToneColors> = {
  green: { text: "#7ddca0", soft: "#14301f", solid: "#2f9e5b", onSolid: "#04140a" },
  red: { text: "#ff9d9d", soft: "#3a1a1c", solid: "#e35d5d", onSolid: "#1f0505" },
  yellow: { text: "#f2d06b", soft: "#332a10", solid: "#e9be2f", onSolid: "#211900" },
  orange: { text: "#ffb27a", soft: "#3a2413", solid: "#ee934a", onSolid: "#241000" },
  blue: { text: "#a4bdff", soft: "#1a2546", solid: "#7d9dff", onSolid: "#081034" },
  purple: { text: "#cfb4ff", soft: "#2a1c46", solid: "#ac7dff", onSolid: "#180834" },
  grey: { text: "#b4bac6", soft: "#262b35", solid: "#99a1b0", onSolid: "#11141a" },
};

/** The colours of each colour scheme. All text reaches WCAG AA. */
export const palettes = {
  light: {
    primary: { main: "#2b50c8", dark: "#223fa0", light: "#5877dd", contrastText: "#ffffff" },
    error: { main: "#c42b2b" },
    warning: { main: "#b26a00" },
    success: { main: "#17803d" },
    background: { default: "#ffffff", paper: "#ffffff" },
    text: { primary: "#171b24", secondary: "#596172", disabled: "#8b92a1" },
    divider: "#e3e6eb",
    tone: light,
    canvas: "#f6f7f9",
    sidebar: "#fbfbfc",
    hover: "#f3f5f8",
    field: "#878f9f",
    skeleton: "rgba(23, 27, 36, 0.11)",
  },
  dark: {
    primary: { main: "#8fabff", dark: "#7491ef", light: "#b3c6ff", contrastText: "#0a1230" },
    error: { main: "#ff8a8a" },
    warning: { main: "#f2b45c" },
    success: { main: "#6fd596" },
    background: { default: "#14171d", paper: "#171b22" },
    text: { primary: "#e7eaf0", secondary: "#a0a8b8", disabled: "#697082" },
    divider: "#282e39",
    tone: dark,
    canvas: "#0f1217",
    sidebar: "#12151b",
    hover: "#1d222b",
    field: "#6b7486",
    skeleton: "rgba(231, 234, 240, 0.13)",
  },
} as const;

/** The first is bundled for Latin letters, and used as soon as it has arrived. */
export const fonts = '"Inter Tight Variable","Inter Tight Fallback",ui-sans-serif,system-ui,sans-serif';

/** The kinds of text. */
export const typography = {
  h1: { fontSize: 22, fontWeight: 600, lineHeight: 1.25, letterSpacing: "-0.015em" },
  h2: { fontSize: 16, fontWeight: 600, lineHeight: 1.35, letterSpacing: "-0.006em" },
  h3: { fontSize: 14, fontWeight: 600, lineHeight: 1.4 },
  body1: { fontSize: 14, lineHeight: 1.5 },
  body2: { fontSize: 13, lineHeight: 1.5 },
  caption: { fontSize: 12, lineHeight: 1.4 },
  button: { fontSize: 13, fontWeight: 550, lineHeight: 1.5, textTransform: "none" },
} as const;

/** How the widget library begins the names of its CSS variables. */
export const variablePrefix = "mq";
