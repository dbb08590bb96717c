/** What the map can show, in the order in which it is listed. */
export const mapLayers = ["sites", "sectors", "devices", "outlines"] as const;

/** Something that the map can show. */
export type MapLayer = (typeof mapLayers)[number];

/** Which layers are shown. */
export type MapLayers = Record<MapLayer, boolean>;

export const allLayers: MapLayers = { sites: true, sectors: true, devices: true, outlines: true };
