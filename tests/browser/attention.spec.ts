import type { Page } from "@playwright/test";
import { type Backend, choose, developer, expect, test, toast } from "./support";
import { visit } from "./visit";

const list = (page: Page) => page.getByRole("region", { name: "Needs attention", exact: true });

/** The rows of what needs attention that have a text, such as that of their kind. */
const rows = (page: Page, text: string | RegExp) => list(page).getByRole("table").locator("tbody tr").filter({ hasText: text });

test("what needs attention is a table, leads to the filtered lists, and names lists that cannot be read", async ({ page, backend }) => {
  const region = (name: string) => page.getByRole("region", { name, exact: true });
  await backend.fail({ service: "pipeline", path: "/api", kind: "status", status: 503 });
  await page.goto("/app/dashboard");
  await expect(rows(page, "Market jobs cannot be read. The pipeline service is not available.")).toHaveCount(1);
  await expect(rows(page, "Stale providers").getByRole("link").first()).toBeVisible();
  await expect(rows(page, "Stuck locks")).toHaveCount(0);
  await backend.mend();
  await list(page).getByRole("button", { name: "Refresh" }).click();
  await expect(rows(page, "Lists that cannot be read")).toHaveCount(0);

  await test.step("the figures and cards lead to their lists", async () => {
    const counted = async (name: string) => {
      const count = Number.parseInt((await region(name).innerText()).split("\n").at(-1) ?? "", 10);
      await region(name).getByRole("link").click();
      return count;
    };
    for (const [name, address] of [
      ["Customers", "/app/customers"],
      ["Users", "/app/customers"],
      ["Markets", "/app/markets"],
      ["Campaigns", "/app/campaign-explorer"],
    ] as const) {
      await expect(region(name).getByRole("link")).toHaveAttribute("href", address);
    }
    const providers = await counted("Providers without data");
    await expect(page).toHaveURL("/app/providers?status=STALE,NO_HISTORY");
    await expect(page.getByRole("table", { name: "Providers" }).locator("tbody tr")).toHaveCount(providers);
    await expect(page.getByRole("combobox", { name: "Status" })).toHaveValue("Stale, No History");
    // Nobody but lock maintainers has a use for a selection of them.
    await expect(page.getByRole("button", { name: "Select rows of Providers" })).toBeHidden();
    await page.goBack();
    const studies = await counted("Studies waiting");
    await expect(page).toHaveURL("/app/attribution?status=PENDING,ATTENTION_REQUIRED,UNDER_REVIEW");
    await expect(page.getByText(`Showing ${studies} of `)).toBeVisible();
    await page.goBack();
    await expect(region("Refresh jobs failed since yesterday").getByRole("link")).toHaveAttribute("href", /\?tab=campaign-refresh&status=failed&since=\d{4}-\d\d-\d\d$/);
    const jobs = await counted("Market jobs failed since yesterday");
    await expect(page).toHaveURL(/\/app\/pipeline\?tab=jobs&status=needs-rerun&since=\d{4}-\d\d-\d\d$/);
    await expect(page.getByText(new RegExp(`^Displaying ${jobs} of [\\d,]+ Jobs$`))).toBeVisible();
  });

  await test.step("a kind is in the address, and its items are dated and lead to what they name", async () => {
    await visit(page, "/app/dashboard?attention=UNFINISHED_STUDY");
    // One row has all reasons of a study.
    const due = rows(page, "Studies whose period is over").filter({ hasText: "The results were due on" });
    await expect(due.first()).toContainText(/The study period has ended, and the status is .*\d\d-\d\d-\d{4}/);
    await expect(rows(page, "Stale providers")).toHaveCount(0);
    await visit(page, "/app/dashboard?attention=MISSING_MARKET_JOBS");
    await expect(rows(page, /There is no job for any of the 7 days from \d\d-\d\d-\d{4} to \d\d-\d\d-\d{4}\./)).toHaveCount(2);
    await list(page).getByRole("link", { name: "Anchorage" }).click();
    // By its hash, because the name may be part of another market's.
    await expect(page).toHaveURL(/\/app\/pipeline-coverage\?market=[0-9a-f]{6}&show=missing$/);
    await expect(page.getByRole("rowheader", { name: "Anchorage" })).toBeVisible();
    await expect(page.getByRole("grid", { name: "Coverage" }).getByRole("gridcell", { name: "Missing" })).toHaveCount(7);
  });

  await test.step("the result of an action on all items is shown, even if none are left", async () => {
    const serve = async (...jobIds: string[]) => {
      await backend.mend();
      const job = { marketHash: "d4f1c2", date: "2026-03-12", jobType: "TRANSIT", matchGroup: "exposed", status: "FAILED" };
      const rows = jobIds.map((jobId) => ({ ...job, jobId, processingStartTime: new Date().toISOString() }));
      await backend.serve("/api/jobs-sf", [], "pipeline");
      await backend.serve("/api/jobs", rows, "pipeline");
    };
    await serve("902", "1001");
    await visit(page, "/app/dashboard?attention=FAILED_MARKET_JOB");
    const failed = rows(page, "Failed market jobs");
    await expect(failed).toHaveCount(2);
    await list(page).getByRole("button", { name: /^Re-run All \d+ Failed Market Jobs$/ }).click();
    await serve();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Re-run 2" }).click();
    await expect(failed).toHaveCount(0);
    await expect(dialog.getByRole("status")).toHaveText("2 of 2 items re-run");
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("group", { name: "What needs attention" })).toBeFocused();
  });
});

test.describe("for lock maintainers", () => {
  test.use({ account: developer });

  test("stuck locks leave the list when they are unlocked, one or all at once", async ({ page, backend }) => {
    await page.goto("/app/dashboard?attention=STUCK_LOCK");
    const locks = rows(page, "Stuck locks");
    const unlock = (provider: string) => list(page).getByRole("button", { name: `Unlock ${provider}` });
    await unlock("Pedal Counter").click();
    await expect(toast(page, "Provider unlocked")).toBeVisible();
    await expect(unlock("Pedal Counter")).toHaveCount(0);
    // Some locks are stuck only half a minute after their feed has delivered.
    await expect(async () => {
      await list(page).getByRole("button", { name: "Refresh" }).click();
      await expect(unlock("Refuses Save")).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 45_000 });
    const all = list(page).getByRole("button", { name: /^Unlock All \d+ Stuck Locks$/ });
    const count = Number((await all.innerText()).replace(/\D/g, ""));
    await expect(locks).toHaveCount(count);
    await all.click();
    await backend.forgetCalls();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: `Unlock ${count}` }).click();
    // One of them is never unlocked by its service.
    await expect(dialog.getByRole("status")).toHaveText(`${count - 1} of ${count} items unlocked, 1 failed`);
    expect(await backend.calls("/v3/api/providers/unlock")).toHaveLength(count);
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(locks).toHaveCount(1);
  });
});

/** A running campaign without a pixel and one with, and three vehicles of which two need attention: those of Harbor Transit. */
async function serveHarbor(backend: Backend): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  const dates = { activeFrom: now - 86_400, activeTo: now + 86_400 };
  const campaigns = [{ campaignId: 4, campaignRef: "Without" }, { campaignId: 8, campaignRef: "With" }];
  const vehicle = (number: number, paired: string) => ({ assetId: 900 + number, assetRef: `BUS-${number}`, displayName: `Bus ${number}`, paired, assetStatus: "ACTIVE" });
  await backend.serve("/v3/api/campaigns/customer/3", campaigns.map((campaign) => ({ ...campaign, ...dates, customerId: 3 })));
  await backend.serve("/v3/api/pixels/customer/3", [{ pixelId: 31, campaign: { campaignId: 8 } }]);
  await backend.serve("/v3/internal/manager/customer-assets/3", [vehicle(2, "NEEDS_ATTENTION"), vehicle(3, "NEEDS_ATTENTION"), vehicle(4, "CONFIRMED")]);
}

test("what needs attention of a customer replaces that of everything, and the address keeps the customer", async ({ page, backend }) => {
  const campaigns = rows(page, "Campaigns that began without a pixel");
  const vehicles = rows(page, "Vehicles whose pairing needs attention");
  const markets = rows(page, "Markets with days without a job");
  await serveHarbor(backend);
  await page.goto("/app/dashboard?attention=MISSING_MARKET_JOBS");
  await expect(markets.first()).toBeVisible();
  await choose(list(page), "Customer", "Harbor Transit");
  // A customer has no such kind.
  await expect(page).toHaveURL("/app/dashboard?customer=3");
  await expect(campaigns).toHaveText(/^MediumWithout.*The campaign began on (\d\d-\d\d-\d{4}) and has no pixel\.\1Harbor Transit/);
  await expect(campaigns.getByRole("link", { name: "Without" })).toHaveAttribute("href", "/app/customer/harbor-transit/campaign/4");
  await expect(markets).toHaveCount(0);
  await expect(vehicles).toHaveCount(2);
  // Market jobs belong to no customer.
  await expect(page.getByRole("region", { name: "Providers without data" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Market jobs failed since yesterday" })).toHaveCount(0);

  await choose(list(page), "Show", "Vehicles whose pairing needs attention (2)");
  await expect(page).toHaveURL("/app/dashboard?customer=3&attention=VEHICLE_NEEDS_ATTENTION");
  await expect(campaigns).toHaveCount(0);
  await vehicles.getByRole("link", { name: "Bus 2" }).click();
  await expect(page).toHaveURL("/app/customer/harbor-transit?tab=vehicles&vehicles-paired=Needs+Attention&vehicles-id=BUS-2");
  await expect(page.getByRole("gridcell", { name: "BUS-2" })).toBeVisible();
  await expect(page.getByRole("gridcell", { name: "BUS-3" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "What Needs Attention" })).toHaveAttribute("href", "/app/dashboard?customer=3");
  await visit(page, "/app/dashboard?customer=29");
  await expect(page.getByText("Nothing needs attention for Quiet Corner Media")).toBeVisible();
  await visit(page, "/app/dashboard?customer=4999");
  await expect(page.getByText("Customer not found.")).toBeVisible();
});
