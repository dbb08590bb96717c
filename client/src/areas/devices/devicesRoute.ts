import parameters from "../../__generated__/DeviceFormQuery$parameters";
import type { DeviceFormQuery } from "../../__generated__/DeviceFormQuery.graphql";
import { loadRouteQuery, screenRoute } from "../../app/routing/route";

/** The export of device ids. */
export const devicesRoute = screenRoute<DeviceFormQuery>({
  id: "devices",
  path: "/app/devices",
  title: "Device Export",
  area: "devices",
  load: (args) => loadRouteQuery(args, parameters, {}),
  page: async () => (await import("./DevicesPage")).DevicesPage,
});
