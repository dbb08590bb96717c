import type { Locator, Page } from "@playwright/test";
import { choose, column, errorsOf, expect, isSorted, test, toast } from "./support";

const hub = "/app/pipeline";
const boston = `${hub}?tab=by-market&market=d4f1c2`;

const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const question = (page: Page) => page.getByRole("alertdialog", { name: "Confirm" });
/** What has the focus in the open tab. */
const focused = (page: Page) => page.getByRole("tabpanel").locator(":focus");
const sorted = (calls: readonly string[]) => calls.toSorted();

test("asks only for the open tab, and Refresh reads it and the query history again", async ({ page, backend }) => {
  await backend.forgetCalls();
  await page.goto(`${hub}?tab=campaign-refresh`);
  await expect(page.getByRole("list", { name: "Campaign refresh jobs" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Query History" })).toBeVisible();
  const calls = ["GET /api/pipeline-jobs", "GET /api/query-history", "GET /v3/api/customers"];
  expect(sorted(await backend.calls())).toEqual(calls);

  await tab(page, "Dashboard").click();
  await expect(page.getByRole("table", { name: "Failed Jobs" })).toBeVisible();
  await backend.forgetCalls();
  await page.getByRole("button", { name: "Refresh", exact: true }).click();
  await expect
    // The live list reads the jobs, too.
    .poll(async () => [...new Set(sorted(await backend.calls()))])
    .toEqual(["GET /api/jobs", "GET /api/jobs-sf", "GET /api/query-history", "GET /v3/api/markets"]);
});

test("leads to the forms and lists around it", async ({ page }) => {
  await page.goto(hub);
  const main = page.getByRole("main");
  for (const [name, path] of [
    ["New Campaign Job", "/app/new-campaign-job"],
    ["Backfill Job (in development)", "/app/backfill-job"],
    ["New Pipeline Job", "/app/new-pipeline-job"],
    ["Processing Jobs", "/app/processing-jobs"],
  ] as const) {
    await expect(main.getByRole("link", { name })).toHaveAttribute("href", path);
  }
});

test("shows more of a list of the dashboard", async ({ page }) => {
  await page.goto(hub);
  const rows = page.getByRole("table", { name: "Failed Jobs" }).locator("tbody tr");
  await expect(rows).toHaveCount(10);
  await page.getByRole("button", { name: "Show more of Failed Jobs" }).click();
  await expect(rows).toHaveCount(60);
  await page.reload();
  await expect(rows).toHaveCount(60);
});

test("keeps filter, order and page of the jobs in the address", async ({ page }) => {
  await page.goto(`${hub}?tab=jobs`);
  await expect(page.getByText("Ten days of jobs show until a filter is selected.")).toBeVisible();
  await choose(page, "Type", "Transit");
  const table = page.getByRole("table", { name: "Jobs", exact: true });
  await expect(column(table, 3).filter({ hasText: "Stationary" })).toHaveCount(0);
  for (const direction of ["ascending", "descending"]) {
    await table.getByRole("button", { name: "Run Date" }).click();
    await expect(table.getByRole("columnheader", { name: "Run Date" })).toHaveAttribute("aria-sort", direction);
  }
  const pager = page.getByRole("navigation", { name: "Pages of Jobs" });
  await pager.getByRole("button", { name: "Next" }).click();
  await expect(pager).toContainText(/^51–100 of /);
  const shown = await column(table, 10).allTextContents();
  await page.reload();
  await expect(column(table, 10)).toHaveText(shown);
  await expect(pager).toContainText(/^51–100 of /);

  await pager.getByRole("button", { name: "Previous" }).click();
  await expect(pager).toContainText(/^1–50 of /);
  await page.getByRole("button", { name: "clear filters" }).click();
  await expect(page).not.toHaveURL(/type=/);
  await expect(page.getByText(/^Displaying \d+ of [\d,]+ Jobs$/)).toBeVisible();
});

test("filters the jobs by status, also those before the window", async ({ page }) => {
  await page.goto(`${hub}?tab=jobs`);
  await choose(page, "Status", "Postponed");
  const table = page.getByRole("table", { name: "Jobs", exact: true });
  await expect(column(table, 3).filter({ hasNotText: "POSTPONED" })).toHaveCount(0);
  await expect(page).toHaveURL(/status=postponed/);
});

test("opens a typed tab at its top", async ({ page }) => {
  await page.goto(`${hub}?tab=jobs`);
  await expect(page.getByRole("table", { name: "Jobs", exact: true })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.goto(`${hub}?tab=by-market`);
  await expect(page.getByRole("table", { name: "Jobs by Market" })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("says how many jobs of a day failed, and lists them first", async ({ page, backend }) => {
  const job = (jobId: string, status: string, duration: number | null) => ({
    jobId,
    marketHash: "d4f1c2",
    date: "2026-03-12",
    jobType: "TRANSIT",
    matchGroup: "exposed",
    status,
    duration,
  });
  await backend.serve("/api/jobs", [job("1", "COMPLETED", 60), job("2", "FAILED", 5), job("3", "PENDING", null)], "pipeline");
  await backend.serve("/api/jobs-sf", [], "pipeline");
  await page.goto(`${hub}?tab=by-date&month=2026-03`);
  const day = page.getByRole("grid").getByRole("button", { name: /Job Count: 3/ });
  await expect(day).toContainText("Job Count: 3 1 of 3 failed 1 pending");
  await day.click();
  await expect(page.getByRole("table", { name: "Failed Jobs" }).locator("tbody tr")).toHaveCount(1);
  await expect(page.getByRole("table", { name: "Jobs of the day" }).locator("tbody tr")).toHaveCount(3);
});

test("asks before it runs a job again, and reads the list again", async ({ page, backend }) => {
  await page.goto(`${boston}&status=failed`);
  const rerun = page.getByRole("button", { name: /^Re-run Boston, .*, job 901$/ });
  await backend.forgetCalls();
  await rerun.click();
  await expect(question(page)).toContainText(/^Are you sure you want to re-run this job\?Boston, \d\d-\d\d-\d{4}, .*, job 901/);
  await question(page).getByRole("button", { name: "Cancel" }).click();
  await expect(question(page)).toHaveCount(0);
  expect(await backend.calls("/api/re-run-job")).toEqual([]);

  await rerun.click();
  await question(page).getByRole("button", { name: "Re-run" }).click();
  await expect(toast(page, "Job re-run requested")).toBeVisible();
  // It is no longer a failed one, but stays in its place until the list is asked for again.
  await expect(page.getByRole("row").filter({ has: rerun })).toContainText("Re-run requested");
  await expect(rerun).toHaveAttribute("aria-disabled", "true");
  await expect(rerun).toBeFocused();
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(rerun).toHaveCount(0);
});

test("deletes a job, and offers that only where it is possible", async ({ page }) => {
  await page.goto(`${boston}&status=failed`);
  const remove = page.getByRole("button", { name: /^Delete Boston, .*, job 902$/ });
  await remove.click();
  await expect(question(page)).toContainText(/^Are you sure you want to delete this job\?Boston, \d\d-\d\d-\d{4}, .*, job 902/);
  await question(page).getByRole("button", { name: "Delete" }).click();
  await expect(toast(page, "Job deleted")).toBeVisible();
  await expect(page.getByRole("row").filter({ has: remove })).toContainText("Deleted");
  await expect(remove).toBeFocused();
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(remove).toHaveCount(0);

  await choose(page, "Status", "Completed");
  await expect(page.getByText("COMPLETED").first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Delete / })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Re-run / }).first()).toBeVisible();
});

test("logs a deletion or re-run that the service refuses, and says so at the job, without a toast", async ({ page }) => {
  const logged = errorsOf(page);
  await page.goto(`${boston}&status=failed`);
  await page.getByRole("button", { name: /^Delete Boston, .*, job 910$/ }).click();
  await question(page).getByRole("button", { name: "Delete" }).click();
  await expect.poll(() => logged.join()).toContain("The request for job 910 failed.");
  await expect(question(page)).toHaveCount(0);
  // Now, not once a toast is gone.
  expect(await page.getByRole("alert").count()).toBe(0);
  const rowOf = (job: number) => page.getByRole("row").filter({ has: page.getByRole("button", { name: new RegExp(`^Re-run Boston, .*, job ${job}$`) }) });
  await expect(rowOf(910)).toContainText("Not deleted. This job is kept for a report and cannot be deleted.");
  await expect(page.getByRole("button", { name: /^Delete Boston, .*, job 910$/ })).toBeVisible();
  await page.goto("/app/pipeline-jobs/909");
  await page.getByRole("main").getByRole("button", { name: "Re-run", exact: true }).first().click();
  await question(page).getByRole("button", { name: "Re-run" }).click();
  await expect(page.getByRole("main").getByText("Not re-run. This job is part of a nightly run that has not ended.")).toBeVisible();
  await expect(question(page)).toHaveCount(0);
});

test("says which list of jobs is missing, and shows a toast if both are", async ({ page, backend }) => {
  await backend.fail({ service: "pipeline", kind: "status", path: "/api/jobs-sf", status: 500 });
  await page.goto(`${hub}?tab=jobs`);
  await expect(page.getByRole("alert")).toContainText("The jobs of the warehouse are missing.");
  await expect(page.getByRole("table", { name: "Jobs", exact: true })).toBeVisible();
  await backend.fail({ service: "pipeline", kind: "status", path: "/api/jobs", status: 500 });
  await page.getByRole("button", { name: "Refresh", exact: true }).click();
  await expect(toast(page, "There was an error trying load the jobs.")).toBeVisible();
  // What was loaded stays.
  await expect(page.getByRole("table", { name: "Jobs", exact: true })).toBeVisible();
});

test("opens the jobs of a market, and the browser leads back", async ({ page }) => {
  await page.goto(`${hub}?tab=by-market`);
  const markets = page.getByRole("table", { name: "Jobs by Market" });
  await expect(column(markets, 1).first()).toHaveText("New York");
  await page.getByRole("button", { name: "Alphabetical" }).click();
  await expect.poll(async () => isSorted(await column(markets, 1).allTextContents())).toBe(true);
  await markets.getByRole("link", { name: "Boston", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Boston" })).toBeVisible();
  await expect(page.getByRole("link", { name: "View Frames" })).toHaveAttribute("href", "/app/pipeline-frames-by-market/d4f1c2");
  // The link that had the focus is gone. The focus goes on from the top of the tab.
  await expect(focused(page)).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "View Frames" })).toBeFocused();
  await choose(page, "Type", "Transit");
  await expect(page).toHaveURL(/type=transit/);
  await page.goBack();
  await page.goBack();
  await expect(markets).toBeVisible();
  await expect(page.getByRole("button", { name: "Alphabetical" })).toHaveAttribute("aria-pressed", "true");
  await page.goForward();
  await page.getByRole("button", { name: "Back to Markets" }).click();
  await expect(markets).toBeVisible();
});

test("moves between the days of the calendar by the keyboard", async ({ page }) => {
  const before = new Date();
  before.setUTCDate(0);
  const month = before.toISOString().slice(0, 7);
  await page.goto(`${hub}?tab=by-date&month=${month}`);
  const grid = page.getByRole("grid");
  const day = (number: number) => grid.getByRole("button", { name: new RegExp(`^${number} Job Count: \\d+ .*-${number}-\\d{4}$`) });
  await page.getByRole("button", { name: "Next month" }).focus();
  await page.keyboard.press("Tab");
  await expect(grid.locator(":focus")).toHaveCount(1);
  await day(10).focus();
  await page.keyboard.press("ArrowRight");
  await expect(day(11)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(day(18)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${hub}?tab=by-date&month=${month}&day=${month}-18`);
  await expect(page.getByRole("table", { name: "Jobs of the day" })).toBeVisible();
  await expect(focused(page)).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Back to Calendar" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(grid).toBeVisible();
  await expect(focused(page)).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Previous month" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(new RegExp(month));
  await expect(grid).toBeVisible();
});

test("marks today in the calendar and in the coverage", async ({ page }) => {
  const [month, day, year] = new Intl.DateTimeFormat("en-US", { timeZone: "America/New_York", year: "numeric", month: "2-digit", day: "2-digit" })
    .format()
    .split("/");
  await page.goto(`${hub}?tab=by-date&month=${year}-${month}`);
  const days = page.getByRole("grid").getByRole("button");
  await expect(days.and(page.locator("[aria-current=date]"))).toHaveAccessibleName(new RegExp(`${month}-${day}-${year}$`));
  await page.goto(`/app/pipeline-coverage?dates=custom&from=${year}-${month}-${day}&to=${year}-${month}-${day}`);
  await expect(page.getByRole("columnheader", { name: `${month}-${day}-${year}` })).toHaveAttribute("aria-current", "date");
});

test("names each refresh job by its number, too: a campaign may have several", async ({ page }) => {
  await page.goto(`${hub}?tab=campaign-refresh`);
  const details = page.getByRole("list", { name: "Campaign refresh jobs" }).getByRole("link", { name: /^Details of .*job \d+$/i });
  await expect(details).toHaveCount(24);
  const names = await details.evaluateAll((links) => links.map((link) => link.getAttribute("aria-label")));
  expect(new Set(names).size).toBe(24);
});

test("turns one month with each click, also before its jobs have arrived", async ({ page, backend }) => {
  await page.goto(`${hub}?tab=by-date&month=2026-03`);
  await expect(page.getByRole("grid", { name: "March 2026" })).toBeVisible();
  const release = await backend.hold("/api/jobs", "GET", "pipeline");
  const next = page.getByRole("button", { name: "Next month" });
  await next.click();
  await next.click();
  await next.click();
  await release();
  await expect(page.getByRole("grid", { name: "June 2026" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("grid", { name: "May 2026" })).toBeVisible();
});

test("leads from a page with an invalid cursor to the first one", async ({ page }) => {
  await page.goto(`${hub}?tab=jobs&type=transit&page=2&after=invalid`);
  await expect(page.getByText("Could not load jobs.")).toBeVisible();
  await page.getByRole("button", { name: "First Page" }).click();
  await expect(page).toHaveURL(`${hub}?tab=jobs&type=transit`);
  await expect(page.getByRole("table", { name: "Jobs", exact: true })).toBeVisible();
});

test("reads the markets of the filter again, too", async ({ page, backend }) => {
  await backend.fail({ kind: "status", path: "/v3/api/markets", status: 500 });
  await page.goto(`${hub}?tab=jobs`);
  await expect(page.getByText("Could not load markets to choose from.")).toBeVisible();
  await backend.mend();
  // The gateway may take the service for broken for some seconds.
  await expect(async () => {
    await page.getByRole("button", { name: "Refresh", exact: true }).click();
    await expect(page.getByRole("combobox", { name: "Market" })).toBeEnabled({ timeout: 1_000 });
  }).toPass();
});

test("keeps the number of the market out of the heading of the report while the name is loaded", async ({ page, backend }) => {
  const release = await backend.hold("/v3/api/markets");
  await page.goto(`${hub}?tab=report`);
  await expect(page.getByRole("heading", { name: "Report Explorer - Market: …" })).toBeVisible();
  await release();
  await expect(page.getByRole("heading", { name: "Report Explorer - Market: Boston" })).toBeVisible();
});

test("has the button that selects the rows of a list beside the heading of that list", async ({ page }) => {
  const middle = (locator: Locator) => locator.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    return Math.round(top + height / 2);
  });
  const beside = async (heading: Locator, list: string) => {
    const button = page.getByRole("button", { name: `Select rows of ${list}`, exact: true });
    await expect(button).toBeVisible();
    await expect(async () => expect(Math.abs((await middle(button)) - (await middle(heading)))).toBeLessThanOrEqual(2)).toPass();
  };
  await page.goto(hub);
  for (const list of ["Running Jobs", "Failed Jobs", "Pending Jobs"]) {
    await beside(page.getByRole("region", { name: list, exact: true }).getByRole("heading"), list);
  }
  await page.goto(`${hub}?tab=by-date`);
  await page.getByRole("button", { name: /[1-9]\d* of \d+ failed/ }).first().click();
  await beside(page.getByRole("heading", { name: "Failed Jobs" }), "Failed Jobs");
  await beside(page.getByRole("heading", { name: "All Jobs" }), "Jobs of the day");
  await page.goto(`${hub}?tab=campaign-refresh`);
  await beside(page.getByRole("combobox", { name: "Status" }), "Campaign refresh jobs");
});

test("draws the impressions of the market and days in the address", async ({ page, backend }) => {
  await page.goto(`${hub}?tab=report`);
  await expect(page.getByRole("heading", { name: "Report Explorer - Market: Boston" })).toBeVisible();
  await expect(page.getByRole("img", { name: "Impressions per Date" }).getByText("Impressions", { exact: true })).toBeVisible();
  await page.getByLabel("End Date").fill("2024-08-01");
  await expect(page.getByText("The end date is before the start date.")).toBeVisible();
  await page.getByLabel("End Date").fill("2024-09-02");
  await choose(page, "Market", "Chicago");
  await expect(page.getByRole("heading", { name: "Report Explorer - Market: Chicago" })).toBeVisible();
  await expect(page).toHaveURL(/to=2024-09-02/);
  await expect
    .poll(async () => (await backend.queries("/v3/api/reporting/compare-impressions")).map((query) => query.get("endDate")))
    .toEqual(["2024-08-31", "2024-09-02", "2024-09-02"]);
});

test("says when no refresh job matches the filters, and clears them", async ({ page }) => {
  await page.goto(`${hub}?tab=campaign-refresh&status=failed&since=2099-01-01`);
  await expect(page.getByText("No jobs match the filters.")).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL(`${hub}?tab=campaign-refresh`);
  await expect(page.getByRole("list", { name: "Campaign refresh jobs" })).toBeVisible();
});

test("runs a refresh job of a campaign after a question, and says if that failed", async ({ page }) => {
  await page.goto(`${hub}?tab=campaign-refresh`);
  await expect(page.getByRole("article").filter({ hasText: "Missing Data" }).first().getByRole("button")).toHaveCount(0);
  await page.getByRole("button", { name: "Run Refuses Run" }).click();
  await expect(question(page)).toContainText("Are you sure you want to run this campaign refresh job?");
  await question(page).getByRole("button", { name: "Run" }).click();
  await expect(toast(page, "There was an error trying to run this job. Please try again later.")).toBeVisible();
  await page.getByRole("button", { name: "Run Fails Run" }).click();
  await question(page).getByRole("button", { name: "Run" }).click();
  await expect(toast(page, "Campaign refresh job requested")).toBeVisible();
});

test("shows a toast when the refresh jobs fail to load", async ({ page, backend }) => {
  await backend.fail({ service: "pipeline", kind: "status", path: "/api/pipeline-jobs", status: 500 });
  await page.goto(`${hub}?tab=campaign-refresh`);
  await expect(toast(page, "There was an error trying load the pipeline jobs.")).toBeVisible();
});

test("opens the text of a query and keeps it in the address", async ({ page }) => {
  await page.goto(hub);
  await page.getByRole("link", { name: /^01af-/ }).first().click();
  const dialog = page.getByRole("dialog", { name: "Query Details" });
  await expect(dialog.getByRole("group", { name: "Query text" })).toBeVisible();
  await page.reload();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(hub);
});
