import type { AnalyticsTabQuery$variables, DatePreset } from "../../../__generated__/AnalyticsTabQuery.graphql";
import { pathNumber } from "../../../app/routing/pathNumber";
import type { Choice } from "../../../ui/form/choices";
import { rangeOf } from "../customRange";

/** The search parameters of the filters. */
export const PERIOD = "analytics-dates";
export const START = "analytics-from";
export const END = "analytics-to";
export const CUSTOMER = "analytics-customer";
export const USER = "analytics-user";
export const INTERNAL = "analytics-internal";

/** The search parameters of the chart. */
export const VIEW = "analytics-view";
export const METRIC = "analytics-metric";

export const CUSTOM = "custom";

/** What the date filter offers besides all time. */
export const periodChoices: readonly Choice[] = [
  { value: "last-week", label: "Last Week" },
  { value: "current-week", label: "Current Week" },
  { value: "last-month", label: "Last Month" },
  { value: "current-month", label: "Current Month" },
  { value: CUSTOM, label: "Custom" },
];

const presets: ReadonlyMap<string, DatePreset> = new Map([
  ["last-week", "LAST_WEEK"],
  ["current-week", "CURRENT_WEEK"],
  ["last-month", "LAST_MONTH"],
  ["current-month", "CURRENT_MONTH"],
]);

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
  return {
    filter: {
      ...datesOf(search),
      ...numberOf(search, CUSTOMER, "customerId"),
      ...numberOf(search, USER, "userId"),
      ...(search.get(INTERNAL) === "true" && { includeInternalUsers: true }),
    },
    view: view === "customers" || view === "users" ? views[view] : "ACTIVITY",
    metric: metricChoices.find(({ value }) => value === search.get(METRIC))?.metric ?? "CONVERSATIONS",
  };
}

/** The days of the filter. Custom ones count only once both are there. */
function datesOf(search: URLSearchParams): Pick<AnalyticsTabQuery$variables["filter"], "dates"> {
  const period = search.get(PERIOD) ?? "";
  const preset = presets.get(period);
  if (preset !== undefined) return { dates: { preset } };
  const range = period === CUSTOM ? rangeOf(search, [START, END]) : null;
  return range === null ? {} : { dates: { preset: "CUSTOM", ...range } };
}

function numberOf(search: URLSearchParams, param: string, field: "customerId" | "userId") {
  const number = pathNumber(search.get(param));
  return number === 0 ? {} : { [field]: number };
}
