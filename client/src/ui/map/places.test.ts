import { expect, test } from "vitest";
import drawn from "../../../../tests/graph/sectors.json";
import { boundsOf, middleOf, mostOf, outlineOf, type Place, placeOf, sitesOf } from "./places";
import { smoothed, unbroken } from "./smoothed";
import { placeOfCity, placeOfTown } from "./towns";

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

test("most places are those without what is far from the others", () => {
  const near: Place[] = [[-71, 42], [-72, 41], [-73, 43], [-70, 42], [-71, 41]];
  expect(mostOf([...near, null, [-150, 61]])).toEqual(near);
  expect(mostOf([[-71, 42], [139, -35]])).toHaveLength(2);
});

test("a box is around all places that are known", () => {
  expect(boundsOf([[-71, 42], null, [-96, 30], [139, -35]])).toEqual([-96, -35, 139, 42]);
  expect(boundsOf([null])).toBeNull();
});

test.each([
  ["Boston", [-71.06, 42.36]],
  ["Dallas-Ft. Worth", [-96.81, 32.78]],
  ["Portland, ME", [-70.26, 43.66]],
  ["Portland, OR", [-122.68, 45.52]],
  ["Fort Worth", [-97.32, 32.73]],
  ["Bostonia", null],
  ["Refuses Save", null],
])("a market called %s is at %j", (name, place) => expect(placeOfTown(name)).toEqual(place));

test("a smoothed line has no sharp corner, and keeps its ends and what is straight", () => {
  const arcs = [[[0, 0], [4, 0], [0, 4]], [[1, 1], [1, 0]]];
  const [bent = [], straight] = smoothed({ type: "Topology", objects: {}, arcs, transform: { scale: [2, 1], translate: [10, 0] } }, 2).arcs;
  expect([bent[0], bent.at(-1)]).toEqual([[10, 0], [18, 4]]);
  expect(bent).not.toContainEqual([18, 0]);
  expect(straight).toEqual([[12, 1], [14, 1]]);
});

test("a line goes on beyond the 180th meridian", () => {
  expect(unbroken([[179, 70], [-179, 71], [178, 72]])).toEqual([[179, 70], [181, 71], [178, 72]]);
});

test.each([
  ["Portland", "ME", "USA", [-70.26, 43.66]],
  ["Portland", "OR", "USA", [-122.68, 45.52]],
  ["Portland", null, "USA", null],
  ["Toronto", "ON", "CAN", [-79.4, 43.71]],
  ["London", "England", "GBR", [-0.13, 51.51]],
  ["Boston Heights", "MA", "USA", null],
])("the city %s in %s, %s is at %j", (city, region, countryCode, place) => expect(placeOfCity({ city, region, countryCode })).toEqual(place));
