import type { Locator, Page } from "@playwright/test";
import { choose, developer, expect, test } from "./support";
import type { Backend } from "./support";
import { visit } from "./visit";

const dialog = (page: Page) => page.getByRole("dialog");
const outcome = (page: Page) => dialog(page).getByRole("status");
const bar = (page: Page, things: string) => page.getByRole("group", { name: `Selected ${things}` });
const button = (scope: Page | Locator, name: string | RegExp) => scope.getByRole("button", { name });
const selectRows = (page: Page, list: string) => button(page, `Select rows of ${list}`).click();
const sent = async (backend: Backend, call: string) => (await backend.calls()).filter((one) => one.includes(call));

test.describe("as a lock maintainer", () => {
  test.use({ account: developer });

  test("providers are unlocked together; the others say why not, and what failed can be repeated", async ({ page, backend }) => {
    await page.goto("/app/providers");
    await selectRows(page, "Providers");
    const selected = bar(page, "providers");
    const unlock = button(selected, "Unlock providers");
    const check = (name: string) => page.getByRole("checkbox", { name: `Select ${name}` }).check();
    await expect(unlock).toHaveAttribute("aria-disabled", "true");
    await check("Harbor AVL");
    await unlock.hover();
    await expect(page.getByRole("tooltip", { name: "This provider is not locked." })).toBeVisible();
    await check("Pedal Counter");
    await check("FleetNow");
    await expect(selected.getByRole("status")).toHaveText("3 providers selected");
    await button(selected, "Unlock 2 providers").click();
    await expect(dialog(page)).toContainText("Unlock 2 of these 3 providers?");
    await expect(dialog(page).getByRole("table", { name: "Left as they are" })).toContainText("Harbor AVL");
    await button(dialog(page), "Unlock 2").click();
    await expect(outcome(page)).toHaveText("2 of 2 providers unlocked");
    expect((await sent(backend, "POST")).toSorted()).toEqual(["POST /v3/api/providers/unlock/6", "POST /v3/api/providers/unlock/9"]);
    await button(dialog(page), "Close").click();
    await expect(selected.getByRole("status")).toHaveText("1 provider selected");
    await expect(page.getByRole("row").filter({ hasText: "Pedal Counter" }).getByRole("cell").nth(3)).toHaveText("No");
    await button(selected, "Done").click();
    await expect(page.getByRole("checkbox", { name: "Select Harbor AVL" })).toBeHidden();

    await selectRows(page, "Providers");
    // Others are not stuck for half a minute after their feed has delivered.
    for (const name of ["GeoTrail", "Gateway Arch AVL", "Vehículos del Río"]) await check(name);
    await button(selected, "Unlock 3 providers").click();
    await backend.fail({ kind: "status", path: "/v3/api/providers/unlock/16", status: 500, count: 1 });
    await backend.fail({ kind: "reset", path: "/v3/api/providers/unlock/19", count: 1 });
    await button(dialog(page), "Unlock 3").click();
    await expect(outcome(page)).toHaveText("1 of 3 providers unlocked, 1 failed, 1 unconfirmed");
    const left = dialog(page).getByRole("table", { name: "Not confirmed" });
    await expect(left.getByRole("row").filter({ hasText: "may have been unlocked" })).toContainText("Gateway Arch AVL");
    await backend.forgetCalls();
    await button(dialog(page), "Repeat the 1 That Failed").click();
    await expect.poll(() => sent(backend, "POST")).toEqual(["POST /v3/api/providers/unlock/16"]);
    await expect(outcome(page)).toHaveText("2 of 3 providers unlocked, 1 unconfirmed");
    await button(dialog(page), "Repeat the 1 That May Have Been Done").click();
    await expect(outcome(page)).toHaveText("3 of 3 providers unlocked");
    await expect(left).toHaveCount(0);
    expect((await sent(backend, "POST")).at(-1)).toEqual("POST /v3/api/providers/unlock/19");
  });
});

/** A market without jobs that the service never runs again, and the number of its failed jobs. */
async function marketOfFew(backend: Backend): Promise<[hash: string, count: number]> {
  type Jobs = { pipelineJobs: { nodes: { pipelineJobId: string; marketHash: string }[] } };
  const { pipelineJobs } = await backend.graph<Jobs>("{ pipelineJobs(filter: { phases: [FAILED] }, first: 5000) { nodes { pipelineJobId marketHash } } }");
  const jobsOf = (hash: string) => pipelineJobs.nodes.filter(({ marketHash }) => marketHash === hash);
  const isSmall = (hash: string) => jobsOf(hash).length <= 3 && jobsOf(hash).every(({ pipelineJobId }) => pipelineJobId.length > 3);
  const market = pipelineJobs.nodes.map(({ marketHash }) => marketHash).find(isSmall) ?? "";
  return [market, jobsOf(market).length];
}

test("jobs are selected by ranges and over pages, and a key that is held down runs none again", async ({ page, backend }) => {
  const [market, count] = await marketOfFew(backend);
  await page.goto("/app/pipeline?tab=jobs");
  await selectRows(page, "Jobs");
  const boxes = page.getByRole("table", { name: "Jobs" }).getByRole("checkbox");
  const selected = bar(page, "jobs");
  await boxes.nth(1).click();
  await boxes.nth(3).click({ modifiers: ["Shift"] });
  await expect(selected.getByRole("status")).toHaveText("3 jobs selected");
  await boxes.nth(2).click();
  await expect(selected.getByRole("status")).toHaveText("2 jobs selected");
  const all = button(selected, /^Select All [\d,]+$/);
  const total = (await all.innerText()).replace("Select All ", "");
  await all.click();
  await expect(selected.getByRole("status")).toHaveText(`${total} jobs selected`);
  // Another filter clears the selection.
  await choose(page, "Status", "Failed");
  await expect(selected.getByRole("status")).toHaveText("Select jobs. Shift selects a range.");

  await visit(page, `/app/pipeline?tab=jobs&status=failed&market=${market}`);
  await expect(boxes).toHaveCount(count);
  await selected.getByRole("checkbox", { name: "All Shown" }).check();
  await backend.forgetCalls();
  await button(selected, /^Re-run/).focus();
  await page.keyboard.down("Enter");
  await expect(button(dialog(page), `Re-run ${count}`)).toBeFocused();
  // A keyboard repeats the event while the key is down.
  await page.keyboard.down("Enter");
  await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(dialog(page)).toContainText("Re-run th");
  expect(await sent(backend, "re-run-job")).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(outcome(page)).toHaveText(new RegExp(`^${count} of ${count} jobs? re-run$`));
  expect(await sent(backend, "re-run-job")).toHaveLength(count);
  await button(dialog(page), "Close").click();
  // The outcome is in the rows until the list is loaded again, though the action empties it.
  await expect(page.getByRole("table", { name: "Jobs" }).locator("tbody tr")).toHaveText(Array.from({ length: count }, () => /Re-run requested/));
  await button(page, "Refresh").click();
  await expect(page.getByText("No jobs match the filters.")).toBeVisible();

  await page.getByRole("tab", { name: "Campaign Refresh Jobs" }).click();
  await selectRows(page, "Campaign refresh jobs");
  const refreshJobs = bar(page, "refresh jobs");
  await refreshJobs.getByRole("checkbox", { name: "This Page" }).check();
  await button(refreshJobs, /^Run \d+ refresh jobs$/).click();
  const rowsOf = (name: string) => dialog(page).getByRole("table", { name }).locator("tbody tr");
  await expect(rowsOf("Left as they are").first()).toContainText("This campaign refresh job is missing data.");
  const planned = (await rowsOf("Run these").allTextContents()).flatMap((text) => /job (\d+)/i.exec(text)?.[1] ?? []);
  expect(planned.length + (await rowsOf("Left as they are").count())).toBe(24);
  await button(dialog(page), `Run ${planned.length}`).click();
  await expect(outcome(page)).toHaveText(new RegExp(`^\\d+ of ${planned.length} refresh jobs started(, 1 failed)?$`));
  await button(dialog(page), "Close").click();
  const ran = (await backend.writes<{ jobId: string | number }>("/api/run-pipeline-job")).map(({ jobId }) => String(jobId));
  expect(ran.toSorted()).toEqual(planned.toSorted());

  await test.step("a card stays selected while its row cannot be read, and leaves the selection once it is deleted", async () => {
    const row = (jobId: number) => ({ jobId, jobStatus: "PENDING", createdAt: 1_780_000_000 });
    const serve = async (...rows: object[]) => {
      await backend.mend();
      await backend.serve("/api/pipeline-jobs", rows, "pipeline");
      await page.getByRole("button", { name: "Refresh", exact: true }).click();
    };
    const cards = page.getByRole("list", { name: "Campaign refresh jobs" }).getByRole("heading");
    await serve(row(1), row(2));
    await expect(cards).toHaveCount(2);
    await refreshJobs.getByRole("checkbox", { name: "All Shown" }).check();
    await serve({ jobStatus: "PENDING" }, row(2));
    await expect(cards).toHaveCount(1);
    await expect(refreshJobs.getByRole("status")).toHaveText("2 refresh jobs selected");
    await serve(row(2));
    await expect(refreshJobs.getByRole("status")).toHaveText("1 refresh job selected");
  });
});

test("studies are changed, and pixels and vehicles checked together", async ({ page, backend }) => {
  await page.goto("/app/attribution?status=COMPLETE");
  await selectRows(page, "Attribution studies");
  const boxes = page.getByRole("list", { name: "Attribution studies" }).getByRole("checkbox");
  await boxes.nth(0).click();
  await boxes.nth(1).click({ modifiers: ["Shift"] });
  await button(bar(page, "studies"), "Attn Req'd 2 studies").click();
  await button(dialog(page), "Attn Req'd 2").click();
  await expect(outcome(page)).toHaveText("2 of 2 studies changed");
  expect(await sent(backend, "PUT")).toHaveLength(2);
  await button(dialog(page), "Close").click();

  await visit(page, "/app/pixels?customer=3");
  await selectRows(page, "Pixels");
  for (const name of ["Home", "Store Locator", "Breaks Check"]) {
    await page.getByRole("checkbox", { name: `Select ${name}`, exact: true }).check();
  }
  await button(bar(page, "pixels"), "Check 3 pixels").click();
  await button(dialog(page), "Check 3").click();
  await expect(outcome(page)).toHaveText("2 of 3 pixels checked, 1 failed");
  await expect(dialog(page).getByRole("table", { name: "Results" })).toContainText("Not fired in the last three days");
  await button(dialog(page), "Close").click();
  await expect(page.getByRole("row").filter({ hasText: "Store Locator" })).toContainText("Not Fired");

  await visit(page, "/app/customer/harbor-transit?tab=vehicles&vehicles-paired=Not+Found");
  await button(page, /^Check These \d+$/).click();
  await button(dialog(page), "Cancel").click();
  await expect(dialog(page)).toBeHidden();
  expect(await sent(backend, "health-check")).toEqual([]);
  await button(page, /^Check These \d+$/).click();
  await button(dialog(page), /^Check \d+$/).click();
  await expect(outcome(page)).toHaveText(/^\d+ of \d+ vehicles? checked/);
  expect(await sent(backend, "POST /v3/api/assets/health-check")).not.toEqual([]);
});
