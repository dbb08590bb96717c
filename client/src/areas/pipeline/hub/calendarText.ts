const months = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", year: "numeric", month: "long" });
const days = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", year: "numeric", month: "long", day: "numeric" });

/** The month of a day, such as "November 2026". */
export const monthText = (day: string): string => months.format(new Date(day));

/** A day, such as "November 5, 2026". */
export const longDayText = (day: string): string => days.format(new Date(day));
