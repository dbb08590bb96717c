/** How many devices are shown at first. */
const FIRST = 100;
/** How many devices "Show more" adds, and the fewest that "Show less" leaves. */
const STEP = 10;

/** The most devices that are shown. */
export const MOST_DEVICES = 100_000;

/** How many are shown after "Show more". */
export const moreOf = (count: number, total: number): number => Math.min(count + STEP, total);

/** How many are shown after "Show less". */
export const lessOf = (count: number): number => Math.min(count, Math.max(count - STEP, STEP));

/** How many of the devices are shown, of those that can be; null is how many at first. */
export const shownCount = (count: number | null, total: number): number => Math.min(count ?? FIRST, total, MOST_DEVICES);
