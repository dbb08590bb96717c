import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { developer, expect, test } from "./support";

const sidebar = (page: Page) => page.getByRole("complementary", { name: "Sidebar" });
const width = async (page: Page) => (await sidebar(page).boundingBox())?.width ?? 0;

test("the sidebar collapses to icons, which keep their names, and the browser keeps that", async ({ page }) => {
  await page.goto("/app/stationary-pipeline");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await width(page)).toBeGreaterThan(200);
  await page.getByRole("button", { name: "Collapse sidebar" }).click();
  const expand = page.getByRole("button", { name: "Expand sidebar" });
  await expect(expand).toBeFocused();
  expect(await width(page)).toBeLessThan(60);
  await expect(sidebar(page).getByRole("link", { name: "Providers" })).toHaveAttribute("title", "Providers");
  await expectAccessible(page);
  await page.reload();
  await expect(expand).toBeVisible();
  expect(await width(page)).toBeLessThan(60);
  await sidebar(page).getByRole("link", { name: "Stationary Campaigns" }).hover();
  await sidebar(page).getByRole("link", { name: "Providers" }).click();
  await expect(page).toHaveURL("/app/providers");
  await expand.click();
  expect(await width(page)).toBeGreaterThan(200);
});

test.describe("in idle time", () => {
  test.use({ isIdle: true, account: developer });

  test("the entries count what needs attention, wherever one begins, and again after a mutation", async ({ page }) => {
    const entry = (name: string) => sidebar(page).getByRole("link", { name, exact: true });
    await page.goto("/app/providers");
    await expect(entry("Providers")).toHaveText(/^Providers\d+$/);
    const count = Number((await entry("Providers").innerText()).replace(/\D/g, ""));
    await expect(entry("Providers")).toHaveAttribute("aria-description", new RegExp(`^${count} reasons for attention, as of `));
    await expect(entry("Customers")).toHaveText("Customers");
    await page.getByRole("button", { name: "Unlock Pedal Counter" }).click();
    await expect(entry("Providers")).toHaveText(`Providers${count - 1}`);
    await page.getByRole("button", { name: "Collapse sidebar" }).click();
    await expectAccessible(page);
  });
});

test("an entry shows no number of which nothing was counted", async ({ page, backend }) => {
  await backend.fail({ service: "pipeline", path: "/api", kind: "status", status: 503 });
  await page.goto("/app/dashboard");
  const entry = (name: string) => sidebar(page).getByRole("link", { name, exact: true });
  await expect(entry("Providers")).toHaveText(/^Providers\d+$/);
  await expect(entry("Pipeline")).toHaveText("Pipeline");
  await expect(entry("Pipeline")).not.toHaveAttribute("aria-description");
});

test("the keyboard sees the names of a collapsed sidebar, over a screen that stays where it is", async ({ page }) => {
  await page.goto("/app/customers");
  const heading = page.getByRole("heading", { level: 1 });
  await page.getByRole("button", { name: "Collapse sidebar" }).click();
  const before = await heading.boundingBox();
  await page.keyboard.press("Shift+Tab");
  await expect(sidebar(page).getByRole("link", { name: "Validations" })).toBeFocused();
  expect(await width(page)).toBeGreaterThan(200);
  expect(await heading.boundingBox()).toEqual(before);
});

test("a menu of a narrow screen has its names even so", async ({ page }) => {
  await page.goto("/app/customers");
  await page.getByRole("button", { name: "Collapse sidebar" }).click();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole("button", { name: "Open menu" }).click();
  const name = page.getByRole("dialog", { name: "Menu" }).getByText("Validations");
  expect((await name.boundingBox())?.width).toBeGreaterThan(40);
});

test.describe("of a developer", () => {
  test.use({ account: developer });

  test("the areas are in named groups, and all of them fit into the window of a laptop", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 780 });
    await page.goto("/app/stationary-pipeline");
    const group = (name: string) => sidebar(page).getByRole("list", { name, exact: true });
    await expect(group("Supply").getByRole("link")).toHaveText(["Providers", "Asset Owners", "Inventory"]);
    await expect(group("Data").getByRole("link")).toHaveText(["Device Export", "Upload", "Pixels", "Pipeline", "Stationary Campaigns"]);
    await expect(group("Administration").getByRole("link")).toHaveText(["Validations", "Developers"]);
    await expect(sidebar(page).getByRole("link", { name: "Marquee" })).toBeInViewport({ ratio: 1 });
    const last = await sidebar(page).getByRole("link", { name: "Developers" }).boundingBox();
    const collapse = await page.getByRole("button", { name: "Collapse sidebar" }).boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(collapse?.y ?? 0);
    await page.getByRole("button", { name: "Collapse sidebar" }).click();
    // A name that is not seen still tells what the group is.
    await expect(group("Supply").getByRole("link")).toHaveCount(3);
    expect((await sidebar(page).getByText("Supply").boundingBox())?.width).toBeLessThan(2);
    await expectAccessible(page);
  });
});
