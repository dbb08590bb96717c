import { describe, expect, test } from "vitest";
import { middleOf, placeOf, pointsOf, shapesOf, sitesOf } from "./mapShapes";

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

  test("without a sector have none on the map", () => {
    const polygon = { type: "Polygon", coordinates: [[[-71, 42], [-71, 42.1], [-70.9, 42], [-71, 42]]] };
    const { features } = shapesOf([null, JSON.stringify(polygon), undefined, "null", '{"type":"Point","coordinates":[0,0]}']);
    expect(features.map(({ geometry }) => geometry)).toEqual([polygon]);
  });
});

describe("points", () => {
  test("know which of the places they are", () => {
    const { features } = pointsOf([[-71, 42], null, [-70, 41]]);
    expect(features.map(({ properties, geometry }) => [properties?.["index"], geometry.coordinates])).toEqual([
      [0, [-71, 42]],
      [2, [-70, 41]],
    ]);
  });
});
