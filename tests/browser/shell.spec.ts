import type { Locator, Page } from "@playwright/test";
import { developer, expect, openArea, test } from "./support";

const areas = [
  "Dashboard",
  "Customers",
  "Markets",
  "Device Export",
  "Upload",
  "Pixels",
  "Pipeline",
  "Attribution",
  "Providers",
  "Asset Owners",
  "Inventory",
  "Campaign Explorer",
  "AI Insights",
  "AI Debug Logs",
  "Validations",
];

const sidebar = (page: Page) => page.getByRole("navigation", { name: "Areas" });

test("an unknown path leads back to the dashboard", async ({ page }) => {
  await page.goto("/app/nowhere");
  await expect(page.getByText("Page not found.")).toBeVisible();
  await page.getByRole("link", { name: "Return to Dashboard" }).click();
  await expect(page).toHaveURL("/app/dashboard");
});

test("the sidebar lists the areas in order, without Developers for staff", async ({ page }) => {
  await page.goto("/app/dashboard");
  await expect(page.getByText(/, .+/).first()).toBeVisible();
  await expect(sidebar(page).getByRole("link")).toHaveText(areas);
});

test("the link to stationary campaigns shows on pipeline routes only", async ({ page }) => {
  await page.goto("/app/dashboard");
  const link = sidebar(page).getByRole("link", { name: "Stationary Campaigns" });
  await expect(link).toHaveCount(0);
  await openArea(page, "Pipeline");
  await link.click();
  await expect(page).toHaveURL("/app/stationary-pipeline");
  await expect(link).toHaveAttribute("aria-current", "page");
  await openArea(page, "Providers");
  await expect(link).toHaveCount(0);
});

test.describe("for developers", () => {
  test.use({ account: developer });

  test("the sidebar has Developers, and the name leads to the profile and back", async ({ page }) => {
    await page.goto("/app/dashboard");
    await expect(sidebar(page).getByRole("link")).toHaveText([...areas, "Developers"]);
    await page.getByRole("link", { name: "Robin Okafor" }).click();
    await expect(page).toHaveURL("/app/profile");
    for (const text of ["Marquee", "Robin Okafor", developer.email]) {
      await expect(page.getByRole("definition").filter({ hasText: text }).first()).toBeVisible();
    }
    await page.getByRole("link", { name: "Return to Dashboard" }).click();
    await expect(page).toHaveURL("/app/dashboard");
  });

  test("the greeting goes by the browser's clock", async ({ page }) => {
    await page.clock.setFixedTime(new Date("2025-03-12T17:00:00-04:00"));
    await page.goto("/app/profile");
    await expect(page.getByText("Good Evening, Robin Okafor")).toBeVisible();
  });

  test("it is in line with the screen below, also in the widest window", async ({ page }) => {
    await page.goto("/app/markets");
    for (const width of [1280, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const left = async (one: Locator) => (await one.boundingBox())?.x;
      const heading = await left(page.getByRole("heading", { level: 1 }));
      expect(await left(page.getByText(/^Good [A-Z][a-z]+,$/))).toBe(heading);
    }
  });

  test("the greeting and the name, which leads to the profile, are not cut on a phone", async ({ page }) => {
    await page.clock.setFixedTime(new Date("2025-03-12T15:00:00-04:00"));
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto("/app/dashboard");
    const name = page.getByRole("link", { name: "Robin Okafor" });
    for (const part of [page.getByText(/^Good Afternoon,$/), name]) {
      await expect(part).toBeVisible();
      expect(await part.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    }
    await name.click();
    await expect(page).toHaveURL("/app/profile");
  });
});

test("the dashboard counts customers, users, markets and campaigns, and loses one card with one list", async ({ page, backend }) => {
  const card = (title: string) => page.getByRole("region", { name: title, exact: true });
  const titles = ["Customers", "Users", "Markets", "Campaigns"];
  const counts = await backend.graph<Record<string, { totalCount: number }>>(
    "{ customers { totalCount } users { totalCount } markets { totalCount } campaigns { totalCount } }",
  );
  const text = (title: string) => `${title}${counts[title.toLowerCase()]?.totalCount}`;
  await page.goto("/app/dashboard");
  for (const title of titles) await expect(card(title)).toHaveText(text(title));
  await expect(card("Campaigns")).toHaveText("Campaigns400");

  await backend.fail({ kind: "status", path: "/v3/api/users", status: 500 });
  await page.reload();
  await expect(card("Users").getByText("Could not load users.")).toBeVisible();
  for (const title of titles.filter((title) => title !== "Users")) await expect(card(title)).toHaveText(text(title));
  await backend.mend();
  await card("Users").getByRole("button", { name: "Retry" }).click();
  await expect(card("Users")).toHaveText(text("Users"));
});

test("the dashboard shows its counts in one row, in two rows of two, or one below the other", async ({ page }) => {
  const cards = ["Customers", "Users", "Markets", "Campaigns"].map((name) => page.getByRole("region", { name, exact: true }));
  const boxes = () => Promise.all(cards.map((card) => card.boundingBox()));
  const main = page.getByRole("main");
  await page.goto("/app/dashboard");
  for (const [width, columns] of [
    [390, 1],
    [1024, 2],
    [1440, 4],
    [1920, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => new Set((await boxes()).map((box) => box?.x)).size, { message: `${width} pixels` }).toBe(columns);
    // The cards leave no column empty.
    const right = Math.max(...(await boxes()).map((box) => (box?.x ?? 0) + (box?.width ?? 0)));
    const list = await main.getByRole("region", { name: "Needs attention" }).boundingBox();
    expect(right).toBeCloseTo((list?.x ?? 0) + (list?.width ?? 0), 0);
  }
});

test("the theme follows the system until the user chooses, and keeps the choice", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/app/profile");
  const root = page.locator("html");
  await expect(root).toHaveCSS("color-scheme", "light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(root).toHaveCSS("color-scheme", "dark");
  await page.getByRole("button", { name: "Use the light theme" }).click();
  await expect(root).toHaveCSS("color-scheme", "light");
  await page.reload();
  await expect(root).toHaveCSS("color-scheme", "light");
  await page.getByRole("button", { name: "Use the dark theme" }).click();
  await expect(root).toHaveCSS("color-scheme", "dark");
  await page.getByRole("button", { name: "Use the system theme" }).click();
  await page.emulateMedia({ colorScheme: "light" });
  await expect(root).toHaveCSS("color-scheme", "light");
});

test("every tab has the theme that was chosen in one of them, and so have the widgets", async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/app/dashboard");
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: "light" });
  await other.goto("/app/customers");
  const create = other.getByRole("button", { name: "New Customer" });
  await expect(create).toHaveCSS("background-color", "rgb(43, 80, 200)");
  await page.getByRole("button", { name: "Use the dark theme" }).click();
  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
  await expect(other.locator("html")).toHaveCSS("color-scheme", "dark");
  await expect(create).toHaveCSS("background-color", "rgb(143, 171, 255)");
});

test("forced colors show the edge of a button and the open area", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/sign-in");
  const login = page.getByRole("button", { name: "Login" });
  await expect(login).toHaveCSS("border-top-width", "1px");
  await expect(login).toHaveCSS("border-top-style", "solid");
  await page.goto("/app/customers");
  await expect(page.getByRole("button", { name: "New Customer" })).toHaveCSS("border-top-style", "solid");
  const background = (name: string) =>
    sidebar(page)
      .getByRole("link", { name, exact: true })
      .evaluate((link) => window.getComputedStyle(link).backgroundColor);
  await expect.poll(() => background("Customers")).not.toBe(await background("Markets"));
});

test("a name with line breaks stays on the line of the bar", async ({ page, backend }) => {
  const user = { userId: 1, displayName: "Ada\n\n\nByron", email: "ada@marquee.example" };
  await backend.fail({ kind: "wrong-shape", path: "/v3/auth/me", body: JSON.stringify(user) });
  await page.goto("/app/dashboard");
  const name = page.getByRole("link", { name: "Ada Byron" });
  expect((await name.boundingBox())?.height).toBeLessThan(30);
  await backend.mend();
});

test("a field of the sign-in screen has its focus ring within its border", async ({ page }) => {
  await page.goto("/sign-in");
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByLabel("Email")).toHaveCSS("outline-offset", "-1px");
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
