import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { expect, signIn, test, toast } from "./support";

const campaign = "/app/customer/harbor-transit/campaign/4";
const quiet = /does not have any/;

const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const pixelRow = (page: Page, name: string) =>
  card(page, "Pixels").getByRole("row").filter({ has: page.getByRole("link", { name, exact: true }) });

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

test("a campaign shows its ref, and the way back to the customer's campaigns", async ({ page }) => {
  await page.goto(campaign);
  await expect(page.getByRole("heading", { level: 1, name: "Spring Launch" })).toBeVisible();
  await page.getByRole("link", { name: "Back to Campaigns" }).click();
  await expect(page).toHaveURL("/app/customer/harbor-transit?tab=campaigns");
  await expect(page.getByRole("tab", { name: "Campaigns", selected: true })).toBeVisible();
});

test("a campaign's breadcrumb leads to its customer", async ({ page }) => {
  await page.goto(campaign);
  const way = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(way.getByRole("listitem")).toHaveText(["Customers", "/Harbor Transit", "/Spring Launch"]);
  await way.getByRole("link", { name: "Harbor Transit" }).click();
  await expect(page).toHaveURL("/app/customer/harbor-transit");
});

test("under the slug of another customer every link leads to the campaign's own", async ({ page }) => {
  await page.goto("/app/customer/quiet-corner-media/campaign/4");
  const way = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(way.getByRole("link", { name: "Harbor Transit" })).toHaveAttribute("href", "/app/customer/harbor-transit");
  await expect(pixelRow(page, "Home").getByRole("link")).toHaveAttribute("href", `${campaign}/pixel/31`);
  await page.getByRole("link", { name: "Back to Campaigns" }).click();
  await expect(page).toHaveURL("/app/customer/harbor-transit?tab=campaigns");
});

test("a pixel's name leads to its details", async ({ page }) => {
  await page.goto(campaign);
  await pixelRow(page, "Home").getByRole("link").click();
  await expect(page).toHaveURL(`${campaign}/pixel/31`);
});

test("Check says whether the pixel has fired, and when the check fails", async ({ page }) => {
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

test("ad groups show their dates, and their count of assets opens into the list", async ({ page }) => {
  await page.goto(campaign);
  const groups = card(page, "Ad Groups").getByRole("table", { name: "Ad Groups" });
  await expect(groups.getByRole("columnheader")).toHaveText([/^Name/, /^Dates/, /^Assets/]);
  const first = groups.getByRole("row").nth(1);
  const dates = /^\d\d-\d\d-\d{4} - \d\d-\d\d-\d{4}$/;
  await expect(first.getByText(dates)).toBeVisible();
  const count = first.getByRole("button", { name: /^\d+ assets?$/ });
  await expect(count).toHaveAttribute("aria-expanded", "false");
  await count.click();
  const number = Number((await count.textContent())?.match(/\d+/)?.[0]);
  await expect(first.getByRole("listitem")).toHaveCount(number);
  await expect(page).toHaveURL(/assets=\d+/);
  // However long the list is, the dates stay on the line of the count.
  const middle = (locator: Locator) =>
    locator.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    });
  expect(Math.abs((await middle(first.getByText(dates))) - (await middle(count)))).toBeLessThan(6);
  await page.reload();
  await expect(first.getByRole("listitem")).toHaveCount(number);
  await count.click();
  await expect(first.getByRole("listitem")).toHaveCount(0);
});

test("a campaign without pixels and ad groups says so", async ({ page }) => {
  // Every 17th campaign has no ad groups, and pixels stand on few of the four kinds of campaign.
  await page.goto("/app/customer/harbor-transit/campaign/51");
  await expect(card(page, "Ad Groups").getByText("This campaign does not have any ad groups.")).toBeVisible();
  await expect(card(page, "Pixels").getByText("This campaign does not have any pixels.")).toBeVisible();
});

test("a campaign that is not there says so", async ({ page }) => {
  for (const id of ["999999", "four"]) {
    await page.goto(`/app/customer/harbor-transit/campaign/${id}`);
    await expect(page.getByText("Campaign not found.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to Campaigns" })).toBeVisible();
  }
});

test("a slow card holds up neither the screen nor the other card", async ({ page, faults }) => {
  await faults.add({ service: "main", path: "/v3/api/flights", kind: "latency", latencyMs: 6000, count: 1 });
  await page.goto(campaign);
  await expect(pixelRow(page, "Home")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Spring Launch" })).toBeVisible();
  await expect(card(page, "Ad Groups").getByRole("status", { name: "Loading" })).toBeVisible();
  await expect(card(page, "Ad Groups").getByRole("table", { name: "Ad Groups" })).toBeVisible();
});

test("each card fails by itself, and Retry brings it", async ({ page, faults }) => {
  await faults.add({ service: "main", path: "/v3/api/pixels/campaign", kind: "status", status: 400, count: 1 });
  await page.goto(campaign);
  await expect(card(page, "Pixels").getByText("Could not load pixels.")).toBeVisible();
  await expect(card(page, "Ad Groups").getByRole("table")).toBeVisible();
  await expect(card(page, "Pixels").getByText(quiet)).toHaveCount(0);
  await card(page, "Pixels").getByRole("button", { name: "Retry" }).click();
  await expect(pixelRow(page, "Home")).toBeVisible();

  await faults.add({ service: "main", path: "/v3/api/flights", kind: "status", status: 400, count: 1 });
  await page.reload();
  await expect(card(page, "Ad Groups").getByText("Could not load ad groups.")).toBeVisible();
  await expect(pixelRow(page, "Home")).toBeVisible();
  await card(page, "Ad Groups").getByRole("button", { name: "Retry" }).click();
  await expect(card(page, "Ad Groups").getByRole("table")).toBeVisible();
});

test("a campaign that cannot be loaded says so, and Retry brings it", async ({ page, faults }) => {
  await faults.add({ service: "main", path: "/v3/api/campaigns", kind: "status", status: 400, count: 1 });
  await page.goto(campaign);
  await expect(page.getByText("Could not load the campaign.")).toBeVisible();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Spring Launch" })).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`in the ${colorScheme} scheme nothing stands in the way of assistive technology`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto(campaign);
    await expect(pixelRow(page, "Home")).toBeVisible();
    await card(page, "Ad Groups")
      .getByRole("button", { name: /assets?$/ })
      .first()
      .click();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.getByRole("button", { name: "New Pixel" }).click();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("A name is required.")).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}
