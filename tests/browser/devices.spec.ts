import type { Page } from "@playwright/test";
import { choose, expect, openArea, test } from "./support";

const campaignsPath = "/v3/api/campaigns/customer/3";

const select = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Names as the form offers them: their number is part of those that occur twice, and beside the others. */
function distinct(rows: [number: number, name: string][]): string[] {
  const names = rows.map(([, name]) => name);
  return rows.map(([number, name]) => (names.indexOf(name) === names.lastIndexOf(name) ? `${name}${number}` : `${name} (${number})`));
}

/** Ticks or unticks a campaign in the menu, and closes it. */
async function tick(page: Page, name: string): Promise<void> {
  await select(page, "Campaigns").click();
  await page.getByRole("searchbox", { name: "Find in Campaigns" }).fill(name);
  await page.getByRole("option", { name: new RegExp(`^${name}`) }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toHaveCount(0);
}

test("starts with all customers, no campaigns and the last seven days, and searches nothing", async ({ page, backend }) => {
  await page.goto("/app/dashboard");
  await openArea(page, "Device Export");
  await expect(page.getByRole("heading", { name: "Device Export", level: 1 })).toBeVisible();
  await expect(select(page, "Customer")).toHaveText("Select Customer");
  await expect(select(page, "Campaigns")).toHaveText("Select Campaigns");
  await expect(select(page, "Campaigns")).toBeDisabled();
  await expect(select(page, "Date Filter")).toHaveText("Last 7 Days");
  await expect(select(page, "Date Filter")).toHaveAccessibleDescription(/^\d\d-\d\d-\d{4} - \d\d-\d\d-\d{4}$/);
  await expect(page.getByLabel("Start Date")).toHaveCount(0);
  await expect(button(page, "Get Devices")).toBeDisabled();
  await expect(button(page, "Download")).toBeDisabled();

  type Customers = { customers: { nodes: { customerId: number; name: string }[] } };
  const { customers } = await backend.graph<Customers>(
    "{ customers(orderBy: { field: NAME }, first: 5000) { nodes { customerId name } } }",
  );
  expect(customers.nodes.filter(({ name }) => name === "Acme Media")).toHaveLength(2);
  await select(page, "Customer").click();
  const options = page.getByRole("option");
  await expect(options.first()).toHaveAttribute("aria-setsize", String(customers.nodes.length + 1));
  expect((await options.allTextContents()).slice(0, 8)).toEqual([
    "Select Customer",
    ...distinct(customers.nodes.map(({ customerId, name }) => [customerId, name])).slice(0, 7),
  ]);
  await page.keyboard.press("Escape");
  await select(page, "Date Filter").click();
  await expect(page.getByRole("option")).toHaveText(["Yesterday", "Last 7 Days", "Last 30 Days", "Custom"]);
  await page.getByRole("option", { name: "Custom" }).click();
  await expect(page.getByLabel("Start Date")).toHaveValue("");
  await expect(page.getByLabel("End Date")).toHaveValue("");
  expect(await backend.calls("/v3/api/devices")).toEqual([]);
});

test("offers the campaigns of the chosen customer and sets their range of days", async ({ page, backend }) => {
  type Answer = {
    customer: {
      campaigns: { totalCount: number; nodes: { campaignId: number; name: string }[] };
      deviceDateRange: { from: string; to: string };
    };
  };
  const { customer } = await backend.graph<Answer>(
    `{ customer(by: { slug: "harbor-transit" }) { deviceDateRange { from to }
       campaigns(orderBy: { field: NAME }, first: 8) { totalCount nodes { campaignId name } } } }`,
  );
  await page.goto("/app/devices?dates=last30");
  await expect(select(page, "Date Filter")).toHaveText("Last 30 Days");
  await choose(page, "Customer", "Harbor Transit");
  await expect(page).toHaveURL("/app/devices?customer=3");
  await expect(select(page, "Date Filter")).toHaveText("Custom");
  await expect(page.getByLabel("Start Date")).toHaveValue(customer.deviceDateRange.from);
  await expect(page.getByLabel("End Date")).toHaveValue(customer.deviceDateRange.to);
  await expect(select(page, "Customer")).toBeFocused();

  await select(page, "Campaigns").click();
  const options = page.getByRole("option");
  const { totalCount, nodes } = customer.campaigns;
  await expect(options.first()).toHaveAttribute("aria-setsize", String(totalCount));
  expect((await options.allTextContents()).slice(0, 8)).toEqual(
    distinct(nodes.map(({ campaignId, name }) => [campaignId, name])),
  );
  await page.keyboard.press("Escape");

  // Custom means the customer's range again, after another choice too.
  await choose(page, "Date Filter", "Yesterday");
  await expect(page.getByLabel("Start Date")).toHaveCount(0);
  await choose(page, "Date Filter", "Custom");
  await expect(page.getByLabel("Start Date")).toHaveValue(customer.deviceDateRange.from);
});

test("shows why nothing can be searched until a customer and a campaign are chosen", async ({ page }) => {
  await page.goto("/app/devices");
  const get = button(page, "Get Devices");
  await get.hover();
  await expect(page.getByRole("tooltip")).toHaveText("Select a customer first.");
  await choose(page, "Customer", "Harbor Transit");
  await expect(select(page, "Campaigns")).toBeEnabled();
  await expect(get).toBeDisabled();
  await get.hover();
  await expect(page.getByRole("tooltip", { name: "Select at least one campaign." })).toBeVisible();
  await tick(page, "Spring Launch");
  await expect(get).toBeEnabled();
  await tick(page, "Spring Launch");
  await expect(get).toBeDisabled();
});

test("names the chosen campaigns on the button, cut at 70 characters, above a menu of 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/app/devices?customer=3&campaign=20&campaign=28");
  await expect(select(page, "Campaigns")).toHaveText("Formula Devices, Million Devices");
  await select(page, "Campaigns").click();
  for (let count = 0; count < 4; count++) await page.getByRole("option", { selected: false }).first().click();
  await expect.poll(() => new URL(page.url()).searchParams.getAll("campaign").length).toBe(6);
  const menu = page.locator(".MuiPopover-paper");
  expect(await menu.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThanOrEqual(320);
  const list = page.getByRole("listbox", { name: "Campaigns" });
  expect(await list.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
  await list.press("End");
  await expect(page.getByRole("option").last()).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(select(page, "Campaigns")).toHaveText(/^.{70}…$/);
  // A wide screen has room for the 70 characters, and the tooltip has all names.
  const [text, place] = await select(page, "Campaigns").evaluate((shown) => [shown.scrollWidth, shown.clientWidth]);
  expect(text).toBe(place);
  await expect(page.getByTitle(/^(.+, ){5}.+$/)).toBeVisible();
});

test("tells campaigns apart that share a name, or have none", async ({ page, backend }) => {
  const names = ["Spring Launch", "Store Traffic", "Store Traffic", ""];
  const rows = names.map((campaignRef, index) => ({ campaignId: 54 + index, campaignRef, customerId: 3 }));
  await backend.serve(campaignsPath, rows);
  await page.goto("/app/devices?customer=3");
  await select(page, "Campaigns").click();
  const options = page.getByRole("option");
  await expect(options).toHaveCount(4);
  expect((await options.allTextContents()).toSorted()).toEqual([
    "Campaign 57",
    "Spring Launch54",
    "Store Traffic (55)",
    "Store Traffic (56)",
  ]);
  await page.getByRole("option", { name: "Store Traffic (56)" }).click();
  await page.getByRole("option", { name: "Campaign 57" }).click();
  await page.keyboard.press("Escape");
  await expect(select(page, "Campaigns")).toHaveText(/^(Campaign 57, Store Traffic \(56\)|Store Traffic \(56\), Campaign 57)$/);
  expect(new URL(page.url()).searchParams.getAll("campaign").toSorted()).toEqual(["56", "57"]);
});

test("takes days from the keyboard and from the address", async ({ page }) => {
  await page.goto("/app/devices?dates=custom");
  const [start, end] = [page.getByLabel("Start Date"), page.getByLabel("End Date")];
  await start.click({ position: { x: 14, y: 10 } });
  await page.keyboard.type("04152025");
  await expect(start).toHaveValue("2025-04-15");
  await end.click({ position: { x: 14, y: 10 } });
  await page.keyboard.type("05162025");
  await expect(end).toHaveValue("2025-05-16");
  await expect(page).toHaveURL("/app/devices?dates=custom&from=2025-04-15&to=2025-05-16");
  await page.goto("/app/devices?dates=custom&from=2025-03-01&to=2025-05-16");
  await expect(start).toHaveValue("2025-03-01");
});

test("leaves both days empty for a customer without campaigns", async ({ page }) => {
  await page.goto("/app/devices");
  await choose(page, "Customer", "Quiet Corner Media");
  await expect(page.getByText("This customer has no campaigns.")).toBeVisible();
  await expect(select(page, "Date Filter")).toHaveText("Custom");
  await expect(page.getByLabel("Start Date")).toHaveValue("");
  await expect(page.getByLabel("End Date")).toHaveValue("");
  await expect(button(page, "Get Devices")).toBeDisabled();
});

test("shows that customers and campaigns are loading", async ({ page, backend }) => {
  const release = await backend.hold("/v3/api/customers");
  await page.goto("/app/devices?customer=3");
  await expect(select(page, "Customer")).toHaveText("Loading Customers");
  await expect(select(page, "Campaigns")).toHaveText("Loading Campaigns");
  await release();
  await expect(select(page, "Customer")).toHaveText("Harbor Transit");
  await expect(select(page, "Campaigns")).toHaveText("Select Campaigns");
});

test("reads customers, then campaigns, again with Retry", async ({ page, backend }) => {
  await backend.fail({ kind: "status", path: "/v3/api/customers", status: 500 });
  await page.goto("/app/devices");
  await expect(page.getByText("Could not load customers.")).toBeVisible();
  await expect(select(page, "Customer")).toBeDisabled();
  await backend.mend();
  await button(page, "Retry").click();
  await expect(select(page, "Customer")).toBeEnabled();

  await backend.fail({ kind: "status", path: campaignsPath, status: 500 });
  await choose(page, "Customer", "Harbor Transit");
  await expect(page.getByText("Could not load campaigns.")).toBeVisible();
  await expect(select(page, "Campaigns")).toBeDisabled();
  await expect(select(page, "Customer")).toBeEnabled();
  await backend.mend();
  await button(page, "Retry").click();
  await tick(page, "Spring Launch");
  await expect(page.getByLabel("Start Date")).not.toHaveValue("");
});

test("names a customer of the address that does not exist by its number", async ({ page }) => {
  await page.goto("/app/devices?customer=999999&campaign=1");
  await expect(select(page, "Customer")).toHaveText("Customer 999999");
  await expect(page.getByText("Customer not found.")).toBeVisible();
});

test("shows where a list of more than 5,000 customers ends", async ({ page, backend }) => {
  const rows = Array.from({ length: 5001 }, (_, index) => ({ customerId: index + 1, customerName: `Customer ${index}` }));
  await backend.serve("/v3/api/customers", rows);
  await page.goto("/app/devices");
  await expect(page.getByText("Showing the first 5,000 of 5,001.", { exact: true })).toBeVisible();
});

test("finds and draws only some of 20,000 campaigns", async ({ page, backend }) => {
  const rows = Array.from({ length: 20_000 }, (_, index) => ({ campaignId: 100_000 + index, campaignRef: `C${index}`, customerId: 3 }));
  await backend.serve(campaignsPath, rows);
  await page.goto("/app/devices?customer=3");
  await expect(select(page, "Campaigns")).toBeEnabled();
  await expect(page.getByText("of 20,000 campaigns")).toHaveCount(0);
  await select(page, "Campaigns").click();
  await expect(page.getByRole("option").first()).toHaveAttribute("aria-setsize", "20000");
  expect(await page.getByRole("option").count()).toBeLessThan(40);
  await page.getByRole("searchbox", { name: "Find in Campaigns" }).fill("C19999");
  await page.getByRole("option", { name: "C19999" }).click();
  await page.keyboard.press("Escape");
  await expect(select(page, "Campaigns")).toHaveText("C19999");
  await expect(page).toHaveURL("/app/devices?customer=3&campaign=119999");
});
