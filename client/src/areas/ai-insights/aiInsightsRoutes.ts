import AutoAwesomeOutlined from "@mui/icons-material/AutoAwesomeOutlined";
import { paths } from "../../app/routing/paths";
import { screenRoute } from "../../app/routing/route";

export const aiInsightsRoutes = [
  screenRoute({
    id: "ai-insights",
    path: paths.aiInsights(),
    title: "AI Insights",
    area: "ai-insights",
    sidebar: { label: "AI Insights", Icon: AutoAwesomeOutlined, letter: "n" },
    page: async () => (await import("./AiInsightsPage")).AiInsightsPage,
  }),
];
