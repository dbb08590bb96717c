import parameters from "../../__generated__/MarketsPageQuery$parameters";
import { paths } from "../../app/routing/paths";
import { loadRouteQuery, screenRoute } from "../../app/routing/route";
import { MapOutlined } from "../../ui/layout/icons";

/** The list of active markets. */
export const marketsRoutes = [
  screenRoute({
    id: "markets",
    path: paths.markets(),
    title: "Markets",
    area: "markets",
    words: "geojson outlines files",
    sidebar: { label: "Markets", Icon: MapOutlined },
    load: (args) => loadRouteQuery(args, parameters, {}),
    page: async () => (await import("./MarketsPage")).MarketsPage,
  }),
];
