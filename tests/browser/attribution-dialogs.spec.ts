import type { Locator, Page } from "@playwright/test";
import { choose, errorsOf, expect, test, toast } from "./support";
import type { Backend } from "./support";

const retargeting = (page: Page): Locator => page.getByRole("dialog", { name: "Campaign Retargeting" });
const submit = (page: Page): Locator => retargeting(page).getByRole("button", { name: "Submit for Retargeting" });

async function select(page: Page, ...campaigns: string[]) {
  const field = retargeting(page).getByRole("combobox", { name: "Campaigns" });
  await field.click();
  for (const name of campaigns) {
    await page.getByRole("searchbox", { name: "Find in Campaigns" }).fill(name);
    await page.getByRole("option", { name, exact: true }).click();
  }
  await page.keyboard.press("Escape");
}

test.describe("retargeting", () => {
  test("names what is missing, and sends the campaigns to the partner", async ({ page, backend }) => {
    await page.goto("/app/attribution?status=ALL");
    await page.getByRole("button", { name: "Campaign Retargeting" }).click();
    const dialog = retargeting(page);
    await expect(dialog.getByText("Please select at least one campaign")).toBeVisible();
    await expect(submit(page)).toBeDisabled();

    await select(page, "Atlas Motors - Always On", "Bluebird Hotels - Always On");
    await expect(dialog.getByText("Please select at least one campaign")).toHaveCount(0);
    const selected = dialog.getByRole("list", { name: "Selected campaigns" }).getByRole("listitem");
    await expect(selected).toHaveCount(2);
    await dialog.getByRole("button", { name: "Remove Atlas Motors - Always On" }).click();
    await dialog.getByRole("button", { name: "Remove Bluebird Hotels - Always On" }).click();
    await expect(dialog.getByText("Please select at least one campaign")).toBeVisible();
    await expect(submit(page)).toBeDisabled();

    await select(page, "Atlas Motors - Always On", "Bluebird Hotels - Always On");
    await submit(page).click();
    await expect(dialog.getByText("Please select a data partner")).toBeVisible();
    await choose(dialog, "Data Partner", "GroundTruth");
    await expect(dialog.getByText("Please select a data partner")).toHaveCount(0);

    const release = await backend.hold("/v3/api/attribution/create-retargeting-study");
    await submit(page).click();
    await expect(dialog.getByRole("button", { name: "Submitting..." })).toBeDisabled();
    await release();
    await expect(toast(page, "Sent 2 campaign(s) to GroundTruth. Attribution IDs: 134, 135")).toHaveAttribute("data-tone", "green");
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText("Showing all 81 studies")).toBeVisible();
  });

  test("keeps the selection after a failure", async ({ page }) => {
    await page.goto("/app/attribution?form=retargeting");
    await select(page, "Atlas Motors - Holiday Push (16)");
    await choose(retargeting(page), "Data Partner", "Marquee");
    await submit(page).click();
    await expect(toast(page, "Error submitting campaigns for retargeting. Please try again.")).toHaveAttribute("data-tone", "red");
    await expect(retargeting(page).getByRole("listitem")).toHaveText(["Atlas Motors - Holiday Push (16)"]);
    await expect(submit(page)).toBeEnabled();
  });

  test("shows a red toast when the campaigns cannot be loaded, and recovers with Retry", async ({ page, backend }) => {
    await backend.fail({ kind: "status", path: "/v3/api/campaigns/active-campaigns", status: 500 });
    await page.goto("/app/attribution?form=retargeting");
    await expect(toast(page, "Error loading campaigns. Please try again.")).toHaveAttribute("data-tone", "red");
    await backend.mend();
    await retargeting(page).getByRole("button", { name: "Retry" }).click();
    await expect(retargeting(page).getByRole("combobox", { name: "Campaigns" })).toBeEnabled();
  });
});

const cuts = (page: Page, name: string): Locator => page.getByRole("dialog", { name: `Cuts for ${name}` });

async function saved(backend: Backend, attributionId: number) {
  const { study } = await backend.graph<{ study: { cuts: object[] } }>(
    "query ($id: Int!) { study(by: { attributionId: $id }) { cuts { cutOrderOne cutOrderTwo } } }",
    { id: attributionId },
  );
  return study.cuts;
}

test.describe("cuts", () => {
  test("are added, changed and removed", async ({ page, backend }) => {
    await page.goto("/app/attribution");
    await page.getByRole("button", { name: "Cuts for Spring Lift" }).click();
    const dialog = cuts(page, "Spring Lift");
    await expect(dialog.getByRole("group")).toHaveCount(2);
    await expect(dialog.getByRole("group", { name: "Cut 1" })).toContainText("MARKET");
    await dialog.getByRole("button", { name: "Remove cut 1" }).click();
    await dialog.getByRole("button", { name: "Add Cut" }).click();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText("Please select a cut.")).toBeVisible();
    await choose(dialog.getByRole("group", { name: "Cut 2" }), "First Cut", "FRAME");
    await choose(dialog.getByRole("group", { name: "Cut 2" }), "Second Cut", "WEEKDAY");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Cuts saved")).toHaveAttribute("data-tone", "green");
    await expect(dialog).toHaveCount(0);
    expect(await saved(backend, 52)).toEqual([
      { cutOrderOne: "DAYPART", cutOrderTwo: null },
      { cutOrderOne: "FRAME", cutOrderTwo: "WEEKDAY" },
    ]);
    await page.getByRole("button", { name: "Cuts for Spring Lift" }).click();
    await expect(dialog.getByRole("group", { name: "Cut 2" })).toContainText("WEEKDAY");
  });

  test("keep an option that is no longer offered", async ({ page }) => {
    await page.goto("/app/attribution?status=ATTENTION_REQUIRED&cuts=56");
    const dialog = cuts(page, "Spring Launch Careers");
    await expect(dialog.getByRole("group", { name: "Cut 1" }).getByRole("combobox", { name: "First Cut" })).toHaveText(
      "LEGACY_ZONE",
    );
  });

  test("are exported as they are in the dialog", async ({ page, backend }) => {
    await page.goto("/app/attribution?status=APPROVED&cuts=53");
    const dialog = cuts(page, "Spring Launch Store Locator");
    await choose(dialog.getByRole("group", { name: "Cut 1" }), "Second Cut", "AUDIENCE");
    await backend.forgetCalls();
    await dialog.getByRole("button", { name: "Export With Cuts" }).click();
    const started = toast(page, "Study kicked off successfully!");
    await expect(started).toHaveAttribute("data-tone", "green");
    await expect(started.getByRole("link", { name: "See the job" })).toHaveAttribute("href", "/app/attribution-jobs");
    const [query] = await backend.queries("/v3/api/attribution/process-study/53");
    expect(query?.getAll("cuts")).toEqual(["DEVICE_TYPE,AUDIENCE"]);
    expect(query?.get("deviceGroup")).toBe("EXPOSED");
    expect(query?.get("timezone")).toBe("America/New_York");
    await expect(dialog).toBeVisible();
  });

  test("say quietly that they cannot be loaded", async ({ page }) => {
    const logged = errorsOf(page);
    await page.goto("/app/attribution?cuts=61");
    const dialog = cuts(page, "Breaks Cuts");
    await expect(dialog.getByText("Could not load cuts.")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Save" })).toBeDisabled();
    await expect(page.locator("body > [data-tone]")).toHaveCount(0);
    expect(logged.some((line) => line.includes("Could not load cuts."))).toBe(true);
  });
});
