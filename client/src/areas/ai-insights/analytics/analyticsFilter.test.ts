import { expect, test } from "vitest";
import { analyticsParams } from "../tabParams";
import { analyticsOf, CUSTOMER, daysProblem, END, INTERNAL, METRIC, PERIOD, START, USER, VIEW } from "./analyticsFilter";

const first = { filter: {}, view: "ACTIVITY", metric: "CONVERSATIONS" };
const custom = (from: string, to: string) => ({ ...first, filter: { dates: { preset: "CUSTOM", from, to } } });

test.each([
  ["", first],
  ["analytics-dates=all", first],
  ["analytics-dates=last-week", { ...first, filter: { dates: { preset: "LAST_WEEK" } } }],
  ["analytics-dates=current-month&analytics-from=2024-06-01&analytics-to=2024-06-02", { ...first, filter: { dates: { preset: "CURRENT_MONTH" } } }],
  ["analytics-dates=custom", first],
  ["analytics-dates=custom&analytics-from=2024-06-01", first],
  ["analytics-dates=custom&analytics-to=2024-06-01", first],
  ["analytics-dates=custom&analytics-from=2024-06-01&analytics-to=2024-06-01", custom("2024-06-01", "2024-06-01")],
  ["analytics-dates=custom&analytics-from=2024-06-02&analytics-to=2024-06-01", first],
  ["analytics-dates=custom&analytics-from=1999-12-31&analytics-to=2024-06-01", first],
  ["analytics-dates=custom&analytics-from=2000-01-01&analytics-to=2024-06-01", custom("2000-01-01", "2024-06-01")],
  ["analytics-dates=custom&analytics-from=2024-02-30&analytics-to=2024-06-01", first],
  ["analytics-dates=custom&analytics-from=0024-06-01&analytics-to=2024-06-01", first],
  ["analytics-from=2024-06-01&analytics-to=2024-06-02", first],
  ["analytics-customer=3&analytics-user=12", { ...first, filter: { customerId: 3, userId: 12 } }],
  ["analytics-customer=x", first],
  ["analytics-internal=true", { ...first, filter: { includesInternalUsers: true } }],
  ["analytics-internal=false", first],
  ["analytics-view=customers&analytics-metric=interactions", { filter: {}, view: "CUSTOMERS", metric: "INTERACTIONS" }],
  ["analytics-view=users", { ...first, view: "USERS" }],
  ["analytics-view=toString&analytics-metric=tokens", first],
])("the address %j asks for the analytics %o", (search, variables) => {
  expect(analyticsOf(new URLSearchParams(search))).toEqual(variables);
});

test.each([
  ["analytics-from=2024-06-01&analytics-to=2024-05-31", "The end date is before the start date."],
  ["analytics-from=2024-06-01&analytics-to=2024-06-01", null],
  ["analytics-from=2024-06-01", null],
])("the days in %j have the problem %j", (search, problem) => {
  expect(daysProblem(new URLSearchParams(search))).toBe(problem);
});

test("leaving the tab clears all that it keeps in the address", () => {
  expect([PERIOD, START, END, CUSTOMER, USER, INTERNAL, VIEW, METRIC]).toEqual(analyticsParams);
});
