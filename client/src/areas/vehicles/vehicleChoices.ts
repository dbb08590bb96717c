const collator = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** Every value once, in order; the empty one stands first and is there when a row has none. */
export function choicesOf(values: readonly (string | null | undefined)[]): readonly string[] {
  return [...new Set(values.map((value) => value ?? ""))].toSorted(collator.compare);
}
