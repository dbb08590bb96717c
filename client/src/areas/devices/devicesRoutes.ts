import DevicesOutlined from "@mui/icons-material/DevicesOutlined";
import parameters from "../../__generated__/CustomerSelectQuery$parameters";
import { paths } from "../../app/routing/paths";
import { loadRouteQuery, screenRoute } from "../../app/routing/route";

/** The export of device ids. */
export const devicesRoutes = [
  screenRoute({
    id: "devices",
    path: paths.devices(),
    title: "Device Export",
    area: "devices",
    sidebar: { label: "Device Export", Icon: DevicesOutlined, letter: "e", startsGroup: "Data" },
    load: (args) => loadRouteQuery(args, parameters, {}),
    page: async () => (await import("./DevicesPage")).DevicesPage,
  }),
];
