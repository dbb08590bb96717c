import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { expect, openArea, root, staff, test, withoutCounts } from "./support";
import { visit } from "./visit";

const dialog = (page: Page) => page.getByRole("dialog", { name: "How was this loaded" });
const item = (page: Page, name: string) => dialog(page).getByRole("listitem").filter({ hasText: name });

/** Opens the list on a screen, once its shortcuts work. */
async function open(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Shift+D");
    await expect(dialog(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Opens an operation of the list. */
async function unfold(page: Page, name: string): Promise<Locator> {
  const found = item(page, name);
  await found.getByText(name, { exact: true }).click();
  return found;
}

/** Runs a shell command with the token of a member of staff, and returns its output. */
async function runLine(line: string, token: string): Promise<string> {
  // The tested build may have another name.
  const marquee = path.resolve(root, process.env["TESTED_MARQUEE"] ?? "target/debug/marquee");
  const env = { PATH: process.env["PATH"], MARQUEE_TOKEN: token };
  const { stdout } = await promisify(execFile)("sh", ["-c", `marquee() { '${marquee}' "$@"; }\n${line}`], { env });
  return stdout;
}

test("a screen lists its operations; a failure has its request, and running again counts the calls", async ({ page, backend }) => {
  await withoutCounts(page);
  await backend.fail({ path: "/v3/api/markets", kind: "status", status: 400 });
  await page.goto("/app/dashboard");
  await expect(page.getByRole("button", { name: "Retry" }).first()).toBeVisible();
  await open(page);
  await expect(item(page, "AppLayoutQuery")).toHaveCount(1);
  await expect(item(page, "DashboardPageQuery")).toContainText("Answered with errors");
  await expect(item(page, "AttentionPanelQuery")).toContainText("Answered");
  let opened = await unfold(page, "DashboardPageQuery");
  await expect(opened.getByRole("list", { name: "Errors" })).not.toBeEmpty();
  await expect(opened).toContainText(/Request[0-9a-f]{32}/);
  await backend.mend();
  await dialog(page).getByRole("checkbox", { name: /^Bypass/ }).check();
  await backend.forgetCalls();
  await opened.getByRole("button", { name: "Run again with cost" }).click();
  const cost = opened.locator("dl[aria-label=Cost]");
  await expect(cost).toContainText("Calls answered by the cache");
  const calls = await backend.calls();
  expect(calls.length).toBeGreaterThan(3);
  await expect(cost).toContainText(`Calls made${calls.length}Calls`);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);

  // Another screen starts an empty list.
  await openArea(page, "Markets");
  await expect(page.getByRole("table")).toBeVisible();
  await open(page);
  await expect(item(page, "MarketsPageQuery")).toContainText(/query\s*Answered\s*\+\d+ ms\s*[\d,]+ ms/);
  await expect(item(page, "DashboardPageQuery")).toHaveCount(0);
  opened = await unfold(page, "MarketsPageQuery");
  await expect(opened.getByRole("definition").first()).toHaveText(/^\d\d\/\d\d\/\d{4} /);
  await expectAccessible(page);
});

test("a mutation is listed without its secrets; the list opens from the palette, but with no key while typing", async ({ page }) => {
  await page.goto("/app/customer/harbor-transit?tab=users");
  await page.getByRole("button", { name: "New User" }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Name").fill("Ada");
  await form.getByLabel("Email").fill("ada@harbor.example");
  await form.getByLabel("Password").fill("s3cret-words");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toHaveCount(0);
  await open(page);
  const created = dialog(page).getByRole("listitem").filter({ hasText: "mutation" });
  await created.getByText("mutation", { exact: true }).click();
  await expect(created).toContainText('"email": "ada@harbor.example"');
  await expect(created).toContainText("••••••••");
  await expect(dialog(page)).not.toContainText("s3cret-words");
  await expect(created.getByRole("button").or(created.getByRole("link"))).toHaveCount(0);
  await page.keyboard.press("Escape");

  await openArea(page, "Markets");
  await expect(page.getByRole("table", { name: "Markets" })).toBeVisible();
  const search = page.getByRole("main").getByRole("searchbox").first();
  await search.focus();
  await page.keyboard.press("Shift+D");
  await expect(search).toHaveValue("D");
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keyboard Shortcuts" });
  await expect(list.getByRole("term").filter({ hasText: "Show how this was loaded" })).toBeVisible();
  await list.getByRole("checkbox", { name: "Use single-key shortcuts" }).uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Shift+D");
  await expect(dialog(page)).toHaveCount(0);

  await page.getByRole("button", { name: "Find anything" }).click();
  await page.getByRole("combobox", { name: "Find anything" }).fill("how was");
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test("a query is copied as lines that run outside the console, and opens in GraphiQL with its variables", async ({ page, context, backend }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  // Characters that are special in a shell.
  const hostile = `it's $(id) "x" !y \\`;
  await page.goto(`/app/ai-insights?${new URLSearchParams({ tab: "conversations", search: hostile })}`);
  await expect(page.getByText("No conversations match your search and filter criteria.")).toBeVisible();
  await open(page);
  const opened = await unfold(page, "ConversationsTabQuery");
  await expect(opened).toContainText(JSON.stringify(hostile));
  const copied = async (name: string) => {
    await opened.getByRole("button", { name }).click();
    await expect(opened.getByRole("status")).toHaveText(/copied\.$/);
    return await page.evaluate(() => navigator.clipboard.readText());
  };
  const token = await backend.token(staff);

  const curl = await copied("Copy as curl");
  expect(curl).not.toContain(token);
  const answer: { data: object; errors?: unknown } = JSON.parse(await runLine(curl, token));
  expect(answer.errors).toBeUndefined();
  expect(answer.data).toHaveProperty("conversations.nodes", []);
  expect(JSON.parse(await runLine(curl, "wrong"))).toHaveProperty("errors[0].extensions.code", "UNAUTHENTICATED");

  const marquee = await copied("Copy as marquee query");
  expect(marquee).not.toContain(token);
  expect(JSON.parse(await runLine(marquee, token))).toEqual(answer.data);

  await page.keyboard.press("Escape");
  await visit(page, "/app/customer/harbor-transit");
  await expect(page.getByRole("heading", { level: 1, name: "Harbor Transit" })).toBeVisible();
  await open(page);
  const next = context.waitForEvent("page");
  await (await unfold(page, "CustomerDetailsPageQuery")).getByRole("link", { name: "Open in GraphiQL" }).click();
  const graphiql = await next;
  await expect(graphiql.getByRole("region", { name: "Operation Editor" })).toContainText("query CustomerDetailsPageQuery", { timeout: 30_000 });
  await expect(graphiql.getByRole("region", { name: "Variables" })).toContainText("harbor-transit");
  await expect(graphiql).toHaveURL("/graphiql");
});
