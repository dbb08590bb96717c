import type { AnalyticsTabQuery$variables } from "../../../__generated__/AnalyticsTabQuery.graphql";
import { pathNumber } from "../../../app/routing/paths";
import { type DateFilter, datesOf } from "../urlFilter";

/** The search parameters of the filters. */
export const CUSTOMER = "analytics-customer";
export const USER = "analytics-user";
export const INTERNAL = "analytics-internal";

export const dateFilter: DateFilter = {
  param: "analytics-dates",
  range: ["analytics-from", "analytics-to"],
  choices: [
    { value: "last-week", label: "Last Week", preset: "LAST_WEEK" },
    { value: "current-week", label: "Current Week", preset: "CURRENT_WEEK" },
    { value: "last-month", label: "Last Month", preset: "LAST_MONTH" },
    { value: "current-month", label: "Current Month", preset: "CURRENT_MONTH" },
  ],
};

export const analyticsFilters = [dateFilter.param, ...dateFilter.range, CUSTOMER, USER, INTERNAL];

/** The search parameters of the chart. */
export const VIEW = "analytics-view";
export const METRIC = "analytics-metric";

/** What only the analytics keep in the address. */
export const analyticsParams = [...analyticsFilters, VIEW, METRIC];

/** What the lines of customers and users can count. */
export const metricChoices = [
  { value: "conversations", label: "Conversations", metric: "CONVERSATIONS" },
  { value: "interactions", label: "Interactions", metric: "INTERACTIONS" },
] as const;

/** The search parameter of each view that is not the first. */
const views = { customers: "CUSTOMERS", users: "USERS" } as const;

/** The analytics that an address asks for. */
export function analyticsOf(search: URLSearchParams): AnalyticsTabQuery$variables {
  const view = search.get(VIEW);
  const customerId = pathNumber(search.get(CUSTOMER));
  const userId = pathNumber(search.get(USER));
  return {
    filter: {
      ...datesOf(search, dateFilter),
      ...(customerId !== 0 && { customerId }),
      ...(userId !== 0 && { userId }),
      ...(search.get(INTERNAL) === "true" && { includeInternalUsers: true }),
    },
    view: view === "customers" || view === "users" ? views[view] : "ACTIVITY",
    metric: metricChoices.find(({ value }) => value === search.get(METRIC))?.metric ?? "CONVERSATIONS",
  };
}
