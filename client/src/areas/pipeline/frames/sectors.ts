import type { Feature, Polygon } from "geojson";
import type { Place } from "./mapShapes";

/** Radius of the earth in metres, as the gateway has it. */
const EARTH_RADIUS = 6_371_000;
/** The number of steps in a sector's arc. */
const STEPS = 100;

/** A sector in numbers, as `Frame.sectorWidth` describes them: degrees, and metres. */
export type Sector = { center: Place; bearing: number; width: number; radius: number };

/** The outline of a sector: the same points as those of `Frame.sector`. */
export function outlineOf({ center, bearing, width, radius }: Sector): Place[] {
  const isCircle = width >= 360;
  const arc = Array.from({ length: STEPS + 1 }, (_, step) => {
    // A circle ends exactly where it begins.
    const turn = (isCircle && step === STEPS ? 0 : step / STEPS) - 0.5;
    return ahead(center, bearing + turn * width, radius);
  });
  return isCircle ? arc : [center, ...arc, center];
}

/** The place that is a distance away from another, in the direction of a bearing. */
function ahead([longitude, latitude]: Place, bearing: number, distance: number): Place {
  const [north, turn, way] = [radians(latitude), radians(bearing % 360), distance / EARTH_RADIUS];
  const sine = Math.sin(north) * Math.cos(way) + Math.cos(north) * Math.sin(way) * Math.cos(turn);
  const east = Math.atan2(Math.sin(turn) * Math.sin(way) * Math.cos(north), Math.cos(way) - Math.sin(north) * sine);
  return [longitude + degrees(east), degrees(Math.asin(Math.min(1, Math.max(-1, sine))))];
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180;
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}

/** A change of the sectors on the map, as its library takes it. */
type SectorPart = { remove: number[] } | { add: Feature<Polygon>[] };

/**
 * The changes from the sectors on the map to others, in parts, so that drawing and sending one takes milliseconds.
 * Sectors are by the number of their frame. A part counts as on the map from when it is asked for.
 */
export function* sectorParts(onMap: Map<number, Sector>, sectors: ReadonlyMap<number, Sector>, partSize: number): Generator<SectorPart> {
  const gone = [...onMap.keys()].filter((frameId) => !sectors.has(frameId));
  for (const frameId of gone) onMap.delete(frameId);
  if (gone.length > 0) yield { remove: gone };
  const changed = [...sectors].filter(([frameId, sector]) => !isSame(onMap.get(frameId), sector));
  for (let first = 0; first < changed.length; first += partSize) {
    const part = changed.slice(first, first + partSize);
    for (const [frameId, sector] of part) onMap.set(frameId, sector);
    yield { add: part.map(([id, sector]) => ({ type: "Feature", id, properties: {}, geometry: { type: "Polygon", coordinates: [outlineOf(sector)] } })) };
  }
}

function isSame(left: Sector | undefined, right: Sector): boolean {
  return left !== undefined && left.center.join() === right.center.join() && left.bearing === right.bearing && left.width === right.width && left.radius === right.radius;
}
