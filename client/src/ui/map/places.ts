import type { Feature, Polygon } from "geojson";

/** A place on earth: degrees east of Greenwich, and degrees north of the equator. */
export type Place = [longitude: number, latitude: number];

/** A box in degrees. */
export type Bounds = [west: number, south: number, east: number, north: number];

/** A place, if both its degrees are those of one. */
export function placeOf(latitude: number | null | undefined, longitude: number | null | undefined): Place | null {
  const isPlace = typeof latitude === "number" && typeof longitude === "number" && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isPlace ? [longitude, latitude] : null;
}

/** The frames at one place. */
type MapSite<Frame> = { place: Place; frames: Frame[] };

/** The sites of frames: frames at the same place are at one site. Frames without a place are left out. */
export function sitesOf<Frame>(frames: readonly { place: Place | null; frame: Frame }[]): MapSite<Frame>[] {
  const sites = new Map<string, MapSite<Frame>>();
  for (const { place, frame } of frames) {
    if (place === null) continue;
    const site = sites.get(place.join()) ?? { place, frames: [] };
    site.frames.push(frame);
    sites.set(place.join(), site);
  }
  return [...sites.values()];
}

/** The place in the middle, so that few far away do not move it; null without places. */
export function middleOf(places: readonly (Place | null)[]): Place | null {
  const known = places.filter((place) => place !== null);
  if (known.length === 0) return null;
  const median = (of: (place: Place) => number) => known.map(of).toSorted((left, right) => left - right)[known.length >> 1] ?? 0;
  return [median(([longitude]) => longitude), median(([, latitude]) => latitude)];
}

/** The places without those that are far from most, so that few do not make the others small. */
export function mostOf(places: readonly (Place | null)[]): Place[] {
  const known = places.filter((place) => place !== null);
  const isUsual = ([0, 1] as const).map((axis) => {
    const sorted = known.map((place) => place[axis]).toSorted((left, right) => left - right);
    const [low = 0, high = 0] = [sorted[Math.floor(sorted.length / 4)], sorted[Math.floor((sorted.length * 3) / 4)]];
    // What is beyond these fences is an outlier, by a rule of Tukey's.
    const reach = (high - low) * 1.5;
    return (value: number) => value >= low - reach && value <= high + reach;
  });
  return known.filter((place) => place.every((value, axis) => isUsual[axis]?.(value)));
}

/** The box around places: west, south, east and north; null without places. */
export function boundsOf(places: readonly (Place | null)[]): Bounds | null {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const place of places) {
    if (place === null) continue;
    west = Math.min(west, place[0]);
    south = Math.min(south, place[1]);
    east = Math.max(east, place[0]);
    north = Math.max(north, place[1]);
  }
  return west > east ? null : [west, south, east, north];
}

/** Radius of the earth in metres, as the gateway has it. */
const EARTH_RADIUS = 6_371_000;
/** The number of steps in a sector's arc. */
const STEPS = 100;

/** A sector in numbers, as `Frame.sectorWidth` describes them: degrees, and metres. */
export type Sector = { frameId: number; center: Place; bearing: number; width: number; radius: number };

/** The outline of a sector: the same points as those of `Frame.sector`. */
export function outlineOf({ center, bearing, width, radius }: Omit<Sector, "frameId">): Place[] {
  const isCircle = width >= 360;
  const arc = Array.from({ length: STEPS + 1 }, (_, step) => {
    // A circle ends exactly where it begins.
    const turn = (isCircle && step === STEPS ? 0 : step / STEPS) - 0.5;
    return ahead(center, bearing + turn * width, radius);
  });
  return isCircle ? arc : [center, ...arc, center];
}

/** The shape of a sector for the map. */
export const sectorShape = (sector: Sector): Feature<Polygon> => ({
  type: "Feature",
  id: sector.frameId,
  properties: {},
  geometry: { type: "Polygon", coordinates: [outlineOf(sector)] },
});

const radians = (angle: number): number => (angle * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

/** The place that is a distance away from another, in the direction of a bearing. */
function ahead([longitude, latitude]: Place, bearing: number, distance: number): Place {
  const [north, turn, way] = [radians(latitude), radians(bearing % 360), distance / EARTH_RADIUS];
  const sine = Math.sin(north) * Math.cos(way) + Math.cos(north) * Math.sin(way) * Math.cos(turn);
  const east = Math.atan2(Math.sin(turn) * Math.sin(way) * Math.cos(north), Math.cos(way) - Math.sin(north) * sine);
  return [longitude + degrees(east), degrees(Math.asin(Math.min(1, Math.max(-1, sine))))];
}
