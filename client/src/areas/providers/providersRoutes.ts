import parameters from "../../__generated__/ProvidersPageQuery$parameters";
import { paths } from "../../app/routing/paths";
import { loadRouteQuery, screenRoute } from "../../app/routing/route";
import { SensorsOutlined } from "../../ui/layout/icons";
import { readIsLockMaintainer } from "./readIsLockMaintainer";

const providerPage = () => import("./ProviderPage");

/** The list of providers, and one provider. */
export const providersRoutes = [
  screenRoute({
    id: "providers",
    path: paths.providers(),
    title: "Providers",
    area: "providers",
    sidebar: { label: "Providers", Icon: SensorsOutlined },
    load: async (args) => {
      const isLockMaintainer = await readIsLockMaintainer();
      // A navigation that was aborted meanwhile starts no query.
      args.request.signal.throwIfAborted();
      return loadRouteQuery(args, parameters, { isLockMaintainer });
    },
    page: async () => (await import("./ProvidersPage")).ProvidersPage,
  }),
  screenRoute({
    id: "provider",
    path: "/app/providers/:id",
    title: "Provider",
    area: "providers",
    load: async (args) => (await providerPage()).loadProvider(args),
    page: async () => (await providerPage()).ProviderPage,
  }),
];
