const largest = 2_147_483_647;

/** The whole number in a text; null if there is none, or one that is too large for the graph. */
export function wholeNumber(text: string): number | null {
  const number = /^[+-]?\d+$/.test(text.trim()) ? Number(text.trim()) : NaN;
  return Math.abs(number) <= largest ? number : null;
}

/** What is wrong with the text of an asset id that cannot be sent; null for an empty text or a whole number. */
export function assetIdProblem(text: string): string | null {
  if (text.trim() === "" || wholeNumber(text) !== null) return null;
  return "An asset id is a whole number above 0, and not above 2,147,483,647.";
}
