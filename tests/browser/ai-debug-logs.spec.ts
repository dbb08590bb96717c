import type { Locator, Page } from "@playwright/test";
import { choose, column, errorsOf, expect, test } from "./support";
import { visit } from "./visit";

const LIST = "/v3/api/planning/ai-debug-logs";

const table = (page: Page): Locator => page.getByRole("table", { name: "AI Debug Logs" });
const title = (page: Page, count: string): Locator =>
  page.getByRole("heading", { name: `AI Debug Logs (${count})`, exact: true, level: 1 });
const row = (page: Page, id: string): Locator => table(page).getByRole("row").filter({ has: page.getByRole("cell", { name: id, exact: true }) });
const tab = (page: Page, name: string): Locator => page.getByRole("tab", { name, exact: true });
const raw = (page: Page): Locator => page.getByRole("group", { name: "Raw data" });
const button = (page: Page, name: string): Locator => page.getByRole("button", { name });

test("the logs are paged with one call, and filtered in the address", async ({ page, backend }) => {
  await page.goto("/app/ai-debug-logs");
  await expect(title(page, "4,998")).toBeVisible();
  await expect(column(table(page), 1).first()).toHaveText("d-5000");
  await expect(page.getByRole("note")).toHaveText("2 rows of the service could not be read and are missing here.");
  await button(page, "Next").click();
  await expect(column(table(page), 1).first()).toHaveText("d-4950");
  await choose(page, "Rows per Page", "25");
  await expect(page.getByText("1–25 of 4,998")).toBeVisible();
  await expect(page).toHaveURL("/app/ai-debug-logs?size=25");
  // A read is cached for ten seconds, which a slow machine may need.
  expect((await backend.calls(LIST)).length).toBeLessThan(3);

  await test.step("a filter counts what is left, from the first page", async () => {
    await button(page, "Next").click();
    await expect(page).toHaveURL(/page=2/);
    await page.getByRole("searchbox", { name: "Feature Type" }).fill("ODD-");
    await expect(title(page, "29")).toBeVisible();
    await expect(page).toHaveURL("/app/ai-debug-logs?size=25&feature=ODD-");
    await choose(page, "Has Errors", "Yes");
    await expect(column(table(page), 7).filter({ hasText: "Success" })).toHaveCount(0);
    await choose(page, "Date", "Last 7 Days");
    await expect(page).toHaveURL("/app/ai-debug-logs?size=25&feature=ODD-&errors=yes&dates=last7");
    await button(page, "Clear Filters").click();
    await expect(title(page, "4,998")).toBeVisible();
  });

  await test.step("a user is found by name, and the number is in the address", async () => {
    const user = page.getByRole("combobox", { name: "User ID" });
    await user.fill("quentin moreau");
    // A name is no id: the list stays until a user is chosen.
    await expect(page.getByRole("option", { name: "Quentin Moreau (16)" })).toBeVisible();
    await expect(title(page, "4,998")).toBeVisible();
    await page.getByRole("option", { name: "Quentin Moreau (16)" }).click();
    await expect(user).toHaveValue("16");
    await expect(page).toHaveURL(/[?&]user=16$/);
    await expect(column(table(page), 5).first()).toHaveText("16 · Quentin Moreau");
    await button(page, "Clear Filters").click();
  });

  await test.step("the logs by day have errors on top, and what occurs in them filters the list", async () => {
    await button(page, "Show by Day").click();
    await expect(page.getByText("All 4,998 logs that pass the filters. The chart has the last 90 days.")).toBeVisible();
    await expect(page.getByRole("img", { name: "Logs by day" })).toBeVisible();
    const planning = page.getByRole("group", { name: "Feature Type" }).getByRole("button", { name: /^planning [\d,]+$/ });
    const [count = ""] = /[\d,]+$/.exec(await planning.innerText()) ?? [];
    await planning.click();
    await expect(title(page, count)).toBeVisible();
    await expect(page).toHaveURL(/[?&]feature=planning/);
    await expect(planning).toHaveAttribute("aria-pressed", "true");
    await page.reload();
    await expect(page.getByText(`All ${count} logs that pass the filters.`)).toBeVisible();
  });
});

test("a log opens on its overview, shows what the list knows if its details fail, and is searched", async ({ page, backend }) => {
  const logged = errorsOf(page);
  await backend.fail({ kind: "status", path: `${LIST}/d-30`, status: 500 });
  await page.goto("/app/ai-debug-logs?feature=odd&log=d-30");
  const failure = page.getByText("Failed to load detailed information. Please try again.", { exact: true });
  await expect(failure).toBeVisible();
  await expect(page.getByRole("tabpanel")).toContainText("odd-values");
  await tab(page, "Raw Data").click();
  await expect(raw(page)).toContainText('"debugId": "d-30"');
  expect(logged.some((line) => line.includes("Could not load the details of debug log d-30."))).toBe(true);
  await backend.mend();
  await button(page, "Retry").click();
  await expect(failure).toHaveCount(0);
  await expect(raw(page)).toContainText("Step 200 failed.");
  const find = page.getByRole("searchbox", { name: "Find" });
  await find.fill("Step 2");
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
  await find.press("Shift+Enter");
  await expect(page.getByText(/^(\d+) of \1$/)).toBeVisible();
  await expect(raw(page).locator("mark[aria-current]")).toBeInViewport();
  await button(page, "Next Match").click();
  await expect(page.getByText(/^1 of \d+$/)).toBeVisible();
  await find.fill("not in it");
  await expect(page.getByText("No matches")).toBeVisible();
  await button(page, "Close").click();
  await expect(page).toHaveURL("/app/ai-debug-logs?feature=odd");

  await test.step("Errors is a tab only if there are any", async () => {
    await row(page, "d-11").click();
    await expect(page).toHaveURL(/[?&]log=d-11$/);
    await expect(tab(page, "Overview")).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tab")).toHaveText(["Overview", "Conversation", "Performance", "Technical", "Errors", "Raw Data"]);
    await tab(page, "Errors").click();
    await expect(page.getByRole("tabpanel")).toContainText("The model answered twice.");
    await button(page, "Close").click();
    await row(page, "d-31").focus();
    await page.keyboard.press("Enter");
    await expect(tab(page, "Overview")).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tab")).toHaveCount(5);
  });

  await test.step("the keys that walk the rows walk the logs", async () => {
    const first = page.getByRole("dialog", { name: "Debug Log d-31" });
    await expect(first).toBeVisible();
    await tab(page, "Raw Data").click();
    await page.keyboard.press("j");
    await expect(first).toHaveCount(0);
    await expect(tab(page, "Raw Data")).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("k");
    await expect(first).toBeVisible();
    await raw(page).waitFor();
    await page.getByRole("searchbox", { name: "Find" }).press("j");
    await expect(first).toBeVisible();
  });

  await test.step("a log leads to the next one, to its prompts and to its conversation", async () => {
    await visit(page, "/app/ai-debug-logs?log=d-4999");
    await button(page, "Previous").last().click();
    await expect(page.getByRole("dialog", { name: "Debug Log d-5000" })).toBeVisible();
    await expect(button(page, "Previous").last()).toHaveAttribute("aria-disabled", "true");
    await button(page, "Next").last().click();
    await expect(page).toHaveURL("/app/ai-debug-logs?log=d-4999");
    await visit(page, "/app/ai-debug-logs?log=d-640&tab=technical");
    await expect(page.getByRole("tabpanel").getByRole("link", { name: /, version \d+$/ }).first()).toHaveAttribute("href", /^\/app\/ai-insights\?prompt=\d+$/);
    await page.getByRole("link", { name: "Conversation", exact: true }).click();
    await expect(page).toHaveURL("/app/ai-insights?tab=conversation-details&conversation=c-40");
  });

  await visit(page, "/app/ai-debug-logs?feature=odd&log=d-99999");
  await expect(page.getByText("Debug log not found.")).toBeVisible();
});
