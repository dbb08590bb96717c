import { expect, test } from "vitest";
import drawn from "../../../../../tests/graph/sectors.json";
import { outlineOf, type Sector, sectorParts } from "./sectors";

/** Metres between two places that are close to each other. */
function distance([east, north]: readonly number[], [otherEast, otherNorth]: readonly number[]): number {
  if (east === undefined || north === undefined || otherEast === undefined || otherNorth === undefined) return Number.NaN;
  const metres = 111_195;
  return metres * Math.hypot(otherNorth - north, (otherEast - east) * Math.cos((north * Math.PI) / 180));
}

// A graph test compares the same table with the answers of the gateway.
test.each(drawn.filter(({ sectorWidth }) => sectorWidth !== null))(
  "of $site, $bearing and $width degrees is the shape that the gateway draws",
  ({ site: [latitude = 0, longitude = 0], bearing, sectorWidth, sectorRadius, outline, points }) => {
    const shape = outlineOf({ center: [longitude, latitude], bearing: bearing ?? 0, width: sectorWidth ?? 0, radius: sectorRadius ?? 0 });
    expect(shape).toHaveLength(points);
    for (const [index, place] of Object.entries(outline)) {
      expect(distance(place, shape[Number(index)] ?? []), `point ${index}`).toBeLessThan(1);
    }
  },
);

const sector = (width: number): Sector => ({ center: [-71, 42], bearing: 90, width, radius: 1_000 });
const sectorsOf = (...widths: number[]) => new Map(widths.map((width, index) => [index + 1, sector(width)]));
const outlined = (width: number) => ({ type: "Polygon", coordinates: [outlineOf(sector(width))] });
const partsOf = (onMap: Map<number, Sector>, sectors: Map<number, Sector>) =>
  [...sectorParts(onMap, sectors, 2)].map((part) => ("add" in part ? part.add.map(({ id, geometry }) => [id, geometry]) : part));

test("sectors are put on the map in parts", () => {
  expect(partsOf(new Map(), sectorsOf(10, 20, 30))).toEqual([
    [
      [1, outlined(10)],
      [2, outlined(20)],
    ],
    [[3, outlined(30)]],
  ]);
});

test("sectors are drawn when their part is asked for", () => {
  const onMap = new Map<number, Sector>();
  sectorParts(onMap, sectorsOf(10, 20, 30), 2).next();
  expect([...onMap.keys()]).toEqual([1, 2]);
});

test("sectors on the map stay, changed ones are replaced, and those of frames that are gone are removed", () => {
  const onMap = sectorsOf(10, 20, 30);
  expect(partsOf(onMap, sectorsOf(10, 40))).toEqual([{ remove: [3] }, [[2, outlined(40)]]]);
  expect(onMap).toEqual(sectorsOf(10, 40));
  expect(partsOf(onMap, sectorsOf(10, 40))).toEqual([]);
});

test.each<[string, Partial<Sector>]>([
  ["place", { center: [-71, 42.1] }],
  ["direction", { bearing: 91 }],
  ["width", { width: 11 }],
  ["radius", { radius: 900 }],
])("a sector with another %s is drawn again", (_, change) => {
  const changed = new Map([[1, { ...sector(10), ...change }]]);
  expect(partsOf(sectorsOf(10), changed)).toHaveLength(1);
});
