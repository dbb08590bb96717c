import { expect, test } from "vitest";
import drawn from "../../../../../tests/graph/sectors.json";
import { lessOf, middleOf, moreOf, outlineOf, type Place, placeOf, pointsOf, shownCount, sitesOf } from "./mapShapes";

test.each([
  [42.36, -71.06, [-71.06, 42.36]],
  [0, 0, [0, 0]],
  [90, 180, [180, 90]],
  [90.1, 0, null],
  [0, -180.1, null],
  [null, 0, null],
  [0, undefined, null],
  [Number.NaN, 0, null],
])("the place of %s, %s is %j", (latitude, longitude, place) => expect(placeOf(latitude, longitude)).toEqual(place));

test("the middle of places is not moved by one far away", () => {
  expect(middleOf([[-71, 42], null, [-71.2, 42.1], [139, -35]])).toEqual([-71, 42]);
  expect(middleOf([])).toBeNull();
});

test("frames at the same place are at one site, and those without a place at none", () => {
  const [one, other]: Place[] = [[-71, 42], [-71, 42.5]];
  const frames = ([[one, "a"], [other, "b"], [one, "c"], [null, "d"]] as const).map(([place = null, frame]) => ({ place, frame }));
  expect(sitesOf(frames)).toEqual([{ place: one, frames: ["a", "c"] }, { place: other, frames: ["b"] }]);
});

test("points know which of the places they are", () => {
  const places: (Place | null)[] = [[-71, 42], null, [-70, 41], [-69, 40]];
  const points = pointsOf(places).features.map(({ properties, geometry }) => [properties?.["index"], geometry.coordinates]);
  expect(points).toEqual([[0, [-71, 42]], [2, [-70, 41]], [3, [-69, 40]]]);
});

test.each([
  [null, 250, 100],
  [null, 40, 40],
  [110, 250, 110],
  [110, 40, 40],
  [250_000, 250_000, 100_000],
])("of the number of devices on the map, %s of %i, %i are shown", (count, total, shown) => expect(shownCount(count, total)).toBe(shown));

test.each([
  [100, 250, 110],
  [100, 105, 105],
  [40, 40, 40],
])("it grows from %i of %i to %i", (count, total, more) => expect(moreOf(count, total)).toBe(more));

test.each([
  [100, 90],
  [105, 95],
  [15, 10],
  [10, 10],
  [0, 0],
])("it shrinks from %i to %i", (count, less) => expect(lessOf(count)).toBe(less));

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
