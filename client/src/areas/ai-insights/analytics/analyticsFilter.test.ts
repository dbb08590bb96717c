import { expect, test } from "vitest";
import { analyticsParams } from "../tabParams";
import { analyticsOf, CUSTOMER, END, INTERNAL, METRIC, PERIOD, START, USER, VIEW } from "./analyticsFilter";

const first = { filter: {}, view: "ACTIVITY", metric: "CONVERSATIONS" };
const custom = (from: string, to: string) => ({ ...first, filter: { dates: { preset: "CUSTOM", from, to } } });

test.each([
  ["", first],
  ["analytics-dates=all", first],
  ["analytics-dates=last-week", { ...first, filter: { dates: { preset: "LAST_WEEK" } } }],
  ["analytics-dates=current-month&analytics-from=2024-06-01&analytics-to=2024-06-02", { ...first, filter: { dates: { preset: "CURRENT_MONTH" } } }],
  ["analytics-dates=custom&analytics-from=2024-06-01&analytics-to=2024-06-01", custom("2024-06-01", "2024-06-01")],
  ["analytics-from=2024-06-01&analytics-to=2024-06-02", first],
  ["analytics-customer=3&analytics-user=12", { ...first, filter: { customerId: 3, userId: 12 } }],
  ["analytics-customer=x", first],
  ["analytics-internal=true", { ...first, filter: { includeInternalUsers: true } }],
  ["analytics-internal=false", first],
  ["analytics-view=customers&analytics-metric=interactions", { filter: {}, view: "CUSTOMERS", metric: "INTERACTIONS" }],
  ["analytics-view=users", { ...first, view: "USERS" }],
  ["analytics-view=toString&analytics-metric=tokens", first],
])("the address %j asks for the analytics %o", (search, variables) => expect(analyticsOf(new URLSearchParams(search))).toEqual(variables));

test("leaving the tab clears all that it keeps in the address", () => {
  expect([PERIOD, START, END, CUSTOMER, USER, INTERNAL, VIEW, METRIC]).toEqual(analyticsParams);
});
