import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { developer, expect, openArea, test } from "./support";

const sidebar = (page: Page) => page.getByRole("complementary", { name: "Sidebar" });
const width = async (page: Page) => (await sidebar(page).boundingBox())?.width ?? 0;

test("the sidebar collapses to icons, which keep their names, and the browser keeps that", async ({ page }) => {
  await page.goto("/app/stationary-pipeline");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  expect(await width(page)).toBeGreaterThan(200);
  await page.getByRole("button", { name: "Collapse sidebar" }).click();
  const expand = page.getByRole("button", { name: "Expand sidebar" });
  await expect(expand).toBeFocused();
  expect(await width(page)).toBeLessThan(60);
  await expect(sidebar(page).getByRole("link", { name: "Providers" })).toHaveAttribute("title", "Providers");
  await expectAccessible(page);
  // The keyboard sees the names, over a screen that stays where it is.
  const before = await heading.boundingBox();
  await page.keyboard.press("Shift+Tab");
  await expect(sidebar(page).getByRole("link", { name: "Validations" })).toBeFocused();
  expect(await width(page)).toBeGreaterThan(200);
  expect(await heading.boundingBox()).toEqual(before);
  await page.reload();
  await expect(expand).toBeVisible();
  expect(await width(page)).toBeLessThan(60);
  // So does the menu of a narrow screen.
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  expect((await menu.getByText("Validations").boundingBox())?.width).toBeGreaterThan(40);
  await page.setViewportSize({ width: 1280, height: 720 });
  await sidebar(page).getByRole("link", { name: "Stationary Campaigns" }).hover();
  await sidebar(page).getByRole("link", { name: "Providers" }).click();
  await expect(page).toHaveURL("/app/providers");
  await expand.click();
  expect(await width(page)).toBeGreaterThan(200);
});

test.describe("of a developer in idle time", () => {
  test.use({ isIdle: true, account: developer });

  test("the areas are in groups that fit a laptop, and entries count what needs attention, if anything was counted", async ({ page, backend }) => {
    await backend.fail({ service: "pipeline", path: "/api", kind: "status", status: 503 });
    await page.setViewportSize({ width: 1440, height: 780 });
    await page.goto("/app/stationary-pipeline");
    const group = (name: string) => sidebar(page).getByRole("list", { name, exact: true });
    const entry = (name: string) => sidebar(page).getByRole("link", { name, exact: true });
    await expect(entry("Providers")).toHaveText(/^Providers\d+$/);
    await expect(sidebar(page).getByRole("link", { name: "Marquee" })).toBeInViewport({ ratio: 1 });
    const last = await entry("Developers").boundingBox();
    const collapse = await page.getByRole("button", { name: "Collapse sidebar" }).boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(collapse?.y ?? 0);

    const count = Number((await entry("Providers").innerText()).replace(/\D/g, ""));
    await expect(entry("Providers")).toHaveAttribute("aria-description", new RegExp(`^${count} reasons for attention, as of `));
    await expect(entry("Customers")).toHaveText("Customers");
    await expect(entry("Pipeline")).toHaveText("Pipeline");
    await expect(entry("Pipeline")).not.toHaveAttribute("aria-description");
    await openArea(page, "Providers");
    await page.getByRole("button", { name: "Unlock Pedal Counter" }).click();
    await expect(entry("Providers")).toHaveText(`Providers${count - 1}`);
    await page.getByRole("button", { name: "Collapse sidebar" }).click();
    // A name that is not seen still tells what the group is.
    await expect(group("Supply").getByRole("link")).toHaveCount(3);
    expect((await sidebar(page).getByText("Supply").boundingBox())?.width).toBeLessThan(2);
    await expectAccessible(page);
  });
});
