import AccountTreeOutlined from "@mui/icons-material/AccountTreeOutlined";
import pipelineParameters from "../../__generated__/PipelinePageQuery$parameters";
import { comingRoute } from "../../app/routing/comingRoute";
import { paths } from "../../app/routing/paths";
import { loadRouteQuery, screenRoute } from "../../app/routing/route";

const area = "pipeline";

export const pipelineRoutes = [
  screenRoute({
    id: "pipeline",
    path: paths.pipeline(),
    title: "Pipeline",
    area,
    sidebar: { label: "Pipeline", Icon: AccountTreeOutlined },
    load: (args) => loadRouteQuery(args, pipelineParameters, { first: 10 }),
    page: async () => (await import("./hub/PipelinePage")).PipelinePage,
  }),
  comingRoute("new-pipeline-job", paths.newPipelineJob(), { title: "New Pipeline Job", area }),
  comingRoute("new-campaign-job", paths.newCampaignJob(), { title: "New Campaign Job", area }),
  comingRoute("stationary-pipeline", paths.stationaryPipeline(), {
    title: "Stationary Campaigns",
    area,
    sidebar: { label: "Stationary Campaigns" },
  }),
  comingRoute("run-campaign", "/app/run-campaign-pipeline/:id", { title: "Run Campaign", area }),
  comingRoute("frames-by-market", "/app/pipeline-frames-by-market/:id", { title: "Frames By Market", area }),
  comingRoute("processing-jobs", paths.processingJobs(), { title: "Processing Jobs", area }),
];
