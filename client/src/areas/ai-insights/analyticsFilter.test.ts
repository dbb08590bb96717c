import { expect, test } from "vitest";
import { analyticsOf, daysProblem } from "./analyticsFilter";

const first = { filter: {}, view: "ACTIVITY", metric: "CONVERSATIONS" };
const custom = (from: string, to: string) => ({ ...first, filter: { dates: { preset: "CUSTOM", from, to } } });

test.each([
  ["", first],
  ["period=all", first],
  ["period=last-week", { ...first, filter: { dates: { preset: "LAST_WEEK" } } }],
  ["period=current-month&start=2024-06-01&end=2024-06-02", { ...first, filter: { dates: { preset: "CURRENT_MONTH" } } }],
  ["period=custom", first],
  ["period=custom&start=2024-06-01", first],
  ["period=custom&end=2024-06-01", first],
  ["period=custom&start=2024-06-01&end=2024-06-01", custom("2024-06-01", "2024-06-01")],
  ["period=custom&start=2024-06-02&end=2024-06-01", first],
  ["period=custom&start=1999-12-31&end=2024-06-01", first],
  ["period=custom&start=2000-01-01&end=2024-06-01", custom("2000-01-01", "2024-06-01")],
  ["period=custom&start=2024-02-30&end=2024-06-01", first],
  ["period=custom&start=0024-06-01&end=2024-06-01", first],
  ["start=2024-06-01&end=2024-06-02", first],
  ["counted-customer=3&counted-user=12", { ...first, filter: { customerId: 3, userId: 12 } }],
  ["counted-customer=x", first],
  ["internal=true", { ...first, filter: { includesInternalUsers: true } }],
  ["internal=false", first],
  ["view=customers&metric=interactions", { filter: {}, view: "CUSTOMERS", metric: "INTERACTIONS" }],
  ["view=users", { ...first, view: "USERS" }],
  ["view=toString&metric=tokens", first],
])("the address %j asks for the analytics %o", (search, variables) => {
  expect(analyticsOf(new URLSearchParams(search))).toEqual(variables);
});

test.each([
  ["start=2024-06-01&end=2024-05-31", "The end date is before the start date."],
  ["start=2024-06-01&end=2024-06-01", null],
  ["start=2024-06-01", null],
])("the days in %j have the problem %j", (search, problem) => {
  expect(daysProblem(new URLSearchParams(search))).toBe(problem);
});
