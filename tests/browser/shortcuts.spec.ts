import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { expect, test } from "./support";

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

test("a question mark lists the shortcuts, and no other works below the list", async ({ page }) => {
  await open(page, "/app/dashboard");
  await page.keyboard.press("?");
  await expect(list(page).getByRole("region", { name: "Go to" }).getByRole("term")).toContainText(["Dashboard", "Customers"]);
  await expectAccessible(page);
  await page.keyboard.press("g");
  await page.keyboard.press("c");
  await expect(list(page)).toBeVisible();
  await expect(page).toHaveURL("/app/dashboard");
  await list(page).getByRole("button", { name: "Close" }).click();
  await expect(list(page)).toHaveCount(0);
});

test("g and a letter go to an area, and g alone goes nowhere", async ({ page }) => {
  await open(page, "/app/dashboard");
  await page.keyboard.press("g");
  await page.keyboard.press("r");
  await expect(page).toHaveURL("/app/providers");
  await page.keyboard.press("c");
  await page.keyboard.press("g");
  await page.keyboard.press("j");
  await page.keyboard.press("m");
  await expect(page).toHaveURL("/app/providers");
});

test("a slash goes to the filter, where keys are letters", async ({ page }) => {
  await open(page, "/app/markets");
  const filter = page.getByRole("main").getByRole("searchbox").first();
  await expect(filter).toBeVisible();
  await page.keyboard.press("/");
  await expect(filter).toBeFocused();
  await page.keyboard.type("j?gc/k");
  await expect(filter).toHaveValue("j?gc/k");
  await expect(list(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/app\/markets/);
});

test("on a phone a slash goes to the button of the filters", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, "/app/ai-debug-logs");
  const filters = page.getByRole("search").getByRole("button", { name: "Filters" });
  await expect(filters).toBeVisible();
  await page.keyboard.press("/");
  await expect(filters).toBeFocused();
});

test("j and k walk the rows, and Enter opens one", async ({ page }) => {
  await open(page, "/app/ai-debug-logs");
  const rows = page.getByRole("table").locator("tbody tr");
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press("j");
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press("j");
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press("k");
  await page.keyboard.press("k");
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("Enter follows the link of a row that does not open by itself", async ({ page }) => {
  await open(page, "/app/customers");
  const second = page.getByRole("table").locator("tbody tr").nth(1);
  const address = (await second.getByRole("link").getAttribute("href")) ?? "";
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(second).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(address);
});

test("the profile turns them off and on, and the browser keeps that", async ({ page }) => {
  await open(page, "/app/profile");
  const setting = page.getByRole("main").getByRole("checkbox", { name: "Use single-key shortcuts" });
  await setting.uncheck();
  await page.reload();
  await expect(setting).not.toBeChecked();
  await page.getByRole("button", { name: "Show Shortcuts" }).click();
  await expect(list(page).getByText("They are off in this browser.")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("?");
  await page.keyboard.press("g");
  await page.keyboard.press("c");
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

test("the list gives the focus back, and closes by a click beside it but not by a selection that ends there", async ({ page }) => {
  await open(page, "/app/profile");
  const button = page.getByRole("button", { name: "Show Shortcuts" });
  const title = list(page).getByRole("heading", { name: "Keyboard Shortcuts" });
  await button.click();
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
});

test("the button opens the list even if it is clicked before the code of the list arrives", async ({ page }) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route("**/assets/Shortc-*.js", async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto("/app/profile");
  await page.getByRole("button", { name: "Show Shortcuts" }).click();
  await expect(list(page)).toHaveCount(0);
  arrive();
  await expect(list(page)).toBeVisible();
});
