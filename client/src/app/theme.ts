import { createTheme, type Theme } from "@mui/material/styles";
import { fonts, palettes, typography, variablePrefix } from "./themeValues";

const focusRing = (theme: Theme) => ({
  outline: `2px solid ${theme.vars.palette.primary.main}`,
  outlineOffset: 2,
});

/**
 * The look of the whole console: quiet surfaces with thin borders, one accent, dense data. Type sizes
 * are 12, 13, 14, 16 and 22 px; distances are multiples of 4 px. What the first load draws has stylesheets of its own,
 * on the same variables.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: "data-theme", cssVarPrefix: variablePrefix },
  colorSchemes: { light: { palette: palettes.light }, dark: { palette: palettes.dark } },
  spacing: 4,
  motion: { reducedMotion: "system" },
  shape: { borderRadius: 8 },
  typography: { fontFamily: fonts, fontSize: 14, ...typography },
  components: {
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
    MuiTooltip: { styleOverrides: { tooltip: { fontSize: 12, padding: "6px 10px" } } },
    MuiMenuItem: { styleOverrides: { root: { fontSize: 14, minHeight: 34 } } },
  },
});
