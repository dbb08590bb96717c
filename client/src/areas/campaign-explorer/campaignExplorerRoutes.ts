import TravelExploreOutlined from "@mui/icons-material/TravelExploreOutlined";
import parameters from "../../__generated__/CustomerSelectQuery$parameters";
import { paths } from "../../app/routing/paths";
import { loadRouteQuery, screenRoute } from "../../app/routing/route";

export const campaignExplorerRoutes = [
  screenRoute({
    id: "campaign-explorer",
    path: paths.campaignExplorer(),
    title: "Campaign Explorer",
    area: "campaign-explorer",
    words: "flights ad groups",
    sidebar: { label: "Campaign Explorer", Icon: TravelExploreOutlined, letter: "l", startsGroup: "Insights" },
    load: (args) => loadRouteQuery(args, parameters, {}),
    page: async () => (await import("./CampaignExplorerPage")).CampaignExplorerPage,
  }),
];
