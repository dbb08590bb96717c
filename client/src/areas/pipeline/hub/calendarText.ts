const months = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", year: "numeric", month: "long" });

/** Today on the clock of the browser, YYYY-MM-DD. */
export function todayText(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

/** The month of a day, such as "November 2026". */
export const monthText = (day: string): string => months.format(new Date(day));
