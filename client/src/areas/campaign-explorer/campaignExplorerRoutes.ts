import TravelExploreOutlined from "@mui/icons-material/TravelExploreOutlined";
import { comingRoute } from "../../app/routing/comingRoute";
import { paths } from "../../app/routing/paths";

export const campaignExplorerRoutes = [
  comingRoute("campaign-explorer", paths.campaignExplorer(), { title: "Campaign Explorer", area: "campaign-explorer", sidebar: { label: "Campaign Explorer", Icon: TravelExploreOutlined } }),
];
