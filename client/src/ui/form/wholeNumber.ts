const largest = 2_147_483_647;

/** The whole number in a text; null if there is none, or one that is too large for the graph. */
export function wholeNumber(text: string): number | null {
  const number = /^[+-]?\d+$/.test(text.trim()) ? Number(text.trim()) : NaN;
  return Math.abs(number) <= largest ? number : null;
}
