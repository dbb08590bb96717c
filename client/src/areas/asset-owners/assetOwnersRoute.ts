import parameters from "../../__generated__/AssetOwnersPageQuery$parameters";
import type { AssetOwnersPageQuery } from "../../__generated__/AssetOwnersPageQuery.graphql";
import { loadRouteQuery, screenRoute } from "../../app/routing/route";

/** The list of asset owners. */
export const assetOwnersRoute = screenRoute<AssetOwnersPageQuery>({
  id: "asset-owners",
  path: "/app/asset-owners",
  title: "Asset Owners",
  area: "asset-owners",
  load: (args) => loadRouteQuery(args, parameters, {}),
  page: async () => (await import("./AssetOwnersPage")).AssetOwnersPage,
});
