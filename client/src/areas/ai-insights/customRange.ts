import { daysProblem, readDay } from "../../ui/form/days";

/** The days of a range. */
type Days = { from: string; to: string };

/** The search parameters of the two days. */
export type RangeParams = readonly [from: string, to: string];

/** The range in an address; null while one of its days is missing. */
function readDays(search: URLSearchParams, [fromParam, toParam]: RangeParams): Days | null {
  const [from, to] = [readDay(search.get(fromParam)), readDay(search.get(toParam))];
  return from === null || to === null ? null : { from, to };
}

/** Why the range cannot be applied; null if it can, or one of its days is missing. */
export function rangeProblem(search: URLSearchParams, params: RangeParams): string | null {
  const days = readDays(search, params);
  return days && daysProblem(days);
}

/** The day that a range still needs; null if it has both days, or neither. */
export function missingDay(search: URLSearchParams, [fromParam, toParam]: RangeParams): keyof Days | null {
  const [from, to] = [readDay(search.get(fromParam)), readDay(search.get(toParam))];
  if ((from === null) === (to === null)) return null;
  return from === null ? "from" : "to";
}

/** The range to apply; null while one of its days is missing, or it ends before it begins. */
export function rangeOf(search: URLSearchParams, params: RangeParams): Days | null {
  return rangeProblem(search, params) === null ? readDays(search, params) : null;
}
