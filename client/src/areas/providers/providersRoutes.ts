import SensorsOutlined from "@mui/icons-material/SensorsOutlined";
import providerParameters from "../../__generated__/ProviderPageQuery$parameters";
import pingsParameters from "../../__generated__/ProviderPingsQuery$parameters";
import parameters from "../../__generated__/ProvidersPageQuery$parameters";
import { preloadQuery } from "../../app/relay/preloadedQueries";
import { pathNumber, paths } from "../../app/routing/paths";
import { loadRouteQuery, screenRoute } from "../../app/routing/route";
import { isLockMaintainer } from "./lockMaintainer";

/** The list of providers, and one provider. */
export const providersRoutes = [
  screenRoute({
    id: "providers",
    path: paths.providers(),
    title: "Providers",
    area: "providers",
    sidebar: { label: "Providers", Icon: SensorsOutlined, letter: "r", startsGroup: "Supply" },
    load: (args) => {
      const pings = pathNumber(new URL(args.request.url).searchParams.get("pings"));
      if (pings !== 0) preloadQuery(pingsParameters, { providerId: pings });
      return loadRouteQuery(args, parameters, { isLockMaintainer: isLockMaintainer() });
    },
    page: async () => (await import("./ProvidersPage")).ProvidersPage,
  }),
  screenRoute({
    id: "provider",
    path: "/app/providers/:id",
    title: "Provider",
    area: "providers",
    load: (args) => {
      const providerId = pathNumber(args.params["id"]);
      preloadQuery(pingsParameters, { providerId });
      return loadRouteQuery(args, providerParameters, { providerId, isLockMaintainer: isLockMaintainer() });
    },
    page: async () => (await import("./ProviderPage")).ProviderPage,
  }),
];
