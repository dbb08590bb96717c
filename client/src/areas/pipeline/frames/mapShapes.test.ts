import { describe, expect, test } from "vitest";
import { middleOf, type Place, placeOf, pointsOf, sitesOf } from "./mapShapes";

describe("places", () => {
  test.each([
    [42.36, -71.06, [-71.06, 42.36]],
    [0, 0, [0, 0]],
    [90, 180, [180, 90]],
    [90.1, 0, null],
    [0, -180.1, null],
    [null, 0, null],
    [0, undefined, null],
    [Number.NaN, 0, null],
  ])("of %s, %s is %j", (latitude, longitude, place) => expect(placeOf(latitude, longitude)).toEqual(place));

  test("in the middle are not moved by one far away", () => {
    expect(middleOf([[-71, 42], null, [-71.2, 42.1], [139, -35]])).toEqual([-71, 42]);
    expect(middleOf([])).toBeNull();
  });
});

describe("frames", () => {
  test("at the same place are at one site, and those without a place at none", () => {
    const sites = sitesOf([
      { place: [-71, 42], frame: "a" },
      { place: [-71, 42.5], frame: "b" },
      { place: [-71, 42], frame: "c" },
      { place: null, frame: "d" },
    ]);
    expect(sites).toEqual([
      { place: [-71, 42], frames: ["a", "c"] },
      { place: [-71, 42.5], frames: ["b"] },
    ]);
  });
});

describe("points", () => {
  test("know which of the places they are", () => {
    const places: (Place | null)[] = [[-71, 42], null, [-70, 41], [-69, 40]];
    const points = (first?: number, count?: number) =>
      pointsOf(places, first, count).features.map(({ properties, geometry }) => [properties?.["index"], geometry.coordinates]);
    expect(points()).toEqual([
      [0, [-71, 42]],
      [2, [-70, 41]],
      [3, [-69, 40]],
    ]);
    expect(points(1, 2)).toEqual([[2, [-70, 41]]]);
    expect(points(4, 2)).toEqual([]);
  });
});
