import type { Locator, Page } from "@playwright/test";
import { choose, column, errorsOf, expect, isSorted, test, toast } from "./support";
import { visit } from "./visit";

const hub = "/app/pipeline";

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });
const table = (page: Page, name: string) => page.getByRole("table", { name, exact: true });
const question = (page: Page) => page.getByRole("alertdialog", { name: "Confirm" });
const answer = (page: Page, name: string) => question(page).getByRole("button", { name }).click();
/** What has the focus in the open tab. */
const focused = (page: Page) => page.getByRole("tabpanel").locator(":focus");

/** Expects the button that selects the rows of a list beside the heading of that list. */
async function expectBeside(page: Page, heading: Locator, list: string) {
  const middle = (locator: Locator) => locator.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    return Math.round(top + height / 2);
  });
  await expect(async () => {
    const distance = (await middle(button(page, `Select rows of ${list}`))) - (await middle(heading));
    expect(Math.abs(distance)).toBeLessThanOrEqual(2);
  }).toPass();
}

test("only the open tab is read; refresh jobs are run after a question, and lists of the dashboard grow", async ({ page, backend }) => {
  await page.goto(`${hub}?tab=campaign-refresh`);
  const jobs = page.getByRole("list", { name: "Campaign refresh jobs" });
  await expect(jobs).toBeVisible();
  expect((await backend.calls()).toSorted()).toEqual(["GET /api/pipeline-jobs", "GET /v3/api/customers"]);
  await expectBeside(page, page.getByRole("combobox", { name: "Status" }), "Campaign refresh jobs");
  // A campaign may have several jobs: each is named by its number, too.
  const names = await jobs.getByRole("link", { name: /(^|, )job \d+$/i }).evaluateAll((links) => links.map((link) => link.getAttribute("aria-label")));
  expect(new Set(names).size).toBe(24);

  await page.getByLabel("Created Since").fill("2099-01-01");
  await expect(page.getByText("No jobs match the filters.")).toBeVisible();
  await button(page, "Clear Filters").click();
  await expect(page).toHaveURL(`${hub}?tab=campaign-refresh`);

  await expect(page.getByRole("article").filter({ hasText: "Missing Data" }).first().getByRole("button")).toHaveCount(0);
  await button(page, /^Run Refuses Run/).click();
  await expect(question(page)).toContainText("Are you sure you want to run this campaign refresh job?");
  await answer(page, "Run");
  await expect(toast(page, "There was an error trying to run this job. Please try again later.")).toBeVisible();
  await button(page, /^Run Fails Run/).click();
  await answer(page, "Run");
  await expect(toast(page, "Campaign refresh job requested")).toBeVisible();

  await tab(page, "Dashboard").click();
  const rows = table(page, "Failed Jobs").locator("tbody tr");
  await expect(rows).toHaveCount(10);
  await backend.forgetCalls();
  await button(page, "Refresh").click();
  // The live list reads the jobs, too.
  const calls = ["GET /api/jobs", "GET /api/jobs-sf", "GET /v3/api/markets"];
  await expect.poll(async () => [...new Set((await backend.calls()).toSorted())]).toEqual(calls);
  for (const [name, path] of [["Coverage", "/app/pipeline-coverage"], ["Processing Jobs", "/app/processing-jobs"]] as const) {
    await expect(page.getByRole("main").getByRole("link", { name })).toHaveAttribute("href", path);
  }
  await button(page, "New Job").click();
  await expect(page.getByRole("menuitem")).toHaveText(["New Pipeline Job", "New Campaign Job", "Backfill Job (in development)", "Run Active Markets"]);
  await expect(page.getByRole("menuitem", { name: /^Backfill/ })).toHaveAttribute("href", "/app/backfill-job");
  await page.keyboard.press("Escape");
  for (const list of ["Running Jobs", "Failed Jobs", "Pending Jobs"]) {
    await expectBeside(page, page.getByRole("region", { name: list, exact: true }).getByRole("heading"), list);
  }

  // The address keeps the grown list.
  await button(page, "Show more of Failed Jobs").click();
  await expect(rows).toHaveCount(60);
  await page.reload();
  await expect(rows).toHaveCount(60);

  // And the open query, until another tab is opened.
  await tab(page, "Query History").click();
  await expect(table(page, "Query History")).toBeVisible();
  await backend.forgetCalls();
  await button(page, "Refresh").click();
  await expect.poll(() => backend.calls()).toEqual(["GET /api/query-history"]);
  const address = page.url();
  await page.getByRole("link", { name: /^01af-/ }).first().click();
  const dialog = page.getByRole("dialog", { name: "Query Details" });
  await expect(dialog.getByRole("group", { name: "Query text" })).toBeVisible();
  await page.reload();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(address);
  await page.getByRole("columnheader", { name: "Duration (ms)" }).getByRole("button").click();
  await expect(page).toHaveURL(/queries-sort/);
  await tab(page, "Dashboard").click();
  await expect(page).toHaveURL(hub);
});

test("the dashboard shows the last runs over time, and what is notable about jobs", async ({ page, backend }) => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const job = (jobId: string, status: string, minutes: number, duration?: number) => ({
    jobId, marketHash: "d4f1c2", date: "2026-03-12", jobType: "TRANSIT", matchGroup: "exposed",
    status, duration, processingStartTime: minutesAgo(minutes),
  });
  await backend.serve("/api/jobs-sf", [], "pipeline");
  await backend.serve(
    "/api/jobs",
    [
      job("1", "RUNNING", 200),
      job("2", "COMPLETED", 300, 3600),
      job("3", "FAILED", 400),
      job("4", "COMPLETED", 500, 3600),
      job("5", "COMPLETED", 600, 3600),
      { ...job("6", "COMPLETED", 300, 3600), marketHash: "36b71b" },
    ],
    "pipeline",
  );
  await page.goto(hub);
  const lanes = page.getByRole("list", { name: "Runs by market" });
  await expect(lanes.getByRole("link", { name: /^(Boston|Los Angeles)$/ })).toHaveText(["Boston", "Los Angeles"]);
  await expect(lanes.getByRole("link", { name: "Boston", exact: true })).toHaveAttribute("href", "/app/markets/d4f1c2");
  await expect(lanes.getByRole("link", { name: /job 2: COMPLETED, started .* 1h 0m 0s$/ })).toHaveAttribute("href", "/app/pipeline-jobs/2");
  await expect(lanes.getByRole("link", { name: /job 1: RUNNING, .* \(longer than usual\)$/ })).toBeVisible();
  await page.getByText("Show as table").click();
  await expect(table(page, "Runs of the last 24 hours").locator("tbody tr")).toHaveCount(6);

  await expect(table(page, "Running Jobs").getByText("Longer than usual")).toBeVisible();
  await table(page, "Failed Jobs").getByRole("link", { name: "Completed by job 2" }).click();
  await expect(page).toHaveURL("/app/pipeline-jobs/2");
});

test("the address keeps filter, order and page of the jobs, and the browser leads back from a market", async ({ page }) => {
  await page.goto(`${hub}?tab=jobs`);
  await expect(page.getByText("Ten days of jobs show until a filter is selected.")).toBeVisible();
  const jobs = table(page, "Jobs");
  await choose(page, "Status", "Postponed");
  await expect(page).toHaveURL(/status=postponed/);
  await expect(column(jobs, 3).filter({ hasNotText: "POSTPONED" })).toHaveCount(0);
  await button(page, "Clear Filters").click();
  await choose(page, "Type", "Transit");
  await expect(column(jobs, 3).filter({ hasText: "Stationary" })).toHaveCount(0);
  const pager = page.getByRole("navigation", { name: "Pages of Jobs" });
  await pager.getByRole("button", { name: "Next" }).click();
  await expect(pager).toContainText(/^51–100 of /);
  await pager.getByRole("button", { name: "Previous" }).click();
  await expect(pager).toContainText(/^1–50 of /);
  await button(page, "Clear Filters").click();
  await expect(page).not.toHaveURL(/type=/);
  await expect(page.getByText(/^Displaying \d+ of [\d,]+ Jobs$/)).toBeVisible();

  // A typed tab opens at its top.
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.goto(`${hub}?tab=by-market`);
  const markets = table(page, "Jobs by Market");
  await expect(column(markets, 1).first()).toHaveText("New York");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await button(page, "Alphabetical").click();
  await expect.poll(async () => isSorted(await column(markets, 1).allTextContents())).toBe(true);
  await expect(markets.getByRole("link", { name: "Boston", exact: true })).toHaveAttribute("href", "/app/markets/d4f1c2");
  await markets.getByRole("link", { name: "View Jobs of Boston" }).click();
  await expect(page.getByRole("heading", { name: "Boston" })).toBeVisible();
  await expect(page.getByRole("link", { name: "View Frames" })).toHaveAttribute("href", "/app/pipeline-frames-by-market/d4f1c2");
  // The link that had the focus is gone. The focus goes on from the top of the tab.
  await expect(focused(page)).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("heading").getByRole("link", { name: "Boston" })).toBeFocused();
  await choose(page, "Type", "Transit");
  await expect(page).toHaveURL(/type=transit/);
  await page.goBack();
  await page.goBack();
  await expect(markets).toBeVisible();
  await expect(button(page, "Alphabetical")).toHaveAttribute("aria-pressed", "true");
  await page.goForward();
  await button(page, "Back to Markets").click();
  await expect(markets).toBeVisible();
});

test("a job is run again or deleted after a question, stays or goes, and keeps a refusal", async ({ page, backend }) => {
  const logged = errorsOf(page);
  await page.goto(`${hub}?tab=by-market&market=d4f1c2&status=failed`);
  const action = (name: string, job: number) => button(page, new RegExp(`^${name} Boston, .*, job ${job}$`));
  const row = (job: number) => page.getByRole("row").filter({ has: action("Re-run", job) });
  const [rerun, remove] = [action("Re-run", 901), action("Delete", 902)];
  await rerun.click();
  await expect(question(page)).toContainText(/^Are you sure you want to re-run this job\?Boston, \d\d-\d\d-\d{4}, .*, job 901/);
  await answer(page, "Cancel");
  await expect(question(page)).toHaveCount(0);
  expect(await backend.calls("/api/re-run-job")).toEqual([]);
  await rerun.click();
  await answer(page, "Re-run");
  await expect(toast(page, "Job re-run requested")).toBeVisible();
  await expect(row(901)).toContainText("Re-run requested");
  await expect(rerun).toHaveAttribute("aria-disabled", "true");
  await expect(rerun).toBeFocused();
  await expect(page.getByText("The list has changed.")).toHaveCount(0);

  await remove.click();
  await expect(question(page)).toContainText(/^Are you sure you want to delete this job\?Boston, \d\d-\d\d-\d{4}, .*, job 902/);
  await answer(page, "Delete");
  await expect(toast(page, "Job deleted")).toBeVisible();
  await expect(remove).toHaveCount(0);
  await expect(page.locator("tr:focus-within")).toHaveCount(1);
  await expect(page.getByText("The list has changed.")).toHaveCount(0);

  const alerts = await page.getByRole("alert").count();
  await action("Delete", 910).click();
  await answer(page, "Delete");
  await expect.poll(() => logged.join()).toContain("The request for job 910 failed.");
  await expect(question(page)).toHaveCount(0);
  // Now, not once a toast is gone.
  expect(await page.getByRole("alert").count()).toBeLessThanOrEqual(alerts);
  await expect(row(910)).toContainText("Not deleted. This job is kept for a report and cannot be deleted.");
  await expect(action("Delete", 910)).toBeVisible();

  await button(page, "Refresh").click();
  await expect(rerun).toHaveCount(0);
  await choose(page, "Status", "Completed");
  await expect(page.getByText("COMPLETED").first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Delete / })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Re-run / }).first()).toBeVisible();
});

test("the report has the market and days of the address, and the keyboard moves between the days of the calendar", async ({ page, backend }) => {
  const releaseMarkets = await backend.hold("/v3/api/markets");
  await page.goto(`${hub}?tab=report`);
  const heading = (market: string) => page.getByRole("heading", { name: `Report Explorer - Market: ${market}` });
  await expect(heading("…")).toBeVisible();
  await releaseMarkets();
  await expect(heading("Boston")).toBeVisible();
  await expect(page.getByRole("img", { name: "Impressions per Date" }).getByText("Impressions", { exact: true })).toBeVisible();
  await page.getByLabel("End Date").fill("2024-08-01");
  await expect(page.getByText("The end date is before the start date.")).toBeVisible();
  await page.getByLabel("End Date").fill("2024-09-02");
  await choose(page, "Market", "Chicago");
  await expect(heading("Chicago")).toBeVisible();
  await expect(page).toHaveURL(/to=2024-09-02/);
  await expect
    .poll(async () => (await backend.queries("/v3/api/reporting/compare-impressions")).map((query) => query.get("endDate")))
    .toEqual(["2024-08-31", "2024-09-02", "2024-09-02"]);


  const [month, day, year] = new Intl.DateTimeFormat("en-US", { timeZone: "America/New_York", year: "numeric", month: "2-digit", day: "2-digit" })
    .format()
    .split("/");
  await visit(page, `${hub}?tab=by-date&month=${year}-${month}`);
  const grid = page.getByRole("grid");
  await expect(grid.getByRole("button").and(page.locator("[aria-current=date]"))).toHaveAccessibleName(new RegExp(`${month}-${day}-${year}$`));

  await button(page, "Next month").focus();
  await page.keyboard.press("Tab");
  await expect(grid.locator(":focus")).toHaveCount(1);
  await button(page, "Previous month").click();
  const before = new Date(Date.UTC(Number(year), Number(month) - 2)).toISOString().slice(0, 7);
  const ofBefore = (number: number) => grid.getByRole("button", { name: new RegExp(`^${number} Job Count: \\d+ .*${before.slice(5)}-${number}-\\d{4}$`) });
  await ofBefore(10).focus();
  await page.keyboard.press("ArrowRight");
  await expect(ofBefore(11)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(ofBefore(18)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${hub}?tab=by-date&month=${before}&day=${before}-18`);
  await expect(table(page, "Jobs of the day")).toBeVisible();
  await expect(focused(page)).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(button(page, "Back to Calendar")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(grid).toBeVisible();
  await expect(focused(page)).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(button(page, "Previous month")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(new RegExp(before));

  const job = (jobId: string, status: string) => ({ jobId, marketHash: "d4f1c2", date: "2026-03-12", jobType: "TRANSIT", matchGroup: "exposed", status });
  await backend.serve("/api/jobs", [job("1", "COMPLETED"), job("2", "FAILED"), job("3", "PENDING")], "pipeline");
  await backend.serve("/api/jobs-sf", [], "pipeline");
  await visit(page, `${hub}?tab=by-date&month=2026-03`);
  await grid.getByRole("button", { name: "Job Count: 3 1 of 3 failed 1 pending" }).click();
  await expect(table(page, "Failed Jobs").locator("tbody tr")).toHaveCount(1);
  await expect(table(page, "Jobs of the day").locator("tbody tr")).toHaveCount(3);
  await expectBeside(page, page.getByRole("heading", { name: "Failed Jobs" }), "Failed Jobs");
  await expectBeside(page, page.getByRole("heading", { name: "All Jobs" }), "Jobs of the day");
  await button(page, "Back to Calendar").click();
  await backend.mend();

  // Also before its jobs have arrived.
  await expect(page.getByRole("grid", { name: "March 2026" })).toBeVisible();
  const release = await backend.hold("/api/jobs", "GET", "pipeline");
  for (let turns = 0; turns < 3; turns += 1) await button(page, "Next month").click();
  await release();
  await expect(page.getByRole("grid", { name: "June 2026" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("grid", { name: "May 2026" })).toBeVisible();
});

test("a tab says what could not be loaded, and keeps what was", async ({ page, backend }) => {
  await backend.fail({ kind: "status", path: "/v3/api/markets", status: 400 });
  await page.goto(`${hub}?tab=jobs`);
  await expect(page.getByText("Could not load markets to choose from.")).toBeVisible();
  await backend.mend();
  await button(page, "Refresh").click();
  await expect(page.getByRole("combobox", { name: "Market" })).toBeEnabled();

  await visit(page, `${hub}?tab=jobs&type=transit&page=2&after=invalid`);
  await expect(page.getByText("Could not load jobs.")).toBeVisible();
  await button(page, "First Page").click();
  await expect(page).toHaveURL(`${hub}?tab=jobs&type=transit`);
  await expect(table(page, "Jobs")).toBeVisible();

  await backend.fail({ service: "pipeline", kind: "status", path: "/api/pipeline-jobs", status: 400 });
  await tab(page, "Campaign Refresh Jobs").click();
  await expect(toast(page, "There was an error trying load the pipeline jobs.")).toBeVisible();
  await tab(page, "Jobs List").click();
  await expect(table(page, "Jobs")).toBeVisible();
  await backend.fail({ service: "pipeline", kind: "status", path: "/api/jobs-sf", status: 500 });
  await button(page, "Refresh").click();
  await expect(page.getByRole("alert").filter({ hasText: "The jobs of the warehouse are missing." })).toBeVisible();
  await backend.fail({ service: "pipeline", kind: "status", path: "/api/jobs", status: 500 });
  await button(page, "Refresh").click();
  await expect(toast(page, "There was an error trying load the jobs.")).toBeVisible();
  // What was loaded stays.
  await expect(table(page, "Jobs")).toBeVisible();
});
