import { compareTexts } from "../../ui/table/sort";

/** Every value once, in order. The empty one stands for rows without a value and comes first. */
export function choicesOf(values: readonly (string | null | undefined)[]): readonly string[] {
  return [...new Set(values.map((value) => value ?? ""))].toSorted(compareTexts);
}
