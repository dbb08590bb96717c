import type { FeatureCollection, MultiLineString } from "geojson";
import { feature, mesh } from "topojson-client";
import type UsAtlas from "us-atlas/counties-10m.json";
import type WorldAtlas from "world-atlas/countries-110m.json";

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

const made: Partial<BaseOutlines> = {};

/**
 * Outlines of the United States with its counties, and of the other countries: one after the other, as each takes a
 * while to make and to send to the map. They are made once.
 */
export async function* baseOutlines(): AsyncGenerator<Partial<BaseOutlines>> {
  const [{ default: states }, { default: world }] = await Promise.all([
    import("us-atlas/counties-10m.json"),
    import("world-atlas/countries-110m.json"),
  ]);
  yield { land: (made.land ??= landOf(states, world)) };
  await nextTask();
  yield { counties: (made.counties ??= feature(states, states.objects.counties)) };
  await nextTask();
  yield { states: (made.states ??= mesh(states, states.objects.states)) };
}

function landOf(states: typeof UsAtlas, world: typeof WorldAtlas): FeatureCollection {
  const nation = feature(states, states.objects.nation);
  const countries = feature(world, world.objects.countries);
  const others = countries.features.filter(({ id }) => id !== UNITED_STATES);
  return { type: "FeatureCollection", features: [...others, ...nation.features] };
}

/** Yields to the event loop. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
