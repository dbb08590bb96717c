import { expect, test } from "vitest";
import { chartNote } from "./AnalyticsChart";
import { analyticsOf } from "./analyticsFilter";

const first = { filter: {}, view: "ACTIVITY", metric: "CONVERSATIONS" };

test.each([
  ["", first],
  ["analytics-dates=last-week", { ...first, filter: { dates: { preset: "LAST_WEEK" } } }],
  ["analytics-customer=3&analytics-user=12", { ...first, filter: { customerId: 3, userId: 12 } }],
  ["analytics-customer=x", first],
  ["analytics-internal=true", { ...first, filter: { includeInternalUsers: true } }],
  ["analytics-internal=false", first],
  ["analytics-view=customers&analytics-metric=interactions", { filter: {}, view: "CUSTOMERS", metric: "INTERACTIONS" }],
  ["analytics-view=users", { ...first, view: "USERS" }],
  ["analytics-view=toString&analytics-metric=tokens", first],
])("the address %j asks for the analytics %o", (search, variables) => expect(analyticsOf(new URLSearchParams(search))).toEqual(variables));

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
