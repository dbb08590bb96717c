import { expect, test } from "vitest";
import { chartNote } from "./chartNote";

const lines = (own: number, others: number) => [
  ...Array.from({ length: own }, () => ({ key: "7", members: 1 })),
  ...(others === 0 ? [] : [{ key: "others", members: others }]),
];

test.each([
  ["ACTIVITY", "DAY", lines(2, 0), ""],
  ["CUSTOMERS", "DAY", lines(10, 0), ""],
  ["CUSTOMERS", "WEEK", lines(3, 0), "Each point counts a week."],
  ["CUSTOMERS", "DAY", lines(10, 1290), "The 10 largest of 1,300 customers, and the others together."],
  ["USERS", "DAY", lines(10, 1), "The 10 largest of 11 users, and the others together."],
  ["USERS", "MONTH", lines(10, 2), "The 10 largest of 12 users, and the others together. Each point counts a month."],
] as const)("the note of %s by %s is right", (view, interval, series, note) => {
  expect(chartNote(view, interval, series)).toBe(note);
});
