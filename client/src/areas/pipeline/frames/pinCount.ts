/** How many devices are shown at first. */
const FIRST = 100;
/** How many devices "Show more" adds, and the fewest that "Show less" leaves. */
const STEP = 10;

/** The most devices that the graph returns. */
export const MOST_DEVICES = 100_000;

/** How many of the devices are shown at first. */
export function firstCount(total: number): number {
  return Math.min(FIRST, total);
}

/** How many are shown after "Show more". */
export function moreOf(count: number, total: number): number {
  return Math.min(count + STEP, total);
}

/** How many are shown after "Show less". */
export function lessOf(count: number): number {
  return Math.min(count, Math.max(count - STEP, STEP));
}

/** How many of the devices are shown, of those that can be; null is how many at first. */
export function shownCount(count: number | null, total: number): number {
  const most = Math.min(total, MOST_DEVICES);
  return count === null ? firstCount(most) : Math.min(count, most);
}

/** How many devices are asked for so that a number of them can be shown: more than that, as another step must not wait. */
export function batchOf(count: number | null): number {
  if (count === null || count <= 500) return 1_000;
  return count <= 5_000 ? 10_000 : MOST_DEVICES;
}
