const DAYS_OF_WEEK = 7;

const months = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", year: "numeric", month: "long" });

/** The month of a day, such as "November 2026". */
export const monthText = (day: string): string => months.format(new Date(day));

const dayText = (year: number, month: number, day: number): string => new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

const partsOf = (day: string): [year: number, month: number, day: number] => {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return [year, month, date];
};

/** A day on the clock of the browser, by default today, as Canada writes it: YYYY-MM-DD. */
export const todayText = (moment = new Date()): string => moment.toLocaleDateString("en-CA");

/** The weeks of the month that a day, YYYY-MM-DD, is in, from Sunday to Saturday: its days, and null before the first and after the last. */
export function calendarWeeks(day: string): readonly (readonly (string | null)[])[] {
  const [year, month] = partsOf(day);
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const offset = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return Array.from({ length: Math.ceil((offset + length) / DAYS_OF_WEEK) }, (_, week) =>
    Array.from({ length: DAYS_OF_WEEK }, (__, place) => {
      const date = week * DAYS_OF_WEEK + place - offset + 1;
      return date < 1 || date > length ? null : dayText(year, month, date);
    }),
  );
}

/** The month, YYYY-MM, so many months after the one that a day is in. */
export function monthAfter(day: string, count: number): string {
  const [year, month] = partsOf(day);
  return dayText(year, month + count, 1).slice(0, 7);
}

/** The day that a key leads to from another one of its month; null for a key that leads to none. */
export function dayAfterKey(day: string, key: string): string | null {
  const [year, month, date] = partsOf(day);
  const week = calendarWeeks(day).find((days) => days.includes(day)) ?? [];
  if (key === "Home" || key === "End") return (key === "Home" ? week : week.toReversed()).find((other) => other !== null) ?? null;
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -DAYS_OF_WEEK, ArrowDown: DAYS_OF_WEEK }[key];
  const next = step === undefined ? "" : dayText(year, month, date + step);
  return next.slice(0, 7) === day.slice(0, 7) ? next : null;
}

/** A month in the address, YYYY-MM; null for an invalid one. A date of JavaScript takes the years below 100 for others. */
export function monthOf(param: string | null): string | null {
  return param !== null && /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(param) ? param : null;
}
