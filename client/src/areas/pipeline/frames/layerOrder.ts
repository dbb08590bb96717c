import { MOST_DEVICES } from "./pinCount";

/** The groups of layers, the lowest first. */
export const groups = ["base", "sectors", "devices", "sites"] as const;

/** The id of the layer, which draws nothing, below which those of a group are. */
export function endOf(group: (typeof groups)[number]): string {
  return `${group}-end`;
}

/** The layout of a layer that can be hidden. */
export function visibility(isShown: boolean): { visibility: "visible" | "none" } {
  return { visibility: isShown ? "visible" : "none" };
}

/** Devices of a layer: few enough that sending them to the map takes milliseconds. */
export const DEVICES_OF_LAYER = 10_000;

/** The layers whose points open something. */
export const pointLayers = {
  sites: ["sites"],
  devices: Array.from({ length: MOST_DEVICES / DEVICES_OF_LAYER }, (_, part) => `devices-${part}`),
};
