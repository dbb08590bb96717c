import AccountTreeOutlined from "@mui/icons-material/AccountTreeOutlined";
import processingParameters from "../../__generated__/ProcessingJobsPageQuery$parameters";
import stationaryParameters from "../../__generated__/StationaryCampaignsPageQuery$parameters";
import { comingRoute } from "../../app/routing/comingRoute";
import { paths } from "../../app/routing/paths";
import { loadRouteQuery, screenRoute } from "../../app/routing/route";

const area = "pipeline";

export const pipelineRoutes = [
  comingRoute("pipeline", paths.pipeline(), { title: "Pipeline", area, sidebar: { label: "Pipeline", Icon: AccountTreeOutlined } }),
  comingRoute("new-pipeline-job", paths.newPipelineJob(), { title: "New Pipeline Job", area }),
  comingRoute("new-campaign-job", paths.newCampaignJob(), { title: "New Campaign Job", area }),
  screenRoute({
    id: "stationary-pipeline",
    path: paths.stationaryPipeline(),
    title: "Stationary Campaigns",
    area,
    sidebar: { label: "Stationary Campaigns" },
    load: (args) => loadRouteQuery(args, stationaryParameters, {}),
    page: async () => (await import("./stationary/StationaryCampaignsPage")).StationaryCampaignsPage,
  }),
  comingRoute("run-campaign", "/app/run-campaign-pipeline/:id", { title: "Run Campaign", area }),
  comingRoute("frames-by-market", "/app/pipeline-frames-by-market/:id", { title: "Frames By Market", area }),
  screenRoute({
    id: "processing-jobs",
    path: paths.processingJobs(),
    title: "Processing Jobs",
    area,
    load: (args) => loadRouteQuery(args, processingParameters, {}),
    page: async () => (await import("./processing/ProcessingJobsPage")).ProcessingJobsPage,
  }),
];
