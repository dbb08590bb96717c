const segment = (value: string | number): string => encodeURIComponent(value);

/** The address of every screen; nothing else in the client spells one. */
export const paths = {
  signIn: () => "/sign-in",
  dashboard: () => "/app/dashboard",
  campaignExplorer: () => "/app/campaign-explorer",
  aiInsights: () => "/app/ai-insights",
  conversation: (conversationId: string) => `/app/ai-insights?tab=conversation-details&conversation=${segment(conversationId)}`,
  aiDebugLogs: () => "/app/ai-debug-logs",
  debugLog: (debugId: string) => `/app/ai-debug-logs?log=${segment(debugId)}`,
  customers: () => "/app/customers",
  customer: (slug: string, tab?: "campaigns" | "vehicles" | "users") =>
    `/app/customer/${segment(slug)}${tab === undefined ? "" : `?tab=${tab}`}`,
  campaign: (slug: string, campaignId: number) => `/app/customer/${segment(slug)}/campaign/${campaignId}`,
  campaignPixel: (slug: string, campaignId: number, pixelId: number) =>
    `/app/customer/${segment(slug)}/campaign/${campaignId}/pixel/${pixelId}`,
  markets: () => "/app/markets",
  market: (marketHash: string) => `/app/markets/${segment(marketHash)}`,
  upload: () => "/app/upload",
  devices: (chosen?: { customerId: number; campaignId: number }) =>
    `/app/devices${chosen === undefined ? "" : `?customer=${chosen.customerId}&campaign=${chosen.campaignId}`}`,
  pixels: () => "/app/pixels",
  providers: () => "/app/providers",
  provider: (providerId: number) => `/app/providers/${providerId}`,
  frames: (customerId?: number) => `/app/inventory/frames${customerId === undefined ? "" : `?customer=${customerId}`}`,
  pipeline: () => "/app/pipeline",
  campaignRefreshJobs: () => "/app/pipeline?tab=campaign-refresh",
  pipelineJob: (jobId: string) => `/app/pipeline-jobs/${segment(jobId)}`,
  campaignRefreshJob: (jobId: string) => `/app/campaign-refresh-jobs/${segment(jobId)}`,
  pipelineCoverage: (text?: string) => `/app/pipeline-coverage${text === undefined ? "" : `?market=${segment(text)}`}`,
  marketJobs: (marketHash: string) => `/app/pipeline?tab=jobs&market=${segment(marketHash)}`,
  pipelineDay: (date: string) => `/app/pipeline?tab=by-date&day=${segment(date)}`,
  newPipelineJob: () => "/app/new-pipeline-job",
  newCampaignJob: () => "/app/new-campaign-job",
  stationaryPipeline: () => "/app/stationary-pipeline",
  runCampaign: (campaignId: number) => `/app/run-campaign-pipeline/${campaignId}`,
  framesByMarket: (marketHash: string) => `/app/pipeline-frames-by-market/${segment(marketHash)}`,
  processingJobs: () => "/app/processing-jobs",
  attributionJobs: () => "/app/attribution-jobs",
  attribution: () => "/app/attribution",
  attributionStudy: (studyId: number) => `/app/attribution/${studyId}`,
  editStudy: (studyId?: number) =>
    `/app/edit-attribution-study${studyId === undefined ? "" : `?id=${studyId}`}`,
  selectLocations: (studyId: number) => `/app/select-locations/${studyId}`,
  attributionReport: (jobId: string) => `/app/attribution-report/${segment(jobId)}`,
  placeDetails: (placeId: string) => `/app/place-details/${segment(placeId)}`,
  dev: () => "/app/dev",
  services: () => "/app/dev/services",
  profile: () => "/app/profile",
  assetOwners: () => "/app/asset-owners",
  backfillJob: () => "/app/backfill-job",
  validations: (chosen?: { customerId: number; adGroupId: number }) =>
    `/app/validations${chosen === undefined ? "" : `?customer=${chosen.customerId}&ad-group=${chosen.adGroupId}`}`,
} as const;

/** The address of GraphiQL, which is a page of its own beside the console. */
export const graphiqlAddress = "/graphiql";

/** The sign-in screen that leads back to GraphiQL. It takes no address, so that no link can make it lead elsewhere. */
export const graphiqlSignIn = `${paths.signIn()}?return=graphiql`;

/** Whether the sign-in screen leads back to GraphiQL, by the search part of its address. */
export function returnsToGraphiql(search: string): boolean {
  return new URLSearchParams(search).get("return") === "graphiql";
}

/** The largest Int of GraphQL. */
const GREATEST = 2 ** 31 - 1;

/** The number in a path or a search parameter. An invalid one becomes 0, which no record has. */
export function pathNumber(text: string | null | undefined): number {
  if (text == null || !/^\d+$/.test(text)) return 0;
  const number = Number(text);
  return number <= GREATEST ? number : 0;
}
