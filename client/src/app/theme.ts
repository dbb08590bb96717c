import { createTheme, type Theme } from "@mui/material/styles";
import type { MouseEvent } from "react";
import { type Tone, type ToneColors, tones } from "../ui/layout/style";

/** Yellow, the colour of the lamp in the logo, marks only what needs attention. Blue is for actions, green for success, red for failure, grey for waiting. */
const light: Record<Tone, ToneColors> = {
  green: { text: "#166534", soft: "#e3f5e9", solid: "#17803d", onSolid: "#ffffff" },
  red: { text: "#a11d1d", soft: "#fdeaea", solid: "#c42b2b", onSolid: "#ffffff" },
  yellow: { text: "#7a4d00", soft: "#fff1d6", solid: "#ffb52e", onSolid: "#2b1c00" },
  orange: { text: "#9a3f06", soft: "#feeddc", solid: "#f08a24", onSolid: "#2b1400" },
  blue: { text: "#21479f", soft: "#e7eefc", solid: "#2b50c8", onSolid: "#ffffff" },
  purple: { text: "#5f2c9f", soft: "#f2eafc", solid: "#7a3fc8", onSolid: "#ffffff" },
  grey: { text: "#4b5261", soft: "#eceef2", solid: "#5b6372", onSolid: "#ffffff" },
};

const dark: Record<Tone, ToneColors> = {
  green: { text: "#7ddca0", soft: "#14301f", solid: "#2f9e5b", onSolid: "#04140a" },
  red: { text: "#ff9d9d", soft: "#3a1a1c", solid: "#e35d5d", onSolid: "#1f0505" },
  yellow: { text: "#ffcf70", soft: "#33270f", solid: "#ffc24b", onSolid: "#231700" },
  orange: { text: "#ffb27a", soft: "#3a2413", solid: "#ee934a", onSolid: "#241000" },
  blue: { text: "#a4bdff", soft: "#1a2546", solid: "#7d9dff", onSolid: "#081034" },
  purple: { text: "#cfb4ff", soft: "#2a1c46", solid: "#ac7dff", onSolid: "#180834" },
  grey: { text: "#b4bac6", soft: "#262b35", solid: "#99a1b0", onSolid: "#11141a" },
};

/** The colours of each colour scheme. All text reaches WCAG AA. */
const palettes = {
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
  },
} as const;

/** The first is bundled for Latin letters, and used as soon as it has arrived. */
const fonts = '"Inter Tight Variable","Inter Tight Fallback",ui-sans-serif,system-ui,sans-serif';

/** The kinds of text. Their sizes have units, so that the CSS variables of the library do as values of `font`. */
const typography = {
  h1: { fontSize: "22px", fontWeight: 600, lineHeight: 1.25, letterSpacing: "-0.015em", wordSpacing: "0.06em" },
  h2: { fontSize: "16px", fontWeight: 600, lineHeight: 1.35, letterSpacing: "-0.006em", wordSpacing: "0.1em" },
  h3: { fontSize: "14px", fontWeight: 600, lineHeight: 1.4 },
  body1: { fontSize: "14px", lineHeight: 1.5 },
  body2: { fontSize: "13px", lineHeight: 1.5 },
  caption: { fontSize: "12px", lineHeight: 1.4 },
  button: { fontSize: "13px", fontWeight: 550, lineHeight: 1.5, textTransform: "none" },
} as const;

const focusRing = (theme: Theme) => ({
  outline: `2px solid ${theme.vars.palette.primary.main}`,
  outlineOffset: 2,
});

/** The variables of a colour scheme. */
const colorsOf = (theme: Theme, scheme: string): object =>
  theme.generateStyleSheets().flatMap((sheet) => Object.entries(sheet)).find(([selector]) => selector.includes(`"${scheme}"`))?.[1] ?? {};

/** The tones of messages. */
const severities: Record<string, Tone> = { error: "red", warning: "yellow", success: "green" };

/**
 * The look of the whole console: quiet surfaces with thin borders, one accent, dense data. Type sizes
 * are 12, 13, 14, 16 and 22 px; distances are multiples of 4 px.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: "data-theme", cssVarPrefix: "mq" },
  colorSchemes: { light: { palette: palettes.light }, dark: { palette: palettes.dark } },
  spacing: 4,
  motion: { reducedMotion: "system" },
  shape: { borderRadius: 8 },
  typography: { fontFamily: fonts, fontSize: 14, ...typography },
  components: {
    MuiCssBaseline: {
      styleOverrides: (theme) => ({
        html: { height: "100%" },
        body: {
          minHeight: "100%",
          // The font is set for headlines, a little tight for small text.
          letterSpacing: "0.008em",
          backgroundColor: theme.vars.palette.canvas,
        },
        "#root": { minHeight: "100dvh" },
        ":focus-visible": focusRing(theme),
        // What an element of a tone refers to, whichever tone it has.
        ...Object.fromEntries(
          tones.map((tone) => {
            const { text, soft, solid, onSolid } = theme.vars.palette.tone[tone];
            return [`.tone-${tone}`, { "--text": text, "--soft": soft, "--solid": solid, "--on-solid": onSolid }];
          }),
        ),
        "@media (prefers-reduced-motion: reduce)": {
          "*, *::before, *::after": {
            animationDuration: "0.01ms !important",
            animationIterationCount: "1 !important",
            // A duration, however short, would let heights change a frame late, and lists that scroll by them jump.
            transitionProperty: "none !important",
          },
        },
        // Every printed screen has light colours: more specific than the scheme that the user chose. Without the frame around it.
        "@media print": {
          ":root:root": { ...colorsOf(theme, "light"), "--mq-palette-canvas": "#fff" },
          ":is(aside, header, nav, .MuiModal-root, .MuiSnackbar-root)": { display: "none !important" },
        },
      }),
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: ({ theme }) => ({ "&.Mui-focusVisible": focusRing(theme) }) },
    },
    MuiButton: {
      defaultProps: { disableElevation: true, variant: "outlined", color: "inherit", size: "small", loadingPosition: "start" },
      styleOverrides: {
        root: ({ theme }) => ({
          borderRadius: 6,
          padding: "5px 12px",
          minHeight: 34,
          whiteSpace: "nowrap",
          // Forced colors show a border, and not the background.
          "&.MuiButton-contained": { border: "1px solid transparent" },
          "&.MuiButton-outlined.MuiButton-colorInherit": {
            borderColor: theme.vars.palette.divider,
            backgroundColor: theme.vars.palette.background.paper,
            "&:hover": { backgroundColor: theme.vars.palette.hover },
            "&[aria-pressed=true]": {
              zIndex: 1,
              color: theme.vars.palette.tone.blue.text,
              backgroundColor: theme.vars.palette.tone.blue.soft,
              borderColor: theme.vars.palette.primary.main,
            },
          },
          // Disabled, busy or refused for a reason: all keep their colours, paler.
          "&.Mui-disabled, &[aria-disabled=true]": { opacity: 0.55 },
          "&.Mui-disabled": { color: "inherit" },
          "&.MuiButton-colorPrimary.Mui-disabled": { color: theme.vars.palette.primary.main },
          "&.MuiButton-contained.MuiButton-colorPrimary.Mui-disabled": {
            color: theme.vars.palette.primary.contrastText,
            backgroundColor: theme.vars.palette.primary.main,
          },
          "&[aria-disabled=true]:not(.Mui-disabled)": { cursor: "not-allowed" },
        }),
        sizeSmall: { fontSize: 13 },
      },
    },
    MuiIconButton: { styleOverrides: { root: { borderRadius: 6 } } },
    // Quiet in both schemes: what loads is not more than what has loaded.
    MuiSkeleton: {
      defaultProps: { variant: "rounded" },
      styleOverrides: { root: ({ theme }) => ({ borderRadius: 4, backgroundColor: theme.vars.palette.tone.grey.soft }) },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: "none" } } },
    MuiLink: { defaultProps: { underline: "hover" } },
    MuiTextField: { defaultProps: { size: "small", fullWidth: true } },
    // A label within an empty field reads as its value.
    MuiInputLabel: { defaultProps: { shrink: true } },
    MuiOutlinedInput: {
      defaultProps: { notched: true },
      styleOverrides: {
        root: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.paper, borderRadius: 6 }),
        notchedOutline: ({ theme }) => ({ borderColor: theme.vars.palette.field }),
        input: { fontSize: 14 },
      },
    },
    MuiAlert: {
      styleOverrides: {
        root: ({ theme, ownerState }) => {
          const { text, soft } = theme.vars.palette.tone[severities[ownerState.severity ?? ""] ?? "blue"];
          // Forced colors show the outline, and not the background.
          return { ...theme.typography.body2, padding: "6px 16px", overflowWrap: "anywhere", color: text, backgroundColor: soft, outline: "1px solid transparent", outlineOffset: -1 };
        },
        icon: { "&&": { color: "inherit", fontSize: 20 } },
        message: { minWidth: 0 },
      },
    },
    MuiAlertTitle: { styleOverrides: { root: { fontSize: "inherit", fontWeight: 600, margin: 0 } } },
    MuiDialog: {
      styleOverrides: {
        paper: ({ theme }) => ({ borderRadius: 12, border: `1px solid ${theme.vars.palette.divider}` }),
        paperFullScreen: { borderRadius: 0, border: 0 },
      },
    },
    MuiTab: {
      styleOverrides: { root: { minHeight: 40, padding: "8px 4px", marginRight: 20, minWidth: 0, fontSize: 14 } },
    },
    MuiTabs: { styleOverrides: { root: { minHeight: 40 } } },
    MuiTooltip: {
      // After a tap, too. To React a tip is part of its element, so that a row would take the click on it.
      defaultProps: { describeChild: true, enterTouchDelay: 0, leaveTouchDelay: 5000, slotProps: { popper: { onClick: (event: MouseEvent) => event.stopPropagation() } } },
      styleOverrides: {
        popper: { "@media print": { display: "none !important" } },
        tooltip: ({ theme }) => ({
          fontSize: 12,
          padding: "6px 10px",
          whiteSpace: "pre-line",
          color: theme.vars.palette.background.paper,
          backgroundColor: theme.vars.palette.text.primary,
          // Forced colors draw no background.
          border: "1px solid transparent",
        }),
      },
    },
    MuiMenuItem: { styleOverrides: { root: { fontSize: 14, minHeight: 34 } } },
  },
});
