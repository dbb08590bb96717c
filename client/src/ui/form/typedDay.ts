import { dateInputText } from "../text/format";

/** A day as it may be typed, MM-DD-YYYY as the screens write it or YYYY-MM-DD, as YYYY-MM-DD; null for any other text. */
export function typedDay(text: string): string | null {
  const typed = text.trim();
  const [, month, day, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(typed) ?? [];
  const written = year === undefined ? typed : `${year}-${month}-${day}`;
  // A text such as 2025-02-30 is read as another day, or as none, which is an empty text.
  return written !== "" && dateInputText(`${written}T00:00:00Z`) === written ? written : null;
}
