import BugReportOutlined from "@mui/icons-material/BugReportOutlined";
import { comingRoute } from "../../app/routing/comingRoute";
import { paths } from "../../app/routing/paths";

export const aiDebugLogsRoutes = [
  comingRoute("ai-debug-logs", paths.aiDebugLogs(), { title: "AI Debug Logs", area: "ai-debug-logs", sidebar: { label: "AI Debug Logs", Icon: BugReportOutlined } }),
];
