import { expect, test } from "vitest";
import { geoJsonNote } from "./geoJsonNote";
import type { OutlineCheck } from "./useOutlineCheck";

const outline = '{"features": [{}]}';

const valid = (featureCount: number, warningCount = 0): OutlineCheck => {
  const warnings = Array.from({ length: warningCount }, () => ({ line: 1, column: 2, message: "The ring is open." }));
  const message = "Geo Json is valid.";
  return { status: "checked", outline, isOld: false, isEmpty: false, isValid: true, message, featureCount, line: null, column: null, problem: "", warnings };
};

const invalid = (isEmpty: boolean): OutlineCheck => {
  const [message, problem] = ["Geo Json is invalid.", "Line 1, column 4. Trailing comma."];
  return { status: "checked", outline: null, isOld: true, isEmpty, isValid: false, message, featureCount: 0, line: 1, column: 4, problem, warnings: [] };
};

test.each<[check: OutlineCheck, initial: string, note: string]>([
  [valid(1), "", "1 feature"],
  [valid(1_200), outline, "1,200 features"],
  [valid(1, 2), outline, "1 feature, 2 warnings"],
  [invalid(false), outline, "Line 1, column 4. Trailing comma."],
  [invalid(true), "", "This market has no outline yet."],
  [invalid(true), " \n", "This market has no outline yet."],
  [invalid(true), outline, "An empty text is not saved. The market keeps the GeoJSON that it has."],
  [{ status: "waiting", outline, isOld: false }, outline, "Checking…"],
  [{ status: "checking", outline, isOld: false }, outline, "Checking…"],
  [{ status: "failed", outline: null, isOld: false, reason: "Try again." }, outline, "The GeoJSON could not be checked. Try again."],
])("the note on %j of a market that came with %j", (check, initial, note) => {
  expect(geoJsonNote(check, initial)).toBe(note);
});
