import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { expect, test } from "./support";
import { visit } from "./visit";

const list = (page: Page) => page.getByRole("dialog", { name: "Keyboard Shortcuts" });

/** Opens a screen, and waits until its shortcuts work: the list of them opens. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(async () => {
    await page.keyboard.press("?");
    await expect(list(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("Escape");
  await expect(list(page)).toHaveCount(0);
}

test("keys list the shortcuts, go to areas, and walk the rows of a list", async ({ page }) => {
  await open(page, "/app/profile");
  await page.keyboard.press("?");
  await expect(list(page).getByRole("region", { name: "Go to" }).getByRole("term")).toContainText(["Dashboard", "Customers"]);
  await expectAccessible(page);
  // No other works below the list.
  await page.keyboard.type("gc");
  await expect(list(page)).toBeVisible();
  await expect(page).toHaveURL("/app/profile");
  await list(page).getByRole("button", { name: "Close" }).click();
  await expect(list(page)).toHaveCount(0);

  await page.keyboard.type("gr");
  await expect(page).toHaveURL("/app/providers");
  // A letter alone goes nowhere, nor does one that is no area's.
  await page.keyboard.type("cgjm");
  await expect(page).toHaveURL("/app/providers");
  const filter = page.getByRole("main").getByRole("searchbox").first();
  await expect(filter).toBeVisible();
  await page.keyboard.press("/");
  await expect(filter).toBeFocused();
  // In a field, keys are letters.
  await page.keyboard.type("j?gc/k");
  await expect(filter).toHaveValue("j?gc/k");
  await expect(list(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/app\/providers/);

  const rows = page.getByRole("table").locator("tbody tr");
  await visit(page, "/app/customers");
  await expect(page.getByRole("table", { name: "Customers" })).toBeVisible();
  const address = (await rows.nth(1).getByRole("link").getAttribute("href")) ?? "";
  await page.keyboard.type("jj");
  await expect(rows.nth(1)).toBeFocused();
  // It follows the link of a row that does not open by itself.
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(address);

  await visit(page, "/app/ai-debug-logs");
  await expect(page.getByRole("table", { name: "AI Debug Logs" })).toBeVisible();
  await page.keyboard.press("j");
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press("j");
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.type("kk");
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 800 });
  const filters = page.getByRole("search").getByRole("button", { name: "Filters" });
  await expect(filters).toBeVisible();
  await page.keyboard.press("/");
  await expect(filters).toBeFocused();
});

test("the filter leads to the rows and back out; rows and cards are selected, and their actions have letters", async ({ page }) => {
  await open(page, "/app/pixels?customer=3");
  const filter = page.getByRole("main").getByRole("searchbox").first();
  const rows = page.getByRole("table").locator("tbody tr");
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press("/");
  await page.keyboard.type("page");
  await expect(page).toHaveURL(/text=page/);
  await page.keyboard.press("ArrowDown");
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press("x");
  await expect(rows.first().getByRole("checkbox")).toBeChecked();
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press("x");
  await expect(rows.first().getByRole("checkbox")).not.toBeChecked();
  await page.keyboard.press("e");
  await expect(page.getByRole("dialog", { name: /Edit/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await filter.focus();
  await page.keyboard.press("Escape");
  await expect(filter).toHaveValue("");
  await expect(page).not.toHaveURL(/text=/);
  await expect(filter).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(filter).not.toBeFocused();
  await page.keyboard.press("j");
  await expect(rows.first()).toBeFocused();

  await visit(page, "/app/dashboard");
  await expect(page.getByRole("table", { name: "Needs attention" })).toBeVisible();
  await page.keyboard.press("j");
  await expect(rows.first()).toBeFocused();

  await visit(page, "/app/attribution?status=ALL");
  const cards = page.getByRole("list", { name: "Attribution studies" }).locator("> li");
  await expect(cards.nth(1)).toBeVisible();
  await page.keyboard.type("jj");
  await expect(cards.nth(1)).toBeFocused();
  await page.keyboard.press("x");
  await expect(cards.nth(1).getByRole("checkbox").first()).toBeChecked();
});

test("the profile lists them, and turns them off", async ({ page }) => {
  await page.goto("/app/profile");
  const button = page.getByRole("button", { name: "Show Shortcuts" });
  const title = list(page).getByRole("heading", { name: "Keyboard Shortcuts" });
  await button.click();
  await expect(list(page)).toBeVisible();
  // A click beside it closes it, but not a selection that ends there.
  await title.hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(title).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(list(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(title).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list(page)).toHaveCount(0);
  await expect(button).toBeFocused();

  const setting = page.getByRole("main").getByRole("checkbox", { name: "Use single-key shortcuts" });
  await setting.uncheck();
  await page.reload();
  await expect(setting).not.toBeChecked();
  await button.click();
  await expect(list(page).getByText("They are off in this browser.")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.type("?gc");
  await expect(list(page)).toHaveCount(0);
  await expect(page).toHaveURL("/app/profile");
  // Ctrl and a key is no single key.
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Find anything" })).toBeVisible();
  await page.keyboard.press("Escape");
  await setting.check();
  await page.keyboard.press("?");
  await expect(list(page)).toBeVisible();
});
