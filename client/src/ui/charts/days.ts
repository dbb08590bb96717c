import { dateInputText, momentText } from "../text/format";

/** Days before these are left out, so that a single old moment does not squeeze the others. */
export const MOST_DAYS = 90;

const DAY_MS = 86_400_000;

/** The day of a moment on the clock that moments are shown on, as the midnight of that day in UTC; null if it is not known. */
function dayOf(moment: string | null | undefined): number | null {
  const [date = ""] = momentText(moment).split(" ");
  const [month, day, year] = date.split("/");
  const midnight = Date.parse(`${year}-${month}-${day}T00:00:00Z`);
  return Number.isNaN(midnight) ? null : midnight;
}

/** What belongs to every day from the first to the last, at most the latest 90. What has no moment is left out. */
export function byDay<Item>(
  items: readonly Item[],
  momentOf: (item: Item) => string | null | undefined,
): readonly { day: string; items: readonly Item[] }[] {
  const days = new Map<number, Item[]>();
  for (const item of items) {
    const day = dayOf(momentOf(item));
    if (day === null) continue;
    const known = days.get(day);
    if (known === undefined) days.set(day, [item]);
    else known.push(item);
  }
  if (days.size === 0) return [];
  const last = [...days.keys()].reduce((most, day) => Math.max(most, day));
  const first = [...days.keys()].reduce((least, day) => Math.min(least, day));
  const start = Math.max(first, last - (MOST_DAYS - 1) * DAY_MS);
  return Array.from({ length: (last - start) / DAY_MS + 1 }, (_, step) => {
    const day = start + step * DAY_MS;
    return { day: dateInputText(new Date(day)), items: days.get(day) ?? [] };
  });
}
