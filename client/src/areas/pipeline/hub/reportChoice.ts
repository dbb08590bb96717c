import type { ImpressionReportQuery$variables } from "../../../__generated__/ImpressionReportQuery.graphql";
import { pathNumber } from "../../../app/routing/pathNumber";
import { dayOf } from "./calendarWeeks";

/** What the report shows at first. */
const FIRST: ImpressionReportQuery$variables = { marketId: 2, from: "2024-08-17", to: "2024-08-31" };

/** The earliest day to choose: a year that is being typed is none yet. */
export const EARLIEST_DAY = "2000-01-01";

/** The market and the days in the address. An invalid one is that of the first report. */
export function readReportChoice(search: URLSearchParams): ImpressionReportQuery$variables {
  return {
    marketId: pathNumber(search.get("market")) || FIRST.marketId,
    from: readDay(search.get("from")) ?? FIRST.from,
    to: readDay(search.get("to")) ?? FIRST.to,
  };
}

/** A day that was entered, if it is complete; null otherwise. */
export function readDay(text: string | null): string | null {
  const day = dayOf(text);
  return day !== null && day >= EARLIEST_DAY ? day : null;
}

/** Why the days cannot be shown; null if they can. */
export function daysProblem({ from, to }: ImpressionReportQuery$variables): string | null {
  return to < from ? "The end date is before the start date." : null;
}
