const largest = 2_147_483_647;

/** The whole number that a text is, as far as the graph can take it; null when it is none. */
export function wholeNumber(text: string): number | null {
  const trimmed = text.trim();
  if (!/^[+-]?\d+$/.test(trimmed)) return null;
  const number = Number(trimmed);
  return Math.abs(number) <= largest ? number : null;
}

/** Whether a field for a number holds something else. */
export function isNoNumber(text: string): boolean {
  return text.trim() !== "" && wholeNumber(text) === null;
}
