import type { Page } from "@playwright/test";
import { choose, expect, openArea, test, toast } from "./support";

const pixelsPath = "/v3/api/pixels";

const table = (page: Page) => page.getByRole("table", { name: "Pixels" });
const row = (page: Page, name: string) => table(page).getByRole("row", { name });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const filter = (page: Page, name: string) => page.getByRole("combobox", { name });

test("shows the pixels without a campaign when nothing is chosen", async ({ page, backend }) => {
  // The dashboard counts the pixels of studies.
  await page.goto("/app/markets");
  await openArea(page, "Pixels");
  await expect(heading(page, "Pixels without a Campaign")).toBeVisible();
  await expect(table(page).getByRole("columnheader")).toHaveText([
    /^Name/,
    /^Page/,
    /^Funnel Stage/,
    /^Campaign/,
    /^Requests/,
    "Actions",
  ]);
  await expect(row(page, "Homepage 24")).toBeVisible();
  await expect(row(page, "Spring Launch")).toHaveCount(0);
  expect(await backend.calls(pixelsPath)).toEqual([`GET ${pixelsPath}/missing-campaign`]);
});

test("shows the pixels of a chosen customer, then of a campaign, until Clear Filters", async ({ page, backend }) => {
  await page.goto("/app/pixels");
  await expect(table(page)).toBeVisible();
  await backend.forgetCalls();
  await choose(page, "Customer", "Harbor Transit");
  await expect(page).toHaveURL("/app/pixels?customer=3");
  await expect(heading(page, "Pixels for Harbor Transit")).toBeVisible();
  await expect(row(page, "Careers").getByRole("cell").nth(3)).toHaveText("Spring Launch");
  expect(await backend.calls(pixelsPath)).toEqual([`GET ${pixelsPath}/customer/3`]);

  await backend.forgetCalls();
  await choose(page, "Campaign", "Spring Launch");
  await expect(page).toHaveURL("/app/pixels?customer=3&campaign=4");
  await expect(heading(page, "Pixels for Spring Launch")).toBeVisible();
  await expect(row(page, "Careers").getByRole("cell").first()).toHaveText("Careers");
  await expect(row(page, "Checkout 15")).toHaveCount(0);
  expect(await backend.calls(pixelsPath)).toEqual([`GET ${pixelsPath}/campaign/4`]);

  await page.reload();
  await expect(heading(page, "Pixels for Spring Launch")).toBeVisible();
  await expect(filter(page, "Customer")).toHaveText("Harbor Transit");
  await expect(filter(page, "Campaign")).toHaveText("Spring Launch");
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL("/app/pixels");
  await expect(heading(page, "Pixels without a Campaign")).toBeVisible();
  await expect(row(page, "Homepage 24")).toBeVisible();
  await expect(filter(page, "Customer")).toHaveText("All Customers");
  await expect(filter(page, "Campaign")).toHaveText("Without a Campaign");
});

test("offers the chosen customer's campaigns only, and all without a customer", async ({ page }) => {
  await page.goto("/app/pixels");
  await expect(filter(page, "Campaign")).toHaveText("Without a Campaign");
  await filter(page, "Campaign").click();
  // A long list draws only some of its options.
  const size = async () => Number(await page.getByRole("option").first().getAttribute("aria-setsize"));
  const all = await size();
  await page.keyboard.press("Escape");
  await choose(page, "Customer", "Harbor Transit");
  await expect(heading(page, "Pixels for Harbor Transit")).toBeVisible();
  await filter(page, "Campaign").click();
  expect(await size()).toBeLessThan(all);
  await page.getByRole("searchbox", { name: "Find in Campaign" }).fill("Spring Launch");
  await expect(page.getByRole("option", { name: /^Spring Launch/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await choose(page, "Customer", "Quiet Corner Media");
  await expect(page).toHaveURL("/app/pixels?customer=29");
  await expect(page.getByText("No pixels found.")).toBeVisible();
  await filter(page, "Campaign").click();
  await expect(page.getByRole("option")).toHaveText(["All Campaigns"]);
});

test("offers a customer's campaigns, and names a chosen one, wherever they are among 6,000", async ({ page, backend }) => {
  const campaign = (campaignId: number, campaignRef: string, customerId: number) => ({ campaignId, campaignRef, customerId });
  const zebra = campaign(107_001, "Zebra Crossing", 29);
  // Of two faults the one set first applies: this one answers for a single campaign.
  await backend.fail({ kind: "wrong-shape", path: "/v3/api/campaigns/107001", status: 200, body: JSON.stringify(zebra) });
  await backend.serve("/v3/api/campaigns", [
    ...Array.from({ length: 6000 }, (_, index) => campaign(100_000 + index, `C${index}`, 3)),
    zebra,
    campaign(107_002, " ", 29),
  ]);
  await page.goto("/app/pixels?campaign=107001");
  await expect(heading(page, "Pixels for Zebra Crossing")).toBeVisible();
  await expect(page.getByText("Showing the first 5,000 of 6,002.", { exact: true })).toBeVisible();
  await choose(page, "Customer", "Quiet Corner Media");
  await expect(page).toHaveURL("/app/pixels?customer=29");
  await expect(page.getByText("Showing the first", { exact: false })).toHaveCount(0);
  await filter(page, "Campaign").click();
  await expect(page.getByRole("option")).toHaveText(["All Campaigns", "Campaign 107002", "Zebra Crossing107001"]);
  await page.getByRole("option", { name: "Campaign 107002" }).click();
  await expect(heading(page, "Pixels for Campaign 107002")).toBeVisible();
  await choose(page, "Customer", "Harbor Transit");
  await expect(page.getByText("Showing the first 5,000 of 6,000.", { exact: true })).toBeVisible();
});

test("shows where a list of more than 5,000 customers ends", async ({ page, backend }) => {
  const rows = Array.from({ length: 5001 }, (_, index) => ({ customerId: index + 1, customerName: `Customer ${index}` }));
  await backend.serve("/v3/api/customers", rows);
  await page.goto("/app/pixels");
  await expect(page.getByText("Showing the first 5,000 of 5,001.", { exact: true })).toBeVisible();
});

test("leads to the pixel and to its campaign", async ({ page }) => {
  await page.goto("/app/pixels?campaign=4");
  await expect(row(page, "Careers").getByRole("link", { name: "Spring Launch" })).toHaveAttribute(
    "href",
    "/app/customer/harbor-transit/campaign/4",
  );
  await row(page, "Careers").getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveURL("/app/customer/harbor-transit/campaign/4/pixel/35");
});

test("copies the link of a pixel, and checks in three outcomes whether it has fired", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/app/pixels?campaign=4");
  await row(page, "Careers").getByRole("button", { name: "Copy Link" }).click();
  await expect(toast(page, "Pixel link copied to clipboard!")).toHaveAttribute("data-tone", "green");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/v3\/pixel\/[0-9a-f-]{36}$/);
  const checks = [
    ["Home", "This pixel has fired in the last three days.", "green", "Fired"],
    ["Careers", "This pixel has not fired in the last three days.", "orange", "Not Fired"],
    ["Breaks Check", "There was an error checking this pixel.", "red", "Check Failed"],
  ] as const;
  for (const [name, text, tone] of checks) {
    await table(page).getByRole("button", { name: `Check ${name}`, exact: true }).click();
    await expect(toast(page, text)).toHaveAttribute("data-tone", tone);
  }
  // The results stay in their rows, also while another screen is open.
  await page.getByRole("link", { name: "Providers" }).click();
  await expect(heading(page, "Providers")).toBeVisible();
  await page.goBack();
  for (const [name, , , label] of checks) {
    await expect(
      table(page).getByRole("cell", { name: new RegExp(`Latest check of ${name}: ${label} \\d\\d/\\d\\d/\\d{4} \\d{1,2}:\\d\\d [AP]M`) }),
    ).toBeVisible();
  }
});

test("finds pixels by words, says how many of how many, and clears the filters", async ({ page }) => {
  await page.goto("/app/pixels?text=homepage%2012");
  const count = page.getByRole("search").getByRole("status");
  await expect(count).toHaveText("1 of 13 pixels");
  await expect(row(page, "Homepage 120")).toBeVisible();
  const field = page.getByRole("searchbox", { name: "Name, ID, Page or Stage" });
  await field.fill("no such pixel");
  await expect(page.getByText("No pixels match the filters.")).toBeVisible();
  await expect(count).toHaveText("0 of 13 pixels");
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(field).toHaveValue("");
  await expect(count).toHaveText("13 pixels");
  await expect(page).toHaveURL("/app/pixels");
});

test("ignores an address that names nothing that could be chosen", async ({ page }) => {
  await page.goto("/app/pixels?customer=abc&campaign=-1&pixel=none");
  await expect(heading(page, "Pixels without a Campaign")).toBeVisible();
  await expect(row(page, "Homepage 24")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("works without the names of customers", async ({ page, backend }) => {
  await backend.fail({ kind: "status", path: "/v3/api/customers", status: 500 });
  await page.goto("/app/pixels?customer=3");
  await expect(page.getByText("Could not load customers to choose from.")).toBeVisible();
  await expect(heading(page, "Pixels for Customer 3")).toBeVisible();
  await expect(row(page, "Careers")).toBeVisible();
  await expect(filter(page, "Customer")).toHaveText("Customer 3");
  await choose(page, "Campaign", "Spring Launch");
  await expect(heading(page, "Pixels for Spring Launch")).toBeVisible();
  await backend.mend();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(filter(page, "Customer")).toHaveText("Harbor Transit");
  await expect(page.getByText("Could not load customers to choose from.")).toHaveCount(0);
});

test("works without the names of campaigns, which a change leaves alone", async ({ page, backend }) => {
  await backend.fail({ kind: "status", path: "/v3/api/campaigns", status: 500 });
  await page.goto("/app/pixels?customer=3");
  await expect(page.getByText("Could not load campaigns to choose from.")).toBeVisible();
  await expect(heading(page, "Pixels for Harbor Transit")).toBeVisible();
  await expect(filter(page, "Campaign")).toHaveText("No Campaigns Loaded");
  await expect(row(page, "Careers").getByRole("cell").nth(1)).toHaveText("Directory Page");
  await expect(page.getByText("Could not load campaigns.")).toBeVisible();
  await row(page, "Careers").getByRole("button", { name: "Edit" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Pixel" });
  await expect(dialog.getByText("Could not load campaigns.")).toBeVisible();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Pixel saved")).toBeVisible();
  await backend.mend();
  await page.reload();
  await expect(row(page, "Careers").getByRole("cell").nth(3)).toHaveText("Spring Launch");
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(heading(page, "Pixels without a Campaign")).toBeVisible();
});
