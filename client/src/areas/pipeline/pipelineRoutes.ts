import AccountTreeOutlined from "@mui/icons-material/AccountTreeOutlined";
import refreshJobParameters from "../../__generated__/CampaignRefreshJobPageQuery$parameters";
import coverageParameters from "../../__generated__/CoveragePageQuery$parameters";
import deviceFilesParameters from "../../__generated__/DeviceFilesQuery$parameters";
import framesParameters from "../../__generated__/FramesByMarketPageQuery$parameters";
import newCampaignJobParameters from "../../__generated__/NewCampaignJobPageQuery$parameters";
import newPipelineJobParameters from "../../__generated__/NewPipelineJobPageQuery$parameters";
import pipelineJobParameters from "../../__generated__/PipelineJobPageQuery$parameters";
import pipelineParameters from "../../__generated__/PipelinePageQuery$parameters";
import processingParameters from "../../__generated__/ProcessingJobsPageQuery$parameters";
import runCampaignParameters from "../../__generated__/RunCampaignPageQuery$parameters";
import stationaryParameters from "../../__generated__/StationaryCampaignsPageQuery$parameters";
import { preloadQuery } from "../../app/relay/preloadedQueries";
import { pathNumber, paths } from "../../app/routing/paths";
import { type LoadArgs, loadRouteQuery, screenRoute } from "../../app/routing/route";
import { coverageOf } from "./coverage/coverageAddress";

const area = "pipeline";
const id = ({ params }: LoadArgs): string => params["id"] ?? "";
const runScreens = () => import("./runScreens");

export const pipelineRoutes = [
  screenRoute({
    id: "pipeline",
    path: paths.pipeline(),
    title: "Pipeline",
    area,
    sidebar: { label: "Pipeline", Icon: AccountTreeOutlined, letter: "p" },
    load: ({ request }) => {
      if (new URL(request.url).searchParams.get("tab") === "queries") preloadQuery(pipelineParameters, { first: 10 });
      return {};
    },
    page: async () => (await import("./hub/PipelinePage")).PipelinePage,
  }),
  screenRoute({
    id: "pipeline-job", path: "/app/pipeline-jobs/:id", title: "Pipeline Job", area,
    load: (args) => loadRouteQuery(args, pipelineJobParameters, { pipelineJobId: id(args) }),
    page: async () => (await runScreens()).PipelineJobPage,
  }),
  screenRoute({
    id: "campaign-refresh-job", path: "/app/campaign-refresh-jobs/:id", title: "Campaign Refresh Job", area,
    load: (args) => loadRouteQuery(args, refreshJobParameters, { refreshJobId: id(args) }),
    page: async () => (await runScreens()).CampaignRefreshJobPage,
  }),
  screenRoute({
    id: "pipeline-coverage", path: paths.pipelineCoverage(), title: "Coverage", area,
    load: (args) => loadRouteQuery(args, coverageParameters, coverageOf(new URL(args.request.url).searchParams)),
    page: async () => (await runScreens()).CoveragePage,
  }),
  screenRoute({
    id: "new-pipeline-job", path: paths.newPipelineJob(), title: "New Pipeline Job", area,
    load: (args) => loadRouteQuery(args, newPipelineJobParameters, {}),
    page: async () => (await runScreens()).NewPipelineJobPage,
  }),
  screenRoute({
    id: "new-campaign-job", path: paths.newCampaignJob(), title: "New Campaign Job", area,
    load: (args) => loadRouteQuery(args, newCampaignJobParameters, {}),
    page: async () => (await runScreens()).NewCampaignJobPage,
  }),
  screenRoute({
    id: "stationary-pipeline", path: paths.stationaryPipeline(), title: "Stationary Campaigns", area,
    sidebar: { label: "Stationary Campaigns" },
    load: (args) => loadRouteQuery(args, stationaryParameters, {}),
    page: async () => (await runScreens()).StationaryCampaignsPage,
  }),
  screenRoute({
    id: "run-campaign", path: "/app/run-campaign-pipeline/:id", title: "Run Campaign", area,
    load: (args) => loadRouteQuery(args, runCampaignParameters, { campaignId: pathNumber(id(args)) }),
    page: async () => (await runScreens()).RunCampaignPage,
  }),
  screenRoute({
    id: "frames-by-market", path: "/app/pipeline-frames-by-market/:id", title: "Frames By Market", area,
    load: (args) => {
      preloadQuery(deviceFilesParameters, { hash: id(args) });
      return loadRouteQuery(args, framesParameters, { hash: id(args) });
    },
    page: async () => (await import("./frames/FramesByMarketPage")).FramesByMarketPage,
  }),
  screenRoute({
    id: "processing-jobs", path: paths.processingJobs(), title: "Processing Jobs", area,
    load: (args) => loadRouteQuery(args, processingParameters, {}),
    page: async () => (await runScreens()).ProcessingJobsPage,
  }),
];
