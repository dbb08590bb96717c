import { foldText } from "../text/format";

/** A text of a row, or a number, to search in. */
type Searched = string | number | null | undefined;

/**
 * Searches rows for a text: every word of it must occur in one of the values of a row, without regard to case and
 * accents. An empty text finds every row.
 */
export function textSearch(text: string | null): (...values: Searched[]) => boolean {
  const wanted = foldText(text ?? "").split(/\s+/).filter(Boolean);
  return (...values) => {
    const texts = values.map((value) => foldText(String(value ?? "")));
    return wanted.every((word) => texts.some((searched) => searched.includes(word)));
  };
}
