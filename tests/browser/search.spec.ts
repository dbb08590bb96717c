import type { Page } from "@playwright/test";
import { expect, test } from "./support";

const palette = (page: Page) => page.getByRole("dialog", { name: "Find anything" });
const field = (page: Page) => palette(page).getByRole("combobox", { name: "Find anything" });
const option = (page: Page, name: string | RegExp) => palette(page).getByRole("option", { name });

test("a campaign is opened by half its name", async ({ page }) => {
  await page.goto("/app/dashboard");
  await page.getByRole("button", { name: "Find anything" }).click();
  await field(page).fill("spring la");
  const campaigns = palette(page).getByRole("group", { name: "Campaigns" });
  await campaigns.getByRole("option").filter({ hasText: /^Spring Launch.*Harbor Transit · #4$/ }).click();
  await expect(page).toHaveURL("/app/customer/harbor-transit/campaign/4");
  await expect(palette(page)).toHaveCount(0);
});

test("the keyboard opens it, moves in it, opens a new tab and closes it", async ({ page, context }) => {
  await page.goto("/app/dashboard");
  await expect(page.getByRole("button", { name: "Find anything" })).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(field(page)).toBeFocused();
  // Without a text, it lists the screens.
  await expect(option(page, "Dashboard")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(option(page, "Customers")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(palette(page).getByRole("option").last()).toHaveAttribute("aria-selected", "true");
  await field(page).fill("los angeles");
  await expect(option(page, "Los Angeles")).toHaveAttribute("aria-selected", "true");
  const opened = context.waitForEvent("page");
  await page.keyboard.press("Control+Enter");
  await expect(await opened).toHaveURL("/app/pipeline-frames-by-market/36b71b");
  await page.keyboard.press("Escape");
  await expect(palette(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Find anything" })).toBeFocused();
});

test("a pasted address is found, and what is not found is said", async ({ page, baseURL }) => {
  await page.goto("/app/dashboard");
  await page.getByRole("button", { name: "Find anything" }).click();
  await field(page).fill(`${baseURL}/app/customer/harbor-transit/campaign/4`);
  await expect(palette(page).getByRole("option")).toHaveText([/^Spring Launch/, /^Harbor Transit/]);
  await expect(palette(page).getByRole("status")).toHaveText("2 found.");
  await field(page).fill("nothing is like this");
  await expect(palette(page).getByRole("status")).toHaveText("Nothing found.");
  await expect(palette(page).getByRole("option")).toHaveCount(0);
});

test("a kind whose service fails is named, and the others are found", async ({ page, backend }) => {
  await backend.fail({ path: "/v3/api/customers", kind: "status", status: 503 });
  await page.goto("/app/dashboard");
  await page.getByRole("button", { name: "Find anything" }).click();
  await field(page).fill("harbor");
  await expect(palette(page).getByRole("status")).toContainText("Not searched, because a service failed: Customers.");
  await expect(palette(page).getByRole("group", { name: "Providers" })).toBeVisible();
});
