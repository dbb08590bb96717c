import type { Locator, Page } from "@playwright/test";
import { choose, developer, expect, newJob, openArea, overlay, test, toast } from "./support";
import { visit } from "./visit";

const RUN = "/api/run-market";
const FAILED = "There was an error trying to run this job. Please try again later.";

const button = (scope: Page | Locator, name: string): Locator => scope.getByRole("button", { name, exact: true });
const form = (page: Page, name: string): Locator => page.getByRole("form", { name });
const report = (scope: Page | Locator): Locator => scope.getByRole("region", { name: "Sent jobs" });
const unconfirmed = (scope: Page | Locator): Locator => scope.getByRole("table", { name: "Jobs not confirmed as sent" });
const unsent = (scope: Page | Locator): Locator => scope.getByRole("table", { name: "Jobs that were not sent" });

const MAY_HAVE_BEEN_STARTED = "Some of these jobs may have been started. Check the list before you send them again, or change the form.";

/** The types of jobs that anyone may run for campaigns. */
const CAMPAIGN_JOBS = [
  "Refresh Impressions (for existing inventory added to a flight/campaign)",
  "UF Only (Impressions exist, but Uniques and Frequency seem off)",
];

// Each run has dates of its own: what already runs is not started again.

test.describe("Run Active Markets", () => {
  const dialog = (page: Page): Locator => page.getByRole("dialog", { name: "Run Active Markets" });

  test("asks for a valid date, runs every active market, names a job that failed and sends only that again", async ({ page, backend }) => {
    const { markets } = await backend.graph<{ markets: { totalCount: number } }>("{ markets(filter: { includeInactive: false }) { totalCount } }");
    const total = markets.totalCount;
    await page.goto("/app/pipeline?tab=report");
    await newJob(page, "Run Active Markets");
    await expect(dialog(page).getByRole("combobox", { name: "Run Type" })).toHaveValue("TRANSIT_AND_STATIONARY");
    await expect(dialog(page).getByRole("combobox", { name: "Job Type" })).toHaveValue("Full Matching");
    await button(dialog(page), "Run").click();
    await expect(dialog(page).getByRole("alert")).toHaveText("A valid date is required");
    await expect(dialog(page).getByLabel("Start Date")).toBeFocused();
    expect(await backend.calls(RUN)).toEqual([]);
    await dialog(page).getByLabel("Start Date").fill("2025-03-10");
    await expect(dialog(page).getByText(`${total} jobs, one for each market and date`)).toBeVisible();
    await button(dialog(page), "Run").click();
    await expect(toast(page, "Jobs sent")).toHaveAttribute("data-tone", "green");
    await expect(dialog(page)).toHaveCount(0);
    expect(await backend.calls(RUN)).toHaveLength(total);
    await toast(page, "Jobs sent").getByRole("link", { name: `See ${total} jobs` }).click();
    await expect(page).toHaveURL("/app/pipeline?tab=by-date&day=2025-03-10");

    await backend.fail({ service: "pipeline", kind: "status", path: RUN, status: 500, count: 1 });
    await newJob(page, "Run Active Markets");
    await dialog(page).getByLabel("Start Date").fill("2025-04-01");
    await button(dialog(page), "Run").click();
    const failure = toast(page, "There was an error trying to run this date. Please try again later.");
    await expect(failure).toHaveAttribute("data-tone", "red");
    await expect(report(dialog(page))).toContainText(`Run Active Markets: ${total - 1} of ${total} jobs sent, 1 failed`);
    await expect(unsent(dialog(page)).getByRole("row")).toHaveCount(2);
    await expect(unsent(dialog(page))).toContainText("04-01-2025");
    // All of them again would start the others twice.
    await expect(button(dialog(page), "Run")).toBeDisabled();
    await expect(dialog(page)).toContainText("Some of these jobs were sent. Send the others, or change the form.");
    await backend.forgetCalls();
    await button(dialog(page), "Send the failed ones again").click();
    await expect(dialog(page)).toHaveCount(0);
    expect(await backend.calls(RUN)).toHaveLength(1);
  });

  test("goes on when the screen is left, and can be cancelled", async ({ page, backend }) => {
    await backend.fail({ service: "pipeline", kind: "hold", path: RUN });
    await page.goto("/app/pipeline?tab=report&form=run-active-markets");
    await dialog(page).getByLabel("Start Date").fill("2025-03-11");
    await button(dialog(page), "Run").click();
    await expect(report(dialog(page))).toContainText(/Run Active Markets: 0 of \d+ jobs sent/);
    const total = Number(/of (\d+)/.exec(await report(dialog(page)).innerText())?.[1]);
    await expect(dialog(page).getByRole("button", { name: /^Cancel/ })).toHaveText(["Cancel Sending"]);
    await button(dialog(page), "Close").press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await openArea(page, "Markets");
    await button(page, "Work: 1 running").click();
    const place = page.getByRole("region", { name: "Work" });
    await expect(place).toContainText(`0 of ${total} jobs sent`);
    await place.getByRole("link", { name: "Run Active Markets" }).click();
    await expect(place).toBeHidden();
    const line = report(page);
    await expect(line).toContainText(`Run Active Markets: 0 of ${total} jobs sent`);
    await button(line, "Cancel Sending").click();
    await expect(line).toContainText("cancelling");
    await backend.mend();
    await expect(line).toContainText(`Run Active Markets: 10 of ${total} jobs sent, ${total - 10} not sent`);
    await expect(line).toBeFocused();
    await expect(unsent(line)).toContainText("Not sent.");
    await button(line, "Dismiss").click();
    await expect(line).toHaveCount(0);
  });
});

test("New Pipeline Job names what is missing, runs the chosen markets on each date, and is kept after a failure", async ({ page, backend }) => {
  const release = await backend.hold("/v3/api/markets", "GET");
  await page.goto("/app/new-pipeline-job");
  const job = form(page, "New Pipeline Job");
  await expect(job.getByRole("combobox", { name: "Run Type" })).toHaveValue("Stationary");
  await expect(job.getByRole("combobox", { name: "Job Type" })).toHaveValue("Full Matching");
  await expect(job.getByRole("combobox", { name: "Campaign" })).toHaveCount(0);
  await expect(job.getByRole("checkbox")).toHaveCount(0);
  const place = await button(job, "Save").boundingBox();
  await release();
  const boston = job.getByRole("checkbox", { name: "Boston" });
  await expect(boston).toBeVisible();
  expect(await button(job, "Save").boundingBox()).toEqual(place);
  await button(job, "Save").click();
  await expect(job.getByText("Select at least one market")).toBeVisible();
  await boston.check();
  await job.getByRole("searchbox", { name: "Find Markets" }).fill("détro");
  await expect(job.getByRole("checkbox")).toHaveCount(1);
  await page.keyboard.press("Enter");
  expect(await backend.calls(RUN)).toEqual([]);
  await button(job, "Select Found").click();
  await expect(job.getByText(/^2 of \d+ selected$/)).toBeVisible();
  const [start, end] = [job.getByLabel("Start Date"), job.getByLabel("End Date")];
  await start.fill("2025-02-30");
  await end.fill("2025-3-1");
  await button(job, "Save").click();
  // Both at once, and each beside its hint.
  const hint = "yyyy-mm-dd or mm-dd-yyyy";
  await expect(start).toHaveAccessibleDescription(`A valid date is required ${hint}`);
  await expect(end).toHaveAccessibleDescription(`A valid date is required ${hint}, optional`);
  await expect(start).toBeFocused();
  // As the graph writes a day, and as the screens do.
  await start.fill("2025-02-27");
  await end.fill("03-01-2025");
  await choose(job, "Customer", "Harbor Transit");
  await choose(job, "Campaign", "Spring Launch");
  await choose(job, "Customer", "Metro Wraps");
  await expect(job.getByRole("combobox", { name: "Campaign" })).toHaveValue("No Campaign");
  await expect(job.getByText("6 jobs, one for each market and date")).toBeVisible();
  await button(job, "Save").click();
  await expect(toast(page, "Jobs submitted successfully")).toHaveAttribute("data-tone", "green");
  await expect(page).toHaveURL("/app/pipeline");
  expect(await backend.calls(RUN)).toHaveLength(6);

  await newJob(page, "New Pipeline Job");
  await boston.check();
  // The sandbox has no devices before 2020.
  await start.fill("2019-12-31");
  await end.fill("2020-01-01");
  await button(job, "Save").click();
  await expect(toast(page, FAILED)).toHaveAttribute("data-tone", "red");
  await expect(report(job)).toContainText("New Pipeline Job: 1 of 2 jobs sent, 1 failed");
  await expect(unsent(job).getByRole("row").nth(1)).toContainText("Boston12-31-2019There is no device data before 2020.");
  // There is little room beside the markets, but no word may be broken.
  const height = await unsent(job).getByText("Boston", { exact: true }).evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
  expect(height).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => unsent(job).evaluate((one) => one.scrollWidth - (one.parentElement?.clientWidth ?? 0))).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(start).toHaveValue("12-31-2019");
  await backend.forgetCalls();
  await expect(button(job, "Save")).toBeFocused();
  await page.keyboard.press("Enter");
  const reason = "Some of these jobs were sent. Send the others, or change the form.";
  await expect(button(job, "Save")).toHaveAccessibleDescription(reason);
  await expect(job.getByText(reason)).toBeVisible();
  expect(await backend.calls(RUN)).toEqual([]);
  await button(job, "Send the failed ones again").click();
  await expect.poll(() => backend.calls(RUN)).toHaveLength(1);
  await end.fill("2020-01-02");
  await expect(button(job, "Save")).toHaveAttribute("aria-disabled", "false");
  await openArea(page, "Markets");
  await expect(page.getByText("Leave without saving your changes?")).toBeVisible();
  await button(page, "Cancel").click();
  await button(job, "Cancel").click();
  await expect(page).toHaveURL("/app/pipeline");
});

test("Run Campaign marks unknown markets, starts no job twice that may have been started, and waits for other jobs", async ({ page, backend }) => {
  await backend.fail({ service: "pipeline", kind: "cut", path: RUN });
  await page.goto("/app/run-campaign-pipeline/9");
  const save = button(page, "Save");
  await expect(page.getByRole("list", { name: "Markets" }).getByRole("listitem")).toHaveText(["Boston", "Springfield (old) · unknown"]);
  await save.click();
  await expect(page.getByText("A valid date is required")).toBeVisible();
  await page.getByLabel("Start Date").fill("2025-04-06");
  await save.click();
  const failure = toast(page, "Some jobs may have been started. Check the list before you send them again.");
  await expect(failure).toHaveAttribute("data-tone", "red");
  await expect(report(page)).toContainText("0 of 1 job sent, 1 unconfirmed");
  await expect(unconfirmed(page).getByRole("row").nth(1)).toContainText("The job may have been started.");
  await expect(save).toHaveAttribute("aria-disabled", "true");
  await expect(save).toHaveAccessibleDescription(MAY_HAVE_BEEN_STARTED);
  await save.focus();
  await page.keyboard.press("Enter");
  await expect(report(page)).toContainText("1 unconfirmed");
  expect(await backend.calls(RUN)).toHaveLength(1);

  await backend.mend();
  await backend.fail({ service: "pipeline", kind: "hold", path: RUN });
  await page.getByLabel("Start Date").fill("2025-04-03");
  await page.getByLabel("End Date").fill("2025-04-05");
  await expect(page.getByText("3 jobs, one for each market and date")).toBeVisible();
  await expect(save).toHaveAttribute("aria-disabled", "false");
  await save.click();
  await expect(report(page)).toContainText("Run Campaign: 0 of 3 jobs sent");
  await openArea(page, "Pipeline");
  await expect(page).toHaveURL("/app/pipeline");
  await page.goBack();
  await expect(save).toHaveAttribute("aria-disabled", "true");
  await expect(save).toHaveAccessibleDescription("Other jobs are being sent.");
  await backend.mend();
  await expect(toast(page, "Jobs submitted successfully")).toHaveAttribute("data-tone", "green");
  await expect(save).toHaveAttribute("aria-disabled", "false");
  await page.getByLabel("Start Date").fill("2025-04-07");
  await save.click();
  await expect(page).toHaveURL("/app/stationary-pipeline");

  await visit(page, "/app/new-campaign-job");
  await page.getByRole("combobox", { name: "Job Type" }).click();
  await expect(page.getByRole("option")).toHaveText(CAMPAIGN_JOBS);
});

test.describe("for developers", () => {
  test.use({ account: developer });

  test("New Campaign Job suggests campaigns, says what is wrong with them, and runs them under the overlay", async ({ page, backend }) => {
    await page.goto("/app/new-campaign-job");
    const ids = page.getByRole("combobox", { name: "Campaign IDs separated by commas (max 10)" });
    const save = button(page, "Save");
    await page.getByRole("combobox", { name: "Job Type" }).click();
    await expect(page.getByRole("option")).toHaveText([...CAMPAIGN_JOBS, "Full Matching (for new inventory)", "Bronze To Gold (for devs)"]);
    await page.keyboard.press("Escape");
    await expect(ids).toHaveAttribute("placeholder", "221023,221024,221025");
    await ids.click();
    await expect(page.getByRole("listbox", { name: "Campaign IDs" })).toBeVisible();
    await page.keyboard.press("Escape");
    await save.click();
    await expect(page.getByText("Campaign IDs are required")).toBeVisible();
    await expect(ids).toBeFocused();
    await ids.fill("4,x");
    await expect(page.getByText("Campaign IDs are required")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await save.click();
    await expect(page.getByText("Invalid format. Please use comma-separated numbers only")).toBeVisible();
    await ids.fill("999999");
    await save.click();
    await expect(toast(page, FAILED)).toHaveAttribute("data-tone", "red");
    await expect(ids).toHaveValue("999999");
    await expect(save).toBeFocused();

    await ids.fill("4, formula");
    await page.getByRole("option", { name: /^Formula Devices \(20\)/ }).click();
    await expect(ids).toHaveValue("4, 20");
    const release = await backend.hold("/api/run-campaigns-sf", "POST", "pipeline");
    await save.click();
    await expect(overlay(page)).toBeVisible();
    await release();
    await expect(toast(page, "2 campaigns submitted.")).toHaveAttribute("data-tone", "green");
    await expect(overlay(page)).toHaveCount(0);
    await expect(toast(page, "2 campaigns submitted.").getByRole("link")).toHaveText("See 2 jobs");
    await expect(page).toHaveURL("/app/pipeline");

    // Of its own, where the service does not say it.
    await backend.fail({ service: "pipeline", kind: "wrong-shape", path: "/api/run-campaigns-sf", status: 200, body: "{}" });
    await newJob(page, "New Campaign Job");
    await ids.fill("4");
    await save.click();
    await expect(toast(page, "Jobs submitted successfully")).toHaveAttribute("data-tone", "green");
    await expect(page).toHaveURL("/app/pipeline");
  });
});
