import MapOutlined from "@mui/icons-material/MapOutlined";
import filesParameters from "../../__generated__/MarketFilesQuery$parameters";
import outlineParameters from "../../__generated__/MarketGeoJsonFormQuery$parameters";
import marketParameters from "../../__generated__/MarketPageQuery$parameters";
import parameters from "../../__generated__/MarketsPageQuery$parameters";
import { preloadQuery } from "../../app/relay/preloadedQueries";
import { pathNumber, paths } from "../../app/routing/paths";
import { loadRouteQuery, screenRoute } from "../../app/routing/route";

/** The active markets, and one market, found by the hash in the path. */
export const marketsRoutes = [
  screenRoute({
    id: "markets",
    path: paths.markets(),
    title: "Markets",
    area: "markets",
    words: "geojson outlines files",
    sidebar: { label: "Markets", Icon: MapOutlined, letter: "m" },
    load: (args) => {
      const { searchParams } = new URL(args.request.url);
      const [outline, files] = ["outline", "files"].map((name) => pathNumber(searchParams.get(name)));
      if (outline) preloadQuery(outlineParameters, { marketId: outline }, { fetchPolicy: "network-only" });
      if (files) preloadQuery(filesParameters, { marketId: files });
      return loadRouteQuery(args, parameters, {});
    },
    page: async () => (await import("./MarketsPage")).MarketsPage,
  }),
  screenRoute({
    id: "market",
    path: "/app/markets/:hash",
    title: "Market",
    area: "markets",
    load: (args) => loadRouteQuery(args, marketParameters, { hash: args.params["hash"] ?? "" }),
    page: async () => (await import("./MarketPage")).MarketPage,
  }),
];
