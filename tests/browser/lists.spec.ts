import type { Locator, Page } from "@playwright/test";
import { errorsOf, expect, retry, test, toast } from "./support";

// No test changes what another one sees.
test.describe.configure({ mode: "parallel" });

/** A list, or another panel that fails as lists do, and where a test finds it. */
type List = {
  what: string;
  path: string;
  /** The call that reads it, and its service if it is not the main API. */
  call: string;
  service?: "pipeline";
  /** Something of the loaded list. */
  loaded: (page: Page) => Locator;
  /** What an empty list shows, and the screen that has one; without it the call answers no rows. */
  empty?: string;
  emptyAt?: string;
  /** What reads the list again, other than Retry. */
  refetch?: (page: Page) => Promise<void>;
  /** How it sorts and pages: a column, a page's size, and the row with a number, which all its columns sort by. */
  order?: { header: string; pageSize: number; row: (number: number, text: string) => object };
};

const customer = "/app/customer/harbor-transit";
const quiet = "/app/customer/quiet-corner-media";
const pixel = `${customer}/campaign/4/pixel`;

const table = (name: string) => (page: Page) => page.getByRole("table", { name, exact: true });
const row = (name: string) => (page: Page) => page.getByRole("row", { name });
const cell = (name: string) => (page: Page) => page.getByRole("table", { name }).getByRole("cell").first();
const link = (name: string) => (page: Page) => page.getByRole("link", { name, exact: true });
const list = (name: string) => (page: Page) => page.getByRole("list", { name });
const heading = (name: string) => (page: Page) => page.getByRole("heading", { name, level: 1 });
const field = (name: string) => (page: Page) => page.getByRole("combobox", { name, disabled: false });
const refresh = (page: Page) => page.getByRole("button", { name: "Refresh", exact: true }).click();

const insights = "/v3/api/ai-insights";
const jobs = { what: "jobs", call: "/api/jobs", service: "pipeline", refetch: refresh } as const;
const customers = { what: "customers", call: "/v3/api/customers" };

const lists: readonly List[] = [
  { ...customers, path: "/app/customers", loaded: link("Harbor Transit"), empty: "No customers found.", order: { header: "ID", pageSize: 100, row: (customerId, customerName) => ({ customerId, customerName }) } },
  { ...customers, path: "/app/new-pipeline-job", loaded: field("Customer") },
  { ...customers, path: "/app/inventory/frames", loaded: field("Select Customer ID:") },
  { ...customers, path: "/app/campaign-explorer", loaded: field("Customer") },
  { ...customers, path: "/app/validations", loaded: field("Customer") },
  { ...customers, path: "/app/devices", loaded: field("Customer") },
  { what: "the customer", path: customer, call: "/v3/api/customers", loaded: heading("Harbor Transit") },
  { what: "markets", path: customer, call: "/v3/api/markets", loaded: list("Markets"), empty: "This customer does not have any markets.", emptyAt: quiet },
  {
    what: "campaigns",
    path: `${customer}?tab=campaigns`,
    call: "/v3/api/campaigns/customer/3",
    loaded: link("Atlas Motors - Holiday Push"),
    empty: "This customer does not have any campaigns.",
    emptyAt: `${quiet}?tab=campaigns`,
    order: { header: "ID", pageSize: 100, row: (campaignId, campaignRef) => ({ campaignId, campaignRef, customerId: 3 }) },
    refetch: async (page) => {
      await page.getByRole("button", { name: "Update Campaign Metadata" }).click();
      await expect(toast(page, "Campaign metadata updated")).toBeVisible();
    },
  },
  {
    what: "vehicles",
    path: `${customer}?tab=vehicles`,
    call: "/v3/internal/manager/customer-assets",
    loaded: (page) => page.getByRole("gridcell", { name: "BUS-1", exact: true }),
    empty: "This customer does not have any vehicles.",
    emptyAt: `${quiet}?tab=vehicles`,
  },
  {
    what: "users",
    path: `${customer}?tab=users`,
    call: "/v3/api/users",
    loaded: row("Ada Byron"),
    empty: "This customer does not have any users.",
    emptyAt: `${quiet}?tab=users`,
    order: { header: "Name", pageSize: 100, row: (userId, displayName) => ({ userId, displayName, customerId: 3 }) },
    refetch: async (page) => {
      await page.getByRole("button", { name: "New User" }).click();
      const dialog = page.getByRole("dialog", { name: "New User" });
      await dialog.getByLabel("Name").fill("Yara After");
      await dialog.getByLabel("Email").fill("yara@marquee.example");
      await dialog.getByLabel("Password").fill("yara-pass");
      await dialog.getByRole("button", { name: "Save" }).click();
      await expect(toast(page, "User saved")).toBeVisible();
    },
  },
  { what: "the campaign", path: `${customer}/campaign/4`, call: "/v3/api/campaigns", loaded: heading("Spring Launch") },
  { what: "pixels", path: `${customer}/campaign/4`, call: "/v3/api/pixels/campaign", loaded: link("Careers"), empty: "This campaign does not have any pixels.", emptyAt: `${customer}/campaign/51` },
  { what: "ad groups", path: `${customer}/campaign/4`, call: "/v3/api/flights", loaded: table("Ad Groups"), empty: "This campaign does not have any ad groups.", emptyAt: `${customer}/campaign/51` },
  {
    what: "jobs",
    path: `${pixel}/31`,
    call: "/v3/internal/queue",
    loaded: cell("Jobs"),
    empty: "No jobs found.",
    refetch: async (page) => {
      await page.getByRole("button", { name: "Run Pixels Job" }).click();
      await expect(toast(page, "Processed pixel download request.")).toBeVisible();
      await page.clock.fastForward(5_000);
    },
  },
  {
    what: "pixel requests",
    path: `${pixel}/31?tab=requests&read-dates=last3`,
    call: "/v3/api/pixels/pixel-query",
    loaded: cell("Pixel Requests"),
    empty: "No pixel requests found.",
    emptyAt: `${pixel}/35?tab=requests&read-dates=last3`,
    refetch: async (page) => {
      await page.getByRole("button", { name: "Get Pixels" }).click();
      await expect(toast(page, "Pixels loaded.")).toBeVisible();
    },
  },
  {
    what: "pixels",
    path: "/app/pixels?campaign=4",
    call: "/v3/api/pixels",
    loaded: link("Careers"),
    empty: "No pixels found.",
    emptyAt: "/app/pixels?customer=29",
    order: { header: "Name", pageSize: 100, row: (pixelId, displayName) => ({ pixelId, metaData: { displayName }, campaign: 4 }) },
  },
  { what: "markets", path: "/app/markets", call: "/v3/api/markets", loaded: row("Boston"), empty: "No markets found.", order: { header: "Name", pageSize: 50, row: (marketId, marketName) => ({ marketId, marketName, metaData: { isActive: true } }) } },
  { what: "providers", path: "/app/providers", call: "/v3/api/providers", loaded: cell("Providers"), empty: "No providers found.", order: { header: "Name", pageSize: 100, row: (providerId, providerName) => ({ providerId, providerName, isActive: true }) } },
  { what: "pings", path: "/app/providers?pings=1", call: "/v3/api/providers/latest-pings", loaded: cell("Pings"), empty: "No pings found.", emptyAt: "/app/providers?pings=12" },
  { what: "asset owners", path: "/app/asset-owners", call: "/v3/api/asset-owners/admin-list", loaded: link("Harbor Media"), empty: "No asset owners found.", order: { header: "ID", pageSize: 100, row: (assetOwnerId, name) => ({ assetOwnerId, name }) } },
  {
    what: "attribution studies",
    path: "/app/attribution",
    call: "/v3/api/attribution",
    loaded: link("Spring Lift"),
    empty: "No attribution studies found.",
    refetch: (page) => page.getByRole("button", { name: "Refresh Studies" }).click(),
  },
  { what: "campaigns", path: "/app/attribution?form=retargeting", call: "/v3/api/campaigns/active-campaigns", loaded: field("Campaigns") },
  { what: "cuts", path: "/app/attribution?cuts=52", call: "/v3/api/attribution/52/cuts", loaded: (page) => page.getByRole("group", { name: "Cut 2" }), empty: "This study does not have any cuts.", emptyAt: "/app/attribution?cuts=58" },
  {
    what: "attribution jobs",
    path: "/app/attribution-jobs",
    call: "/v3/api/attribution/jobs",
    loaded: cell("Attribution Jobs"),
    empty: "No attribution jobs found.",
    order: { header: "Created By", pageSize: 100, row: (id, email) => ({ id, email, jobType: "JOB_QUEUE__ATTRIBUTION_PROCESS", status: 0 }) },
  },
  { what: "the study", path: "/app/edit-attribution-study?id=52", call: "/v3/api/attribution/52", loaded: (page) => page.getByRole("form", { name: "Study" }) },
  { what: "places", path: "/app/select-locations/52", call: "/v3/api/places", loaded: cell("Places"), empty: "No places found." },
  { what: "the place", path: "/app/place-details/610", call: "/v3/api/places/610", loaded: heading("Pier Store") },
  { what: "system prompts", path: "/app/ai-insights", call: `${insights}/system-prompts`, loaded: table("System Prompts"), empty: "No system prompts found." },
  { what: "suggested prompts", path: "/app/ai-insights?prompts=suggested", call: `${insights}/suggested-prompts`, loaded: table("Suggested Prompts"), empty: "No suggested prompts found." },
  {
    what: "conversations",
    path: "/app/ai-insights?tab=conversations",
    call: `${insights}/admin-conversations`,
    loaded: table("Conversations"),
    empty: "No conversations found.",
    order: { header: "ID", pageSize: 50, row: (number, title) => ({ conversationId: `c-${number}`, conversationContext: { title } }) },
    refetch: refresh,
  },
  {
    what: "debug logs",
    path: "/app/ai-debug-logs",
    call: "/v3/api/planning/ai-debug-logs",
    loaded: table("AI Debug Logs"),
    empty: "No debug logs found.",
    order: { header: "Route", pageSize: 50, row: (debugId, route) => ({ debugId, route }) },
    refetch: refresh,
  },
  { what: "the greeting", path: "/app/campaign-explorer", call: "/v3/api/campaign-explorer", loaded: heading("Pick a customer to begin.") },
  { what: "campaigns", path: "/app/campaign-explorer?customer=3", call: "/v3/api/campaigns", loaded: field("Campaign") },
  {
    what: "the campaign",
    path: "/app/campaign-explorer?customer=3&campaign=4",
    call: "/v3/api/campaign-explorer/campaign",
    loaded: table("Flights"),
    empty: "This campaign does not have any flights.",
    emptyAt: "/app/campaign-explorer?customer=22&campaign=51",
  },
  {
    what: "campaigns",
    path: "/app/stationary-pipeline",
    call: "/v3/api/campaigns",
    loaded: table("Stationary Campaigns"),
    empty: "No stationary campaigns found.",
    order: { header: "Campaign", pageSize: 100, row: (campaignId, campaignRef) => ({ campaignId, campaignRef, customerId: 3, adGroupsMetaData: [{ inventoryType: "Stationary" }] }) },
  },
  { what: "markets", path: "/app/new-pipeline-job", call: "/v3/api/markets", loaded: (page) => page.getByRole("checkbox", { name: "Boston" }), empty: "No active markets found." },
  { what: "the campaign", path: "/app/run-campaign-pipeline/9", call: "/v3/api/campaigns/9", loaded: (page) => page.getByRole("form", { name: "Run Campaign" }) },
  {
    what: "processing jobs",
    path: "/app/processing-jobs",
    call: "/v3/api/jobs/index",
    loaded: table("Processing Jobs"),
    empty: "No processing jobs found.",
    order: { header: "Market", pageSize: 100, row: (jobId, marketName) => ({ jobId, jobAOI: { marketName }, createdAt: "2025-03-10T09:00:00Z", audits: [] }) },
  },
  { what: "top markets", path: "/app/processing-jobs", call: "/v3/api/markets", loaded: list("Top markets"), empty: "No top markets found." },
  { what: "processing jobs", path: "/app/processing-jobs?open=2", call: "/v3/api/jobs/market-name", loaded: table("Processing jobs of the market"), empty: "No processing jobs found." },
  { what: "frames", path: "/app/inventory/frames?customer=3", call: "/v3/api/frames/admin-list", loaded: table("Frames"), empty: "This customer either has no frames or no more frames.", emptyAt: "/app/inventory/frames?customer=29" },
  { what: "frames", path: "/app/pipeline-frames-by-market/d4f1c2", call: "/v3/api/frames/admin-list-by-market", loaded: table("Frames"), empty: "This market has no frames." },
  { what: "the files of devices", path: "/app/pipeline-frames-by-market/d4f1c2", call: "/v3/api/dev/pipeline-debug", loaded: list("Dates of devices") },
  { what: "queries", path: "/app/pipeline?tab=queries", call: "/api/query-history", service: "pipeline", loaded: table("Query History"), empty: "No queries found.", refetch: refresh },
  { ...jobs, path: "/app/pipeline?tab=dashboard", loaded: table("Failed Jobs"), empty: "No jobs are currently running." },
  { ...jobs, path: "/app/pipeline?tab=jobs", loaded: table("Jobs"), empty: "No jobs found." },
  { ...jobs, path: "/app/pipeline?tab=by-market", loaded: link("Boston"), empty: "No jobs found." },
  { ...jobs, path: "/app/pipeline?tab=by-market&market=d4f1c2", loaded: table("Jobs of the market"), empty: "No jobs found." },
  { ...jobs, path: "/app/pipeline?tab=by-date", loaded: (page) => page.getByRole("grid") },
  { what: "markets", path: "/app/pipeline?tab=report", call: "/v3/api/markets", loaded: (page) => page.getByRole("combobox", { name: "Market" }).and(page.locator("[value=Boston]")) },
  { what: "impressions", path: "/app/pipeline?tab=report", call: "/v3/api/reporting/compare-impressions", loaded: (page) => page.getByRole("img", { name: "Impressions per Date" }), empty: "No impressions found.", refetch: refresh },
  { what: "campaign refresh jobs", path: "/app/pipeline?tab=campaign-refresh", call: "/api/pipeline-jobs", service: "pipeline", loaded: list("Campaign refresh jobs"), empty: "No campaign refresh jobs found.", refetch: refresh },
];

for (const { what, path, call, service, loaded, empty, emptyAt, refetch, order } of lists) {
  test(`${what} at ${path} fail, recover, sort, page and are empty as every list`, async ({ page, backend }) => {
    await test.step("a failure is shown and logged, and is not an empty list", async () => {
      if (refetch !== undefined) await page.clock.install();
      const logged = errorsOf(page);
      await backend.fail({ kind: "status", service, path: call, status: 500 });
      await page.goto(path);
      const failure = page.getByText(`Could not load ${what}.`);
      await expect(failure).toBeVisible();
      if (empty !== undefined) await expect(page.getByText(empty, { exact: true })).toHaveCount(0);
      expect(logged.some((line) => line.includes(`Could not load ${what}.`))).toBe(true);
      await expect(page.getByText(/^Request [0-9a-f]{32}$/)).toBeVisible();
      await backend.mend();
      await (refetch === undefined ? retry(page, loaded(page)) : refetch(page));
      await expect(loaded(page)).toBeVisible();
      await expect(failure).toHaveCount(0);
    });

    if (order !== undefined) {
      await test.step("a row that is listed three times is shown once, and the address keeps order and page", async () => {
        const { header, pageSize, row: rowOf } = order;
        const total = pageSize + 20;
        const numbers = [7, ...Array.from({ length: total }, (_, index) => index + 1), 7];
        await backend.serve(call, numbers.map((number) => rowOf(number, `Row ${String(number).padStart(3, "0")}`)));
        await page.goto(path);
        const rows = page.getByRole("table").locator("tbody tr");
        const sorted = page.getByRole("columnheader", { name: header });
        const sort = sorted.getByRole("button", { name: header, exact: true });
        await sort.click();
        await expect(page).toHaveURL(/[?&]sort=/);
        // A list that starts in this order turns it with the first click.
        if (!page.url().includes("sort=-")) {
          await expect(sorted).toHaveAttribute("aria-sort", "ascending");
          await expect(rows.filter({ hasText: "Row 007" })).toHaveCount(1);
          await sort.click();
        }
        await expect(page).toHaveURL(/[?&]sort=-/);
        await expect(sorted).toHaveAttribute("aria-sort", "descending");
        await page.getByRole("button", { name: "Next" }).click();
        await expect(page).toHaveURL(/page=2/);
        const check = async () => {
          await expect(sorted).toHaveAttribute("aria-sort", "descending");
          await expect(page.getByText(`${pageSize + 1}–${total} of ${total}`)).toBeVisible();
          await expect(rows).toHaveCount(20);
          await expect(rows.first()).toContainText("Row 020");
          await expect(rows.filter({ hasText: "Row 007" })).toHaveCount(1);
        };
        await check();
        await page.reload();
        await check();
        await backend.mend();
      });
    }

    if (empty !== undefined) {
      await test.step("an empty list says so", async () => {
        if (emptyAt === undefined) await backend.serve(call, [], service);
        await page.goto(emptyAt ?? path);
        await expect(page.getByText(empty, { exact: true })).toBeVisible();
      });
    }
  });
}
