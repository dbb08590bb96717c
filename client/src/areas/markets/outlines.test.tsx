import { expect, test } from "vitest";
import { changedLines } from "./MarketGeoJsonForm";
import { drawOutlines, outlineShape } from "./outlineShape";

test.each([
  ["an inserted line", "a\nb\nc", "a\nx\nb\nc", {}, { "Line 2": "x" }],
  ["a line like its neighbour", "a\nb", "a\nb\nb", {}, { "Line 3": "b" }],
  ["a changed line", "a\nb\nc", "a\n  x\nc", { "Line 2": "b" }, { "Line 2": "x" }],
  ["other indentation", "a\n b", "a\nb", {}, {}],
  ["all of it", "a\nb", "x", { "Line 1": "a", "Line 2": "b" }, { "Line 1": "x" }],
])("of two texts only what differs is left: %s", (_, before, now, ofBefore, ofNow) => {
  expect(changedLines(before, now)).toEqual(ofBefore);
  expect(changedLines(now, before)).toEqual(ofNow);
});

const feature = (type: string, coordinates: unknown) => ({ type: "Feature", geometry: { type, coordinates } });
const square = [[0, 0], [10, 0], [10, 10], [0, 10], [0, 0]];

test("north is up, and the shape fills the square", () => {
  const shape = outlineShape([feature("Polygon", [[[0, 1], [0, -1], [2, -1], [0, 1]]])], 100);
  expect(shape?.areas).toBe("M0.0 0.0L0.0 100.0L100.0 100.0L0.0 0.0Z");
});

test("far from the equator a degree of longitude is drawn shorter", () => {
  const shape = outlineShape([feature("LineString", [[0, 60], [2, 60]]), feature("LineString", [[0, 59], [0, 61]])], 100);
  expect(shape?.lines).toBe("M25.0 50.0L75.0 50.0M25.0 100.0L25.0 0.0");
});

test("holes and further polygons are rings of their own", () => {
  const shape = outlineShape([feature("Polygon", [square, square]), feature("MultiPolygon", [[square], [square]])], 100);
  expect(shape?.areas.match(/M/g)).toHaveLength(4);
});

test("a single point is in the middle", () => expect(outlineShape([feature("Point", [5, 5])], 100)?.points).toEqual([[50, 50]]));

test("collections are drawn, and what is no geometry is passed over", () => {
  const collection = { geometry: { type: "GeometryCollection", geometries: [{ type: "MultiPoint", coordinates: [[1, 1], ["x"], [2, 1]] }] } };
  expect(outlineShape([collection, null, {}, { geometry: null }, feature("Polygon", "none")], 100)?.points).toHaveLength(2);
});

test("points nearer than anybody sees are left out", () => {
  const ring = Array.from({ length: 10_000 }, (_, index) => [index / 10_000, 0]);
  expect((outlineShape([feature("LineString", ring)], 100)?.lines.match(/L/g) ?? []).length).toBeLessThan(300);
});

test.each([[[]], [[{ geometry: null }]], [[feature("Polygon", [])]]])("%j is nothing to draw", (features) => expect(outlineShape(features, 100)).toBeNull());

const outlineOf = (...features: unknown[]) => JSON.stringify({ features });

test("a text is drawn by its features", () => {
  const text = `\uFEFF${outlineOf({ geometry: { type: "Point", coordinates: [-72.5, 41] } })}\u200B`;
  expect(drawOutlines(text, "")).toEqual({ shape: { areas: "", lines: "", points: [[148, 148]] }, area: 0, before: null, areaBefore: 0 });
});

test("an outline is drawn over the one before at the same scale, and both have an area without their holes", () => {
  const side = [[0, 0], [1, 0], [1, 1], [0, 1], [0, 0]];
  const half = [[0, 0], [0.5, 0], [0.5, 1], [0, 1], [0, 0]];
  const drawn = drawOutlines(outlineOf(feature("Polygon", [side, half])), outlineOf(feature("Polygon", [side])));
  expect(drawn.before?.areas).toBe(drawn.shape?.areas.slice(0, drawn.before?.areas.length));
  // A degree has 111.2 km at the equator.
  expect(drawn.areaBefore).toBeCloseTo(12_364, -1);
  expect(drawn.area).toBeCloseTo(6_182, -1);
});

test.each(["", "{", '{"features": 1}'])("the outline before may be %j", (before) =>
  expect(drawOutlines(outlineOf(feature("Polygon", [square])), before).before).toBeNull(),
);
