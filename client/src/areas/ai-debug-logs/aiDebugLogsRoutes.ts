import BugReportOutlined from "@mui/icons-material/BugReportOutlined";
import parameters from "../../__generated__/AiDebugLogsPageQuery$parameters";
import { paths } from "../../app/routing/paths";
import { loadRouteQuery, screenRoute } from "../../app/routing/route";
import { debugLogsOf } from "./debugLogList";

export const aiDebugLogsRoutes = [
  screenRoute({
    id: "ai-debug-logs",
    path: paths.aiDebugLogs(),
    title: "AI Debug Logs",
    area: "ai-debug-logs",
    sidebar: { label: "AI Debug Logs", Icon: BugReportOutlined, letter: "b" },
    load: (args) => loadRouteQuery(args, parameters, debugLogsOf(new URL(args.request.url).searchParams)),
    page: async () => (await import("./AiDebugLogsPage")).AiDebugLogsPage,
  }),
];
