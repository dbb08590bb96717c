import { type StorageManager, ThemeProvider } from "@mui/material/styles";
import type { ReactNode } from "react";
import { PrintStyles } from "../ui/layout/PrintStyles";
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
export function Widgets({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} modeStorageKey={colorModeKey} storageManager={storageManager} defaultMode="system" noSsr>
      <PrintStyles />
      {children}
    </ThemeProvider>
  );
}

/** The place of the screens with such widgets. */
export function WidgetScreens() {
  return (
    <Widgets>
      <ScreenOutlet />
    </Widgets>
  );
}
