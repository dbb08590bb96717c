import { wholeNumber } from "../../ui/form/wholeNumber";

/** What is wrong with the text of an asset id that cannot be sent; null for an empty text or a whole number. */
export function assetIdProblem(text: string): string | null {
  if (text.trim() === "" || wholeNumber(text) !== null) return null;
  return "An asset ID is a whole number above 0, and not above 2,147,483,647.";
}
