import type { Locator, Page } from "@playwright/test";
import { developer, expect, openArea, test } from "./support";

const sidebar = (page: Page) => page.getByRole("navigation", { name: "Areas" });

test.describe("for developers", () => {
  test.use({ account: developer });

  test("the sidebar leads to the areas, the greeting to the profile and fits every window", async ({ page }) => {
    await page.clock.setFixedTime(new Date("2025-03-12T15:00:00-04:00"));
    await page.goto("/app/nowhere");
    await expect(page.getByText("Page not found.")).toBeVisible();
    await page.getByRole("link", { name: "Return to Dashboard" }).click();
    await expect(page).toHaveURL("/app/dashboard");
    await expect(sidebar(page).getByRole("link").last()).toHaveText("Developers");
    // Part of the pipeline only.
    const stationary = sidebar(page).getByRole("link", { name: "Stationary Campaigns" });
    await openArea(page, "Pipeline");
    await stationary.click();
    await expect(page).toHaveURL("/app/stationary-pipeline");
    await expect(stationary).toHaveAttribute("aria-current", "page");
    await openArea(page, "Markets");
    await expect(stationary).toHaveCount(0);

    const hello = page.getByText(/^Good Afternoon,$/);
    const left = async (one: Locator) => (await one.boundingBox())?.x;
    for (const width of [1280, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await left(hello)).toBe(await left(page.getByRole("heading", { level: 1 })));
    }
    await page.setViewportSize({ width: 360, height: 640 });
    const name = page.getByRole("link", { name: "Robin Okafor" });
    for (const part of [hello, name]) {
      await expect(part).toBeVisible();
      expect(await part.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    }
    await name.click();
    await expect(page).toHaveURL("/app/profile");
    for (const text of ["Marquee", "Robin Okafor", developer.email]) {
      await expect(page.getByRole("definition").filter({ hasText: text }).first()).toBeVisible();
    }
    await page.getByRole("link", { name: "Return to Dashboard" }).click();
    await expect(page).toHaveURL("/app/dashboard");
  });
});

test("the dashboard counts in one, two or four columns, and loses one card with one list", async ({ page, backend }) => {
  const titles = ["Customers", "Users", "Markets", "Campaigns"];
  const card = (title: string) => page.getByRole("region", { name: title, exact: true });
  const counts = await backend.graph<Record<string, { totalCount: number }>>(
    "{ customers { totalCount } users { totalCount } markets { totalCount } campaigns { totalCount } }",
  );
  const text = (title: string) => `${title}${counts[title.toLowerCase()]?.totalCount}`;
  const user = { userId: 1, displayName: "Ada\n\n\nByron", email: "ada@marquee.example" };
  await backend.fail({ kind: "wrong-shape", path: "/v3/auth/me", body: JSON.stringify(user) });
  await backend.fail({ kind: "status", path: "/v3/api/users", status: 400 });
  await page.goto("/app/dashboard");
  // Line breaks in a name do not break the line of the bar.
  expect((await page.getByRole("link", { name: "Ada Byron" }).boundingBox())?.height).toBeLessThan(30);
  await expect(sidebar(page).getByRole("link").last()).toHaveText("Validations");
  await expect(card("Users").getByText("Could not load users.")).toBeVisible();
  for (const title of titles.filter((title) => title !== "Users")) await expect(card(title)).toHaveText(text(title));
  await backend.mend();
  await card("Users").getByRole("button", { name: "Retry" }).click();
  await expect(card("Users")).toHaveText(text("Users"));

  const boxes = () => Promise.all(titles.map((title) => card(title).boundingBox()));
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // Beside each other on every screen, and as wide as the list.
    await expect.poll(async () => new Set((await boxes()).map((box) => box?.x)).size, { message: `${width} pixels` }).toBe(4);
    const right = Math.max(...(await boxes()).map((box) => (box?.x ?? 0) + (box?.width ?? 0)));
    const list = await page.getByRole("main").getByRole("region", { name: "Needs attention" }).boundingBox();
    expect(Math.abs(right - (list?.x ?? 0) - (list?.width ?? 0))).toBeLessThan(2);
  }
});

test("the theme follows the system until the user chooses one, in every tab and at the next visit", async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/app/profile");
  const root = (one: Page) => one.locator("html");
  const use = (theme: string) => page.getByRole("button", { name: `Use the ${theme} theme` }).click();
  await expect(root(page)).toHaveCSS("color-scheme", "light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(root(page)).toHaveCSS("color-scheme", "dark");
  await use("light");
  await expect(root(page)).toHaveCSS("color-scheme", "light");
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: "dark" });
  await other.goto("/app/customers");
  const create = other.getByRole("button", { name: "New Customer" });
  await expect(root(other)).toHaveCSS("color-scheme", "light");
  await expect(create).toHaveCSS("background-color", "rgb(43, 80, 200)");
  await use("dark");
  await expect(root(other)).toHaveCSS("color-scheme", "dark");
  await expect(create).toHaveCSS("background-color", "rgb(143, 171, 255)");
  await use("system");
  await page.emulateMedia({ colorScheme: "light" });
  await expect(root(page)).toHaveCSS("color-scheme", "light");

  // Forced colors show the edge of a button and the open area.
  await other.emulateMedia({ forcedColors: "active" });
  await expect(create).toHaveCSS("border-top-style", "solid");
  const background = (name: string) =>
    sidebar(other).getByRole("link", { name, exact: true }).evaluate((link) => window.getComputedStyle(link).backgroundColor);
  await expect.poll(() => background("Customers")).not.toBe(await background("Markets"));
});

test("a narrow screen keeps the sidebar in a menu, which closes with a new screen and a wide window", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/app/dashboard");
  await expect(sidebar(page)).toBeHidden();
  const menu = page.getByRole("dialog", { name: "Menu" });
  const open = () => page.getByRole("button", { name: "Open menu" }).click();
  await open();
  await menu.getByRole("link", { name: "Validations" }).click();
  await expect(page).toHaveURL("/app/validations");
  await expect(menu).toBeHidden();
  await open();
  await page.goBack();
  await expect(page).toHaveURL("/app/dashboard");
  await expect(menu).toBeHidden();
  await open();
  await menu.getByRole("button", { name: "Close menu" }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
  await open();
  await expect(menu).toBeVisible();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(menu).toBeHidden();
  await openArea(page, "Validations");
  await expect(page).toHaveURL("/app/validations");
});
