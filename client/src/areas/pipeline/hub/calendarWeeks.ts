/** A cell of a month: a day, YYYY-MM-DD, or null before the first and after the last. */
export type CalendarDay = string | null;

const DAYS_OF_WEEK = 7;

const twoDigits = (number: number): string => String(number).padStart(2, "0");

/** The weeks of the month that a day, YYYY-MM-DD, is in, from Sunday to Saturday. */
export function calendarWeeks(day: string): readonly (readonly CalendarDay[])[] {
  const [year = 0, month = 1] = day.split("-").map(Number);
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const days: CalendarDay[] = [
    ...Array.from({ length: new Date(Date.UTC(year, month - 1, 1)).getUTCDay() }, () => null),
    ...Array.from({ length }, (_, index) => `${day.slice(0, 8)}${twoDigits(index + 1)}`),
  ];
  while (days.length % DAYS_OF_WEEK !== 0) days.push(null);
  return Array.from({ length: days.length / DAYS_OF_WEEK }, (_, week) =>
    days.slice(week * DAYS_OF_WEEK, (week + 1) * DAYS_OF_WEEK),
  );
}

/** The month, YYYY-MM, so many months after the one that a day is in. */
export function monthAfter(day: string, months: number): string {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The day that a key leads to from another one of its month; null for a key that leads to none. */
export function dayAfterKey(day: string, key: string): string | null {
  const number = Number(day.slice(8));
  const weeks = calendarWeeks(day);
  const week = weeks.find((days) => days.includes(day)) ?? [];
  const last = Number(weeks.flat().findLast((other) => other !== null)?.slice(8));
  const edge = (days: readonly CalendarDay[]) => Number(days.find((other) => other !== null)?.slice(8));
  const targets: Record<string, number> = {
    ArrowLeft: number - 1,
    ArrowRight: number + 1,
    ArrowUp: number - DAYS_OF_WEEK,
    ArrowDown: number + DAYS_OF_WEEK,
    Home: edge(week),
    End: edge(week.toReversed()),
  };
  const target = targets[key];
  if (target === undefined || target < 1 || target > last) return null;
  return `${day.slice(0, 8)}${twoDigits(target)}`;
}

/** A month in the address, YYYY-MM; null for an invalid one. A date of JavaScript takes the years below 100 for others. */
export function monthOf(param: string | null): string | null {
  return param !== null && /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(param) ? param : null;
}
