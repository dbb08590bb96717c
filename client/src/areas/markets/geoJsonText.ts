import { jsonProblem } from "./jsonProblem";
import type { JsonProblem } from "./jsonProblem";

/** What a text is worth as the outline of a market. */
export type GeoJsonCheck =
  | { isValid: true; features: readonly unknown[] }
  | { isValid: false; problem: JsonProblem | null };

/** Checks a text as the gateway does before it saves one: both keep to the cases of geo_json_cases.json. */
export function checkGeoJson(text: string): GeoJsonCheck {
  try {
    const features = featuresOf(text);
    return features === null ? { isValid: false, problem: null } : { isValid: true, features };
  } catch {
    return { isValid: false, problem: jsonProblem(text) };
  }
}

/** Whether a text is valid: JSON with a "features" list that is not empty. Quicker than to say why it is not. */
export function isGeoJson(text: string): boolean {
  try {
    return featuresOf(text) !== null;
  } catch {
    return false;
  }
}

/** The features of a text; null when the JSON has none. It throws at a text that is no JSON. */
function featuresOf(text: string): readonly unknown[] | null {
  const parsed: unknown = JSON.parse(text);
  if (typeof parsed !== "object" || parsed === null || !("features" in parsed)) return null;
  const { features } = parsed;
  return Array.isArray(features) && features.length > 0 ? features : null;
}
