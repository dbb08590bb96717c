import type { Page } from "@playwright/test";
import { developer, expect, test } from "./support";

const editor = (page: Page) => page.getByRole("region", { name: "Operation Editor" });
const variables = (page: Page) => page.getByRole("region", { name: "Variables" });
const result = (page: Page) => page.getByRole("region", { name: "Result Window" });

test.use({ account: developer });
// The editor is large: a busy machine takes a while over it.
test.slow();

const query = `query First { viewer { company } }
query Market($hash: String!) { market(by: { hash: $hash }) { name } }`;

test("a link opens an operation with its variables, runs nothing, and can be copied; examples and docs are at hand", async ({ page, context, backend, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const search = new URLSearchParams({ query, variables: '{"hash":"d4f1c2"}', operationName: "Market" });
  await page.goto(`/graphiql?${search}`);
  await expect(editor(page)).toContainText("query Market", { timeout: 30_000 });
  await expect(variables(page)).toContainText('"hash": "d4f1c2"');
  await expect(page.getByRole("tab", { name: "Market" })).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL("/graphiql");
  expect(await backend.calls("/v3/api/markets")).toEqual([]);
  await page.getByRole("button", { name: /Execute query/ }).click();
  await page.getByRole("menuitem", { name: "Market" }).click();
  await expect(result(page)).toContainText("Boston");

  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toHaveCount(1);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.startsWith(`${baseURL}/graphiql?query=`)).toBe(true);
  const other = await context.newPage();
  await other.goto(link);
  await expect(editor(other)).toContainText("query Market", { timeout: 30_000 });
  await expect(variables(other)).toContainText('"hash": "d4f1c2"');

  await page.getByRole("button", { name: "Examples" }).click();
  await page.getByRole("menuitem", { name: /^MarketOfHash/ }).click();
  await expect(editor(page)).toContainText("query MarketOfHash");
  await expect(variables(page)).toContainText('"hash"');
  // In a tab of its own.
  await expect(page.getByRole("tab", { name: "MarketOfHash" })).toBeVisible();
  await expect(page.getByRole("tab", { name: "Market", exact: true })).toBeVisible();
  await page.getByRole("button", { name: /Documentation Explorer/ }).click();
  for (const text of ["Signing in.", "Cost.", "Errors."]) await expect(page.getByText(text)).toBeVisible();
});

test("one tab begins; the cost is asked for beside Run, a file of the response is saved, and Escape leaves the editor", async ({ page }) => {
  const device = '{ deviceSearch(input: { customerId: 3, campaignIds: [4], dates: { preset: LAST_7_DAYS } }) { exportPath } }';
  await page.goto(`/graphiql?${new URLSearchParams({ query: device })}`);
  await expect(editor(page)).toContainText("deviceSearch", { timeout: 30_000 });
  await expect(page.getByRole("tab")).toHaveCount(1);
  await page.getByRole("button", { name: "Ask for the cost of each answer" }).click();
  await editor(page).getByRole("textbox").focus();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /Execute query/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(result(page)).toContainText('"made"');
  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download /exports/devices" }).click();
  expect((await saving).suggestedFilename()).toBe("export.csv");
});
