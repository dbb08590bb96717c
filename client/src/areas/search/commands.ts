import { paths } from "../../app/routing/paths";
import type { Roles } from "./RecentTracker";

/** What the search for everything offers wherever one is: a form to open, or a list as it is often asked for. */
export type Command = {
  label: string;
  address: string;
  /** Words that find it as well. */
  words?: string;
  /** Who may do it; everyone if it is not said. */
  role?: keyof Roles;
};

/** The address of a screen with search parameters. */
const at = (path: string, search: Readonly<Record<string, string>>) => `${path}?${new URLSearchParams(search)}`;
const pipeline = (tab: string, search: Readonly<Record<string, string>> = {}) => at(paths.pipeline(), { tab, ...search });
const insights = (tab: string, search: Readonly<Record<string, string>> = {}) => at(paths.aiInsights(), { tab, ...search });

const commands: readonly Command[] = [
  { label: "New Customer", address: at(paths.customers(), { form: "new" }), words: "create add" },
  { label: "New Pixel", address: at(paths.pixels(), { pixel: "new" }), words: "create add" },
  { label: "New Provider", address: at(paths.providers(), { form: "new" }), words: "create add feed" },
  { label: "New Pipeline Job", address: paths.newPipelineJob(), words: "create run market jobs" },
  { label: "New Campaign Job", address: paths.newCampaignJob(), words: "create run refresh jobs" },
  { label: "Campaign Retargeting", address: at(paths.attribution(), { form: "retargeting" }), words: "new create study attribution" },
  { label: "Run Active Markets", address: at(paths.pipeline(), { form: "run-active-markets" }), words: "pipeline jobs start" },
  { label: "Run Missing Jobs", address: at(paths.pipelineCoverage(), { form: "run-missing" }), words: "pipeline coverage start" },
  { label: "Run Missing and Failed Jobs", address: at(paths.pipelineCoverage(), { form: "run-open" }), words: "pipeline coverage start again" },
  { label: "Upload Inventory", address: paths.upload(), words: "new frames file csv" },
  { label: "Export Devices", address: paths.devices(), words: "download device ids" },
  { label: "Stale Providers", address: at(paths.providers(), { status: "STALE" }), words: "late feed data old" },
  { label: "Providers without Data", address: at(paths.providers(), { status: "NO_HISTORY" }), words: "never feed no history" },
  { label: "Inactive Providers", address: at(paths.providers(), { status: "INACTIVE", inactive: "true" }), words: "feed off" },
  { label: "Stuck Locks", address: at(paths.providers(), { lock: "recommended" }), words: "unlock all providers recommended", role: "lockMaintainer" },
  { label: "Locked Providers", address: at(paths.providers(), { lock: "locked" }), words: "unlock locks", role: "lockMaintainer" },
  { label: "Failed Market Jobs", address: pipeline("jobs", { status: "failed" }), words: "pipeline broken error" },
  { label: "Running Market Jobs", address: pipeline("jobs", { status: "running" }), words: "pipeline" },
  { label: "Pending Market Jobs", address: pipeline("jobs", { status: "pending" }), words: "pipeline waiting" },
  { label: "Jobs by Market", address: pipeline("by-market"), words: "pipeline" },
  { label: "Jobs by Date", address: pipeline("by-date"), words: "pipeline calendar" },
  { label: "Report Explorer", address: pipeline("report"), words: "pipeline impressions" },
  { label: "Campaign Refresh Jobs", address: paths.campaignRefreshJobs(), words: "pipeline" },
  { label: "Query History", address: pipeline("queries"), words: "pipeline warehouse sql" },
  { label: "Missing or Failed Coverage", address: at(paths.pipelineCoverage(), { show: "open" }), words: "pipeline jobs gaps" },
  { label: "All Attribution Studies", address: at(paths.attribution(), { status: "ALL" }), words: "every" },
  { label: "Studies That Require Attention", address: at(paths.attribution(), { status: "ATTENTION_REQUIRED" }), words: "attribution blocked needs" },
  { label: "Active Studies", address: at(paths.attribution(), { status: "ACTIVE" }), words: "attribution running" },
  { label: "Studies under Review", address: at(paths.attribution(), { status: "UNDER_REVIEW" }), words: "attribution" },
  { label: "Conversations", address: insights("conversations"), words: "ai insights chats newest" },
  { label: "System Prompts", address: insights("prompts"), words: "ai insights versions" },
  { label: "Suggested Prompts", address: insights("prompts", { prompts: "suggested" }), words: "ai insights workflow" },
  { label: "Analytics Dashboard", address: insights("analytics"), words: "ai insights chart" },
  { label: "Debug Logs with Errors", address: at(paths.aiDebugLogs(), { errors: "yes" }), words: "ai failed" },
  { label: "Debug Logs by Day", address: at(paths.aiDebugLogs(), { days: "true" }), words: "ai chart histogram" },
  { label: "Developers", address: paths.dev(), words: "tests faults graphiql", role: "developer" },
];

/** The commands that the roles allow. */
export const commandsFor = (roles: Roles | null): readonly Command[] => commands.filter(({ role }) => role === undefined || roles?.[role] === true);
