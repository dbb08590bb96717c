/** The side of the square that an outline is drawn into. */
export const SHAPE_SIZE = 296;

/** A shape drawn into a square: lines and areas as one SVG path, points by themselves. */
export type OutlineShape = { areas: string; lines: string; points: readonly (readonly [x: number, y: number])[] };

type Position = readonly [longitude: number, latitude: number];

/** The parts of geometries, whatever their kinds, and their area in square kilometres. */
type Parts = { rings: Position[][]; lines: Position[][]; points: Position[]; area: number };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function position(value: unknown): Position | null {
  const [longitude, latitude]: readonly unknown[] = listOf(value);
  if (typeof longitude !== "number" || typeof latitude !== "number") return null;
  return [longitude, latitude];
}

function positions(value: unknown): Position[] {
  return listOf(value)
    .map(position)
    .filter((found) => found !== null);
}

/** Adds the parts of a geometry; what is none adds nothing. */
function gather(geometry: unknown, parts: Parts): void {
  if (!isRecord(geometry)) return;
  const { type, coordinates } = geometry;
  if (type === "Polygon") addPolygon(coordinates, parts);
  else if (type === "MultiPolygon") for (const polygon of listOf(coordinates)) addPolygon(polygon, parts);
  else if (type === "LineString") parts.lines.push(positions(coordinates));
  else if (type === "MultiLineString") parts.lines.push(...listOf(coordinates).map(positions));
  else if (type === "Point") parts.points.push(...positions([coordinates]));
  else if (type === "MultiPoint") parts.points.push(...positions(coordinates));
  else if (type === "GeometryCollection") for (const part of listOf(geometry["geometries"])) gather(part, parts);
}

function addPolygon(coordinates: unknown, parts: Parts): void {
  const [outer = [], ...holes] = listOf(coordinates).map(positions);
  parts.rings.push(outer, ...holes);
  parts.area += areaOf(outer) - holes.reduce((sum, hole) => sum + areaOf(hole), 0);
}

/** Radius of the earth in kilometres, as the gateway has it. */
const EARTH_RADIUS = 6_371;

const radians = (angle: number): number => (angle * Math.PI) / 180;

/** The area within a ring on a sphere, in square kilometres. */
function areaOf(ring: readonly Position[]): number {
  let sum = 0;
  ring.forEach(([longitude, latitude], index) => {
    const [nextLongitude, nextLatitude] = ring[(index + 1) % ring.length] ?? [longitude, latitude];
    sum += radians(nextLongitude - longitude) * (2 + Math.sin(radians(latitude)) + Math.sin(radians(nextLatitude)));
  });
  return Math.abs((sum * EARTH_RADIUS ** 2) / 2);
}

/** An outline and the one before it, at one scale, with their areas in square kilometres. Null if there is none. */
export type OutlineDrawing = { shape: OutlineShape | null; area: number; before: OutlineShape | null; areaBefore: number };

/** Draws the text of a valid outline over another that may be empty or invalid. */
export function drawOutlines(text: string, textBefore: string): OutlineDrawing {
  const parts = partsOf(featuresIn(text));
  const partsBefore = partsOf(textBefore === text ? [] : featuresIn(textBefore));
  const place = placing([parts, partsBefore], SHAPE_SIZE);
  const drawn = (of: Parts) => (place === null || isEmpty(of) ? null : shapeOf(of, place));
  return { shape: drawn(parts), area: parts.area, before: drawn(partsBefore), areaBefore: partsBefore.area };
}

function featuresIn(text: string): readonly unknown[] {
  try {
    // It is an object, perhaps between characters that JSON does not allow, such as a byte order mark.
    const json: unknown = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
    return isRecord(json) ? listOf(json["features"]) : [];
  } catch {
    return [];
  }
}

/** Draws the features of an outline into a square of this size; null when there is nothing to draw. */
export function outlineShape(features: readonly unknown[], size: number): OutlineShape | null {
  const parts = partsOf(features);
  const place = placing([parts], size);
  return place && shapeOf(parts, place);
}

function partsOf(features: readonly unknown[]): Parts {
  const parts: Parts = { rings: [], lines: [], points: [], area: 0 };
  for (const feature of features) if (isRecord(feature)) gather(feature["geometry"], parts);
  return parts;
}

const listsOf = ({ rings, lines, points }: Parts) => [...rings, ...lines, points];
const isEmpty = (parts: Parts) => listsOf(parts).every((list) => list.length === 0);

type Placing = (position: Position) => readonly [x: number, y: number];

/** How positions come into a square of this size that has room for all parts; null without any. */
function placing(all: readonly Parts[], size: number): Placing | null {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const list of all.flatMap(listsOf)) {
    for (const [longitude, latitude] of list) {
      west = Math.min(west, longitude);
      east = Math.max(east, longitude);
      south = Math.min(south, latitude);
      north = Math.max(north, latitude);
    }
  }
  if (west > east) return null;

  // A degree of longitude is shorter the farther it is from the equator.
  const narrowing = Math.max(0.01, Math.cos((((south + north) / 2) * Math.PI) / 180));
  const width = (east - west) * narrowing;
  const height = north - south;
  const extent = Math.max(width, height);
  const scale = extent === 0 ? 0 : size / extent;
  return ([longitude, latitude]) => [
    (size - width * scale) / 2 + (longitude - west) * narrowing * scale,
    (size - height * scale) / 2 + (north - latitude) * scale,
  ];
}

function shapeOf(parts: Parts, place: Placing): OutlineShape {
  return {
    areas: parts.rings.map((ring) => path(ring.map(place), "Z")).join(""),
    lines: parts.lines.map((line) => path(line.map(place), "")).join(""),
    points: parts.points.map(place),
  };
}

/** The least distance between two points of a path; smaller ones are not visible. */
const STEP = 0.4;

function path(places: readonly (readonly [number, number])[], end: string): string {
  let drawn = "";
  let last: readonly [number, number] | null = null;
  places.forEach((place, index) => {
    const isEnd = index === places.length - 1;
    if (last !== null && !isEnd && Math.hypot(place[0] - last[0], place[1] - last[1]) < STEP) return;
    drawn += `${last === null ? "M" : "L"}${place[0].toFixed(1)} ${place[1].toFixed(1)}`;
    last = place;
  });
  return drawn === "" ? "" : drawn + end;
}
