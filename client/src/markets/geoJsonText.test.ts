import { expect, test } from "vitest";
import { checkGeoJson, joinPositions, noteOf } from "./geoJsonText";

test.each<[string, boolean, string]>([
  ['{"type": "FeatureCollection", "features": [{}]}', true, "1 feature"],
  ['{"features": [{}, null]}', true, "2 features"],
  ['{"features": []}', false, 'A "features" list that is not empty is missing.'],
  ['{"features": {"length": 1}}', false, 'A "features" list that is not empty is missing.'],
  ['{"type": "FeatureCollection"}', false, 'A "features" list that is not empty is missing.'],
  ["[{}]", false, 'A "features" list that is not empty is missing.'],
  ["null", false, 'A "features" list that is not empty is missing.'],
  ['{"features": [{}],}', false, "Line 1, column 19: a name in double quotes is expected here."],
  ["  ", false, "This market has no outline yet."],
])("%s", (text, isValid, note) => {
  const check = checkGeoJson(text);
  expect(check.isValid).toBe(isValid);
  expect(noteOf(text, check)).toBe(note);
});

test("positions stand in one line each, and nothing else changes", () => {
  const outline = { note: "[1,\n 2]", ids: [7], coordinates: [[[-72.5, 41], [1e-7, 2, 3.5]]], name: "[1, 2]" };
  const joined = joinPositions(JSON.stringify(outline, null, 2));
  expect(joined).toContain("\n      [-72.5, 41],\n      [1e-7, 2, 3.5]\n");
  expect(JSON.parse(joined)).toEqual(outline);
});
