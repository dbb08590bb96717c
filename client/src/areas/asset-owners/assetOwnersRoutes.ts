import LocalShippingOutlined from "@mui/icons-material/LocalShippingOutlined";
import parameters from "../../__generated__/AssetOwnersPageQuery$parameters";
import { paths } from "../../app/routing/paths";
import { loadRouteQuery, screenRoute } from "../../app/routing/route";

/** The list of asset owners. */
export const assetOwnersRoutes = [
  screenRoute({
    id: "asset-owners",
    path: paths.assetOwners(),
    title: "Asset Owners",
    area: "asset-owners",
    sidebar: { label: "Asset Owners", Icon: LocalShippingOutlined, letter: "o" },
    load: (args) => loadRouteQuery(args, parameters, {}),
    page: async () => (await import("./AssetOwnersPage")).AssetOwnersPage,
  }),
];
