import type { Page } from "@playwright/test";
import { expect, test, withoutCounts } from "./support";
import { expectAccessible } from "./accessible";

const headers = (page: Page) => page.getByRole("table", { name: "Customers" }).getByRole("columnheader");
const panel = (page: Page) => page.getByRole("dialog", { name: "Columns of Customers" });

async function openPanel(page: Page) {
  await page.getByRole("button", { name: "Columns of Customers" }).click();
  return panel(page);
}

/** The height of the first row. */
const rowHeight = (page: Page) =>
  page.getByRole("row").nth(1).evaluate((row) => Math.round(row.getBoundingClientRect().height));

test("columns are hidden, ordered by the keyboard and made higher, and a reload keeps that; the panel fits a phone", async ({ page }) => {
  await page.goto("/app/customers");
  await expect(headers(page)).toHaveText([/ID/, /Name/, /Channel/]);
  expect(await rowHeight(page)).toBe(36);
  const columns = await openPanel(page);
  await expectAccessible(page);
  await expect(columns.getByRole("checkbox", { name: "Name (always shown)" })).toBeDisabled();
  const down = columns.getByRole("button", { name: "Move ID down" });
  await down.focus();
  await page.keyboard.press("Enter");
  await expect(columns.getByRole("status")).toHaveText("ID is column 3 of 3.");
  await expect(down).toBeFocused();
  await expect(down).toHaveAttribute("aria-disabled", "true");
  await columns.getByRole("checkbox", { name: "Channel" }).uncheck();
  await columns.getByRole("radio", { name: "Comfortable" }).check();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Columns of Customers" })).toBeFocused();
  await page.reload();
  await expect(headers(page)).toHaveText([/Name/, /ID/]);
  expect(await rowHeight(page)).toBe(52);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 390, height: 800 });
  const box = await (await openPanel(page)).boundingBox();
  expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  await expectAccessible(page, ["color-contrast"]);
  await columns.getByRole("button", { name: "Reset" }).click();
  await page.keyboard.press("Escape");
  await expect(headers(page)).toHaveText([/ID/, /Name/, /Channel/]);
});

test("ids have a button to copy them, for the pointer and the keyboard", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/app/customers?sort=id");
  const row = page.getByRole("row").nth(1);
  const copy = row.getByRole("button", { name: "Copy ID" });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect(row).toBeVisible();
  await expect(copy).toHaveCount(0);
  const width = await row.getByRole("cell").first().evaluate((cell) => cell.clientWidth);
  await row.hover();
  await copy.click();
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeAttached();
  expect(await copied()).toBe(await row.getByRole("cell").first().textContent());
  await expect(page).toHaveURL(/customers\?sort=id$/);
  expect(await row.getByRole("cell").first().evaluate((cell) => cell.clientWidth)).toBe(width);

  const second = page.getByRole("row").nth(2);
  await second.focus();
  await page.keyboard.press("Tab");
  await expect(second.getByRole("button", { name: "Copy ID" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(copied).toBe(await second.getByRole("cell").first().textContent());
});

test("a copied id of a vehicle starts no health check", async ({ page, context, backend }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await withoutCounts(page);
  await page.goto("/app/customer/harbor-transit?tab=vehicles");
  const row = page.getByRole("row").filter({ has: page.getByRole("gridcell", { name: "BUS-1", exact: true }) });
  await row.hover();
  await backend.forgetCalls();
  await page.getByRole("row", { name: /BUS-1 / }).first().getByRole("button", { name: "Copy ID" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^BUS-1/);
  expect(await backend.calls("/v3/")).toEqual([]);
});

for (const [label, address] of [
  ["Conversations", "/app/ai-insights?tab=conversations"],
  ["Jobs", "/app/pipeline?tab=jobs"],
  ["Jobs of the market", "/app/pipeline?tab=by-market&market=d4f1c2"],
  ["Query History", "/app/pipeline?tab=queries"],
] as const) {
  test(`all columns of ${label} are in sight at 1280 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address);
    const table = page.getByRole("table", { name: label, exact: true });
    await expect(table).toBeVisible();
    expect(await table.evaluate(({ parentElement: box }) => box && box.scrollWidth - box.clientWidth)).toBe(0);
  });
}

test("a table fades where it goes on out of sight", async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 800 });
  await page.goto("/app/pipeline?tab=queries");
  const box = page.getByRole("table", { name: "Query History" }).locator("..");
  const faded = () => box.evaluate(({ style }) => ["start", "end"].map((edge) => style.getPropertyValue(`--faded-${edge}`)));
  await expect.poll(faded).toEqual(["0px", "24px"]);
  // In the middle of the first column.
  await box.evaluate((element) => element.scrollTo({ left: 40 }));
  await expect.poll(async () => (await faded())[0]).toBe("24px");
  await box.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect.poll(async () => (await faded())[1]).toBe("0px");
});
