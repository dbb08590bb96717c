import type { Locator, Page } from "@playwright/test";
import { choose, column, download, expect, isSorted, overlay, test, toast } from "./support";
import { visit } from "./visit";

const campaign = "/app/customer/harbor-transit/campaign/4";
const list = "/app/customer/harbor-transit?tab=campaigns";
const campaignsPath = "/v3/api/campaigns/customer/3";
const metadataPath = "/v3/api/campaigns/update-customer-campaigns/3";

const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const pixelRow = (page: Page, name: string) =>
  card(page, "Pixels").getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });
const breadcrumb = (page: Page) => page.getByRole("navigation", { name: "Breadcrumb" });

test("the campaigns of a customer have their dates and status, are filtered and sorted, and updated behind the overlay", async ({ page, backend }) => {
  const table = page.getByRole("table", { name: "Campaigns" });
  const failed = toast(page, "There was an error loading campaigns.");
  await backend.fail({ kind: "status", path: campaignsPath, status: 500 });
  await page.goto(list);
  await expect(failed).toHaveAttribute("data-tone", "orange");
  await backend.mend();
  await page.getByRole("button", { name: "Retry" }).click();
  const draft = table.getByRole("row", { name: "Cedar Health - Brand Refresh" });
  await expect(draft).toContainText("Not Set - Not Set");
  expect(isSorted(await table.getByRole("link").allTextContents())).toBe(true);
  await expect(draft.getByText("Draft", { exact: true })).toHaveAttribute("data-tone", "yellow");
  await expect(table.getByRole("row", { name: "Juniper Cosmetics - Always On" })).toContainText(/Not Set - \d\d-\d\d-\d{4}/);

  await test.step("missing dates are last in both directions", async () => {
    const sort = table.getByRole("button", { name: "Dates" });
    for (const direction of ["ascending", "descending"]) {
      await sort.click();
      await expect(table.getByRole("columnheader", { name: "Dates" })).toHaveAttribute("aria-sort", direction);
      await expect(column(table, 3).last()).toHaveText(/^Not Set - /);
    }
    await choose(page, "Status", "Upcoming");
    await expect(page).toHaveURL(/campaign-status=UPCOMING/);
    await expect.poll(async () => [...new Set(await column(table, 4).allTextContents())]).toEqual(["Upcoming"]);
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await page.getByRole("searchbox", { name: "Campaign or ID" }).fill("bluebird");
    await expect(page).toHaveURL(/campaign=bluebird/);
    await expect(table.getByRole("link")).toHaveText([/Bluebird/, /Bluebird/, /Bluebird/]);
    await page.getByRole("button", { name: "Clear Filters" }).click();
  });

  await test.step("they are read again after their metadata was updated, and stay when they cannot be", async () => {
    const update = page.getByRole("button", { name: "Update Campaign Metadata" });
    await backend.forgetCalls();
    const release = await backend.hold(metadataPath);
    await update.click();
    await expect(overlay(page)).toBeVisible();
    await release();
    await expect(toast(page, "Campaign metadata updated")).toHaveAttribute("data-tone", "green");
    await expect.poll(() => backend.calls("/v3/api/campaigns/")).toEqual([`GET ${metadataPath}`, `GET ${campaignsPath}`]);
    await expect(overlay(page)).toHaveCount(0);
    await backend.fail({ kind: "status", path: campaignsPath, status: 500 });
    await update.click();
    await expect(failed).toHaveAttribute("data-tone", "orange");
    await expect(draft).toBeVisible();
    await backend.mend();
    await backend.fail({ kind: "status", path: metadataPath, status: 500 });
    await update.click();
    await expect(toast(page, "There was an error updating campaign metadata.")).toHaveAttribute("data-tone", "red");
    await expect(overlay(page)).toHaveCount(0);
  });

  // A campaign has its status in the colour of the list.
  const color = await draft.getByText("Draft", { exact: true }).evaluate((one) => getComputedStyle(one).color);
  await draft.getByRole("cell").nth(2).click();
  await expect(page.getByRole("link", { name: "Back to Campaigns" })).toBeVisible();
  await expect(page.getByRole("main").getByText("Draft", { exact: true })).toHaveCSS("color", color);
});

test("a campaign loses only the part that cannot be read, and leads to all that belongs to it", async ({ page, backend }) => {
  await backend.fail({ kind: "status", path: "/v3/api/customers", status: 500 });
  await backend.fail({ kind: "status", path: "/v3/api/pixels/campaign", status: 500 });
  await backend.fail({ kind: "status", path: "/v3/api/campaign-explorer/mileage-by-date", status: 500 });
  await backend.fail({ service: "pipeline", kind: "status", path: "/api/pipeline-jobs", status: 500 });
  const release = await backend.hold("/v3/api/flights");
  await page.goto(campaign);
  await expect(card(page, "Miles and Devices").getByText("Could not load miles.")).toBeVisible();
  await expect(page.getByRole("img", { name: "Devices per Day" })).toBeVisible();
  await expect(card(page, "Pixels").getByText("Could not load pixels.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Spring Launch" })).toBeVisible();
  await expect(card(page, "Ad Groups").getByRole("status", { name: "Loading" })).toBeVisible();
  await release();
  const groups = page.getByRole("table", { name: "Ad Groups" });
  await expect(groups).toBeVisible();
  const missing = page.getByRole("alert").filter({ hasText: "Could not load the customer." });
  await expect(missing).toBeVisible();
  await expect(card(page, "Attribution Studies").getByRole("row").first()).toBeVisible();
  await expect(card(page, "Refresh Jobs").getByText("Could not load refresh jobs.")).toBeVisible();
  await backend.mend();
  await card(page, "Pixels").getByRole("button", { name: "Retry" }).click();
  await expect(pixelRow(page, "Home")).toBeVisible();
  await expect(missing).toHaveCount(0);

  await test.step("its ad groups are bars, a chart is a table and a file, and its studies and refresh jobs are listed", async () => {
    const bars = card(page, "Ad Groups").getByRole("figure", { name: "Ad groups over time" });
    await expect(bars.getByRole("listitem")).toContainText([/^Bulletins\d\d-\d\d-\d{4} - \d\d-\d\d-\d{4}$/, /^Full Wraps/, /^Station Posters/, /^Transit Shelters/]);
    const devices = page.getByRole("figure", { name: "Devices per Day" });
    await devices.getByText("Show as table").click();
    const { name, text } = await download(page, () => devices.getByRole("button", { name: "Download CSV of Devices per Day" }).click());
    expect(name).toMatch(/^devices-per-day-\d{4}-\d\d-\d\d\.csv$/);
    expect(text.split("\r\n").slice(0, 2)).toEqual(["Date,Devices", expect.stringMatching(/^\d\d-\d\d-\d{4},\d{4,}$/)]);
    const study = card(page, "Attribution Studies").getByRole("link", { name: "Spring Lift" });
    await expect(study).toHaveAttribute("href", /^\/app\/attribution\/\d+$/);
    await expect(card(page, "Refresh Jobs").getByRole("link").first()).toHaveAttribute("href", /^\/app\/campaign-refresh-jobs\/[^/]+$/);
  });

  await test.step("a pixel is checked", async () => {
    await pixelRow(page, "Home").getByRole("button", { name: "Check Home" }).click();
    await expect(toast(page, "This pixel has fired in the last three days.")).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 800 });
    const hidden = () => page.getByRole("table", { name: "Pixels" }).evaluate((one) => one.scrollWidth - (one.parentElement?.clientWidth ?? 0));
    await expect.poll(hidden).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step("the count of assets of an ad group opens into their list, beside the dates", async () => {
    const first = groups.getByRole("row").nth(1);
    const dates = first.getByText(/^\d\d-\d\d-\d{4} - \d\d-\d\d-\d{4}$/);
    const count = first.getByRole("button", { name: /^\d+ assets?$/ });
    await expect(count).toHaveAttribute("aria-expanded", "false");
    await count.click();
    await expect(first.getByRole("listitem")).toHaveCount(Number.parseInt(await count.innerText(), 10));
    await expect(page).toHaveURL(/assets=\d+/);
    const middle = async (locator: Locator) => {
      const box = await locator.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0) / 2;
    };
    expect(Math.abs((await middle(dates)) - (await middle(count)))).toBeLessThan(6);
    await count.click();
    await expect(first.getByRole("listitem")).toHaveCount(0);
    await expect(page).toHaveURL(campaign);
  });

  await test.step("it leads to its customer, pixels, jobs, devices and the validation of its assets", async () => {
    const keys = page.getByLabel("Keys of the campaign");
    await expect(keys.getByRole("definition")).toHaveText(["4", "Harbor Transit (3)"]);
    await expect(keys.getByRole("button")).toHaveCount(2);
    await expect(keys.getByRole("link")).toHaveAttribute("href", "/app/customer/harbor-transit");
    await expect(breadcrumb(page).getByRole("listitem")).toHaveText(["Customers", "/Harbor Transit", "/Spring Launch"]);
    await expect(pixelRow(page, "Home").getByRole("link")).toHaveAttribute("href", `${campaign}/pixel/31`);
    await expect(page.getByRole("link", { name: "Attribution Jobs" })).toHaveAttribute("href", /^\/app\/attribution-jobs\?text=Spring(%20|\+)Launch$/);
    await expect(page.getByRole("main").getByRole("link", { name: "Campaign Explorer" })).toHaveAttribute("href", "/app/campaign-explorer?customer=3&campaign=4");
    await expect(page.getByRole("link", { name: "Export Devices" })).toHaveAttribute("href", "/app/devices?customer=3&campaign=4");
    const validate = card(page, "Ad Groups").getByRole("link", { name: "Validate assets on Full Wraps" });
    await expect(validate).toHaveAttribute("href", /^\/app\/validations\?customer=3&ad-group=\d+$/);
  });

  // Under the slug of another customer it leads to its own.
  await visit(page, "/app/customer/quiet-corner-media/campaign/4");
  await expect(breadcrumb(page).getByRole("link", { name: "Harbor Transit" })).toHaveAttribute("href", "/app/customer/harbor-transit");
  await page.getByRole("link", { name: "Back to Campaigns" }).click();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole("tab", { name: "Campaigns", selected: true })).toBeVisible();
  await visit(page, "/app/customer/harbor-transit/campaign/four");
  await expect(page.getByText("Campaign not found.")).toBeVisible();
  await expect(breadcrumb(page).getByRole("link")).toHaveText(["Customers"]);
});
