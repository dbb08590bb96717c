import type { AnalyticsTabQuery$variables, DatePreset } from "../../../__generated__/AnalyticsTabQuery.graphql";
import { pathNumber } from "../../../app/routing/pathNumber";
import type { Choice } from "../../../ui/choices";
import { dateInputText } from "../../../ui/format";

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

/** The earliest day to choose: a year that is being typed is none yet. */
export const EARLIEST_DAY = "2000-01-01";

/** A day that was entered, if it is complete; null otherwise. */
export function readDay(text: string | null): string | null {
  return text !== null && text >= EARLIEST_DAY && dateInputText(`${text}T00:00:00Z`) === text ? text : null;
}

/** Why the days cannot be applied; null if they can, or one of them is missing. */
export function daysProblem(search: URLSearchParams): string | null {
  const [start, end] = [readDay(search.get(START)), readDay(search.get(END))];
  return start !== null && end !== null && end < start ? "The end date is before the start date." : null;
}

/** The analytics that an address asks for. */
export function analyticsOf(search: URLSearchParams): AnalyticsTabQuery$variables {
  const view = search.get(VIEW);
  return {
    filter: {
      ...datesOf(search),
      ...numberOf(search, CUSTOMER, "customerId"),
      ...numberOf(search, USER, "userId"),
      ...(search.get(INTERNAL) === "true" && { includesInternalUsers: true }),
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
  const [from, to] = [readDay(search.get(START)), readDay(search.get(END))];
  if (period !== CUSTOM || from === null || to === null || daysProblem(search) !== null) return {};
  return { dates: { preset: "CUSTOM", from, to } };
}

function numberOf(search: URLSearchParams, param: string, field: "customerId" | "userId") {
  const number = pathNumber(search.get(param) ?? undefined);
  return number === 0 ? {} : { [field]: number };
}
