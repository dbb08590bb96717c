import { expect, test } from "vitest";
import { geoJsonNote } from "./geoJsonNote";
import { readOutline } from "./outlineReading";

const outline = '{"features": [{}]}';

test.each<[text: string, initial: string, note: string]>([
  ["", "", "This market has no outline yet."],
  ["  ", "\n", "This market has no outline yet."],
  ["", outline, "An empty text is not saved. The market keeps the GeoJSON that it has."],
  [" \n", '{"features": []}', "An empty text is not saved. The market keeps the GeoJSON that it has."],
  [outline, outline, "1 feature"],
  [outline, "", "1 feature"],
  ["{}", outline, 'A "features" list that is not empty is missing.'],
])("the text %j of a market that came with %j", (text, initial, note) => {
  expect(geoJsonNote(readOutline(text), initial)).toBe(note);
});

test("nothing is said about a text before it was read", () => {
  expect(geoJsonNote(null, outline)).toBeUndefined();
});
