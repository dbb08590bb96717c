import GlobalStyles from "@mui/material/GlobalStyles";
import { type StorageManager, type Theme, ThemeProvider } from "@mui/material/styles";
import type { ReactNode } from "react";
import { colorMode, colorModeKey } from "./colorMode";
import { ScreenOutlet } from "./routing/ScreenOutlet";
import { theme } from "./theme";

const nothing = () => undefined;

/** Has the library follow the console's colour scheme. It has no switch of its own, so it stores nothing. */
const storageManager: StorageManager = ({ key }) => ({
  get: (initial) => (key === colorModeKey ? colorMode.get() : initial),
  set: nothing,
  subscribe: (handler) => (key === colorModeKey ? colorMode.listen(() => handler(colorMode.get())) : nothing),
});

/** Gives the widgets of the library what they need. The first load has none of them. */
export function MuiProvider({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} modeStorageKey={colorModeKey} storageManager={storageManager} defaultMode="system" noSsr>
      <PrintStyles />
      {children}
    </ThemeProvider>
  );
}

/** The place of the screens with such widgets. */
export function MuiScreens() {
  return (
    <MuiProvider>
      <ScreenOutlet />
    </MuiProvider>
  );
}

/** The variables of the light colour scheme. */
function lightColors(theme: Theme): object {
  const sheets = theme.generateStyleSheets();
  return sheets.flatMap((sheet) => Object.entries(sheet)).find(([selector]) => selector.includes("light"))?.[1] ?? {};
}

/** Every printed screen has light colours, and so have the widgets of the library. */
function PrintStyles() {
  return (
    <GlobalStyles
      styles={(theme) => ({
        // More specific than the scheme that the user chose.
        "@media print": { ":root:root": { ...lightColors(theme), "--mq-palette-canvas": "#fff" } },
      })}
    />
  );
}
