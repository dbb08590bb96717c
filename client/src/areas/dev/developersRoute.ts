import parameters from "../../__generated__/DevelopersPageQuery$parameters";
import type { DevelopersPageQuery } from "../../__generated__/DevelopersPageQuery.graphql";
import { loadRouteQuery, screenRoute } from "../../app/routing/route";

/** The developers' tests, and the faults of the sandbox. Everybody who is signed in may open it. */
export const developersRoute = screenRoute<DevelopersPageQuery>({
  id: "dev",
  path: "/app/dev",
  title: "Developers",
  area: "dev",
  load: (args) => loadRouteQuery(args, parameters, {}),
  page: async () => (await import("./DevelopersPage")).DevelopersPage,
});
