const largest = 2_147_483_647;

const isWhole = (text: string): boolean => /^[+-]?\d+$/.test(text.trim());

/** The whole number that a text is, as far as the graph can take it; null when it is none. */
export function wholeNumber(text: string): number | null {
  if (!isWhole(text)) return null;
  const number = Number(text.trim());
  return Math.abs(number) <= largest ? number : null;
}

/** What is wrong with the text of a field for a number; null when it is empty or such a number. */
export function numberProblem(text: string): string | null {
  if (text.trim() === "" || wholeNumber(text) !== null) return null;
  return isWhole(text) ? "Type a whole number from 0 to 2,147,483,647." : "Type a whole number.";
}

/** What is wrong with the text of a field for the id of an asset where it cannot be sent to be judged. */
export function assetIdProblem(text: string): string | null {
  if (numberProblem(text) === null) return null;
  return "An asset id is a whole number above 0, and not above 2,147,483,647.";
}
