import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { developer, expect, problemsOf, submitSignIn, test } from "./support";

const result = (page: Page) => page.getByRole("region", { name: "Result Window" });
const editor = (page: Page) => page.getByRole("region", { name: "Operation Editor" });
const variables = (page: Page) => page.getByRole("region", { name: "Variables" });
const headers = (page: Page) => page.getByRole("region", { name: "Headers" });
const run = (page: Page) => page.getByRole("button", { name: /Execute query/ }).click();

/** Opens GraphiQL, and waits for its first tab. */
async function open(page: Page): Promise<void> {
  await page.goto("/graphiql");
  await expect(editor(page)).toContainText("displayName", { timeout: 30_000 });
}

/** Opens GraphiQL and runs the query of its first tab. */
async function runFirstTab(page: Page): Promise<void> {
  await open(page);
  await run(page);
}

/** Replaces the text of an editor. */
async function write(part: Locator, text: string): Promise<void> {
  await part.getByRole("textbox").focus();
  await part.page().keyboard.press("ControlOrMeta+A");
  await part.page().keyboard.press("Delete");
  await part.page().keyboard.insertText(text);
}

test.describe("without a session", () => {
  test.use({ account: null });

  test("says so, and notices that another tab signs in", async ({ page, context }) => {
    await page.goto("/graphiql");
    await expect(page.getByText("You are not signed in")).toBeVisible();
    const other = await context.newPage();
    await other.goto("/sign-in");
    await submitSignIn(other, developer);
    await expect(page.getByText("You are not signed in")).toHaveCount(0);
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

  test("shows that the session has ended, leads to sign-in and back, and notices a sign-in of another tab", async ({ page, context }) => {
    await open(page);
    await page.evaluate(() => localStorage.setItem("auth.token", "expired"));
    await run(page);
    await expect(page.getByText("Your session has ended.")).toBeVisible();
    await page.getByRole("link", { name: "Sign in" }).click();
    await submitSignIn(page, developer);
    await expect(page).toHaveURL("/graphiql");
    await expect(editor(page)).toContainText("displayName", { timeout: 30_000 });
    await run(page);
    await expect(result(page)).toContainText(developer.email);
    await expect(page.getByText("Your session has ended.")).toHaveCount(0);

    await page.evaluate(() => localStorage.setItem("auth.token", "expired"));
    await run(page);
    await expect(page.getByText("Your session has ended.")).toBeVisible();
    const other = await context.newPage();
    await other.goto("/sign-in");
    await submitSignIn(other, developer);
    await expect(page.getByText("Your session has ended.")).toHaveCount(0);
    await expect(editor(page)).toContainText("displayName", { timeout: 30_000 });
    await run(page);
    await expect(result(page)).toContainText(developer.email);
  });

  test("sends typed headers and a typed token in place of the session's, and keeps them nowhere", async ({ page }) => {
    await open(page);
    await write(editor(page), "query Yesterday { developer { dateRange(dates: { preset: YESTERDAY }) { startsAt } } }");
    await page.getByRole("button", { name: "Headers", exact: true }).click();
    await expect(headers(page)).toContainText("America/New_York");
    await write(headers(page), '{ "X-Time-Zone": "Asia/Tokyo" }');
    await run(page);
    await expect(result(page)).toContainText("T15:00:00Z");
    await write(headers(page), '{ "X-Time-Zone": ');
    await run(page);
    await expect(result(page)).toContainText("Request headers are invalid JSON");
    await write(headers(page), "");
    await run(page);
    await expect(result(page)).toContainText(/T0[45]:00:00Z/);
    const stored = () => page.evaluate(() => JSON.stringify(localStorage));
    await expect.poll(stored).toContain("query Yesterday");
    expect(await stored()).not.toContain("Asia/Tokyo");
    // GraphiQL asks for the operation by its name, which it reads when the typing pauses.
    await write(editor(page), "query Yesterday { viewer { displayName } }");
    await write(headers(page), '{ "Authorization": "Bearer other" }');
    await run(page);
    await expect(result(page)).toContainText("UNAUTHENTICATED");
    await expect(page.getByText("Your session has ended.")).toHaveCount(0);
  });

  test("has the dark colours of the console, room for variables and headers on a phone, and leads back", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/app/profile");
    await page.getByRole("button", { name: "Use the dark theme" }).click();
    await page.setViewportSize({ width: 390, height: 844 });
    const query = "query Customers($first: Int!) { customers(first: $first) { totalCount } }";
    await page.goto(`/graphiql?${new URLSearchParams({ query, variables: '{"first":5}' })}`);
    await expect(editor(page)).toContainText("totalCount", { timeout: 30_000 });
    await page.getByRole("button", { name: "Variables", exact: true }).click();
    await expect(variables(page)).toContainText('"first": 5');
    await page.getByRole("button", { name: "Headers", exact: true }).click();
    await expect(headers(page)).toContainText("X-Time-Zone");
    await expect(headers(page)).toBeInViewport({ ratio: 1 });
    await expect(headers(page).getByRole("code")).toBeVisible();
    expect((await headers(page).boundingBox())?.height).toBeGreaterThanOrEqual(150);
    await expectAccessible(page, ["color-contrast"]);
    await expect(page.locator("body")).toHaveClass(/graphiql-dark/);
    await page.getByRole("link", { name: "Marquee" }).click();
    await expect(page).toHaveURL("/app/dashboard");
  });
});
