import parameters from "../../__generated__/DashboardPageQuery$parameters";
import type { DashboardPageQuery } from "../../__generated__/DashboardPageQuery.graphql";
import { loadRouteQuery, screenRoute } from "../../app/routing/route";

/** The dashboard. */
export const dashboardRoute = screenRoute<DashboardPageQuery>({
  id: "dashboard",
  path: "/app/dashboard",
  title: "Dashboard",
  area: "dashboard",
  load: (args) => loadRouteQuery(args, parameters, {}),
  page: async () => (await import("./DashboardPage")).DashboardPage,
});
