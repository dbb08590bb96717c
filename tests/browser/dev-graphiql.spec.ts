import type { Page } from "@playwright/test";
import { developer, expect, problemsOf, submitSignIn, test } from "./support";

const result = (page: Page) => page.getByRole("region", { name: "Result Window" });
const editor = (page: Page) => page.getByRole("region", { name: "Operation Editor" });

/** Opens GraphiQL and runs the query of its first tab. */
async function runFirstTab(page: Page): Promise<void> {
  await page.goto("/graphiql");
  await expect(editor(page)).toContainText("displayName", { timeout: 30_000 });
  await page.getByRole("button", { name: /Execute query/ }).click();
}

test.describe("without a session", () => {
  test.use({ account: null });

  test("leads to sign-in and back", async ({ page }) => {
    await page.goto("/graphiql");
    await expect(page.getByText("You are not signed in")).toBeVisible();
    await page.getByRole("link", { name: "Sign in" }).click();
    await submitSignIn(page, developer);
    await expect(page).toHaveURL("/graphiql");
    await expect(editor(page)).toContainText("displayName", { timeout: 30_000 });
    await expect(page.getByText("You are not signed in")).toHaveCount(0);
  });

  test("notices that another tab signs in", async ({ page, context }) => {
    await page.goto("/graphiql");
    await expect(page.getByText("You are not signed in")).toBeVisible();
    const other = await context.newPage();
    await other.goto("/sign-in");
    await submitSignIn(other, developer);
    await expect(page.getByText("You are not signed in")).toHaveCount(0);
  });

  test("cannot make the sign-in screen lead elsewhere", async ({ page }) => {
    await page.goto("/sign-in?return=https://elsewhere.example/graphiql");
    await submitSignIn(page, developer);
    await expect(page).toHaveURL("/app/dashboard");
  });
});

test.describe("with a session", () => {
  test.use({ account: developer });
  // The editor is large: a busy machine takes a while over it.
  test.slow();

  test("runs queries without a copy of the token, another host or an error, on a narrow screen too", async ({ page, baseURL }) => {
    const problems = problemsOf(page, baseURL);
    await runFirstTab(page);
    await expect(result(page)).toContainText(developer.email);
    await expect(page.getByText("You are not signed in")).toHaveCount(0);
    const holders = await page.evaluate(() => {
      const token = localStorage.getItem("auth.token") ?? "";
      return Object.keys(localStorage).filter((key) => (localStorage.getItem(key) ?? "").includes(token));
    });
    expect(holders).toEqual(["auth.token"]);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const part of [editor(page), result(page)]) {
      await expect.poll(async () => (await part.boundingBox())?.width).toBeGreaterThan(250);
    }
    expect(problems).toEqual([]);
  });

  test("keeps nothing of a session that was signed out in another tab", async ({ page, context }) => {
    await runFirstTab(page);
    await expect(result(page)).toContainText(developer.email);
    const other = await context.newPage();
    await other.goto("/app/profile");
    await other.getByRole("button", { name: "Logout" }).click();
    await expect(other).toHaveURL("/sign-in");
    await expect(page.getByText("You are not signed in")).toBeVisible();
    await expect(result(page)).not.toContainText(developer.email);
    // The history holds texts that users ran.
    expect(await page.evaluate(() => localStorage.getItem("graphiql:queries") ?? "")).not.toContain("displayName");
  });

  test("has the colours of the console and leads back to it", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/app/profile");
    await page.getByRole("button", { name: "Use the dark theme" }).click();
    await page.goto("/graphiql");
    await expect(page.locator("body")).toHaveClass(/graphiql-dark/);
    await page.getByRole("link", { name: "Marquee" }).click();
    await expect(page).toHaveURL("/app/dashboard");
  });
});
