import parameters from "../../__generated__/AiDebugLogsPageQuery$parameters";
import { paths } from "../../app/routing/paths";
import { loadRouteQuery, screenRoute } from "../../app/routing/route";
import { BugReportOutlined } from "../../ui/layout/icons";

export const aiDebugLogsRoutes = [
  screenRoute({
    id: "ai-debug-logs",
    path: paths.aiDebugLogs(),
    title: "AI Debug Logs",
    area: "ai-debug-logs",
    sidebar: { label: "AI Debug Logs", Icon: BugReportOutlined },
    load: async (args) => {
      const { search, searchParams } = new URL(args.request.url);
      if (search === "") return loadRouteQuery(args, parameters, { filter: {}, first: 50 });
      const { debugLogsOf } = await import("./debugLogList");
      args.request.signal.throwIfAborted();
      return loadRouteQuery(args, parameters, debugLogsOf(searchParams));
    },
    page: async () => (await import("./AiDebugLogsPage")).AiDebugLogsPage,
  }),
];
