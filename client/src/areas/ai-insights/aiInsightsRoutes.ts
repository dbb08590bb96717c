import AutoAwesomeOutlined from "@mui/icons-material/AutoAwesomeOutlined";
import { comingRoute } from "../../app/routing/comingRoute";
import { paths } from "../../app/routing/paths";

export const aiInsightsRoutes = [
  comingRoute("ai-insights", paths.aiInsights(), { title: "AI Insights", area: "ai-insights", sidebar: { label: "AI Insights", Icon: AutoAwesomeOutlined } }),
];
