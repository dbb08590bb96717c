import type { LoaderFunctionArgs, RouteObject } from "react-router";
import parameters from "../../__generated__/ProvidersPageQuery$parameters";
import type { ProvidersPageQuery } from "../../__generated__/ProvidersPageQuery.graphql";
import { loadRouteQuery, screenRoute } from "../../app/routing/route";
import { readIsLockMaintainer } from "./readIsLockMaintainer";

/** The list of providers. All of them come at once, so that a filter or another order fetches nothing. */
export const providersRoute: RouteObject = {
  ...screenRoute<ProvidersPageQuery>({
    id: "providers",
    path: "/app/providers",
    title: "Providers",
    area: "providers",
    page: async () => (await import("./ProvidersPage")).ProvidersPage,
  }),
  loader: async (args: LoaderFunctionArgs) => {
    const isLockMaintainer = await readIsLockMaintainer();
    // A navigation that was given up meanwhile starts no query.
    args.request.signal.throwIfAborted();
    return loadRouteQuery<ProvidersPageQuery>(args, parameters, { isLockMaintainer });
  },
};
