import { choose, expect, test, toast } from "./support";
import { visit } from "./visit";

test("retargeting names what is missing, keeps what is chosen after a failure, and sends the campaigns", async ({ page, backend }) => {
  const dialog = page.getByRole("dialog", { name: "Campaign Retargeting" });
  const submit = dialog.getByRole("button", { name: "Submit for Retargeting" });
  const selected = dialog.getByRole("list", { name: "Selected campaigns" }).getByRole("listitem");
  const select = async (...campaigns: string[]) => {
    for (const name of campaigns) {
      await dialog.getByRole("combobox", { name: "Campaigns" }).fill(name);
      await page.getByRole("option", { name, exact: true }).click();
    }
    await page.keyboard.press("Escape");
  };
  await backend.fail({ kind: "status", path: "/v3/api/campaigns/active-campaigns", status: 500 });
  await page.goto("/app/attribution?status=ALL");
  await page.getByRole("button", { name: "Campaign Retargeting" }).click();
  await expect(toast(page, "Error loading campaigns. Please try again.")).toHaveAttribute("data-tone", "red");
  await backend.mend();
  await dialog.getByRole("button", { name: "Retry" }).click();
  await expect(dialog.getByText("Please select at least one campaign")).toBeVisible();
  await expect(submit).toBeDisabled();
  await select("Atlas Motors - Holiday Push (16)");
  await expect(dialog.getByText("Please select at least one campaign")).toHaveCount(0);
  await submit.click();
  await expect(dialog.getByText("Please select a data partner")).toBeVisible();
  await choose(dialog, "Data Partner", "GroundTruth");
  await expect(dialog.getByText("Please select a data partner")).toHaveCount(0);
  await submit.click();
  await expect(toast(page, "Error submitting campaigns for retargeting. Please try again.")).toHaveAttribute("data-tone", "red");
  await expect(selected).toHaveText(["Atlas Motors - Holiday Push (16)"]);
  await dialog.getByRole("button", { name: "Remove Atlas Motors - Holiday Push (16)" }).click();
  await expect(submit).toBeDisabled();

  await select("Atlas Motors - Always On", "Bluebird Hotels - Always On");
  await expect(selected).toHaveCount(2);
  const release = await backend.hold("/v3/api/attribution/create-retargeting-study");
  await submit.click();
  await expect(dialog.getByRole("button", { name: "Submitting..." })).toBeDisabled();
  await release();
  await expect(toast(page, "Sent 2 campaign(s) to GroundTruth. Attribution IDs: 134, 135")).toHaveAttribute("data-tone", "green");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("Showing all 81 studies")).toBeVisible();
});

test("cuts are changed, and exported as they are in the dialog", async ({ page, backend }) => {
  const cuts = (name: string) => page.getByRole("dialog", { name: `Cuts for ${name}` });
  const group = (number: number) => page.getByRole("dialog").getByRole("group", { name: `Cut ${number}` });
  const press = (name: string) => page.getByRole("dialog").getByRole("button", { name }).click();
  const open = (address: string) => visit(page, `/app/attribution?status=${address}`);
  await page.goto("/app/attribution");
  await page.getByRole("button", { name: "Cuts for Spring Lift" }).click();
  const dialog = cuts("Spring Lift");
  await expect(dialog.getByRole("group")).toHaveCount(2);
  await expect(group(1).getByRole("combobox", { name: "First Cut" })).toHaveValue("MARKET");
  await press("Remove cut 1");
  await press("Add Cut");
  await press("Save");
  await expect(dialog.getByText("Please select a cut.")).toBeVisible();
  await choose(group(2), "First Cut", "FRAME");
  await group(2).getByRole("combobox", { name: "Second Cut" }).click();
  await expect(page.getByRole("option", { name: "WEEKDAY" })).toBeVisible();
  await expect(page.getByRole("option", { name: "FRAME" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await choose(group(2), "Second Cut", "WEEKDAY");
  await press("Save");
  await expect(toast(page, "Cuts saved")).toHaveAttribute("data-tone", "green");
  await expect(dialog).toHaveCount(0);
  expect(await backend.graph("{ study(studyId: 52) { cuts { cutOrderOne cutOrderTwo } } }")).toEqual({
    study: { cuts: [{ cutOrderOne: "DAYPART", cutOrderTwo: null }, { cutOrderOne: "FRAME", cutOrderTwo: "WEEKDAY" }] },
  });
  await page.getByRole("button", { name: "Cuts for Spring Lift" }).click();
  await expect(group(2).getByRole("combobox", { name: "Second Cut" })).toHaveValue("WEEKDAY");

  // An option that is no longer offered is kept.
  await open("ATTENTION_REQUIRED&cuts=56");
  await expect(cuts("Spring Launch Careers")).toBeVisible();
  await expect(group(1).getByRole("combobox", { name: "First Cut" })).toHaveValue("LEGACY_ZONE");

  await open("APPROVED&cuts=53");
  await expect(cuts("Spring Launch Store Locator")).toBeVisible();
  await choose(group(1), "Second Cut", "AUDIENCE");
  await press("Export With Cuts");
  const started = toast(page, "Study kicked off successfully!");
  await expect(started.getByRole("link", { name: "See the job" })).toHaveAttribute("href", "/app/attribution-jobs");
  const queries = await backend.queries("/v3/api/attribution/process-study/53");
  expect(queries.map((query) => [query.getAll("cuts"), query.get("timezone")])).toEqual([[["DEVICE_TYPE,AUDIENCE"], "America/New_York"]]);
  await expect(cuts("Spring Launch Store Locator")).toBeVisible();
});
