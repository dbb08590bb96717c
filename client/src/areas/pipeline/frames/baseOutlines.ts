import type { FeatureCollection, MultiLineString } from "geojson";
import { feature, mesh } from "topojson-client";

/** What lies below everything else on a map without tiles. */
export type BaseOutlines = {
  land: FeatureCollection;
  /** The counties, with their names. */
  counties: FeatureCollection;
  /** The borders and coasts of states. */
  states: MultiLineString;
};

/** The number of the United States among countries (ISO 3166-1). */
const UNITED_STATES = "840";

let outlines: Promise<BaseOutlines> | null = null;

/** Outlines of the United States with its counties, and of the other countries. They are loaded once. */
export function loadBaseOutlines(): Promise<BaseOutlines> {
  outlines ??= load().catch((error: unknown) => {
    outlines = null;
    throw error;
  });
  return outlines;
}

async function load(): Promise<BaseOutlines> {
  const [{ default: states }, { default: world }] = await Promise.all([
    import("us-atlas/counties-10m.json"),
    import("world-atlas/countries-110m.json"),
  ]);
  const nation = feature(states, states.objects.nation);
  const countries = feature(world, world.objects.countries);
  const others = countries.features.filter(({ id }) => id !== UNITED_STATES);
  return {
    land: { type: "FeatureCollection", features: [...others, ...nation.features] },
    counties: feature(states, states.objects.counties),
    states: mesh(states, states.objects.states),
  };
}
