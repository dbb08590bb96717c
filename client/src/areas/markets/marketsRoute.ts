import parameters from "../../__generated__/MarketsPageQuery$parameters";
import type { MarketsPageQuery } from "../../__generated__/MarketsPageQuery.graphql";
import { loadRouteQuery, screenRoute } from "../../app/routing/route";

/** The list of active markets. */
export const marketsRoute = screenRoute<MarketsPageQuery>({
  id: "markets",
  path: "/app/markets",
  title: "Markets",
  area: "markets",
  load: (args) => loadRouteQuery(args, parameters, {}),
  page: async () => (await import("./MarketsPage")).MarketsPage,
});
