import parameters from "../../__generated__/ProfilePageQuery$parameters";
import type { ProfilePageQuery } from "../../__generated__/ProfilePageQuery.graphql";
import { loadRouteQuery, screenRoute } from "../../app/routing/route";

/** The signed-in user's own page. */
export const profileRoute = screenRoute<ProfilePageQuery>({
  id: "profile",
  path: "/app/profile",
  title: "Profile",
  area: null,
  load: (args) => loadRouteQuery(args, parameters, {}),
  page: async () => (await import("./ProfilePage")).ProfilePage,
});
