import { numberText } from "../../ui/text/format";

/** A number of one day; null if unknown. */
export type Day = { readonly date: string; readonly value: number | null };

const DAY_MS = 86_400_000;

/** Every day from the first to the last. A day without a number stays one: it is a gap, and not 0. */
export function everyDay(days: readonly Day[]): readonly Day[] {
  if (days.length === 0) return [];
  const values = new Map(days.map(({ date, value }) => [Date.parse(date), value]));
  const [first, last] = [Math.min(...values.keys()), Math.max(...values.keys())];
  return Array.from({ length: (last - first) / DAY_MS + 1 }, (_, step) => {
    const day = first + step * DAY_MS;
    return { date: new Date(day).toISOString().slice(0, 10), value: values.get(day) ?? null };
  });
}

/** The total of the days with a number, and how many have none. */
export function totalText(days: readonly Day[]): string {
  const known = days.flatMap(({ value }) => value ?? []);
  const gaps = days.length - known.length;
  const total = `Total: ${known.length === 0 ? "unknown" : numberText(known.reduce((sum, value) => sum + value, 0))}`;
  return gaps === 0 ? total : `${total} · ${gaps === 1 ? "1 day" : `${numberText(gaps)} days`} without a number`;
}
