import type { ImpressionReportQuery$variables } from "../../../__generated__/ImpressionReportQuery.graphql";
import { pathNumber } from "../../../app/routing/pathNumber";
import { readDay } from "../../../ui/form/days";

/** What the report shows at first. */
const FIRST: ImpressionReportQuery$variables = { marketId: 2, from: "2024-08-17", to: "2024-08-31" };

/** The market and the days in the address. An invalid one is that of the first report. */
export function readReportChoice(search: URLSearchParams): ImpressionReportQuery$variables {
  return {
    marketId: pathNumber(search.get("market")) || FIRST.marketId,
    from: readDay(search.get("from")) ?? FIRST.from,
    to: readDay(search.get("to")) ?? FIRST.to,
  };
}
