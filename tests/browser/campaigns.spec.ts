import type { Locator, Page } from "@playwright/test";
import { choose, column, expect, isSorted, overlay, test, toast } from "./support";

const campaign = "/app/customer/harbor-transit/campaign/4";
const list = "/app/customer/harbor-transit?tab=campaigns";
const campaignsPath = "/v3/api/campaigns/customer/3";
const metadataPath = "/v3/api/campaigns/update-customer-campaigns/3";

const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const pixelRow = (page: Page, name: string) =>
  card(page, "Pixels").getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });
const updateMetadata = (page: Page) => page.getByRole("button", { name: "Update Campaign Metadata" }).click();

test.describe("the campaigns of a customer", () => {
  test("are listed by name with their active dates, and open by a click on the row", async ({ page }) => {
    await page.goto(list);
    const table = page.getByRole("table", { name: "Campaigns" });
    await expect(table.getByRole("columnheader")).toHaveText([/^ID/, /^Campaign/, /^Dates/, /^Status/]);
    const date = String.raw`\d{2}-\d{2}-\d{4}`;
    for (const [name, dates] of [
      ["Cedar Health - Brand Refresh", "Not Set - Not Set"],
      ["Juniper Cosmetics - Always On", `Not Set - ${date}`],
      ["Juniper Cosmetics - Fall Harvest", `${date} - Not Set`],
      ["Atlas Motors - Holiday Push", `${date} - ${date}`],
    ] as const) {
      await expect(table.getByRole("row", { name })).toContainText(new RegExp(dates));
    }
    expect(isSorted(await table.getByRole("link").allTextContents())).toBe(true);
    await table.getByRole("row", { name: "Atlas Motors - Holiday Push" }).getByRole("cell", { name: new RegExp(date) }).click();
    await expect(page).toHaveURL("/app/customer/harbor-transit/campaign/16");
  });

  test("are narrowed by a text in the address", async ({ page }) => {
    await page.goto(list);
    await page.getByRole("searchbox", { name: "Campaign or ID" }).fill("bluebird");
    await expect(page).toHaveURL(`${list}&campaign=bluebird`);
    await expect(page.getByRole("table", { name: "Campaigns" }).getByRole("link")).toHaveText([/Bluebird/, /Bluebird/, /Bluebird/]);
  });

  test("show their status, are narrowed to one, and sort by date with missing dates last", async ({ page }) => {
    await page.goto(list);
    const table = page.getByRole("table", { name: "Campaigns" });
    const draft = table.getByRole("row", { name: "Cedar Health - Brand Refresh" });
    await expect(draft.getByText("Draft", { exact: true })).toHaveAttribute("data-tone", "yellow");
    await table.getByRole("button", { name: "Dates" }).click();
    await expect(column(table, 3).last()).toHaveText(/^Not Set - /);
    await table.getByRole("button", { name: "Dates" }).click();
    await expect(table.getByRole("columnheader", { name: "Dates" })).toHaveAttribute("aria-sort", "descending");
    await expect(column(table, 3).last()).toHaveText(/^Not Set - /);
    await choose(page, "Status", "Upcoming");
    await expect(page).toHaveURL(/campaign-status=UPCOMING/);
    await expect.poll(async () => [...new Set(await column(table, 4).allTextContents())]).toEqual(["Upcoming"]);
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await expect(draft).toBeVisible();
  });

  test("are read again after their metadata was updated behind the overlay", async ({ page, backend }) => {
    await page.goto(list);
    const table = page.getByRole("table", { name: "Campaigns" });
    await expect(table).toBeVisible();
    await backend.forgetCalls();
    const release = await backend.hold(metadataPath);
    await updateMetadata(page);
    await expect(overlay(page)).toBeVisible();
    await release();
    await expect(toast(page, "Campaign metadata updated")).toHaveAttribute("data-tone", "green");
    await expect.poll(() => backend.calls("/v3/api/campaigns/")).toEqual([`GET ${metadataPath}`, `GET ${campaignsPath}`]);
    await expect(overlay(page)).toHaveCount(0);
    await expect(table).toBeVisible();
  });

  test("show an orange toast when they cannot be read, and stay when they cannot be read again", async ({ page, backend }) => {
    await backend.fail({ kind: "status", path: campaignsPath, status: 500 });
    await page.goto(list);
    const failed = toast(page, "There was an error loading campaigns.");
    await expect(failed).toHaveAttribute("data-tone", "orange");
    await backend.mend();
    await page.reload();
    const link = page.getByRole("link", { name: "Atlas Motors - Holiday Push" });
    await expect(link).toBeVisible();
    await expect(failed).toHaveCount(0);
    await backend.fail({ kind: "status", path: campaignsPath, status: 500 });
    await updateMetadata(page);
    await expect(failed).toHaveAttribute("data-tone", "orange");
    await expect(link).toBeVisible();
  });

  test("show a red toast when their metadata cannot be updated", async ({ page, backend }) => {
    await page.goto(list);
    await backend.fail({ kind: "status", path: metadataPath, status: 500 });
    await updateMetadata(page);
    await expect(toast(page, "There was an error updating campaign metadata.")).toHaveAttribute("data-tone", "red");
    await expect(overlay(page)).toHaveCount(0);
  });
});

test.describe("a campaign", () => {
  test("shows its ref, and leads to its customer, to the customer's campaigns and to its pixels", async ({ page }) => {
    await page.goto(campaign);
    await expect(page.getByRole("heading", { level: 1, name: "Spring Launch" })).toBeVisible();
    const breadcrumb = page.getByRole("navigation", { name: "Breadcrumb" });
    await expect(breadcrumb.getByRole("listitem")).toHaveText(["Customers/", "Harbor Transit/", "Spring Launch"]);
    await breadcrumb.getByRole("link", { name: "Harbor Transit" }).click();
    await expect(page).toHaveURL("/app/customer/harbor-transit");
    await page.goBack();
    await pixelRow(page, "Home").getByRole("link").click();
    await expect(page).toHaveURL(`${campaign}/pixel/31`);
    await page.goBack();
    await page.getByRole("link", { name: "Back to Campaigns" }).click();
    await expect(page).toHaveURL(list);
    await expect(page.getByRole("tab", { name: "Campaigns", selected: true })).toBeVisible();
  });

  test("has its keys in the header, with a link to its customer and to the export of its devices", async ({ page }) => {
    await page.goto(campaign);
    const keys = page.getByLabel("Keys of the campaign");
    await expect(keys.getByRole("definition")).toHaveText(["4", "Harbor Transit (3)"]);
    await expect(keys.getByRole("button")).toHaveCount(2);
    await expect(keys.getByRole("link")).toHaveAttribute("href", "/app/customer/harbor-transit");
    await page.getByRole("link", { name: "Export Devices" }).click();
    await expect(page).toHaveURL("/app/devices?customer=3&campaign=4");
    await expect(page.getByRole("combobox", { name: "Campaigns" })).toHaveText("Spring Launch");
  });

  test("under the slug of another customer leads to its own", async ({ page }) => {
    await page.goto("/app/customer/quiet-corner-media/campaign/4");
    const breadcrumb = page.getByRole("navigation", { name: "Breadcrumb" });
    await expect(breadcrumb.getByRole("link", { name: "Harbor Transit" })).toHaveAttribute("href", "/app/customer/harbor-transit");
    await expect(pixelRow(page, "Home").getByRole("link")).toHaveAttribute("href", `${campaign}/pixel/31`);
    await page.getByRole("link", { name: "Back to Campaigns" }).click();
    await expect(page).toHaveURL(list);
  });

  test("that does not exist is not found", async ({ page }) => {
    for (const id of ["999999", "four"]) {
      await page.goto(`/app/customer/harbor-transit/campaign/${id}`);
      await expect(page.getByText("Campaign not found.")).toBeVisible();
      await expect(page.getByRole("link", { name: "Back to Campaigns" })).toBeVisible();
      await expect(page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link")).toHaveText(["Customers"]);
    }
  });

  test("has its status in the colour of the list", async ({ page }) => {
    for (const status of ["Draft", "Expired"]) {
      await page.goto(list);
      const row = page.getByRole("table", { name: "Campaigns" }).getByRole("row").filter({ hasText: status }).first();
      const colour = await row.getByText(status, { exact: true }).evaluate((one) => getComputedStyle(one).color);
      await row.getByRole("link").click();
      await expect(page.getByRole("link", { name: "Back to Campaigns" })).toBeVisible();
      await expect(page.getByRole("main").getByText(status, { exact: true })).toHaveCSS("color", colour);
    }
  });

  test("has all columns of its pixels in a window of 1024 pixels", async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await page.goto(campaign);
    const table = page.getByRole("table", { name: "Pixels" });
    await expect(table).toBeVisible();
    await expect.poll(() => table.evaluate((one) => one.scrollWidth - (one.parentElement?.clientWidth ?? 0))).toBeLessThanOrEqual(0);
  });

  test("checks whether a pixel has fired, in three outcomes", async ({ page }) => {
    await page.goto(campaign);
    for (const [name, text, tone] of [
      ["Home", "This pixel has fired in the last three days.", "green"],
      ["Careers", "This pixel has not fired in the last three days.", "orange"],
      ["Breaks Check", "There was an error checking this pixel.", "red"],
    ] as const) {
      await pixelRow(page, name).getByRole("button", { name: `Check ${name}` }).click();
      await expect(toast(page, text)).toHaveAttribute("data-tone", tone);
    }
  });

  test("shows the dates of its ad groups, whose count of assets opens into the list", async ({ page }) => {
    await page.goto(campaign);
    const groups = page.getByRole("table", { name: "Ad Groups" });
    await expect(groups.getByRole("columnheader")).toHaveText([/^Name/, /^Dates/, /^Assets/, "Actions"]);
    const first = groups.getByRole("row").nth(1);
    const dates = column(groups, 2).first();
    await expect(dates).toHaveText(/^\d\d-\d\d-\d{4} - \d\d-\d\d-\d{4}$/);
    const count = first.getByRole("button", { name: /^\d+ assets?$/ });
    await expect(count).toHaveAttribute("aria-expanded", "false");
    await count.click();
    const number = Number.parseInt((await count.textContent()) ?? "", 10);
    await expect(first.getByRole("listitem")).toHaveCount(number);
    await expect(page).toHaveURL(/assets=\d+/);
    // However long the list is, the dates stay on the line of the count.
    const middle = (locator: Locator) =>
      locator.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return (top + bottom) / 2;
      });
    const text = first.getByText(/^\d\d-\d\d-\d{4} - /);
    expect(Math.abs((await middle(text)) - (await middle(count)))).toBeLessThan(6);
    await page.reload();
    await expect(first.getByRole("listitem")).toHaveCount(number);
    await count.click();
    await expect(first.getByRole("listitem")).toHaveCount(0);
  });

  test("leads from an ad group to the validation of its assets", async ({ page }) => {
    await page.goto(campaign);
    await card(page, "Ad Groups").getByRole("link", { name: "Validate assets on Full Wraps" }).click();
    await expect(page).toHaveURL(/\/app\/validations\?customer=3&ad-group=\d+$/);
    const form = page.getByRole("form", { name: "Validation" });
    await expect(form.getByRole("combobox", { name: "Customer" })).toHaveText("Harbor Transit (3)");
    await expect(form.getByLabel("Ad Group ID")).toHaveValue(new URL(page.url()).searchParams.get("ad-group") ?? "");
  });

  test("leads to the attribution jobs that name it", async ({ page }) => {
    await page.goto(campaign);
    await page.getByRole("link", { name: "Attribution Jobs" }).click();
    await expect(page).toHaveURL(/\/app\/attribution-jobs\?text=Spring(%20|\+)Launch$/);
    await expect(page.getByRole("searchbox", { name: "ID, Campaign or Creator" })).toHaveValue("Spring Launch");
  });

  test("waits for no card that is slow", async ({ page, backend }) => {
    const release = await backend.hold("/v3/api/flights");
    await page.goto(campaign);
    await expect(pixelRow(page, "Home")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Spring Launch" })).toBeVisible();
    await expect(card(page, "Ad Groups").getByRole("status", { name: "Loading" })).toBeVisible();
    await release();
    await expect(card(page, "Ad Groups").getByRole("table", { name: "Ad Groups" })).toBeVisible();
  });

  test("loses one card, not both, when one cannot be read", async ({ page, backend }) => {
    await backend.fail({ kind: "status", path: "/v3/api/pixels/campaign", status: 400 });
    await page.goto(campaign);
    await expect(card(page, "Pixels").getByText("Could not load pixels.")).toBeVisible();
    await expect(card(page, "Ad Groups").getByRole("table")).toBeVisible();
    await backend.mend();
    await backend.fail({ kind: "status", path: "/v3/api/flights", status: 400 });
    await page.reload();
    await expect(card(page, "Ad Groups").getByText("Could not load ad groups.")).toBeVisible();
    await expect(pixelRow(page, "Home")).toBeVisible();
  });

  test("says that its customer cannot be read, until it can", async ({ page, backend }) => {
    await backend.fail({ kind: "status", path: "/v3/api/customers", status: 500 });
    await page.goto(campaign);
    const missing = page.getByRole("alert").filter({ hasText: "Could not load the customer." });
    await expect(missing).toBeVisible();
    await expect(pixelRow(page, "Home")).toBeVisible();
    await backend.mend();
    await missing.getByRole("button", { name: "Retry" }).click();
    await expect(missing).toHaveCount(0);
    await expect(page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Harbor Transit" })).toBeVisible();
  });
});
