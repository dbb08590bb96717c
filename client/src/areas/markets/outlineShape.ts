/** The side of the square that an outline is drawn into. */
export const SHAPE_SIZE = 296;

/** A shape drawn into a square: lines and areas as one SVG path, points by themselves. */
export type OutlineShape = { areas: string; lines: string; points: readonly (readonly [x: number, y: number])[] };

type Position = readonly [longitude: number, latitude: number];

/** The parts of a geometry, whatever its kind. */
type Parts = { rings: Position[][]; lines: Position[][]; points: Position[] };

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
  if (type === "Polygon") parts.rings.push(...listOf(coordinates).map(positions));
  else if (type === "MultiPolygon") {
    for (const polygon of listOf(coordinates)) parts.rings.push(...listOf(polygon).map(positions));
  } else if (type === "LineString") parts.lines.push(positions(coordinates));
  else if (type === "MultiLineString") parts.lines.push(...listOf(coordinates).map(positions));
  else if (type === "Point") parts.points.push(...positions([coordinates]));
  else if (type === "MultiPoint") parts.points.push(...positions(coordinates));
  else if (type === "GeometryCollection") for (const part of listOf(geometry["geometries"])) gather(part, parts);
}

/** Draws the text of a valid outline; null when there is nothing to draw. */
export function drawOutline(text: string): OutlineShape | null {
  // It is an object, perhaps between characters that JSON does not allow, such as a byte order mark.
  const { features }: { features: readonly unknown[] } = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
  return outlineShape(features, SHAPE_SIZE);
}

/** Draws the features of an outline into a square of this size; null when there is nothing to draw. */
export function outlineShape(features: readonly unknown[], size: number): OutlineShape | null {
  const parts: Parts = { rings: [], lines: [], points: [] };
  for (const feature of features) if (isRecord(feature)) gather(feature["geometry"], parts);

  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const list of [...parts.rings, ...parts.lines, parts.points]) {
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
  const place = ([longitude, latitude]: Position): readonly [number, number] => [
    (size - width * scale) / 2 + (longitude - west) * narrowing * scale,
    (size - height * scale) / 2 + (north - latitude) * scale,
  ];
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
