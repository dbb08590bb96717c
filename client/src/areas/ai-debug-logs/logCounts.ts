import { dateInputText, momentText } from "../../ui/text/format";

type Log = { readonly recordedAt: string | null | undefined; readonly hasErrors: boolean };

/** How many logs a day has, without errors and with them. */
export type DayCount = { readonly day: string; readonly successes: number; readonly errors: number };

const DAY_MS = 86_400_000;

/** The day of a moment on the clock that the list has, as the midnight of that day in UTC; null if it is not known. */
function dayOf(moment: string | null | undefined): number | null {
  const [date = ""] = momentText(moment).split(" ");
  const [month, day, year] = date.split("/");
  const midnight = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
  return Number.isNaN(midnight) ? null : midnight;
}

/** Days before these are left out, so that a single old log does not squeeze the others. */
export const MOST_DAYS = 90;

/** The logs of every day from the first to the last, at most the latest 90. Logs without a time are left out. */
export function logsByDay(logs: readonly Log[]): readonly DayCount[] {
  const counts = new Map<number, { successes: number; errors: number }>();
  for (const { recordedAt, hasErrors } of logs) {
    const day = dayOf(recordedAt);
    if (day === null) continue;
    const count = counts.get(day) ?? { successes: 0, errors: 0 };
    if (hasErrors) count.errors += 1;
    else count.successes += 1;
    counts.set(day, count);
  }
  if (counts.size === 0) return [];
  const days = [...counts.keys()];
  const last = Math.max(...days);
  const first = Math.max(Math.min(...days), last - (MOST_DAYS - 1) * DAY_MS);
  return Array.from({ length: (last - first) / DAY_MS + 1 }, (_, step) => {
    const day = first + step * DAY_MS;
    return { day: dateInputText(new Date(day)), ...(counts.get(day) ?? { successes: 0, errors: 0 }) };
  });
}

/** What occurs in the logs, the most frequent first. */
export function facetOf(values: readonly (string | null | undefined)[]): readonly { value: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const value of values) if (value != null && value !== "") counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count })).toSorted((left, right) => right.count - left.count);
}
