import { createStore } from "./store";

/** The key in local storage of the colour scheme that the user chose. */
export const colorModeKey = "marquee.theme";

/** A colour scheme, or the one of the system. */
export type ColorMode = "light" | "dark" | "system";

/** What the user chose. The page follows it, and so does the widget library. */
export const colorMode = createStore<ColorMode>("system");

const system = "(prefers-color-scheme: dark)";

const stored = (): ColorMode => {
  const value = localStorage.getItem(colorModeKey);
  return value === "light" || value === "dark" ? value : "system";
};

export const isSystemDark = (): boolean => window.matchMedia(system).matches;

/** Calls the listener when the system changes its colour scheme. */
export function onSystemChange(listener: () => void): () => void {
  const query = window.matchMedia(system);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

export function chooseColorMode(mode: ColorMode): void {
  localStorage.setItem(colorModeKey, mode);
  colorMode.set(mode);
}

/** Draws the page in the chosen colour scheme from now on, whether this tab, another one or the system changes it. */
export function followColorMode(): void {
  colorMode.set(stored());
  colorMode.listen(draw);
  onSystemChange(draw);
  window.addEventListener("storage", ({ key }) => {
    if (key === colorModeKey || key === null) colorMode.set(stored());
  });
  draw();
}

function draw(): void {
  const mode = colorMode.get();
  const scheme = mode === "system" ? (isSystemDark() ? "dark" : "light") : mode;
  const { dataset } = document.documentElement;
  if (dataset["theme"] === scheme) return;
  dataset["theme"] = scheme;
  // The whole page changes at once, not each part in its own time.
  const still = document.createElement("style");
  still.textContent = "*,*::before,*::after{transition:none!important}";
  document.head.append(still);
  window.getComputedStyle(document.documentElement).getPropertyValue("color");
  setTimeout(() => still.remove(), 1);
}
