/** How many devices are shown at first. */
const FIRST = 100;
/** How many devices "Show more" adds, and the fewest that "Show less" leaves. */
const STEP = 10;

/** How many devices are loaded before they are asked for. */
const AHEAD = 500;

/** The most devices that are shown. */
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

/** How many devices must be loaded so that a number of them can be shown: more than that, as another step must not wait. */
export function neededCount(count: number | null): number {
  return count === null ? FIRST : Math.min(count + AHEAD, MOST_DEVICES);
}
