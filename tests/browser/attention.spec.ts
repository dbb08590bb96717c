import { type Backend, choose, developer, expect, test, toast } from "./support";

test.describe("what needs attention", () => {
  test("is listed by kinds below the cards, and a kind stays selected in the address", async ({ page }) => {
    await page.goto("/app/dashboard");
    await expect(page.getByRole("heading", { name: "Today", exact: true })).toBeVisible();
    await expect(page.getByRole("region", { name: "Customers" })).toBeVisible();
    const marked = page.getByRole("region", { name: "Studies that require attention" });
    await expect(marked.getByRole("link").first()).toBeVisible();
    await expect(page.getByRole("region", { name: "Stuck locks" })).toHaveCount(0);
    await page.goto("/app/dashboard?attention=MARKED_STUDY");
    await expect(marked.getByText("The study is marked as requiring attention.").first()).toBeVisible();
    await expect(page.getByRole("region", { name: "Stale providers" })).toHaveCount(0);
  });

  test("is named list by list while a service is down, and comes back with a refresh", async ({ page, backend }) => {
    await backend.fail({ service: "pipeline", path: "/api", kind: "status", status: 503 });
    await page.goto("/app/dashboard");
    const unread = page.getByRole("region", { name: "Lists that cannot be read" });
    await expect(unread.getByText("Market jobs cannot be read. The pipeline service is not available.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Studies that require attention" })).toBeVisible();
    await backend.mend();
    await page.getByRole("region", { name: "Needs attention" }).getByRole("button", { name: "Refresh" }).click();
    await expect(unread).toHaveCount(0);
  });

  test("leads to the filtered lists", async ({ page }) => {
    await page.goto("/app/dashboard");
    const today = page.getByRole("heading", { name: "Today", exact: true });
    await expect(today).toBeVisible();
    const counted = async (name: string) => {
      const figure = page.getByRole("region", { name, exact: true });
      const count = Number.parseInt((await figure.innerText()).split("\n").at(-1) ?? "", 10);
      await figure.getByRole("link").click();
      return count;
    };
    const providers = await counted("Providers without data");
    await expect(page).toHaveURL("/app/providers?status=STALE,NO_HISTORY");
    await expect(page.getByRole("table", { name: "Providers" }).locator("tbody tr")).toHaveCount(providers);
    await expect(page.getByRole("combobox", { name: "Status" })).toHaveText("Stale, No History");
    await page.goBack();
    const studies = await counted("Studies waiting");
    await expect(page).toHaveURL("/app/attribution?status=PENDING,ATTENTION_REQUIRED,UNDER_REVIEW");
    await expect(page.getByText(`Showing ${studies} of `)).toBeVisible();
    await page.goBack();
    const jobs = await counted("Market jobs failed since yesterday");
    await expect(page).toHaveURL(/\/app\/pipeline\?tab=jobs&status=failed&since=\d{4}-\d\d-\d\d$/);
    expect(jobs).toBeGreaterThan(0);
    await expect(page.getByText(new RegExp(`^Displaying ${jobs} of [\\d,]+ Jobs$`))).toBeVisible();
    await expect(page.getByRole("table", { name: "Jobs", exact: true }).locator("tbody tr")).toHaveCount(jobs);
    // Without the day there are more.
    await page.getByLabel("Started Since").fill("");
    await expect(page).toHaveURL("/app/pipeline?tab=jobs&status=failed");
    await expect(page.getByText(new RegExp(`^Displaying ${jobs} of `))).toHaveCount(0);
    await page.goto("/app/dashboard");
    const refreshJobs = await counted("Refresh jobs failed since yesterday");
    await expect(page).toHaveURL(/\?tab=campaign-refresh&status=failed&since=\d{4}-\d\d-\d\d$/);
    await expect(page.getByRole("list", { name: "Campaign refresh jobs" }).getByRole("listitem")).toHaveCount(refreshJobs);
    const cards = [
      { name: "Customers", address: "/app/customers", heading: "Customers" },
      { name: "Users", address: "/app/customers", heading: "Customers" },
      { name: "Markets", address: "/app/markets", heading: "Active Markets" },
      { name: "Campaigns", address: "/app/campaign-explorer", heading: "Campaign Explorer" },
    ];
    for (const { name, address, heading } of cards) {
      await page.goto("/app/dashboard");
      await page.getByRole("region", { name, exact: true }).getByRole("link").click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    }
  });

  test("names markets with days without a job, and leads to their cells", async ({ page }) => {
    await page.goto("/app/dashboard?attention=MISSING_MARKET_JOBS");
    const markets = page.getByRole("region", { name: "Markets with days without a job" });
    await expect(markets.getByRole("listitem")).toHaveCount(2);
    await expect(markets.getByText(/^There is no job for any of the 7 days from \d\d-\d\d-\d{4} to \d\d-\d\d-\d{4}\.$/)).toHaveCount(2);
    await markets.getByRole("link", { name: "Anchorage" }).click();
    // By its hash, because the name may be part of another market's.
    await expect(page).toHaveURL(/\/app\/pipeline-coverage\?market=[0-9a-f]{6}&show=missing$/);
    await expect(page.getByRole("rowheader", { name: "Anchorage" })).toBeVisible();
    await expect(page.getByRole("grid", { name: "Coverage" }).getByRole("gridcell", { name: "Missing" })).toHaveCount(7);
  });

  test("shows the result of an action on all items, even if none are left", async ({ page, backend }) => {
    const job = (jobId: string) => ({
      jobId,
      marketHash: "d4f1c2",
      date: "2026-03-12",
      jobType: "TRANSIT",
      matchGroup: "exposed",
      status: "FAILED",
      processingStartTime: new Date().toISOString(),
    });
    await backend.serve("/api/jobs-sf", [], "pipeline");
    await backend.serve("/api/jobs", [job("902"), job("1001")], "pipeline");
    await page.goto("/app/dashboard?attention=FAILED_MARKET_JOB");
    const jobs = page.getByRole("region", { name: "Market jobs that failed today" });
    await expect(jobs.getByRole("listitem")).toHaveCount(2);
    await jobs.getByRole("button", { name: /^Re-run All \d+ of / }).click();
    await backend.mend();
    await backend.serve("/api/jobs-sf", [], "pipeline");
    await backend.serve("/api/jobs", [], "pipeline");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Re-run 2" }).click();
    await expect(jobs).toHaveCount(0);
    await expect(dialog.getByRole("status")).toHaveText("2 of 2 items re-run");
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("group", { name: "What needs attention" })).toBeFocused();
  });

  test.describe("west of Greenwich", () => {
    test.use({ timezoneId: "America/New_York" });

    test("dates a study by its own day", async ({ page }) => {
      await page.goto("/app/dashboard?attention=DUE_STUDY");
      const due = page.getByRole("region", { name: "Studies whose results are due" }).getByRole("listitem").first();
      await expect(due).toContainText(/The results were due on (\d\d-\d\d-\d{4})\.\s*since \1/);
    });
  });

  test.describe("for lock maintainers", () => {
    test.use({ account: developer });

    test("leaves the list when its cause is gone", async ({ page }) => {
      await page.goto("/app/dashboard?attention=STUCK_LOCK");
      const unlock = page.getByRole("button", { name: "Unlock Pedal Counter" });
      await unlock.click();
      await expect(toast(page, "Provider unlocked")).toBeVisible();
      await expect(unlock).toHaveCount(0);
    });

    test("is resolved for all items at once", async ({ page, backend }) => {
      const locks = page.getByRole("region", { name: "Stuck locks" });
      // Some locks are stuck only half a minute after their feed has delivered.
      await expect(async () => {
        await page.goto("/app/dashboard?attention=STUCK_LOCK");
        await expect(locks.getByRole("button", { name: "Unlock Refuses Save" })).toBeVisible({ timeout: 3_000 });
      }).toPass({ timeout: 45_000 });
      const all = locks.getByRole("button", { name: /^Unlock All \d+ of / });
      const count = Number((await all.innerText()).replace(/\D/g, ""));
      await expect(locks.getByRole("listitem")).toHaveCount(count);
      await all.click();
      await backend.forgetCalls();
      await page.getByRole("dialog").getByRole("button", { name: `Unlock ${count}` }).click();
      // One of them is never unlocked by its service.
      await expect(page.getByRole("dialog").getByRole("status")).toHaveText(`${count - 1} of ${count} items unlocked, 1 failed`);
      expect(await backend.calls("/v3/api/providers/unlock")).toHaveLength(count);
      await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
      await expect(locks.getByRole("listitem")).toHaveCount(1);
    });
  });
});

/** A running campaign without a pixel and one with, and two vehicles of which one needs attention: those of Harbor Transit. */
async function serveHarbor(backend: Backend): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  const campaign = (campaignId: number, campaignRef: string) => ({
    campaignId,
    campaignRef,
    customerId: 3,
    activeFrom: now - 86_400,
    activeTo: now + 86_400,
  });
  await backend.serve("/v3/api/campaigns/customer/3", [campaign(4, "Without"), campaign(8, "With")]);
  await backend.serve("/v3/api/pixels/customer/3", [{ pixelId: 31, campaign: { campaignId: 8 } }]);
  await backend.serve("/v3/internal/manager/customer-assets/3", [
    { assetId: 902, assetRef: "BUS-2", displayName: "Bus 2", paired: "NEEDS_ATTENTION", assetStatus: "ACTIVE", providerName: "FleetNow" },
    { assetId: 903, assetRef: "BUS-3", displayName: "Bus 3", paired: "NEEDS_ATTENTION", assetStatus: "ACTIVE" },
    { assetId: 904, assetRef: "BUS-4", displayName: "Bus 4", paired: "CONFIRMED", assetStatus: "ACTIVE" },
  ]);
}

test.describe("what needs attention of a customer", () => {
  test("replaces that of everything, and the address keeps the customer", async ({ page, backend }) => {
    await serveHarbor(backend);
    await page.goto("/app/dashboard?attention=MISSING_MARKET_JOBS");
    const list = page.getByRole("region", { name: "Needs attention" });
    const customer = list.getByRole("combobox", { name: "Customer" });
    const markets = page.getByRole("region", { name: "Markets with days without a job" });
    await expect(markets).toBeVisible();
    await expect(customer).toHaveText("All Customers");
    await choose(list, "Customer", "Harbor Transit");
    // A customer has no such kind.
    await expect(page).toHaveURL("/app/dashboard?customer=3");
    const campaigns = list.getByRole("region", { name: "Campaigns that began without a pixel" });
    await expect(campaigns.getByRole("heading", { name: "Campaigns that began without a pixel (1)" })).toBeVisible();
    await expect(campaigns.getByRole("listitem")).toHaveText(/^WithoutThe campaign began on (\d\d-\d\d-\d{4}) and has no pixel\.since \1$/);
    const vehicles = list.getByRole("region", { name: "Vehicles whose pairing needs attention" });
    await expect(vehicles.getByRole("listitem")).toHaveCount(2);
    await expect(markets).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Market jobs failed since yesterday" })).toBeVisible();
    await choose(list, "Show", "Vehicles whose pairing needs attention (2)");
    await expect(page).toHaveURL("/app/dashboard?customer=3&attention=VEHICLE_NEEDS_ATTENTION");
    await expect(campaigns).toHaveCount(0);
    await page.goBack();
    await expect(campaigns).toBeVisible();
    await page.goBack();
    await expect(customer).toHaveText("All Customers");
    await expect(markets).toBeVisible();
    await expect(campaigns).toHaveCount(0);
  });

  test("leads to the campaign and to the vehicle", async ({ page, backend }) => {
    await serveHarbor(backend);
    await page.goto("/app/dashboard?customer=3");
    await page.getByRole("link", { name: "Without", exact: true }).click();
    await expect(page).toHaveURL("/app/customer/harbor-transit/campaign/4");
    await page.goBack();
    await page.getByRole("link", { name: "Bus 2" }).click();
    await expect(page).toHaveURL("/app/customer/harbor-transit?tab=vehicles&vehicles-paired=Needs+Attention&vehicles-id=BUS-2");
    const grid = page.getByRole("grid", { name: "Vehicles" });
    await expect(grid.getByRole("gridcell", { name: "BUS-2" })).toBeVisible();
    await expect(grid.getByRole("gridcell", { name: "BUS-3" })).toHaveCount(0);
  });

  test("is nothing for a quiet customer, and opens from the customer's screen", async ({ page }) => {
    await page.goto("/app/customer/quiet-corner-media");
    await page.getByRole("link", { name: "What Needs Attention" }).click();
    await expect(page).toHaveURL("/app/dashboard?customer=29");
    await expect(page.getByText("Nothing needs attention for Quiet Corner Media")).toBeVisible();
    await page.goto("/app/dashboard?customer=4999");
    await expect(page.getByText("Customer not found.")).toBeVisible();
  });

  test("loses only the kinds of a list that cannot be read, until a refresh", async ({ page, backend }) => {
    await backend.fail({ path: "/v3/internal/manager/customer-assets/3", kind: "status", status: 503 });
    await serveHarbor(backend);
    await page.goto("/app/dashboard?customer=3");
    const list = page.getByRole("region", { name: "Needs attention" });
    const unread = list.getByRole("region", { name: "Lists that cannot be read" });
    await expect(unread.getByRole("listitem")).toHaveText("VehiclesVehicles cannot be read. The main service is not available.");
    await expect(list.getByRole("region", { name: "Campaigns that began without a pixel" })).toBeVisible();
    await backend.mend();
    await list.getByRole("button", { name: "Refresh" }).click();
    await expect(unread).toHaveCount(0);
    await expect(list.getByRole("region", { name: "Vehicles whose pairing needs attention" })).toBeVisible();
  });
});
