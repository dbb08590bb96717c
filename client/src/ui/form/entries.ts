import { dateInputText } from "../text/format";

/** The earliest day to choose: a year that is being typed is none yet. */
export const EARLIEST_DAY = "2000-01-01";

/** A day of the calendar, YYYY-MM-DD; null for any other text, such as 2025-02-30. */
export function dayOf(text: string | null): string | null {
  // What is no day is read as another one, or as none, which is an empty text.
  return text !== null && text !== "" && dateInputText(`${text}T00:00:00Z`) === text ? text : null;
}

/** A day that was entered, if it is complete; null otherwise. */
export function readDay(text: string | null): string | null {
  return text !== null && text >= EARLIEST_DAY ? dayOf(text) : null;
}

/** A typed day, MM-DD-YYYY as the screens write it (or only its digits) or YYYY-MM-DD, as YYYY-MM-DD; null for any other text. */
export function typedDay(text: string): string | null {
  const typed = text.trim();
  const [, month, , day, year] = /^(\d\d)(-?)(\d\d)\2(\d{4})$/.exec(typed) ?? [];
  return dayOf(year === undefined ? typed : `${year}-${month}-${day}`);
}

/** Why a range cannot be shown; null if it can, or while one of its days is missing. */
export function daysProblem({ from, to }: { readonly from: string | null; readonly to: string | null }): string | null {
  return from !== null && to !== null && to < from ? "The end date is before the start date." : null;
}

/** The largest that the graph takes. */
const largest = 2_147_483_647;

/** The whole number in a text; null if there is none, or one that is too large for the graph. */
export function wholeNumber(text: string): number | null {
  const number = /^[+-]?\d+$/.test(text.trim()) ? Number(text.trim()) : NaN;
  return Math.abs(number) <= largest ? number : null;
}
