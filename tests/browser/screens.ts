import type { Locator, Page } from "@playwright/test";
import { choose, developer, expect, staff, validate } from "./support";
import type { Account } from "./support";

const customer = "/app/customer/harbor-transit";
const campaign = `${customer}/campaign/4`;

export type Screen = {
  path: string;
  /** The highlighted entry of the sidebar, if any. */
  entry?: string;
  /** Who sees it; null without a session. Defaults to plain staff, who see all that is not for developers. */
  account?: Account | null;
  /**
   * The number of calls of each round with empty caches: those of a round wait for some of the one before, and for each other
   * never. Null where it differs from one time to another.
   */
  rounds: readonly number[] | null;
  /** Why there is more than one round, or no fixed number of them. */
  why?: string;
  /** What is there once the screen has loaded. */
  loaded: (page: Page) => Locator;
  /** Opens more of the screen, such as a dialog. */
  open?: (page: Page) => Promise<void>;
  /** Whether its colours are checked in the dark scheme, too: of each kind of screen one. */
  checksDark?: boolean;
};

const heading = (name: string) => (page: Page) => page.getByRole("heading", { name, level: 1 });
const table = (name: string) => (page: Page) => page.getByRole("table", { name }).getByRole("cell").first();
const dialog = (name: string) => (page: Page) => page.getByRole("dialog", { name });
const field = (name: string, value: string) => (page: Page) =>
  page.getByRole("combobox", { name }).and(page.locator(`[value^="${value}"], [placeholder^="${value}"]`));

/** Every screen, with its tabs and dialogs. */
export const screens: readonly Screen[] = [
  { path: "/app/dashboard", rounds: [11], entry: "Dashboard", checksDark: true, loaded: (page) => page.getByText("400") },
  { path: "/app/profile", rounds: [1], loaded: (page) => page.getByRole("main").getByText(staff.email) },
  { path: "/app/nowhere", rounds: [1], loaded: (page) => page.getByText("Page not found.") },
  { path: "/app/customers", rounds: [2], checksDark: true, entry: "Customers", loaded: table("Customers") },
  { path: "/app/customers?form=new", rounds: [3], checksDark: true, entry: "Customers", loaded: field("Markets", "Select Markets") },
  { path: customer, rounds: [3], entry: "Customers", loaded: (page) => page.getByRole("list", { name: "Markets" }) },
  {
    path: `${customer}?tab=overview`,
    checksDark: true,
    rounds: [3, 7, 2],
    why: "The address has the slug of the customer, the service takes its number; pixels are read only if a campaign is active.",
    entry: "Customers",
    loaded: (page) => page.getByRole("figure", { name: "Campaigns over time" }),
  },
  { path: `${customer}?tab=campaigns`, rounds: [2, 1], why: "The address has the slug of the customer, the service takes its number.", entry: "Customers", loaded: table("Campaigns") },
  {
    path: `${customer}?tab=vehicles`,
    checksDark: true,
    rounds: [4, 1],
    why: "The address has the slug of the customer, the service takes its number.",
    entry: "Customers",
    loaded: (page) => page.getByRole("gridcell").first(),
    open: (page) => page.getByRole("button", { name: "Columns and Filters" }).click(),
  },
  { path: `${customer}?tab=users`, rounds: [3], entry: "Customers", loaded: table("Users") },
  { path: `${customer}?tab=users&user=14`, rounds: [3], entry: "Customers", loaded: dialog("Edit User") },
  {
    path: `${customer}?tab=billing`,
    rounds: [2, 1],
    why: "The address has the slug of the customer, the service takes its number.",
    entry: "Customers",
    loaded: table("Billing"),
  },
  {
    path: campaign,
    rounds: [6, 3],
    why: "The ad groups and the days go by the customer of the campaign.",
    entry: "Customers",
    loaded: table("Pixels"),
    open: (page) => page.getByRole("button", { name: /^\d+ assets?$/ }).first().click(),
  },
  {
    path: `${campaign}?pixel=new`,
    rounds: [6, 4],
    why: "The ad groups, the days and the campaigns to choose from go by the customer of the campaign.",
    entry: "Customers",
    loaded: dialog("New Pixel"),
    open: async (page) => {
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByText("A name is required.")).toBeVisible();
    },
  },
  {
    path: `${campaign}/pixel/31?dates=custom`,
    rounds: [6],
    entry: "Customers",
    loaded: table("Jobs"),
    open: (page) => page.getByRole("button", { name: "Get Pixels" }).click(),
  },
  { path: `${campaign}/pixel/31?tab=requests&read-dates=last7`, rounds: [6, 1], why: "Requests are read once Get Pixels was clicked, or again for such an address.", entry: "Customers", loaded: table("Pixel Requests") },
  { path: "/app/markets", rounds: [4, 28], why: "The files of each market go by its hash.", entry: "Markets", loaded: (page) => page.getByRole("button", { name: "12 files" }).first() },
  { path: "/app/markets?outline=3", rounds: [5, 28], checksDark: true, why: "The files of each market go by its hash.", entry: "Markets", loaded: (page) => page.getByRole("img", { name: "Shape of the market" }) },
  { path: "/app/markets?files=2", rounds: [4, 28], why: "The files of each market go by its hash.", entry: "Markets", loaded: (page) => page.getByRole("list", { name: "Files" }) },
  {
    path: "/app/markets/d4f1c2",
    checksDark: true,
    rounds: [6, 2],
    why: "The address has the hash of the market, the service takes its number.",
    entry: "Markets",
    loaded: table("Frames"),
  },
  { path: "/app/markets/none", rounds: [6], entry: "Markets", loaded: (page) => page.getByText("Market not found.") },
  {
    path: "/app/devices?customer=3&campaign=20&dates=custom&from=2020-01-01&to=2099-12-31&searched=1",
    rounds: null,
    why: "The search bypasses the cache, so that what is being read beside it is read again.",
    entry: "Device Export",
    loaded: (page) => page.getByText(/^Total: /),
    open: async (page) => {
      await field("Campaigns", "Formula Devices")(page).click();
      await expect(page.getByRole("listbox")).toBeVisible();
    },
  },
  { path: "/app/pixels", rounds: [4], entry: "Pixels", loaded: table("Pixels") },
  { path: "/app/pixels?customer=29", rounds: [4], entry: "Pixels", loaded: (page) => page.getByText("No pixels found.") },
  { path: "/app/attribution", rounds: [5], entry: "Attribution", loaded: (page) => page.getByRole("article").first() },
  {
    path: "/app/attribution?status=UNDER_REVIEW",
    checksDark: true,
    rounds: [5],
    entry: "Attribution",
    loaded: (page) => page.getByRole("article").first(),
    open: async (page) => {
      await page.getByRole("button", { name: /^Review / }).first().click();
      await expect(page.getByRole("alertdialog", { name: "Confirm" })).toBeVisible();
    },
  },
  { path: "/app/attribution?edit=52", rounds: [5], entry: "Attribution", loaded: dialog("Edit Study") },
  {
    path: "/app/attribution?cuts=52",
    rounds: [7, 1],
    why: "The cuts go by the customer of the study.",
    entry: "Attribution",
    loaded: (page) => page.getByRole("group", { name: "Cut 2" }),
    open: async (page) => {
      await page.getByRole("button", { name: "Add Cut" }).click();
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("Please select a cut.")).toBeVisible();
    },
  },
  { path: "/app/attribution?form=retargeting", rounds: [6], entry: "Attribution", loaded: field("Campaigns", "Select Campaigns") },
  { path: "/app/attribution-jobs", rounds: [4], entry: "Attribution", loaded: table("Attribution Jobs") },
  { path: "/app/ai-insights", rounds: [2], entry: "AI Insights", loaded: table("System Prompts") },
  { path: "/app/ai-insights?prompts=suggested", rounds: [2], entry: "AI Insights", loaded: table("Suggested Prompts") },
  { path: "/app/ai-insights?prompt=1", rounds: [3], entry: "AI Insights", loaded: (page) => page.getByRole("link", { name: "glossary" }) },
  {
    path: "/app/ai-insights?prompts=suggested&prompt=38",
    rounds: [3],
    entry: "AI Insights",
    loaded: (page) => page.getByRole("region", { name: "Prompt Content" }).getByRole("table"),
  },
  {
    path: "/app/ai-insights?tab=conversations&dates=custom&from=2020-01-01&to=2099-12-31",
    rounds: [4],
    entry: "AI Insights",
    loaded: table("Conversations"),
  },
  { path: "/app/ai-insights?tab=conversation-details&conversation=c-99999", rounds: [5], entry: "AI Insights", loaded: (page) => page.getByText("No conversation data available.") },
  {
    path: "/app/ai-insights?tab=conversation-details&conversation=c-10",
    checksDark: true,
    rounds: [5],
    entry: "AI Insights",
    loaded: (page) => page.getByRole("article").first(),
    open: async (page) => {
      await page.getByRole("button", { name: "Response Details" }).first().click();
      await expect(page.getByRole("group", { name: "Feedback" })).toBeVisible();
      await page.getByRole("button", { name: "Analyze" }).click();
      await page.getByRole("button", { name: "Edit System Prompt" }).click();
      await page.getByRole("button", { name: "What went well?" }).click();
      await expect(page.getByRole("log").getByRole("listitem").first()).toBeVisible();
    },
  },
  {
    path: "/app/ai-insights?tab=conversation-details&conversation=c-2",
    rounds: [5],
    entry: "AI Insights",
    loaded: (page) => page.getByRole("article").first(),
    open: async (page) => {
      await page.getByRole("button", { name: "Response Details" }).click();
      await page.getByText("exportPanels").click();
      await expect(page.getByRole("search", { name: "Find in Response" })).toBeVisible();
    },
  },
  { path: "/app/ai-insights?tab=analytics", rounds: [4], entry: "AI Insights", loaded: (page) => page.getByRole("img", { name: "Activity" }) },
  {
    path: "/app/ai-insights?tab=analytics&analytics-dates=custom&analytics-view=users",
    checksDark: true,
    rounds: [4],
    entry: "AI Insights",
    loaded: (page) => page.getByRole("img", { name: "Conversations by User" }),
    open: async (page) => {
      await page.getByRole("group", { name: "Lines" }).getByRole("button", { name: "Hide All" }).click();
      await page.getByText("Show as table").click();
    },
  },
  { path: "/app/ai-debug-logs?days=true", checksDark: true, rounds: [3], entry: "AI Debug Logs", loaded: (page) => page.getByRole("img", { name: "Logs by day" }) },
  { path: "/app/ai-debug-logs", rounds: [3], entry: "AI Debug Logs", loaded: table("AI Debug Logs") },
  ...["overview", "conversation", "performance", "technical", "errors"].map((tab) => ({
    path: `/app/ai-debug-logs?log=d-30&tab=${tab}`,
    rounds: [6],
    entry: "AI Debug Logs",
    loaded: (page: Page) => page.getByRole("tabpanel").getByRole("definition").first(),
  })),
  {
    path: "/app/ai-debug-logs?log=d-24&tab=raw",
    checksDark: true,
    rounds: [6],
    entry: "AI Debug Logs",
    loaded: (page) => page.getByRole("group", { name: "Raw data" }),
    open: async (page) => {
      await page.getByRole("searchbox", { name: "Find" }).fill("FRAME-000001");
      await expect(page.getByText("1 of 1", { exact: true })).toBeVisible();
    },
  },
  { path: "/app/campaign-explorer", rounds: [3], entry: "Campaign Explorer", loaded: heading("Pick a customer to begin.") },
  { path: "/app/campaign-explorer?customer=3&campaign=4", rounds: [6, 2], why: "The days go by the customer of the campaign.", entry: "Campaign Explorer", loaded: table("Flights") },
  {
    path: "/app/campaign-explorer?customer=3&campaign=4&compare=5",
    rounds: [8, 4],
    why: "The days go by the customer of each campaign.",
    entry: "Campaign Explorer",
    loaded: (page) => page.getByRole("img", { name: "Devices per Day" }).nth(1),
  },
  { path: "/app/inventory/frames", rounds: [2], entry: "Inventory", loaded: field("Select Customer ID:", "Select Customer") },
  { path: "/app/inventory/frames?customer=3&page=13", rounds: [4], entry: "Inventory", loaded: table("Frames") },
  { path: "/app/inventory/frames?customer=3&frame=5003", rounds: [4], entry: "Inventory", loaded: dialog("Frame and Site Details") },
  { path: "/app/providers?inactive=true", rounds: [3], entry: "Providers", loaded: table("Providers") },
  { path: "/app/providers?form=30", rounds: [3], entry: "Providers", loaded: field("Customer", "Metro Wraps") },
  { path: "/app/providers?pings=1", rounds: [3, 1], why: "Pings go by the name of the provider.", entry: "Providers", loaded: table("Pings") },
  { path: "/app/asset-owners", rounds: [3], entry: "Asset Owners", loaded: table("Asset Owners") },
  { path: "/app/asset-owners?owner=8", rounds: [3], entry: "Asset Owners", loaded: field("Default Market", "Boston") },
  {
    path: "/app/attribution-report/1708",
    checksDark: true,
    rounds: [5, 1],
    why: "The job has the signed link to its file.",
    entry: "Attribution",
    loaded: (page) => page.getByRole("img", { name: "Hour of Visit" }),
    open: async (page) => {
      const lift = page.getByRole("region", { name: "Home Page Lift" });
      await lift.getByText("Show as table").first().click();
      await lift.getByText("How is this computed?").click();
    },
  },
  { path: "/app/attribution-report/1729", rounds: [5], entry: "Attribution", loaded: (page) => page.getByRole("button", { name: "Refresh" }) },
  {
    path: "/app/validations",
    checksDark: true,
    rounds: [2],
    entry: "Validations",
    loaded: (page) => page.getByRole("combobox", { name: "Customer", disabled: false }),
    open: async (page) => {
      await page.getByRole("button", { name: "Run Validation" }).click();
      await expect(page.getByText("Select a customer.")).toBeVisible();
      await validate(page, { product: "Odd Rows", ids: "901, x12" });
      await page.getByRole("table", { name: "Validation results" }).getByRole("button", { name: "a,b" }).click();
      await page.getByRole("button", { name: "Show Raw" }).click();
      await expect(page.getByRole("group", { name: "Raw response" })).toBeVisible();
    },
  },
  {
    path: "/app/upload",
    rounds: [1],
    entry: "Upload",
    loaded: heading("Upload"),
    open: async (page) => {
      const choose = (what: string, text: string) =>
        page.getByLabel(`Choose ${what}`).setInputFiles({ name: "rows.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
      await choose("a stationary file", "name,city\na,b\n");
      await expect(page.getByRole("alert")).toBeVisible();
      await choose("a media or asset file", "Asset ID*,Owner,\n77\n");
      await expect(page.getByRole("combobox", { name: "Customer", disabled: false })).toBeVisible();
      await expect(page.getByRole("group", { name: "Problems" })).toBeVisible();
    },
  },
  {
    path: "/app/dev",
    rounds: [1],
    loaded: heading("Developers"),
    open: async (page) => {
      await page.getByRole("button", { name: "Test Asset Health" }).click();
      await expect(page.getByText("A provider name is required.")).toBeVisible();
      await page.getByRole("button", { name: "Test Email" }).click();
      await expect(page.getByRole("group", { name: "Response" })).toBeVisible();
    },
  },
  { path: "/app/dev?dialog=sample", rounds: [1], loaded: dialog("Sample Modal") },
  {
    path: "/app/pipeline",
    rounds: [4],
    checksDark: true,
    entry: "Pipeline",
    loaded: (page) => page.getByRole("list", { name: "Runs by market" }),
    open: (page) => page.getByText("Show as table").click(),
  },
  {
    path: "/app/pipeline?tab=jobs&type=transit",
    rounds: [4],
    entry: "Pipeline",
    loaded: table("Jobs"),
    open: async (page) => {
      await page.getByRole("button", { name: /^Re-run / }).first().click();
      await expect(page.getByRole("alertdialog", { name: "Confirm" })).toBeVisible();
    },
  },
  { path: "/app/pipeline?tab=by-market", rounds: [4], entry: "Pipeline", loaded: table("Jobs by Market") },
  { path: "/app/pipeline?tab=by-market&market=d4f1c2&status=failed", rounds: [4], entry: "Pipeline", loaded: table("Jobs of the market") },
  { path: "/app/pipeline?tab=by-date", rounds: [3], entry: "Pipeline", loaded: (page) => page.getByRole("gridcell").first() },
  { path: "/app/pipeline?tab=by-date&day=2020-01-01", rounds: [4], entry: "Pipeline", loaded: (page) => page.getByText("No jobs found.") },
  {
    path: "/app/pipeline?tab=report",
    rounds: [3],
    entry: "Pipeline",
    loaded: (page) => page.getByRole("img", { name: "Impressions per Date" }),
    open: (page) => page.getByText("Show as table").click(),
  },
  { path: "/app/pipeline?tab=campaign-refresh", rounds: [3], entry: "Pipeline", loaded: (page) => page.getByRole("article").first() },
  {
    path: "/app/pipeline?tab=queries",
    rounds: [2],
    entry: "Pipeline",
    loaded: table("Query History"),
    open: async (page) => {
      await page.getByRole("link", { name: /^01af-/ }).first().click();
      await expect(page.getByRole("dialog", { name: "Query Details" })).toBeVisible();
    },
  },
  { path: "/app/pipeline-coverage", rounds: [4], checksDark: true, entry: "Pipeline", loaded: (page) => page.getByRole("grid", { name: "Coverage" }) },
  { path: "/app/pipeline-coverage?dates=last-30&type=transit&show=open", rounds: [4], entry: "Pipeline", loaded: (page) => page.getByRole("grid", { name: "Coverage" }) },
  { path: "/app/stationary-pipeline", rounds: [3], entry: "Stationary Campaigns", loaded: table("Stationary Campaigns") },
  {
    path: "/app/new-pipeline-job",
    rounds: [3],
    entry: "Pipeline",
    loaded: (page) => page.getByRole("checkbox").first(),
    open: async (page) => {
      await choose(page, "Customer", "Harbor Transit");
      await expect(page.getByRole("combobox", { name: "Campaign", disabled: false })).toBeVisible();
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("Select at least one market")).toBeVisible();
    },
  },
  {
    path: "/app/new-campaign-job",
    rounds: [1],
    entry: "Pipeline",
    loaded: field("Job Type", "Refresh Impressions"),
    open: async (page) => {
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("Campaign IDs are required")).toBeVisible();
    },
  },
  {
    path: "/app/run-campaign-pipeline/9",
    rounds: [3, 1],
    why: "The customers are read only if the campaign comes without the name of its customer.",
    entry: "Pipeline",
    loaded: (page) => page.getByRole("list", { name: "Markets" }),
    open: async (page) => {
      // The sandbox refuses days before 2020.
      await page.getByLabel("Start Date").fill("2019-06-03");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByRole("table", { name: "Jobs that were not sent" })).toBeVisible();
    },
  },
  { path: "/app/run-campaign-pipeline/0", rounds: [3], entry: "Pipeline", loaded: (page) => page.getByText("Campaign not found.") },
  {
    path: "/app/pipeline-frames-by-market/d4f1c2",
    checksDark: true,
    rounds: [3, 1],
    why: "The address has the hash of the market, the service takes its number.",
    entry: "Pipeline",
    loaded: table("Frames"),
    open: async (page) => {
      await page.getByRole("button", { name: "Sample" }).click();
      await expect(page.getByText("Total devices: 120")).toBeVisible();
      await expect(page.getByRole("table", { name: "Devices" })).toBeVisible();
    },
  },
  { path: "/app/pipeline-frames-by-market/none", rounds: [3], entry: "Pipeline", loaded: (page) => page.getByText("Market not found.") },
  { path: "/app/processing-jobs", rounds: [3], entry: "Pipeline", loaded: table("Processing Jobs") },
  { path: "/app/processing-jobs?open=2", rounds: [3, 1], why: "The service takes the name of the market.", entry: "Pipeline", loaded: table("Processing jobs of the market") },
  {
    path: "/app/backfill-job",
    rounds: [3],
    entry: "Pipeline",
    loaded: field("Customer", "Select Customer"),
    open: async (page) => {
      await choose(page, "Job Type", "DIGITAL STATIONARY");
      const file = { name: "plays.csv", mimeType: "text/csv", buffer: Buffer.from("SCREEN_ID\n") };
      await page.getByLabel("Choose CSV files").setInputFiles([file, { ...file, name: "more.csv" }]);
      await expect(page.getByText(/^Missing headers: /)).toHaveCount(2);
      await page.getByRole("button", { name: "Save" }).click();
      await expect(field("Customer", "Select Customer")(page)).toBeFocused();
    },
  },
  { path: "/app/edit-attribution-study?id=85", rounds: [2], entry: "Attribution", loaded: field("Study Type", "Lift") },
  { path: "/app/select-locations/93", rounds: [3], entry: "Attribution", loaded: table("Places") },
  {
    path: "/app/select-locations/92?text=arcade",
    rounds: [3],
    entry: "Attribution",
    loaded: table("Places"),
    open: (page) => page.getByRole("checkbox", { name: "Select all places shown" }).check(),
  },
  { path: "/app/place-details/614", rounds: [2], entry: "Attribution", loaded: (page) => page.getByRole("definition").first() },
  { path: "/app/pipeline-jobs/909", rounds: [4], entry: "Pipeline", loaded: table("Jobs of this market and day") },
  { path: "/app/pipeline-jobs/none", rounds: [4], entry: "Pipeline", loaded: (page) => page.getByText("Pipeline job not found.") },
  { path: "/app/campaign-refresh-jobs/91", rounds: [3], entry: "Pipeline", loaded: table("Markets") },
  { path: "/app/attribution/73", rounds: [7, 2], checksDark: true, why: "The cuts and the pixels go by the customer of the study.", entry: "Attribution", loaded: table("Jobs") },
  { path: "/app/providers/30", rounds: [3, 1], why: "Pings go by the name of the provider.", entry: "Providers", loaded: table("Pings") },
  { path: "/app/providers/9", rounds: [3, 2], why: "Pings go by the name of the provider, and locks are read for lock maintainers only.", account: developer, entry: "Providers", loaded: table("Pings") },
  { path: "/sign-in", rounds: [], checksDark: true, account: null, loaded: (page) => page.getByRole("link", { name: "Get in touch with us." }) },
  { path: "/app/dashboard", rounds: [11, 1], why: "The locks are read for lock maintainers only.", account: developer, entry: "Dashboard", loaded: (page) => page.getByText("400") },
  {
    path: "/app/providers",
    rounds: [3, 1],
    why: "The locks are read for lock maintainers only.",
    account: developer,
    entry: "Providers",
    loaded: (page) => page.getByRole("button", { name: "Unlock" }).first(),
  },
  { path: "/app/dev/services", rounds: [1], account: developer, entry: "Services", loaded: table("Services") },
  {
    path: "/app/dev",
    checksDark: true,
    rounds: [1],
    account: developer,
    entry: "Developers",
    loaded: heading("Developers"),
    open: async (page) => {
      const faults = page.getByRole("region", { name: "Sandbox Faults" });
      await faults.getByRole("textbox", { name: "Path Begins With" }).fill("/none");
      await faults.getByRole("button", { name: "Set Fault" }).click();
      await expect(faults.getByRole("table", { name: "Faults" })).toBeVisible();
    },
  },
];
