import type { Locator, Page } from "@playwright/test";
import { errorsOf, expect, fact, retry, test, toast } from "./support";
import { visit } from "./visit";

const heading = (page: Page): Locator => page.getByRole("heading", { level: 1 });
const button = (page: Page, name: string): Locator => page.getByRole("main").getByRole("button", { name, exact: true }).first();
const question = (page: Page): Locator => page.getByRole("alertdialog", { name: "Confirm" });
const answer = (page: Page, name: string) => question(page).getByRole("button", { name }).click();

const JOB = "query ($pipelineJobId: String!) { pipelineJob(pipelineJobId: $pipelineJobId) { date typeLabel runBy } }";
type Answer = { pipelineJob: { date: string; typeLabel: string; runBy: string } };

/** MM-DD-YYYY. */
const written = (date: string) => `${date.slice(5)}-${date.slice(0, 4)}`;

test("a job is opened from the list of its day, leads to its neighbours, and is run again or deleted after a question", async ({ page, backend }) => {
  const { pipelineJob: job } = await backend.graph<Answer>(JOB, { pipelineJobId: "909" });
  await page.goto(`/app/pipeline?tab=by-date&month=${job.date.slice(0, 7)}&day=${job.date}`);
  const row = page.getByRole("table", { name: "Jobs of the day" }).getByRole("row").filter({ has: page.getByRole("button", { name: /^Re-run .*, job 909$/ }) });
  await row.getByRole("link", { name: "Boston" }).click();
  await expect(page).toHaveURL("/app/pipeline-jobs/909");
  await expect(heading(page)).toHaveText(`Boston, ${written(job.date)}, ${job.typeLabel}`);
  await expect(fact(page, "Status")).toHaveText("COMPLETED");
  await expect(fact(page, "Run By")).toHaveText(job.runBy);
  await expect(fact(page, "Duration")).toHaveText(/^\d+h \d+m \d+s$/);
  await expect(fact(page, "Market").getByRole("link")).toHaveAttribute("href", "/app/markets/d4f1c2");
  await expect(fact(page, "Date").getByRole("link")).toHaveAttribute("href", `/app/pipeline?tab=by-date&day=${job.date}`);
  await expect(fact(page, "Total Devices")).toHaveText(/^[\d,]+$/);
  await expect(page.getByText(/(as of|Live ·) \d+:\d\d [AP]M/)).toBeVisible();

  await button(page, "Delete").hover();
  await expect(page.getByRole("tooltip", { name: "This job cannot be deleted." })).toBeVisible();
  await button(page, "Delete").press("Enter");
  await expect(question(page)).toHaveCount(0);
  await button(page, "Re-run").click();
  await answer(page, "Re-run");
  await expect(page.getByRole("main").getByText("Not re-run. This job is part of a nightly run that has not ended.")).toBeVisible();

  await backend.forgetCalls();
  await button(page, "Refresh").click();
  const calls = ["GET /api/jobs", "GET /api/jobs-sf", "GET /v3/api/markets"];
  await expect.poll(async () => [...new Set(await backend.calls())].toSorted()).toEqual(calls);
  const others = page.getByRole("table", { name: "Jobs of this market and day" });
  await others.getByRole("link", { name: "Boston" }).last().click();
  await expect(page).not.toHaveURL("/app/pipeline-jobs/909");
  await expect(heading(page)).toContainText(written(job.date));

  const { pipelineJobs } = await backend.graph<{ pipelineJobs: { nodes: { pipelineJobId: string }[] } }>(
    "{ pipelineJobs(filter: { needsRerun: true }, first: 1) { nodes { pipelineJobId } } }",
  );
  await visit(page, `/app/pipeline-jobs/${pipelineJobs.nodes[0]?.pipelineJobId}`);
  await expect(page.getByText("This job failed. The pipeline service gives no reason.")).toBeVisible();
  await visit(page, "/app/pipeline-jobs/901");
  await button(page, "Re-run").click();
  await expect(question(page)).toContainText("Are you sure you want to re-run this job?");
  await backend.forgetCalls();
  await answer(page, "Re-run");
  await expect(toast(page, "Job re-run requested")).toBeVisible();
  expect(await backend.calls("/api/re-run-job")).toEqual(["POST /api/re-run-job"]);
  await expect(fact(page, "Status")).not.toHaveText("FAILED");

  const { pipelineJob: deleted } = await backend.graph<Answer>(JOB, { pipelineJobId: "902" });
  await visit(page, "/app/pipeline-jobs/902");
  await button(page, "Delete").click();
  await answer(page, "Delete");
  await expect(toast(page, "Job deleted")).toBeVisible();
  await expect(page).toHaveURL(`/app/pipeline?tab=by-date&day=${deleted.date}`);
  await visit(page, "/app/pipeline-jobs/902");
  await expect(page.getByText("Pipeline job not found.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Pipeline" })).toHaveAttribute("href", "/app/pipeline");
});

test("a running job shows its step and time, and a page is shown without what could not be read", async ({ page, backend }) => {
  const logged = errorsOf(page);
  await backend.fail({ path: "/v3/api/markets", kind: "status", status: 400 });
  await page.goto("/app/pipeline-jobs/908");
  await expect(fact(page, "Status")).toHaveText("PROCESSING");
  await expect(fact(page, "Step")).toHaveText("GETTING_NEAR_DEVICES_AND_CALCULATING_MATCHES");
  const elapsed = fact(page, "Running For");
  await expect(elapsed).toHaveText(/^\d+h \d+m \d+s$/);
  const before = await elapsed.innerText();
  await expect(elapsed).not.toHaveText(before);
  await expect(page.getByText("Could not load markets.").first()).toBeVisible();
  await expect(heading(page)).toContainText("d4f1c2");
  await backend.mend();
  await retry(page, heading(page).filter({ hasText: "Boston" }));

  for (const path of ["/api/jobs", "/api/jobs-sf"]) await backend.fail({ service: "pipeline", path, kind: "status", status: 400 });
  logged.length = 0;
  await visit(page, "/app/pipeline-jobs/909");
  await expect(page.getByText("Could not load the job.")).toBeVisible();
  expect(logged.length).toBeGreaterThan(0);
  await backend.mend();
  await retry(page, heading(page).filter({ hasText: "Boston" }));
});

test("a campaign refresh job is opened from its card and run after a question, unless its data is missing", async ({ page, backend }) => {
  await page.goto("/app/pipeline?tab=campaign-refresh");
  const card = page.getByRole("article").filter({ has: page.getByRole("button", { name: /^Run / }) }).first();
  const name = await card.getByRole("heading").innerText();
  await card.getByRole("link", { name: /, job \d+$/ }).click();
  await expect(page).toHaveURL(/\/app\/campaign-refresh-jobs\/\d+$/);
  await expect(heading(page)).toHaveText(name);
  await expect(fact(page, "Data")).toHaveText("Runnable");
  await expect(page.getByRole("table", { name: "Markets" }).getByRole("cell").first()).toBeVisible();
  await button(page, "Run").click();
  await expect(question(page)).toContainText("Are you sure you want to run this campaign refresh job?");
  await answer(page, "Run");
  await expect(toast(page, "Campaign refresh job requested")).toBeVisible();
  expect(await backend.calls("/api/run-pipeline-job")).toEqual(["POST /api/run-pipeline-job"]);

  await visit(page, "/app/campaign-refresh-jobs/92");
  await expect(fact(page, "Data")).toHaveText("Missing Data");
  await expect(button(page, "Run")).toHaveAttribute("aria-disabled", "true");
  await button(page, "Run").hover();
  await expect(page.getByRole("tooltip", { name: "This campaign refresh job is missing data." })).toBeVisible();
  await visit(page, "/app/campaign-refresh-jobs/none");
  await expect(page.getByText("Campaign refresh job not found.")).toBeVisible();
});
