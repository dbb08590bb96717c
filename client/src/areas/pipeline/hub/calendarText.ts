const months = new Intl.DateTimeFormat("en-US", { timeZone: "UTC", year: "numeric", month: "long" });

/** The month of a day, such as "November 2026". */
export const monthText = (day: string): string => months.format(new Date(day));
