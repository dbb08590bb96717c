/** What a column holds, with what its values must be if not any text: "Latitude in degrees: a number between -90 and 90." */
export function columnMeaning(meaning: string, expected: string | null | undefined): string {
  return expected == null ? meaning : `${meaning.replace(/\.$/, "")}: ${expected}.`;
}
