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
