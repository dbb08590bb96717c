import { checkGeoJson } from "./geoJsonText";
import type { GeoJsonCheck } from "./geoJsonText";
import { outlineShape } from "./outlineShape";
import type { OutlineShape } from "./outlineShape";

/** The side of the square that an outline is drawn into. */
export const SHAPE_SIZE = 296;

/** What there is to show of a text while somebody writes it. */
export type OutlineReading = {
  /** What is in it, or what is wrong with it and where. */
  note: string;
  /** Whether there is no text: no outline, and nothing wrong. */
  isEmpty: boolean;
  isWrong: boolean;
  /** Its shape; null when there is nothing to draw. */
  shape: OutlineShape | null;
};

/** Reads a text as an outline. A long one takes a while: see useOutlineReading. */
export function readOutline(text: string): OutlineReading {
  const check = checkGeoJson(text);
  const isEmpty = text.trim() === "";
  return {
    note: isEmpty ? "This market has no outline yet." : noteOf(check),
    isEmpty,
    isWrong: !check.isValid && !isEmpty,
    shape: check.isValid ? outlineShape(check.features, SHAPE_SIZE) : null,
  };
}

function noteOf(check: GeoJsonCheck): string {
  if (check.isValid) return check.features.length === 1 ? "1 feature" : `${check.features.length} features`;
  if (check.problem === null) return 'A "features" list that is not empty is missing.';
  const { line, column, reason } = check.problem;
  return `Line ${line}, column ${column}: ${reason}`;
}
