import type { ScreenRoute } from "../../../app/routing/route";

/** The letter after "g" that goes to an area, by the id of its screen. */
const letters: Readonly<Record<string, string>> = {
  dashboard: "d",
  customers: "c",
  markets: "m",
  devices: "e",
  uploads: "u",
  pixels: "x",
  pipeline: "p",
  attribution: "a",
  providers: "r",
  "asset-owners": "o",
  frames: "i",
  "campaign-explorer": "l",
  "ai-insights": "n",
  "ai-debug-logs": "b",
  validations: "v",
};

/** An area that two keys go to. */
export type AreaKey = { letter: string; label: string; path: string };

/** The areas with a letter, in the order of the sidebar. */
export function areaKeys(screens: readonly ScreenRoute[]): readonly AreaKey[] {
  return screens.flatMap(({ id, path, handle }) => {
    const letter = letters[id];
    return letter === undefined || handle.sidebar === undefined ? [] : [{ letter, label: handle.sidebar.label, path }];
  });
}
