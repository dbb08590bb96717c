import type { Locator, Page } from "@playwright/test";
import { developer, expect, staff, test } from "./support";

const dialog = (page: Page) => page.getByRole("dialog");
const bar = (page: Page, things: string) => page.getByRole("group", { name: `Selected ${things}` });

test.describe("providers", () => {
  test.use({ account: developer });

  test("that are locked are unlocked together; the others say why not", async ({ page, backend }) => {
    await page.goto("/app/providers");
    await page.getByRole("button", { name: "Select rows of Providers" }).click();
    const selected = bar(page, "providers");
    const unlock = selected.getByRole("button", { name: "Unlock providers" });
    await expect(unlock).toHaveAttribute("aria-disabled", "true");
    await page.getByRole("checkbox", { name: "Select Harbor AVL" }).check();
    await unlock.hover();
    await expect(page.getByRole("tooltip", { name: "This provider is not locked." })).toBeVisible();
    await page.getByRole("checkbox", { name: "Select Pedal Counter" }).check();
    await page.getByRole("checkbox", { name: "Select FleetNow" }).check();
    await expect(selected.getByRole("status")).toHaveText("3 providers selected");
    await selected.getByRole("button", { name: "Unlock 2 providers" }).click();
    await expect(dialog(page)).toContainText("Unlock 2 of these 3 providers?");
    await expect(dialog(page).getByRole("table", { name: "Left as they are" })).toContainText("Harbor AVL");
    await backend.forgetCalls();
    await dialog(page).getByRole("button", { name: "Unlock 2" }).click();
    await expect(dialog(page).getByRole("status")).toHaveText("2 of 2 providers unlocked");
    const unlocked = (await backend.calls()).filter((call) => call.startsWith("POST"));
    expect(unlocked.toSorted()).toEqual(["POST /v3/api/providers/unlock/6", "POST /v3/api/providers/unlock/9"]);
    await dialog(page).getByRole("button", { name: "Close" }).click();
    await expect(selected.getByRole("status")).toHaveText("1 provider selected");
    const row = page.getByRole("row").filter({ hasText: "Pedal Counter" });
    await expect(row.getByRole("cell").nth(3)).toHaveText("No");
    await selected.getByRole("button", { name: "Done" }).click();
    await expect(page.getByRole("checkbox", { name: "Select Harbor AVL" })).toBeHidden();
  });

  test("that failed are sent again, and those that may have been unlocked only by a separate button", async ({ page, backend }) => {
    await page.goto("/app/providers?lock=recommended");
    await page.getByRole("button", { name: "Select rows of Providers" }).click();
    const selected = bar(page, "providers");
    await selected.getByRole("checkbox", { name: "All Shown" }).check();
    // The service never unlocks this one.
    await page.getByRole("checkbox", { name: "Select Refuses Save" }).uncheck();
    await selected.getByRole("button", { name: /^Unlock \d+ providers$/ }).click();
    await backend.fail({ kind: "status", path: "/v3/api/providers/unlock/4", status: 500, count: 1 });
    await backend.fail({ kind: "reset", path: "/v3/api/providers/unlock/29", status: 503, count: 1 });
    await dialog(page).getByRole("button", { name: /^Unlock \d+$/ }).click();
    const status = dialog(page).getByRole("status");
    await expect(status).toHaveText(/ unlocked, 1 failed, 1 unconfirmed$/);
    const left = dialog(page).getByRole("table", { name: "Not confirmed" });
    await expect(left).toContainText("Transit/Sync 100%");
    await expect(left).toContainText("The provider may have been unlocked.");
    const sent = async () => (await backend.calls()).filter((call) => call.startsWith("POST"));
    await backend.forgetCalls();
    await dialog(page).getByRole("button", { name: "Repeat the 1 That Failed" }).click();
    await expect.poll(sent).toEqual(["POST /v3/api/providers/unlock/4"]);
    await expect(status).toHaveText(/ unlocked, 1 unconfirmed$/);
    await backend.forgetCalls();
    await dialog(page).getByRole("button", { name: "Repeat the 1 That May Have Been Done" }).click();
    await expect(status).toHaveText(/^(\d+) of \1 providers unlocked$/);
    await expect(dialog(page).getByRole("table", { name: /^Not / })).toHaveCount(0);
    expect(await sent()).toEqual(["POST /v3/api/providers/unlock/29"]);
  });
});

test.describe("as staff", () => {
  test.use({ account: staff });

  test("providers cannot be selected by users who may not unlock them", async ({ page }) => {
    await page.goto("/app/providers");
    await expect(page.getByRole("table", { name: "Providers" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Select rows of Providers" })).toBeHidden();
  });

  test("jobs are selected by ranges and over pages, and run again", async ({ page, backend }) => {
    await page.goto("/app/pipeline?tab=jobs");
    await page.getByRole("button", { name: "Select rows of Jobs" }).click();
    const boxes = page.getByRole("table", { name: "Jobs" }).getByRole("checkbox");
    await boxes.nth(1).click();
    await boxes.nth(3).click({ modifiers: ["Shift"] });
    const selected = bar(page, "jobs");
    await expect(selected.getByRole("status")).toHaveText("3 jobs selected");
    await boxes.nth(2).click();
    await expect(selected.getByRole("status")).toHaveText("2 jobs selected");
    // All jobs that match the filter, on every page.
    const all = selected.getByRole("button", { name: /^Select All [\d,]+$/ });
    const total = Number((await all.innerText()).replace(/\D/g, ""));
    await all.click();
    await expect(selected.getByRole("status")).toHaveText(`${total.toLocaleString("en-US")} jobs selected`);
    await selected.getByRole("button", { name: "Clear" }).click();
    await boxes.nth(0).click();
    await boxes.nth(1).click();
    await selected.getByRole("button", { name: "Re-run 2 jobs" }).click();
    await backend.forgetCalls();
    await dialog(page).getByRole("button", { name: "Re-run 2" }).click();
    await expect(dialog(page).getByRole("status")).toHaveText(/^2 of 2 jobs re-run$|^\d of 2 jobs re-run, \d failed$/);
    expect((await backend.calls()).filter((call) => call.includes("re-run-job"))).toHaveLength(2);
    await dialog(page).getByRole("button", { name: "Close" }).click();
    await expect(dialog(page)).toBeHidden();
  });

  test("a key that is held down opens the confirmation, and confirms nothing", async ({ page, backend }) => {
    await page.goto("/app/pipeline?tab=jobs&status=failed");
    await page.getByRole("button", { name: "Select rows of Jobs" }).click();
    await page.getByRole("table", { name: "Jobs" }).getByRole("checkbox").nth(0).click();
    await backend.forgetCalls();
    await bar(page, "jobs").getByRole("button", { name: "Re-run 1 job" }).focus();
    await page.keyboard.down("Enter");
    await expect(dialog(page).getByRole("button", { name: "Re-run 1" })).toBeFocused();
    // A keyboard repeats the event while the key is down.
    await page.keyboard.down("Enter");
    await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    await expect(dialog(page)).toContainText("Re-run this 1 job?");
    expect((await backend.calls()).filter((call) => call.includes("re-run-job"))).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(dialog(page).getByRole("status")).toHaveText(/^1 of 1 job re-run$|, 1 failed$/);
  });

  test("the outcome is in the rows until the list is loaded again, though the action empties it", async ({ page, backend }) => {
    type Jobs = { pipelineJobs: { nodes: { jobId: string; marketHash: string }[] } };
    const { pipelineJobs } = await backend.graph<Jobs>("{ pipelineJobs(filter: { phases: [FAILED] }, first: 5000) { nodes { jobId marketHash } } }");
    const { nodes } = pipelineJobs;
    const jobsOf = (hash: string) => nodes.filter(({ marketHash }) => marketHash === hash);
    // The service never runs the jobs of some markets again.
    const isSmall = ({ marketHash }: { marketHash: string }) => jobsOf(marketHash).length <= 3 && jobsOf(marketHash).every(({ jobId }) => jobId.length > 3);
    const market = nodes.find(isSmall)?.marketHash ?? "";
    const { length } = jobsOf(market);
    await page.goto(`/app/pipeline?tab=jobs&status=failed&market=${market}`);
    await page.getByRole("button", { name: "Select rows of Jobs" }).click();
    await bar(page, "jobs").getByRole("checkbox", { name: "All Shown" }).check();
    await bar(page, "jobs").getByRole("button", { name: /^Re-run/ }).click();
    await dialog(page).getByRole("button", { name: `Re-run ${length}` }).click();
    await expect(dialog(page).getByRole("status")).toHaveText(`${length} of ${length} ${length === 1 ? "job" : "jobs"} re-run`);
    await dialog(page).getByRole("button", { name: "Close" }).click();
    const rows = page.getByRole("table", { name: "Jobs" }).locator("tbody").getByRole("row");
    await expect(rows.filter({ hasText: "Re-run requested" })).toHaveCount(length);
    await expect(rows).toHaveCount(length);
    await page.getByRole("button", { name: "Refresh", exact: true }).click();
    await expect(page.getByText("No jobs found.")).toBeVisible();
  });

  test("another filter clears the selection", async ({ page }) => {
    await page.goto("/app/pipeline?tab=jobs");
    await page.getByRole("button", { name: "Select rows of Jobs" }).click();
    await page.getByRole("table", { name: "Jobs" }).getByRole("checkbox").nth(0).click();
    const selected = bar(page, "jobs");
    await expect(selected.getByRole("status")).toHaveText("1 job selected");
    await page.getByRole("combobox", { name: "Status" }).click();
    await page.getByRole("option", { name: "Failed" }).click();
    await expect(selected.getByRole("status")).toHaveText("Select jobs. Shift selects a range.");
  });

  test("refresh jobs that lack data are left out of a run", async ({ page, backend }) => {
    await page.goto("/app/pipeline?tab=campaign-refresh");
    await page.getByRole("button", { name: "Select rows of Campaign refresh jobs" }).click();
    const selected = bar(page, "refresh jobs");
    await selected.getByRole("checkbox", { name: "This Page" }).check();
    await selected.getByRole("button", { name: /^Run \d+ refresh jobs$/ }).click();
    const jobsOf = async (rows: Locator) => (await rows.allTextContents()).flatMap((text) => /job (\d+)/i.exec(text)?.[1] ?? []);
    const left = dialog(page).getByRole("table", { name: "Left as they are" }).locator("tbody").getByRole("row");
    const leftJobs = await jobsOf(left);
    expect(leftJobs.length).toBeGreaterThan(0);
    await expect(left.filter({ hasText: "This campaign refresh job is missing data." })).toHaveCount(leftJobs.length);
    const plannedJobs = await jobsOf(dialog(page).getByRole("table", { name: "Run these" }).locator("tbody").getByRole("row"));
    expect(plannedJobs.length + leftJobs.length).toBe(24);
    await backend.forgetCalls();
    await dialog(page).getByRole("button", { name: `Run ${plannedJobs.length}`, exact: true }).click();
    await expect(dialog(page).getByRole("status")).toHaveText(new RegExp(`^\\d+ of ${plannedJobs.length} refresh jobs started(, 1 failed)?$`));
    await expect(dialog(page).getByRole("button", { name: "Close" })).toBeVisible();
    const sent = (await backend.writes<{ jobId: string | number }>("/api/run-pipeline-job")).map(({ jobId }) => String(jobId));
    expect(sent.toSorted()).toEqual(plannedJobs.toSorted());
  });

  const partial = [
    { name: "study", address: "/app/attribution?status=COMPLETE", list: "Attribution studies", many: "studies", refresh: "Refresh Studies", key: "attributionId", path: "/v3/api/attribution" },
    { name: "refresh job", address: "/app/pipeline?tab=campaign-refresh", list: "Campaign refresh jobs", many: "refresh jobs", refresh: "Refresh", key: "jobId", path: "/api/pipeline-jobs" },
  ] as const;
  for (const { name, address, list, many, refresh, key, path } of partial) {
    test(`a ${name} stays selected while its row cannot be read, and leaves the selection once it is deleted`, async ({ page, backend }) => {
      const row = (id: number) => ({ [key]: id, studyName: `Study ${id}`, status: "COMPLETE", jobStatus: "PENDING", createdAt: 1_780_000_000 });
      const service = path.startsWith("/v3") ? "main" : "pipeline";
      const serve = async (rows: readonly object[]) => {
        await backend.mend();
        await backend.serve(path, rows, service);
      };
      const cards = page.getByRole("list", { name: list });
      await serve([row(1), row(2)]);
      await page.goto(address);
      await page.getByRole("button", { name: `Select rows of ${list}` }).click();
      await bar(page, many).getByRole("checkbox", { name: "All Shown" }).check();
      const selected = bar(page, many).getByRole("status");
      await expect(selected).toHaveText(`2 ${many} selected`);
      await serve([{ studyName: "Study 1" }, row(2)]);
      await page.getByRole("button", { name: refresh, exact: true }).click();
      await expect(cards.getByRole("heading")).toHaveCount(1);
      await expect(selected).toHaveText(`2 ${many} selected`);
      await serve([row(2)]);
      await page.getByRole("button", { name: refresh, exact: true }).click();
      await expect(selected).toHaveText(`1 ${name} selected`);
      await backend.mend();
    });
  }

  test("studies offer together the actions of their statuses", async ({ page, backend }) => {
    await page.goto("/app/attribution?status=COMPLETE");
    await page.getByRole("button", { name: "Select rows of Attribution studies" }).click();
    const selected = bar(page, "studies");
    const boxes = page.getByRole("list", { name: "Attribution studies" }).getByRole("checkbox");
    await boxes.nth(0).click();
    await boxes.nth(1).click({ modifiers: ["Shift"] });
    await selected.getByRole("button", { name: "Attn Req'd 2 studies" }).click();
    await backend.forgetCalls();
    await dialog(page).getByRole("button", { name: "Attn Req'd 2" }).click();
    await expect(dialog(page).getByRole("status")).toHaveText("2 of 2 studies changed");
    expect((await backend.calls()).filter((call) => call.startsWith("PUT"))).toHaveLength(2);
  });

  test("pixels are checked together, and the rows keep the results", async ({ page }) => {
    await page.goto("/app/pixels?customer=3");
    await page.getByRole("button", { name: "Select rows of Pixels" }).click();
    for (const name of ["Home", "Store Locator", "Breaks Check"]) {
      await page.getByRole("checkbox", { name: `Select ${name}`, exact: true }).check();
    }
    await bar(page, "pixels").getByRole("button", { name: "Check 3 pixels" }).click();
    await dialog(page).getByRole("button", { name: "Check 3" }).click();
    await expect(dialog(page).getByRole("status")).toHaveText("2 of 3 pixels checked, 1 failed");
    await expect(dialog(page).getByRole("table", { name: "Results" })).toContainText("Not fired in the last three days");
    await dialog(page).getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("row").filter({ hasText: "Store Locator" })).toContainText("Not Fired");
  });

  test("vehicles that pass the filters are checked together, and it can be cancelled", async ({ page, backend }) => {
    await page.goto("/app/customer/harbor-transit?tab=vehicles&vehicles-paired=Not+Found");
    await page.getByRole("button", { name: /^Check These \d+$/ }).click();
    await dialog(page).getByRole("button", { name: "Cancel" }).click();
    await expect(dialog(page)).toBeHidden();
    await backend.forgetCalls();
    await page.getByRole("button", { name: /^Check These \d+$/ }).click();
    await dialog(page).getByRole("button", { name: /^Check \d+$/ }).click();
    await expect(dialog(page).getByRole("status")).toHaveText(/^\d+ of \d+ vehicles? checked/);
    await expect(dialog(page).getByRole("button", { name: "Close" })).toBeVisible();
    expect((await backend.calls()).some((call) => call === "POST /v3/api/assets/health-check")).toBe(true);
  });
});
