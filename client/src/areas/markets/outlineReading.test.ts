import { expect, test } from "vitest";
import { readOutline } from "./outlineReading";

test.each<[string, boolean, string]>([
  ['{"type": "FeatureCollection", "features": [{}]}', false, "1 feature"],
  ['{"features": [{}, null]}', false, "2 features"],
  ['{"features": []}', true, 'A "features" list that is not empty is missing.'],
  ['{"features": [{}],}', true, "Line 1, column 19: a name in double quotes is expected here."],
  ["  ", false, "This market has no outline yet."],
])("%s", (text, isWrong, note) => {
  expect(readOutline(text)).toMatchObject({ isEmpty: text.trim() === "", isWrong, note });
});

test("a shape is drawn as soon as there is one", () => {
  const text = '{"features": [{"geometry": {"type": "Point", "coordinates": [-72.5, 41]}}]}';
  expect(readOutline(text).shape?.points).toEqual([[148, 148]]);
  expect(readOutline(`${text},`).shape).toBeNull();
});
