import type { Locator, Page } from "@playwright/test";
import type { Backend } from "./support";
import { expect, test } from "./support";

// So that no test need wait for a change to be noticed.
test.use({ settings: ["--poll-interval-ms", "100", "--read-cache-seconds", "0"] });

const RERUN = "mutation ($jobId: String!) { rerunPipelineJobs(input: { pipelineJobIds: [$jobId] }) { errors { message } } }";
const CHANGED = "The list has changed.";

const failed = (page: Page) => page.getByRole("table", { name: "Failed Jobs" }).locator("tbody tr");
const waiting = (page: Page) => page.getByRole("status").filter({ hasText: "changed." });
const live = (page: Page) => page.getByText(/^Live · /);
const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Has someone else run the first failed job again. Returns the row that it had. */
async function rerunFirst(page: Page, backend: Backend) {
  const button = failed(page).first().getByRole("button", { name: /^Re-run .*, job / });
  const name = (await button.getAttribute("aria-label")) ?? "";
  await backend.graph(RERUN, { jobId: name.replace(/^.*, job /, "") });
  return failed(page).filter({ has: page.getByRole("button", { name, exact: true }) });
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/app/pipeline");
  await expect(failed(page)).toHaveCount(10);
  await expect(live(page)).toBeVisible();
});

test("changes of jobs show by themselves, but move no row that is pointed at or has the focus", async ({ page, backend }) => {
  await heading(page).hover();
  await expect(await rerunFirst(page, backend)).toHaveCount(0);
  await expect(waiting(page)).toHaveCount(0);

  // Figures show at once, where rows wait until the user asks for them.
  const failures = page.getByRole("region", { name: "Number of Failed Jobs" });
  const before = await failures.innerText();
  await failed(page).first().hover();
  const first = await rerunFirst(page, backend);
  await expect(waiting(page)).toContainText(CHANGED);
  await expect(failures).not.toHaveText(before);
  await expect(first).toBeVisible();
  await waiting(page).getByRole("button", { name: "Show" }).click();
  await expect(first).toHaveCount(0);

  await heading(page).hover();
  await failed(page).nth(2).getByRole("button").first().focus();
  const second = await rerunFirst(page, backend);
  await expect(waiting(page)).toContainText(CHANGED);
  await expect(second).toBeVisible();
  // The user need not ask once nothing is pointed at any more.
  await heading(page).click();
  await expect(second).toHaveCount(0);

  // A tab that is not live does not move the tabs.
  const top = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top);
  const tabs = page.getByRole("tablist", { name: "Pipeline" });
  const place = await top(tabs);
  await tab(page, "Report Explorer").click();
  await expect(live(page)).toHaveCount(0);
  expect(await top(tabs)).toBe(place);
});

test("without the gateway or the service a list is not live, and loads what has failed when they are back", async ({ page, context, backend }) => {
  const expectLive = async () => {
    await expect(page.getByText(/^Could not load/)).toHaveCount(0);
    await expect(live(page)).toBeVisible();
  };
  await context.setOffline(true);
  // An open socket outlives that; the next one does not.
  await tab(page, "Jobs List").click();
  await expect(page.getByText("Could not load jobs.")).toBeVisible();
  await expect(live(page)).toHaveCount(0);
  await context.setOffline(false);
  await expectLive();

  await backend.fail({ service: "pipeline", path: "/api", kind: "status", status: 500 });
  await expect(page.getByText(/^Not live, as of /)).toBeVisible();
  await tab(page, "Dashboard").click();
  await page.getByRole("button", { name: "Refresh" }).first().click();
  await expect(page.getByText("Could not load jobs.")).not.toHaveCount(0);
  await backend.mend();
  await expectLive();
});
