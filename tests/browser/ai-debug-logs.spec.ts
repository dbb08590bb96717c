import type { Locator, Page } from "@playwright/test";
import { choose, column, errorsOf, expect, test } from "./support";

const LIST = "/v3/api/planning/ai-debug-logs";

const table = (page: Page): Locator => page.getByRole("table", { name: "AI Debug Logs" });
const title = (page: Page, count: string): Locator =>
  page.getByRole("heading", { name: `AI Debug Logs (${count})`, exact: true, level: 1 });
const dialog = (page: Page, id: string): Locator => page.getByRole("dialog", { name: `Debug Log ${id}` });
const row = (page: Page, id: string): Locator => table(page).getByRole("row").filter({ has: page.getByRole("cell", { name: id, exact: true }) });
const tab = (page: Page, name: string): Locator => page.getByRole("tab", { name, exact: true });

test("pages through all logs, newest first, with one call", async ({ page, backend }) => {
  await backend.forgetCalls();
  await page.goto("/app/ai-debug-logs");
  await expect(title(page, "4,998")).toBeVisible();
  const headers = ["ID", "Timestamp", "Route", "Feature Type", "User ID", "Initiation", "Status"];
  await expect(table(page).getByRole("columnheader")).toContainText(headers);
  await expect(column(table(page), 1).first()).toHaveText("d-5000");
  await expect(column(table(page), 2).first()).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4} \d{1,2}:\d\d [AP]M$/);
  await expect(column(table(page), 7).filter({ hasText: "Success" })).not.toHaveCount(0);
  await expect(column(table(page), 7).filter({ hasText: "Error" })).not.toHaveCount(0);

  await expect(page.getByRole("note")).toHaveText("2 rows of the service could not be read and are missing here.");

  const previous = page.getByRole("button", { name: "Previous" });
  const next = page.getByRole("button", { name: "Next" });
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(page.getByText("51–100 of 4,998")).toBeVisible();
  await expect(column(table(page), 1).first()).toHaveText("d-4950");
  await choose(page, "Rows per Page", "100");
  await expect(page.getByText("1–100 of 4,998")).toBeVisible();
  await expect(page).toHaveURL("/app/ai-debug-logs?size=100");
  await expect(table(page).getByRole("row")).toHaveCount(101);
  // A read is cached for ten seconds, which a slow machine may need.
  const calls = await backend.calls(LIST);
  expect(calls.length).toBeLessThan(3);
});

test("filters by parts of texts and by errors, counts what is left, and goes back to the first page", async ({ page }) => {
  await page.goto("/app/ai-debug-logs?size=25");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole("searchbox", { name: "Feature Type" }).fill("ODD-");
  await expect(title(page, "29")).toBeVisible();
  await expect(page).toHaveURL("/app/ai-debug-logs?size=25&feature=ODD-");
  await expect(page.getByText("1–25 of 29")).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("26–29 of 29")).toBeVisible();
  await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
  await choose(page, "Has Errors", "Yes");
  await expect(page).not.toHaveURL(/page=2/);
  await expect(column(table(page), 7).filter({ hasText: "Success" })).toHaveCount(0);
  await page.getByRole("combobox", { name: "User ID" }).fill("no one");
  await expect(page.getByText("No debug logs found.", { exact: true })).toBeVisible();
  await expect(title(page, "0")).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(title(page, "4,998")).toBeVisible();
});

test("keeps the logs of some days", async ({ page }) => {
  await page.goto("/app/ai-debug-logs");
  await expect(title(page, "4,998")).toBeVisible();
  await choose(page, "Date", "Last 7 Days");
  await expect(page).toHaveURL("/app/ai-debug-logs?dates=last7");
  // About 83 a day.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^AI Debug Logs \(5\d\d\)$/);

  await choose(page, "Date", "Custom");
  await expect(title(page, "4,998")).toBeVisible();
  await page.getByRole("textbox", { name: "Start Date" }).fill("2000-01-01");
  await expect(page.getByText("Enter an end date to apply the range.")).toBeVisible();
  await page.getByRole("textbox", { name: "End Date" }).fill("2000-01-02");
  await expect(page.getByText("No debug logs found.", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(title(page, "4,998")).toBeVisible();
  await expect(page).toHaveURL("/app/ai-debug-logs");
});

test("finds the logs of a user by name, and keeps the number in the address", async ({ page }) => {
  await page.goto("/app/ai-debug-logs");
  const user = page.getByRole("combobox", { name: "User ID" });
  await user.fill("quentin moreau");
  // A name is no id: the list stays until a user is chosen.
  await expect(page.getByRole("option", { name: "Quentin Moreau (16)" })).toBeVisible();
  await expect(page).toHaveURL("/app/ai-debug-logs");
  await expect(title(page, "4,998")).toBeVisible();
  await page.getByRole("option", { name: "Quentin Moreau (16)" }).click();
  await expect(user).toHaveValue("16");
  await expect(page).toHaveURL(/[?&]user=16$/);
  await expect(column(table(page), 5).first()).toHaveText("16");
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(user).toHaveValue("");
});

test("opens a log on its overview, with Errors only if there are any", async ({ page }) => {
  await page.goto("/app/ai-debug-logs?feature=odd");
  await row(page, "d-11").click();
  await expect(page).toHaveURL(/[?&]log=d-11$/);
  await expect(tab(page, "Overview")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tab")).toHaveText(["Overview", "Conversation", "Performance", "Technical", "Errors", "Raw Data"]);
  await tab(page, "Errors").click();
  await expect(page.getByRole("tabpanel")).toContainText("The model answered twice.");
  await dialog(page, "d-11").getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL("/app/ai-debug-logs?feature=odd");

  await row(page, "d-31").focus();
  await page.keyboard.press("Enter");
  await expect(tab(page, "Overview")).toHaveAttribute("aria-selected", "true");
  await expect(tab(page, "Errors")).toHaveCount(0);
  await expect(page.getByRole("tab")).toHaveCount(5);
});

test("shows what the list knows when the details fail, and tries again", async ({ page, backend }) => {
  const logged = errorsOf(page);
  await backend.fail({ kind: "status", path: `${LIST}/d-30`, status: 500 });
  await page.goto("/app/ai-debug-logs?log=d-30");
  const failure = page.getByText("Failed to load detailed information. Please try again.", { exact: true });
  await expect(failure).toBeVisible();
  await expect(page.getByRole("tabpanel")).toContainText("odd-values");
  await expect(tab(page, "Errors")).toBeVisible();
  await tab(page, "Raw Data").click();
  await expect(page.getByRole("group", { name: "Raw data" })).toContainText('"debugId": "d-30"');
  expect(logged.some((line) => line.includes("Could not load the details of debug log d-30."))).toBe(true);
  await backend.mend();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(failure).toHaveCount(0);
  await expect(page.getByRole("group", { name: "Raw data" })).toContainText("Step 200 failed.");
});

test("finds something in a record of megabytes, and keeps its numbers", async ({ page }) => {
  await page.goto("/app/ai-debug-logs?log=d-24&tab=raw");
  const find = page.getByRole("searchbox", { name: "Find" });
  await find.fill("frame-01999");
  await expect(page.getByText("1 of 10", { exact: true })).toBeVisible();
  const current = page.getByRole("group", { name: "Raw data" }).locator("mark[aria-current]");
  await expect(current).toBeInViewport();
  await find.press("Shift+Enter");
  await expect(page.getByText("10 of 10", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Next Match" }).click();
  await expect(page.getByText("1 of 10", { exact: true })).toBeVisible();
  await find.fill("not in it");
  await expect(page.getByText("No matches")).toBeVisible();

  await page.goto("/app/ai-debug-logs?log=d-25&tab=raw");
  await expect(page.getByRole("group", { name: "Raw data" })).toContainText('"id": 123456789012345678901234567890');
  await tab(page, "Technical").click();
  await expect(page.getByRole("tabpanel")).toContainText("123456789012345678901234567890");
});

test("says so when the address names no log", async ({ page }) => {
  await page.goto("/app/ai-debug-logs?log=d-99999");
  await expect(page.getByText("Debug log not found.")).toBeVisible();
});
