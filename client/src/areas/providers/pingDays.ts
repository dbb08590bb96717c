type Pings = { readonly date: string | null | undefined; readonly pings: number | null | undefined };

/** The pings of one day; null if unknown. */
type PingDay = { readonly date: string; readonly pings: number | null };

const DAY_MS = 86_400_000;
/** How long a provider may be silent so that the silent days are shown, and how many days fit in all. */
const SILENT_DAYS = 31;
const MOST_DAYS = 62;

/**
 * Every day from the first with pings to the last, and to yesterday if the last is not long ago: a day without a row
 * has no pings. Yesterday, because the present day is not over.
 */
export function pingDays(rows: readonly Pings[], now: number): readonly PingDay[] {
  const byDay = new Map<number, number | null>();
  for (const { date, pings } of rows) {
    if (!date) continue;
    const day = Date.parse(date) / DAY_MS;
    const known = byDay.get(day);
    byDay.set(day, typeof pings === "number" ? (known ?? 0) + pings : (known ?? null));
  }
  if (byDay.size === 0) return [];
  const newest = Math.max(...byDay.keys());
  const yesterday = Math.floor(now / DAY_MS) - 1;
  const last = yesterday - newest <= SILENT_DAYS ? Math.max(newest, yesterday) : newest;
  const first = Math.max(Math.min(...byDay.keys()), last - MOST_DAYS + 1);
  return Array.from({ length: last - first + 1 }, (_, step) => {
    const day = first + step;
    const pings = byDay.get(day);
    return { date: new Date(day * DAY_MS).toISOString().slice(0, 10), pings: pings === undefined ? 0 : pings };
  });
}
