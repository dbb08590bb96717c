import type { FeatureCollection, Point } from "geojson";

/** A place on earth: degrees east of Greenwich, and degrees north of the equator. */
export type Place = [longitude: number, latitude: number];

/** The frames at one place. */
export type MapSite<Frame> = { place: Place; frames: Frame[] };

/** A place, if both its degrees are those of one. */
export function placeOf(latitude: number | null | undefined, longitude: number | null | undefined): Place | null {
  const isPlace = typeof latitude === "number" && typeof longitude === "number" && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isPlace ? [longitude, latitude] : null;
}

/** The sites of frames: frames at the same place are at one site. Frames without a place are left out. */
export function sitesOf<Frame>(frames: readonly { place: Place | null; frame: Frame }[]): MapSite<Frame>[] {
  const sites = new Map<string, MapSite<Frame>>();
  for (const { place, frame } of frames) {
    if (place === null) continue;
    const key = place.join();
    const site = sites.get(key);
    if (site === undefined) sites.set(key, { place, frames: [frame] });
    else site.frames.push(frame);
  }
  return [...sites.values()];
}

/** Points for the map, each with its index among the places: of all places, or of `count` of them from one on. */
export function pointsOf(places: readonly (Place | null)[], first = 0, count = places.length): FeatureCollection<Point> {
  return {
    type: "FeatureCollection",
    features: places.slice(first, first + count).flatMap((coordinates, index) =>
      coordinates === null ? [] : [{ type: "Feature", properties: { index: first + index }, geometry: { type: "Point", coordinates } }],
    ),
  };
}

/** The place in the middle, so that few far away do not move it; null without places. */
export function middleOf(places: readonly (Place | null)[]): Place | null {
  const known = places.filter((place) => place !== null);
  if (known.length === 0) return null;
  const median = (of: (place: Place) => number) => known.map(of).toSorted((left, right) => left - right)[known.length >> 1] ?? 0;
  return [median(([longitude]) => longitude), median(([, latitude]) => latitude)];
}
