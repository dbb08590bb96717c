import { jsonProblem } from "./jsonProblem";
import type { JsonProblem } from "./jsonProblem";

/** What a text is worth as the outline of a market. */
export type GeoJsonCheck =
  | { isValid: true; features: readonly unknown[] }
  | { isValid: false; problem: JsonProblem | null };

/** A text is valid when it is JSON with a "features" list that is not empty. */
export function checkGeoJson(text: string): GeoJsonCheck {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return { isValid: false, problem: jsonProblem(text) };
  }
  if (typeof parsed !== "object" || parsed === null || !("features" in parsed)) return { isValid: false, problem: null };
  const features: unknown = parsed.features;
  return Array.isArray(features) && features.length > 0
    ? { isValid: true, features }
    : { isValid: false, problem: null };
}

/** What is to be said about a text while somebody writes it. */
export function noteOf(text: string, check: GeoJsonCheck): string {
  if (text.trim() === "") return "This market has no outline yet.";
  if (check.isValid) return check.features.length === 1 ? "1 feature" : `${check.features.length} features`;
  if (check.problem === null) return 'A "features" list that is not empty is missing.';
  const { line, column, reason } = check.problem;
  return `Line ${line}, column ${column}: ${reason}`;
}

/** A position whose numbers stand in lines of their own. No text in double quotes holds such a line break. */
const SPREAD_POSITION = /\[\n\s+(-?\d[\d.eE+-]*(?:,\n\s+-?\d[\d.eE+-]*){1,3})\n\s+\]/g;

/** Lays each position out in one line: easier to read, and a long outline is a quarter of the lines to draw. */
export function joinPositions(text: string): string {
  return text.replace(SPREAD_POSITION, (_, numbers: string) => `[${numbers.replace(/\n\s+/g, " ")}]`);
}
