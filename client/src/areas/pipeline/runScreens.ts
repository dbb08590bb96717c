// One file for small screens that lead to each other: the first load names each file, and what it needs.
export { CoveragePage } from "./coverage/CoveragePage";
export { CampaignRefreshJobPage } from "./jobs/CampaignRefreshJobPage";
export { PipelineJobPage } from "./jobs/PipelineJobPage";
export { ProcessingJobsPage } from "./processing/ProcessingJobsPage";
export { NewCampaignJobPage } from "./runs/NewCampaignJobPage";
export { NewPipelineJobPage } from "./runs/NewPipelineJobPage";
export { RunCampaignPage } from "./runs/RunCampaignPage";
export { StationaryCampaignsPage } from "./stationary/StationaryCampaignsPage";
