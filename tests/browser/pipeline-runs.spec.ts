import type { Locator, Page } from "@playwright/test";
import { choose, developer, expect, openArea, overlay, test, toast } from "./support";

const RUN = "/api/run-market";
const FAILED = "There was an error trying to run this job. Please try again later.";

const button = (scope: Page | Locator, name: string): Locator => scope.getByRole("button", { name, exact: true });
const form = (page: Page, name: string): Locator => page.getByRole("form", { name });
const report = (scope: Page | Locator): Locator => scope.getByRole("region", { name: "Sent jobs" });
const unconfirmed = (scope: Page | Locator): Locator => scope.getByRole("table", { name: "Jobs not confirmed as sent" });
const unsent = (scope: Page | Locator): Locator => scope.getByRole("table", { name: "Jobs that were not sent" });

const MAY_HAVE_BEEN_STARTED = "Some of these jobs may have been started. Check the list before you send them again, or change the form.";

/** Expects that a form whose jobs may all have been started does not start them once more. */
async function expectStartedOnce(page: Page, backend: { calls: (under: string) => Promise<string[]> }, save: Locator, count: number): Promise<void> {
  const failure = toast(page, "Some jobs may have been started. Check the list before you send them again.");
  await expect(failure).toHaveAttribute("data-tone", "red");
  await expect(report(page)).toContainText(`0 of ${count} ${count === 1 ? "job" : "jobs"} sent, ${count} unconfirmed`);
  await expect(unconfirmed(page).getByRole("row").nth(1)).toContainText("The job may have been started.");
  await expect(save).toHaveAttribute("aria-disabled", "true");
  await expect(save).toHaveAccessibleDescription(MAY_HAVE_BEEN_STARTED);
  await save.focus();
  await page.keyboard.press("Enter");
  await expect(report(page)).toContainText(`${count} unconfirmed`);
  expect(await backend.calls(RUN)).toHaveLength(count);
}

// Each test has dates of its own: what already runs is not started again.

/** The numbers of the active markets. */
async function activeMarkets(backend: { graph: <T>(query: string) => Promise<T> }): Promise<number> {
  const { markets } = await backend.graph<{ markets: { totalCount: number } }>(
    "{ markets(filter: { isActive: true }) { totalCount } }",
  );
  return markets.totalCount;
}

test.describe("Run Active Markets", () => {
  const dialog = (page: Page): Locator => page.getByRole("dialog", { name: "Run Active Markets" });

  test("asks for a valid date, then runs every active market and closes", async ({ page, backend }) => {
    const total = await activeMarkets(backend);
    await page.goto("/app/pipeline");
    await button(page, "Run Active Markets").click();
    await expect(dialog(page).getByRole("combobox", { name: "Run Type" })).toHaveText("TRANSIT_AND_STATIONARY");
    await expect(dialog(page).getByRole("combobox", { name: "Job Type" })).toHaveText("Full Matching");
    await button(dialog(page), "Run").click();
    await expect(dialog(page).getByRole("alert")).toHaveText("A valid date is required");
    await expect(dialog(page).getByLabel("Start Date")).toBeFocused();
    await dialog(page).getByLabel("Start Date").fill("2025-03-10");
    await dialog(page).getByLabel("End Date").fill("2025-03-09");
    await button(dialog(page), "Run").click();
    await expect(dialog(page).getByRole("alert")).toHaveText("A valid date is required");
    expect(await backend.calls(RUN)).toEqual([]);

    await dialog(page).getByLabel("End Date").fill("");
    await expect(dialog(page).getByText(`${total} jobs, one for each market and date`)).toBeVisible();
    await button(dialog(page), "Run").click();
    await expect(toast(page, "Jobs sent")).toHaveAttribute("data-tone", "green");
    await expect(dialog(page)).toHaveCount(0);
    expect(await backend.calls(RUN)).toHaveLength(total);
    await expect(page).toHaveURL("/app/pipeline");
    await toast(page, "Jobs sent").getByRole("link", { name: `See ${total} jobs` }).click();
    await expect(page).toHaveURL("/app/pipeline?tab=by-date&day=2025-03-10");
  });

  test("finishes the others when one fails, names it, and sends only that again", async ({ page, backend }) => {
    const total = await activeMarkets(backend);
    await backend.fail({ service: "pipeline", kind: "status", path: RUN, status: 500, count: 1 });
    await page.goto("/app/pipeline?form=run-active-markets");
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
    await expect(toast(page, "Jobs sent")).toHaveAttribute("data-tone", "green");
    await expect(dialog(page)).toHaveCount(0);
    expect(await backend.calls(RUN)).toHaveLength(1);
  });

  test("starts no job once more that may have been started", async ({ page, backend }) => {
    const total = await activeMarkets(backend);
    await backend.fail({ service: "pipeline", kind: "cut", path: RUN });
    await page.goto("/app/pipeline?form=run-active-markets");
    await dialog(page).getByLabel("Start Date").fill("2025-03-12");
    await button(dialog(page), "Run").click();
    // After some of them, the gateway sends the service nothing more for a while.
    const counts = new RegExp(`0 of ${total} jobs sent, (?:\\d+ failed, )?(\\d+) unconfirmed`);
    await expect(button(dialog(page), "Send the unconfirmed ones again")).toBeVisible();
    await expect(report(dialog(page))).toContainText(counts);
    const count = counts.exec(await report(dialog(page)).innerText())?.[1];
    await expect(unconfirmed(dialog(page))).toContainText("The job may have been started.");
    await expect(dialog(page)).toContainText(MAY_HAVE_BEEN_STARTED);
    await expect(button(dialog(page), "Run")).toHaveAttribute("aria-disabled", "true");
    await dialog(page).getByLabel("Start Date").press("Enter");
    await expect(report(dialog(page))).toContainText(counts);
    expect(await backend.calls(RUN)).toHaveLength(Number(count));
  });

  test("goes on when the dialog and the screen are left, until it is cancelled", async ({ page, backend }) => {
    const total = await activeMarkets(backend);
    await backend.fail({ service: "pipeline", kind: "hold", path: RUN });
    await page.goto("/app/pipeline?form=run-active-markets");
    await dialog(page).getByLabel("Start Date").fill("2025-03-11");
    await button(dialog(page), "Run").click();
    await expect(report(dialog(page))).toContainText(`Run Active Markets: 0 of ${total} jobs sent`);
    await expect(dialog(page).getByRole("button", { name: /^Cancel/ })).toHaveText(["Cancel Sending"]);
    await button(dialog(page), "Close").press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await openArea(page, "Markets");
    await expect(page.getByRole("table", { name: "Markets" })).toBeVisible();
    await button(page, "Work: 1 running").click();
    const place = page.getByRole("region", { name: "Work" });
    await expect(place).toContainText(`0 of ${total} jobs sent`);
    await place.getByRole("link", { name: "Run Active Markets" }).click();
    await expect(place).toBeHidden();
    const line = page.getByRole("group", { name: "Jobs being sent" });
    await expect(line).toContainText(`Run Active Markets: 0 of ${total} jobs sent`);
    await button(line, "Cancel Sending").click();
    await expect(line).toContainText("cancelling");
    await backend.mend();
    await expect(line).toContainText(`Run Active Markets: 10 of ${total} jobs sent, ${total - 10} not sent`);
    await expect(line).toBeFocused();
    await button(line, "Details").click();
    await expect(unsent(page)).toContainText("Not sent.");
    await button(page, "Close").click();
    await button(line, "Dismiss").click();
    await expect(line).toHaveCount(0);
  });
});

test.describe("New Pipeline Job", () => {
  test("names what is missing, and runs the chosen markets on each date", async ({ page, backend }) => {
    await page.goto("/app/new-pipeline-job");
    const job = form(page, "New Pipeline Job");
    await expect(job.getByRole("combobox", { name: "Run Type" })).toHaveText("Stationary");
    await expect(job.getByRole("combobox", { name: "Job Type" })).toHaveText("Full Matching");
    await expect(job.getByRole("combobox", { name: "Campaign" })).toHaveCount(0);
    await button(job, "Save").click();
    await expect(job.getByText("Select at least one market")).toBeVisible();
    await job.getByRole("checkbox", { name: "Boston" }).check();
    await job.getByRole("searchbox", { name: "Find Markets" }).fill("détro");
    await expect(job.getByRole("checkbox")).toHaveCount(1);
    await page.keyboard.press("Enter");
    expect(await backend.calls(RUN)).toEqual([]);
    await button(job, "Select Found").click();
    await expect(job.getByText(/^2 of \d+ selected$/)).toBeVisible();
    await job.getByLabel("Start Date").fill("2025-02-30");
    await job.getByLabel("End Date").fill("2025-3-1");
    await button(job, "Save").click();
    // Both at once, and each beside its hint.
    await expect(job.getByText("A valid date is required")).toHaveCount(2);
    const hint = "yyyy-mm-dd or mm-dd-yyyy";
    await expect(job.getByLabel("Start Date")).toHaveAccessibleDescription(`A valid date is required ${hint}`);
    await expect(job.getByLabel("End Date")).toHaveAccessibleDescription(`A valid date is required ${hint}, optional`);
    await expect(job.getByLabel("Start Date")).toBeFocused();
    // As the graph writes a day, and as the screens do.
    await job.getByLabel("Start Date").fill("2025-02-27");
    await job.getByLabel("End Date").fill("03-01-2025");
    await choose(job, "Customer", "Harbor Transit");
    await choose(job, "Campaign", "Spring Launch");
    await choose(job, "Customer", "Metro Wraps");
    await expect(job.getByRole("combobox", { name: "Campaign" })).toHaveText("No Campaign");
    await expect(job.getByText("6 jobs, one for each market and date")).toBeVisible();
    await button(job, "Save").click();
    await expect(toast(page, "Jobs submitted successfully")).toHaveAttribute("data-tone", "green");
    await expect(page).toHaveURL("/app/pipeline");
    expect(await backend.calls(RUN)).toHaveLength(6);
  });

  test("moves no button when the markets arrive", async ({ page, backend }) => {
    const release = await backend.hold("/v3/api/markets", "GET");
    await page.goto("/app/new-pipeline-job");
    const job = form(page, "New Pipeline Job");
    await expect(job.getByRole("checkbox")).toHaveCount(0);
    const before = await button(job, "Save").boundingBox();
    await release();
    await expect(job.getByRole("checkbox", { name: "Boston" })).toBeVisible();
    expect(await button(job, "Save").boundingBox()).toEqual(before);
  });

  test("keeps the form after a failure, and asks before it is left unsent", async ({ page, backend }) => {
    await page.goto("/app/new-pipeline-job");
    const job = form(page, "New Pipeline Job");
    await job.getByRole("checkbox", { name: "Boston" }).check();
    // The sandbox has no devices before 2020.
    await job.getByLabel("Start Date").fill("2019-12-31");
    await job.getByLabel("End Date").fill("2020-01-01");
    await button(job, "Save").click();
    await expect(toast(page, FAILED)).toHaveAttribute("data-tone", "red");
    await expect(report(job)).toContainText("New Pipeline Job: 1 of 2 jobs sent, 1 failed");
    await expect(unsent(job).getByRole("row").nth(1)).toContainText("Boston12-31-2019There is no device data before 2020.");
    // There is little room beside the markets, but no word may be broken.
    const linesOf = (text: string) =>
      unsent(job).getByText(text, { exact: true }).evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      });
    expect(await linesOf("Market")).toBe(1);
    expect(await linesOf("Boston")).toBe(1);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => unsent(job).evaluate((one) => one.scrollWidth - (one.parentElement?.clientWidth ?? 0))).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(job.getByLabel("Start Date")).toHaveValue("2019-12-31");
    await backend.forgetCalls();
    await expect(button(job, "Save")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(button(job, "Save")).toHaveAccessibleDescription("Some of these jobs were sent. Send the others, or change the form.");
    expect(await backend.calls(RUN)).toEqual([]);
    await button(job, "Send the failed ones again").click();
    await expect.poll(() => backend.calls(RUN)).toHaveLength(1);

    await job.getByLabel("End Date").fill("2020-01-02");
    await expect(button(job, "Save")).toHaveAttribute("aria-disabled", "false");
    await openArea(page, "Markets");
    await expect(page.getByText("Leave without saving your changes?")).toBeVisible();
    await button(page, "Cancel").click();
    await button(job, "Cancel").click();
    await expect(page).toHaveURL("/app/pipeline");
  });

  test("starts no job once more that may have been started, until the form is changed", async ({ page, backend }) => {
    await backend.fail({ service: "pipeline", kind: "cut", path: RUN });
    await page.goto("/app/new-pipeline-job");
    const job = form(page, "New Pipeline Job");
    await job.getByRole("checkbox", { name: "Boston" }).check();
    await job.getByLabel("Start Date").fill("2025-04-08");
    await job.getByLabel("End Date").fill("2025-04-09");
    await button(job, "Save").click();
    await expectStartedOnce(page, backend, button(job, "Save"), 2);
    await backend.mend();
    await job.getByLabel("End Date").fill("2025-04-10");
    await expect(button(job, "Save")).toHaveAttribute("aria-disabled", "false");
  });

  test("sends nothing while other jobs are sent", async ({ page, backend }) => {
    await backend.fail({ service: "pipeline", kind: "hold", path: RUN });
    await page.goto("/app/run-campaign-pipeline/9");
    await form(page, "Run Campaign").getByLabel("Start Date").fill("2025-04-02");
    await button(page, "Save").click();
    await expect(report(page)).toContainText("Run Campaign: 0 of 1 job sent");
    await openArea(page, "Pipeline");
    await expect(page).toHaveURL("/app/pipeline");
    await page.goBack();
    await expect(button(page, "Save")).toHaveAttribute("aria-disabled", "true");
    await expect(button(page, "Save")).toHaveAccessibleDescription("Other jobs are being sent.");
    await backend.mend();
    await expect(toast(page, "Jobs submitted successfully")).toBeVisible();
    await expect(button(page, "Save")).toHaveAttribute("aria-disabled", "false");
  });
});

test.describe("Run Campaign", () => {
  test("marks unknown markets, runs the others and goes back to the campaigns", async ({ page, backend }) => {
    await page.goto("/app/run-campaign-pipeline/9");
    const markets = page.getByRole("list", { name: "Markets" }).getByRole("listitem");
    await expect(markets).toHaveText(["Boston", "Springfield (old) · unknown"]);
    await button(page, "Save").click();
    await expect(page.getByText("A valid date is required")).toBeVisible();
    await page.getByLabel("Start Date").fill("2025-04-03");
    await page.getByLabel("End Date").fill("2025-04-05");
    await expect(page.getByText("3 jobs, one for each market and date")).toBeVisible();
    await button(page, "Save").click();
    await expect(toast(page, "Jobs submitted successfully")).toHaveAttribute("data-tone", "green");
    await expect(page).toHaveURL("/app/stationary-pipeline");
    expect(await backend.calls(RUN)).toHaveLength(3);
  });
});

test("Run Campaign starts no job once more that may have been started", async ({ page, backend }) => {
  await backend.fail({ service: "pipeline", kind: "cut", path: RUN });
  await page.goto("/app/run-campaign-pipeline/9");
  await page.getByLabel("Start Date").fill("2025-04-06");
  await button(page, "Save").click();
  await expectStartedOnce(page, backend, button(page, "Save"), 1);
});

test.describe("New Campaign Job", () => {
  const everybody = [
    "Refresh Impressions (for existing inventory added to a flight/campaign)",
    "UF Only (Impressions exist, but Uniques and Frequency seem off)",
  ];
  const types = async (page: Page) => {
    await page.goto("/app/new-campaign-job");
    await page.getByRole("combobox", { name: "Job Type" }).click();
    return page.getByRole("option");
  };
  const ids = (page: Page): Locator => page.getByLabel("Campaign IDs separated by commas (max 10)");

  test("offers staff two types of jobs", async ({ page }) => {
    await expect(await types(page)).toHaveText(everybody);
  });

  test.describe("for developers", () => {
    test.use({ account: developer });
    test("offers two more", async ({ page }) => {
      await expect(await types(page)).toHaveText([
        ...everybody,
        "Full Matching (for new inventory)",
        "Bronze To Gold (for devs)",
      ]);
    });
  });

  test("says what is wrong with the campaigns, runs them under the overlay and goes to the pipeline", async ({ page, backend }) => {
    await page.goto("/app/new-campaign-job");
    await expect(ids(page)).toHaveAttribute("placeholder", "221023,221024,221025");
    await button(page, "Save").click();
    await expect(page.getByText("Campaign IDs are required")).toBeVisible();
    await expect(ids(page)).toBeFocused();
    await ids(page).fill("4,x");
    await expect(page.getByText("Campaign IDs are required")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await button(page, "Save").click();
    await expect(page.getByText("Invalid format. Please use comma-separated numbers only")).toBeVisible();
    await ids(page).fill("4, 9");
    const release = await backend.hold("/api/run-campaigns-sf", "POST", "pipeline");
    await button(page, "Save").click();
    await expect(overlay(page)).toBeVisible();
    await release();
    await expect(toast(page, "2 campaigns submitted.")).toHaveAttribute("data-tone", "green");
    await expect(overlay(page)).toHaveCount(0);
    await expect(toast(page, "2 campaigns submitted.").getByRole("link")).toHaveText("See 2 jobs");
    await expect(page).toHaveURL("/app/pipeline");
  });

  test("offers campaigns by name, and holds the numbers of those chosen", async ({ page }) => {
    await page.goto("/app/new-campaign-job");
    await ids(page).fill("4, formula");
    await page.getByRole("option", { name: /^Formula Devices \(20\)/ }).click();
    await expect(ids(page)).toHaveValue("4, 20");
    await button(page, "Save").click();
    await expect(toast(page, "2 campaigns submitted.")).toBeVisible();
  });

  test("suggests campaigns without covering Save", async ({ page }) => {
    await page.goto("/app/new-campaign-job");
    await ids(page).click();
    await expect(page.getByRole("listbox", { name: "Suggestions" })).toBeVisible();
    await button(page, "Save").click();
    await expect(page.getByText("Campaign IDs are required")).toBeVisible();
  });

  test("stays on the form after a failure", async ({ page }) => {
    await page.goto("/app/new-campaign-job");
    await ids(page).fill("999999");
    await button(page, "Save").click();
    await expect(toast(page, FAILED)).toHaveAttribute("data-tone", "red");
    await expect(ids(page)).toHaveValue("999999");
    await expect(button(page, "Save")).toBeFocused();
  });

  test("says that the campaigns were submitted if the service does not", async ({ page, backend }) => {
    await backend.fail({ service: "pipeline", kind: "wrong-shape", path: "/api/run-campaigns-sf", status: 200, body: "{}" });
    await page.goto("/app/new-campaign-job");
    await ids(page).fill("4");
    await button(page, "Save").click();
    await expect(toast(page, "Jobs submitted successfully")).toHaveAttribute("data-tone", "green");
    await expect(page).toHaveURL("/app/pipeline");
  });
});
