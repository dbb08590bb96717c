import type { Page } from "@playwright/test";
import { choose, expect, openArea, test, toast, withoutCounts } from "./support";
import { visit } from "./visit";

const pixelsPath = "/v3/api/pixels";

const table = (page: Page) => page.getByRole("table", { name: "Pixels" });
const row = (page: Page, name: string) => table(page).getByRole("row", { name });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const filter = (page: Page, name: string) => page.getByRole("combobox", { name });

test("the pixels are those of the chosen customer and campaign, found by words, and lead to their pages", async ({ page, backend }) => {
  await withoutCounts(page);
  await page.goto("/app/pixels?customer=abc&campaign=-1");
  // An address that names nothing to choose counts for nothing.
  await expect(heading(page, "Pixels without a Campaign")).toBeVisible();
  await expect(row(page, "Homepage 24")).toBeVisible();
  expect(await backend.calls(pixelsPath)).toEqual([`GET ${pixelsPath}/missing-campaign`]);

  const search = page.getByRole("searchbox", { name: "Name, ID, Page or Stage" });
  const count = page.getByRole("search").getByRole("status");
  await search.fill("homepage 12");
  await expect(count).toHaveText("1 of 13 pixels");
  await expect(row(page, "Homepage 120")).toBeVisible();
  await search.fill("no such pixel");
  await expect(page.getByText("No pixels match the filters.")).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(search).toHaveValue("");
  await expect(count).toHaveText("13 pixels");
  await expect(page).toHaveURL("/app/pixels");

  // A long list draws only some of its options.
  const size = async () => Number(await page.getByRole("option").first().getAttribute("aria-setsize"));
  await filter(page, "Campaign").click();
  const all = await size();
  await page.keyboard.press("Escape");
  await backend.forgetCalls();
  await choose(page, "Customer", "Harbor Transit");
  await expect(page).toHaveURL("/app/pixels?customer=3");
  await expect(heading(page, "Pixels for Harbor Transit")).toBeVisible();
  await expect(row(page, "Careers").getByRole("cell").nth(3)).toHaveText("Spring Launch");
  expect(await backend.calls(pixelsPath)).toEqual([`GET ${pixelsPath}/customer/3`]);
  await filter(page, "Campaign").click();
  expect(await size()).toBeLessThan(all);
  await page.keyboard.press("Escape");
  await backend.forgetCalls();
  await choose(page, "Campaign", "Spring Launch");
  await expect(page).toHaveURL("/app/pixels?customer=3&campaign=4");
  await expect(heading(page, "Pixels for Spring Launch")).toBeVisible();
  await expect(row(page, "Checkout 15")).toHaveCount(0);
  expect(await backend.calls(pixelsPath)).toEqual([`GET ${pixelsPath}/campaign/4`]);
  await choose(page, "Customer", "Quiet Corner Media");
  await expect(page).toHaveURL("/app/pixels?customer=29");
  await expect(page.getByText("No pixels found.")).toBeVisible();
  await filter(page, "Campaign").click();
  await expect(page.getByRole("option")).toHaveText(["All Campaigns"]);
  await page.keyboard.press("Escape");

  await page.goto("/app/pixels?customer=3&campaign=4");
  await expect(filter(page, "Customer")).toHaveValue("Harbor Transit");
  await expect(filter(page, "Campaign")).toHaveValue("Spring Launch");
  await expect(row(page, "Careers").getByRole("link", { name: "Spring Launch" })).toHaveAttribute("href", "/app/customer/harbor-transit/campaign/4");
  await row(page, "Careers").getByRole("link", { name: "Careers" }).click();
  await expect(page).toHaveURL("/app/customer/harbor-transit/campaign/4/pixel/35");
  await page.goBack();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL("/app/pixels");
  await expect(heading(page, "Pixels without a Campaign")).toBeVisible();
  await expect(filter(page, "Customer")).toHaveValue("All Customers");
  await expect(filter(page, "Campaign")).toHaveValue("Without a Campaign");
  await visit(page, "/app/pixels?pixel=none");
  await expect(row(page, "Homepage 24")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the link of a pixel is copied, and its check has three outcomes, which stay in the rows", async ({ page, context }) => {
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
  // Also while another screen is open.
  await openArea(page, "Providers");
  await expect(heading(page, "Providers")).toBeVisible();
  await page.goBack();
  for (const [name, , , label] of checks) {
    await expect(
      table(page).getByRole("cell", { name: new RegExp(`Latest check of ${name}: ${label} \\d\\d/\\d\\d/\\d{4} \\d{1,2}:\\d\\d [AP]M`) }),
    ).toBeVisible();
  }
});

test("the list works without the names of customers or campaigns, which a change leaves alone, and with 6,000 of them", async ({ page, backend }) => {
  await backend.fail({ kind: "status", path: "/v3/api/customers", status: 400 });
  await page.goto("/app/pixels?customer=3");
  await expect(page.getByText("Could not load customers to choose from.")).toBeVisible();
  await expect(heading(page, "Pixels for Customer 3")).toBeVisible();
  await expect(row(page, "Careers")).toBeVisible();
  await expect(filter(page, "Customer")).toHaveValue("Customer 3");
  await choose(page, "Campaign", "Spring Launch");
  await expect(heading(page, "Pixels for Spring Launch")).toBeVisible();
  await backend.mend();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(filter(page, "Customer")).toHaveValue("Harbor Transit");
  await expect(page.getByText("Could not load customers to choose from.")).toHaveCount(0);

  await backend.fail({ kind: "status", path: "/v3/api/campaigns", status: 400 });
  await page.goto("/app/pixels?customer=3");
  await expect(page.getByText("Could not load campaigns to choose from.")).toBeVisible();
  await expect(heading(page, "Pixels for Harbor Transit")).toBeVisible();
  await expect(filter(page, "Campaign")).toHaveValue("No Campaigns Loaded");
  await expect(row(page, "Careers").getByRole("cell").nth(1)).toHaveText("Directory Page");
  await expect(page.getByText("Could not load campaigns.")).toBeVisible();
  await row(page, "Careers").getByRole("button", { name: "Edit" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Pixel" });
  await expect(dialog.getByText("Could not load campaigns.")).toBeVisible();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Pixel saved")).toBeVisible();
  await backend.mend();
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(row(page, "Careers").getByRole("cell").nth(3)).toHaveText("Spring Launch");

  const campaign = (campaignId: number, campaignRef: string, customerId: number) => ({ campaignId, campaignRef, customerId });
  const zebra = campaign(107_001, "Zebra Crossing", 29);
  // Of two faults the one set first applies: this one answers for a single campaign.
  await backend.fail({ kind: "wrong-shape", path: "/v3/api/campaigns/107001", status: 200, body: JSON.stringify(zebra) });
  await backend.serve("/v3/api/campaigns", [
    ...Array.from({ length: 6000 }, (_, index) => campaign(100_000 + index, `C${index}`, 3)),
    zebra,
    campaign(107_002, " ", 29),
  ]);
  await backend.serve(`${pixelsPath}/campaign/107001`, []);
  await page.goto("/app/pixels?campaign=107001");
  await expect(heading(page, "Pixels for Zebra Crossing")).toBeVisible();
  await expect(page.getByText("Showing the first 5,000 of 6,002.", { exact: true })).toBeVisible();
  await choose(page, "Customer", "Quiet Corner Media");
  await expect(page.getByText("Showing the first", { exact: false })).toHaveCount(0);
  await filter(page, "Campaign").click();
  await expect(page.getByRole("option")).toHaveText(["All Campaigns", "Campaign 107002", "Zebra Crossing#107001"]);
  await page.getByRole("option", { name: "Campaign 107002" }).click();
  await expect(heading(page, "Pixels for Campaign 107002")).toBeVisible();
});
