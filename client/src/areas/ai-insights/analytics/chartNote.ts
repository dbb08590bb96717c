import type { AnalyticsChart_analytics$data } from "../../../__generated__/AnalyticsChart_analytics.graphql";
import type { AnalyticsView } from "../../../__generated__/AnalyticsTabQuery.graphql";
import { numberText } from "../../../ui/text/format";

type Interval = AnalyticsChart_analytics$data["interval"];

/** What the dates of the chart are. */
export const dateLabels: Record<Interval, string> = {
  DAY: "Date",
  WEEK: "Week from",
  MONTH: "Month from",
};

/** The key of the line of all others. */
export const OTHERS = "others";

const points: Record<Interval, string> = {
  DAY: "",
  WEEK: "Each point counts a week.",
  MONTH: "Each point counts a month.",
};

/** What of the conversations the chart puts together; empty if nothing. */
export function chartNote(view: AnalyticsView, interval: Interval, series: readonly { readonly key: string; readonly members: number }[]): string {
  const total = series.reduce((sum, { members }) => sum + members, 0);
  const hasOthers = series.some(({ key }) => key === OTHERS);
  const who = view === "USERS" ? "users" : "customers";
  const largest = `The ${numberText(series.length - 1)} largest of ${numberText(total)} ${who}, and the others together.`;
  return [hasOthers && largest, points[interval]].filter(Boolean).join(" ");
}
