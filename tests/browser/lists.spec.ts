import type { Locator, Page } from "@playwright/test";
import { choose, errorsOf, expect, test, toast } from "./support";

const customer = "/app/customer/harbor-transit";
const quiet = "/app/customer/quiet-corner-media";
const pixel = `${customer}/campaign/4/pixel`;

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

const refreshPipeline = (page: Page) => page.getByRole("button", { name: "Refresh", exact: true }).click();

/** Every list, and the panels around lists, which fail in the same way. */
const lists: List[] = [
  {
    what: "customers",
    path: "/app/customers",
    call: "/v3/api/customers",
    loaded: (page) => page.getByRole("link", { name: "Harbor Transit" }),
    empty: "No customers found.",
    order: { header: "ID", pageSize: 100, row: (customerId, customerName) => ({ customerId, customerName }) },
    refetch: async (page) => {
      await page.getByRole("button", { name: "New Customer" }).click();
      await page.getByRole("textbox", { name: "Customer Name" }).fill("After The Storm");
      await choose(page, "Channel", "Pedi Cab");
      await choose(page, "Subscription Type", "FLEX");
      await page.getByRole("button", { name: "Save" }).click();
      await expect(toast(page, "Customer saved")).toBeVisible();
    },
  },
  {
    what: "markets",
    path: "/app/markets",
    call: "/v3/api/markets",
    loaded: (page) => page.getByRole("row", { name: "Boston" }),
    empty: "No markets found.",
    order: {
      header: "Name",
      pageSize: 50,
      row: (marketId, marketName) => ({ marketId, marketName, metaData: { isActive: true } }),
    },
  },
  {
    what: "the customer",
    path: customer,
    call: "/v3/api/customers",
    loaded: (page) => page.getByRole("heading", { name: "Harbor Transit", level: 1 }),
  },
  {
    what: "the campaign",
    path: `${customer}/campaign/4`,
    call: "/v3/api/campaigns",
    loaded: (page) => page.getByRole("heading", { name: "Spring Launch", level: 1 }),
  },
  {
    what: "markets",
    path: customer,
    call: "/v3/api/markets",
    loaded: (page) => page.getByRole("list", { name: "Markets" }),
    empty: "This customer does not have any markets.",
    emptyAt: quiet,
  },
  {
    what: "campaigns",
    path: `${customer}?tab=campaigns`,
    call: "/v3/api/campaigns/customer/3",
    loaded: (page) => page.getByRole("link", { name: "Atlas Motors - Holiday Push" }),
    empty: "This customer does not have any campaigns.",
    emptyAt: `${quiet}?tab=campaigns`,
    order: {
      header: "ID",
      pageSize: 100,
      row: (campaignId, campaignRef) => ({ campaignId, campaignRef, customerId: 3 }),
    },
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
    loaded: (page) => page.getByRole("row", { name: "Ada Byron" }),
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
  {
    what: "pixels",
    path: `${customer}/campaign/4`,
    call: "/v3/api/pixels/campaign",
    loaded: (page) => page.getByRole("link", { name: "Careers" }),
    empty: "This campaign does not have any pixels.",
    emptyAt: `${customer}/campaign/51`,
  },
  {
    what: "ad groups",
    path: `${customer}/campaign/4`,
    call: "/v3/api/flights",
    loaded: (page) => page.getByRole("table", { name: "Ad Groups" }),
    empty: "This campaign does not have any ad groups.",
    emptyAt: `${customer}/campaign/51`,
  },
  {
    what: "jobs",
    path: `${pixel}/31`,
    call: "/v3/internal/queue",
    loaded: (page) => page.getByRole("table", { name: "Jobs" }).getByRole("cell").first(),
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
    loaded: (page) => page.getByRole("table", { name: "Pixel Requests" }).getByRole("cell").first(),
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
    loaded: (page) => page.getByRole("link", { name: "Careers" }),
    empty: "No pixels found.",
    emptyAt: "/app/pixels?customer=29",
    order: {
      header: "Name",
      pageSize: 100,
      row: (pixelId, displayName) => ({ pixelId, metaData: { displayName }, campaign: 4 }),
    },
  },
  {
    what: "attribution studies",
    path: "/app/attribution",
    call: "/v3/api/attribution",
    loaded: (page) => page.getByRole("link", { name: "Spring Lift", exact: true }),
    empty: "No attribution studies found.",
    refetch: (page) => page.getByRole("button", { name: "Refresh Studies" }).click(),
  },
  {
    what: "campaigns",
    path: "/app/attribution?form=retargeting",
    call: "/v3/api/campaigns/active-campaigns",
    loaded: (page) => page.getByRole("combobox", { name: "Campaigns" }),
  },
  {
    what: "cuts",
    path: "/app/attribution?cuts=52",
    call: "/v3/api/attribution/52/cuts",
    loaded: (page) => page.getByRole("group", { name: "Cut 2" }),
    empty: "This study does not have any cuts.",
    emptyAt: "/app/attribution?cuts=58",
  },
  {
    what: "attribution jobs",
    path: "/app/attribution-jobs",
    call: "/v3/api/attribution/jobs",
    loaded: (page) => page.getByRole("table", { name: "Attribution Jobs" }).getByRole("cell").first(),
    empty: "No attribution jobs found.",
    order: {
      header: "Created By",
      pageSize: 100,
      row: (id, email) => ({ id, email, jobType: "JOB_QUEUE__ATTRIBUTION_PROCESS", status: 0 }),
    },
  },
  {
    what: "providers",
    path: "/app/providers",
    call: "/v3/api/providers",
    loaded: (page) => page.getByRole("cell", { name: "GeoTrail", exact: true }).first(),
    empty: "No providers found.",
    order: {
      header: "Name",
      pageSize: 100,
      row: (providerId, providerName) => ({ providerId, providerName, isActive: true }),
    },
  },
  {
    what: "pings",
    path: "/app/providers?pings=1",
    call: "/v3/api/providers/latest-pings",
    loaded: (page) => page.getByRole("dialog").getByRole("cell").first(),
    empty: "No pings found.",
    emptyAt: "/app/providers?pings=12",
  },
  {
    what: "campaigns",
    path: "/app/stationary-pipeline",
    call: "/v3/api/campaigns",
    loaded: (page) => page.getByRole("table", { name: "Stationary Campaigns" }),
    empty: "No stationary campaigns found.",
    order: {
      header: "Campaign",
      pageSize: 100,
      row: (campaignId, campaignRef) => ({
        campaignId,
        campaignRef,
        customerId: 3,
        adGroupsMetaData: [{ inventoryType: "Stationary" }],
      }),
    },
  },
  {
    what: "markets",
    path: "/app/new-pipeline-job",
    call: "/v3/api/markets",
    loaded: (page) => page.getByRole("checkbox", { name: "Boston" }),
    empty: "No active markets found.",
  },
  {
    what: "customers",
    path: "/app/new-pipeline-job",
    call: "/v3/api/customers",
    loaded: (page) => page.getByRole("combobox", { name: "Customer", disabled: false }),
  },
  {
    what: "the campaign",
    path: "/app/run-campaign-pipeline/9",
    call: "/v3/api/campaigns/9",
    loaded: (page) => page.getByRole("form", { name: "Run Campaign" }),
  },
  {
    what: "processing jobs",
    path: "/app/processing-jobs",
    call: "/v3/api/jobs/index",
    loaded: (page) => page.getByRole("table", { name: "Processing Jobs" }),
    empty: "No processing jobs found.",
    order: {
      header: "Market",
      pageSize: 100,
      row: (jobId, marketName) => ({ jobId, jobAOI: { marketName }, createdAt: "2025-03-10T09:00:00Z", audits: [] }),
    },
  },
  {
    what: "top markets",
    path: "/app/processing-jobs",
    call: "/v3/api/markets",
    loaded: (page) => page.getByRole("list", { name: "Top markets" }),
    empty: "No top markets found.",
  },
  {
    what: "processing jobs",
    path: "/app/processing-jobs?open=2",
    call: "/v3/api/jobs/market-name",
    loaded: (page) => page.getByRole("table", { name: "Processing jobs of the market" }),
    empty: "No processing jobs found.",
  },
  {
    what: "the study",
    path: "/app/edit-attribution-study?id=52",
    call: "/v3/api/attribution/52",
    loaded: (page) => page.getByRole("form", { name: "Study" }),
  },
  {
    what: "places",
    path: "/app/select-locations/52",
    call: "/v3/api/places",
    loaded: (page) => page.getByRole("link").filter({ hasText: "Atlas Motors" }).first(),
    empty: "No places found.",
  },
  {
    what: "the place",
    path: "/app/place-details/610",
    call: "/v3/api/places/610",
    loaded: (page) => page.getByRole("heading", { name: "Pier Store", level: 1 }),
  },
  {
    what: "customers",
    path: "/app/validations",
    call: "/v3/api/customers",
    loaded: (page) => page.getByRole("combobox", { name: "Customer", disabled: false }),
  },
  {
    what: "asset owners",
    path: "/app/asset-owners",
    call: "/v3/api/asset-owners/admin-list",
    loaded: (page) => page.getByRole("link", { name: "Harbor Media" }),
    empty: "No asset owners found.",
    order: { header: "ID", pageSize: 100, row: (assetOwnerId, name) => ({ assetOwnerId, name }) },
  },
  {
    what: "system prompts",
    path: "/app/ai-insights",
    call: "/v3/api/ai-insights/system-prompts",
    loaded: (page) => page.getByRole("table", { name: "System Prompts" }),
    empty: "No system prompts found.",
  },
  {
    what: "suggested prompts",
    path: "/app/ai-insights?prompts=suggested",
    call: "/v3/api/ai-insights/suggested-prompts",
    loaded: (page) => page.getByRole("table", { name: "Suggested Prompts" }),
    empty: "No suggested prompts found.",
  },
  {
    what: "conversations",
    path: "/app/ai-insights?tab=conversations",
    call: "/v3/api/ai-insights/admin-conversations",
    loaded: (page) => page.getByRole("table", { name: "Conversations" }),
    empty: "No conversations found.",
    order: {
      header: "ID",
      pageSize: 50,
      row: (number, title) => ({ conversationId: `c-${number}`, conversationContext: { title } }),
    },
    refetch: (page) => page.getByRole("button", { name: "Refresh", exact: true }).click(),
  },
  {
    what: "debug logs",
    path: "/app/ai-debug-logs",
    call: "/v3/api/planning/ai-debug-logs",
    loaded: (page) => page.getByRole("table", { name: "AI Debug Logs" }),
    empty: "No debug logs found.",
    order: { header: "Route", pageSize: 50, row: (debugId, route) => ({ debugId, route }) },
    refetch: (page) => page.getByRole("button", { name: "Refresh", exact: true }).click(),
  },
  {
    what: "customers",
    path: "/app/campaign-explorer",
    call: "/v3/api/customers",
    loaded: (page) => page.getByRole("combobox", { name: "Customer", disabled: false }),
  },
  {
    what: "the greeting",
    path: "/app/campaign-explorer",
    call: "/v3/api/campaign-explorer",
    loaded: (page) => page.getByRole("heading", { name: "Pick a customer to begin." }),
  },
  {
    what: "campaigns",
    path: "/app/campaign-explorer?customer=3",
    call: "/v3/api/campaigns/customer/3",
    loaded: (page) => page.getByRole("combobox", { name: "Campaign", disabled: false }),
  },
  {
    what: "the campaign",
    path: "/app/campaign-explorer?customer=3&campaign=4",
    call: "/v3/api/campaign-explorer/campaign",
    loaded: (page) => page.getByRole("table", { name: "Flights" }),
    empty: "This campaign does not have any flights.",
    emptyAt: "/app/campaign-explorer?customer=22&campaign=51",
  },
  {
    what: "customers",
    path: "/app/inventory/frames",
    call: "/v3/api/customers",
    loaded: (page) => page.getByRole("combobox", { name: "Select Customer ID:", disabled: false }),
  },
  {
    what: "frames",
    path: "/app/inventory/frames?customer=3",
    call: "/v3/api/frames/admin-list",
    loaded: (page) => page.getByRole("table", { name: "Frames" }),
    empty: "This customer either has no frames or no more frames.",
    emptyAt: "/app/inventory/frames?customer=29",
  },
  {
    what: "frames",
    path: "/app/pipeline-frames-by-market/d4f1c2",
    call: "/v3/api/frames/admin-list-by-market",
    loaded: (page) => page.getByRole("table", { name: "Frames" }),
    empty: "This market has no frames.",
  },
  {
    what: "the files of devices",
    path: "/app/pipeline-frames-by-market/d4f1c2",
    call: "/v3/api/dev/pipeline-debug",
    loaded: (page) => page.getByRole("list", { name: "Dates of devices" }),
  },
  {
    what: "queries",
    path: "/app/pipeline",
    call: "/api/query-history",
    service: "pipeline",
    loaded: (page) => page.getByRole("table", { name: "Query History" }),
    empty: "No queries found.",
    refetch: refreshPipeline,
  },
  {
    what: "jobs",
    path: "/app/pipeline?tab=dashboard",
    call: "/api/jobs",
    service: "pipeline",
    loaded: (page) => page.getByRole("table", { name: "Failed Jobs" }),
    empty: "No jobs are currently running.",
    refetch: refreshPipeline,
  },
  {
    what: "jobs",
    path: "/app/pipeline?tab=jobs",
    call: "/api/jobs",
    service: "pipeline",
    loaded: (page) => page.getByRole("table", { name: "Jobs", exact: true }),
    empty: "No jobs found.",
    refetch: refreshPipeline,
  },
  {
    what: "markets",
    path: "/app/pipeline?tab=report",
    call: "/v3/api/markets",
    loaded: (page) => page.getByRole("combobox", { name: "Market" }).filter({ hasText: "Boston" }),
  },
  {
    what: "jobs",
    path: "/app/pipeline?tab=by-market",
    call: "/api/jobs",
    service: "pipeline",
    loaded: (page) => page.getByRole("link", { name: "Boston", exact: true }),
    empty: "No jobs found.",
    refetch: refreshPipeline,
  },
  {
    what: "jobs",
    path: "/app/pipeline?tab=by-market&market=d4f1c2",
    call: "/api/jobs",
    service: "pipeline",
    loaded: (page) => page.getByRole("table", { name: "Jobs of the market" }),
    empty: "No jobs found.",
    refetch: refreshPipeline,
  },
  {
    what: "jobs",
    path: "/app/pipeline?tab=by-date",
    call: "/api/jobs",
    service: "pipeline",
    loaded: (page) => page.getByRole("grid"),
    refetch: refreshPipeline,
  },
  {
    what: "impressions",
    path: "/app/pipeline?tab=report",
    call: "/v3/api/reporting/compare-impressions",
    loaded: (page) => page.getByRole("img", { name: "Impressions per Date" }),
    empty: "No impressions found.",
    refetch: refreshPipeline,
  },
  {
    what: "campaign refresh jobs",
    path: "/app/pipeline?tab=campaign-refresh",
    call: "/api/pipeline-jobs",
    service: "pipeline",
    loaded: (page) => page.getByRole("list", { name: "Campaign refresh jobs" }),
    empty: "No campaign refresh jobs found.",
    refetch: refreshPipeline,
  },
];

for (const { what, path, call, service, loaded, empty, emptyAt, refetch, order } of lists) {
  test.describe(`${what} at ${path}`, () => {
    if (empty !== undefined) {
      test("shows a text when it is empty", async ({ page, backend }) => {
        if (emptyAt === undefined) await backend.serve(call, [], service);
        await page.goto(emptyAt ?? path);
        await expect(page.getByText(empty, { exact: true })).toBeVisible();
      });
    }

    test("shows and logs a failure, and recovers with Retry", async ({ page, backend }) => {
      const logged = errorsOf(page);
      await backend.fail({ kind: "status", service, path: call, status: 500 });
      await page.goto(path);
      const failure = page.getByText(`Could not load ${what}.`);
      await expect(failure).toBeVisible();
      if (empty !== undefined) await expect(page.getByText(empty, { exact: true })).toHaveCount(0);
      expect(logged.some((line) => line.includes(`Could not load ${what}.`))).toBe(true);
      await expect(page.getByText(/^Request [0-9a-f]{32}$/)).toBeVisible();
      await backend.mend();
      await page.getByRole("button", { name: "Retry" }).click();
      await expect(loaded(page)).toBeVisible();
      await expect(failure).toHaveCount(0);
    });

    if (refetch !== undefined) {
      test("recovers from a failure with the next refetch", async ({ page, backend }) => {
        await page.clock.install();
        await backend.fail({ kind: "status", service, path: call, status: 500 });
        await page.goto(path);
        const failure = page.getByText(`Could not load ${what}.`);
        await expect(failure).toBeVisible();
        await backend.mend();
        await refetch(page);
        await expect(loaded(page)).toBeVisible();
        await expect(failure).toHaveCount(0);
      });
    }

    if (order !== undefined) {
      test("lists a row once that the service lists three times, however often it is sorted", async ({ page, backend }) => {
        const { header, row } = order;
        const numbers = [7, ...Array.from({ length: 20 }, (_, index) => index + 1), 7];
        await backend.serve(call, numbers.map((number) => row(number, `Row ${number}`)));
        await page.goto(path);
        const table = page.getByRole("table");
        const drawn = table.locator("tbody tr");
        const sorted = table.getByRole("columnheader", { name: header });
        const sort = table.getByRole("button", { name: header, exact: true });
        await expect(drawn).toHaveCount(20);
        for (let turns = 0; turns < 3; turns += 1) {
          const before = await sorted.getAttribute("aria-sort");
          await sort.click();
          await expect.poll(() => sorted.getAttribute("aria-sort")).not.toBe(before);
          await expect(drawn).toHaveCount(20);
          await expect(drawn.filter({ hasText: /Row 7(?!\d)/ })).toHaveCount(1);
        }
      });

      test("keeps order and page in the address", async ({ page, backend }) => {
        const { header, pageSize, row } = order;
        const total = pageSize + 20;
        const rows = Array.from({ length: total }, (_, index) => row(index + 1, `Row ${String(index + 1).padStart(3, "0")}`));
        await backend.serve(call, rows);
        await page.goto(path);
        const table = page.getByRole("table");
        const sorted = table.getByRole("columnheader", { name: header });
        const sort = table.getByRole("button", { name: header, exact: true });
        await sort.click();
        await expect(page).toHaveURL(/[?&]sort=/);
        // A list that starts in this order turns it with the first click.
        if (!page.url().includes("sort=-")) {
          await expect(sorted).toHaveAttribute("aria-sort", "ascending");
          await sort.click();
        }
        await expect(page).toHaveURL(/[?&]sort=-/);
        await expect(sorted).toHaveAttribute("aria-sort", "descending");
        await page.getByRole("button", { name: "Next" }).click();
        await expect(page).toHaveURL(/page=2/);

        const check = async () => {
          await expect(sorted).toHaveAttribute("aria-sort", "descending");
          await expect(page.getByText(`${pageSize + 1}–${total} of ${total}`)).toBeVisible();
          await expect(table.getByRole("row").nth(1)).toContainText("Row 020");
        };
        await check();
        await page.reload();
        await check();
      });
    }
  });
}
