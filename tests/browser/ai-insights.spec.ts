import type { Locator, Page } from "@playwright/test";
import { choose, column, errorsOf, expect, test, toast } from "./support";

const SYSTEM = "/v3/api/ai-insights/system-prompts";
const SUGGESTED = "/v3/api/ai-insights/suggested-prompts";

const systemPrompts = (page: Page): Locator => page.getByRole("table", { name: "System Prompts" });
const suggestedPrompts = (page: Page): Locator => page.getByRole("table", { name: "Suggested Prompts" });
const tab = (page: Page, name: string): Locator => page.getByRole("tab", { name, exact: true });
const found = (page: Page, text: string): Locator => page.getByRole("status").filter({ hasText: text });
const select = (page: Page, label: string): Locator => page.getByRole("combobox", { name: label });

/** The choices of a select. */
async function choicesOf(page: Page, label: string): Promise<string[]> {
  await select(page, label).click();
  const choices = await page.getByRole("listbox", { name: label }).getByRole("option").allTextContents();
  await page.keyboard.press("Escape");
  return choices;
}

/** Fails on a dialog of the browser, which only a script can open. */
function refuseScripts(page: Page): string[] {
  const opened: string[] = [];
  page.on("dialog", (dialog) => {
    opened.push(dialog.message());
    void dialog.dismiss();
  });
  return opened;
}

test("opens on the prompts, and Details only with a conversation, which leaving it forgets", async ({ page }) => {
  await page.goto("/app/ai-insights");
  await expect(page.getByRole("tab")).toHaveText(["Prompts", "Conversations", "Details", "Analytics Dashboard"]);
  await expect(tab(page, "Prompts")).toHaveAttribute("aria-selected", "true");
  await expect(tab(page, "Details")).toBeDisabled();
  // Without a conversation the address of its tab leads to the first one.
  await page.goto("/app/ai-insights?tab=conversation-details");
  await expect(systemPrompts(page)).toBeVisible();
  await expect(tab(page, "Details")).toBeDisabled();

  await page.goto("/app/ai-insights?tab=conversation-details&conversation=c-40");
  await expect(tab(page, "Details")).toHaveAttribute("aria-selected", "true");
  await tab(page, "Prompts").click();
  await expect(page).toHaveURL("/app/ai-insights");
  await expect(tab(page, "Details")).toBeDisabled();
});

test("the keyboard reaches Details, which says why it is disabled", async ({ page }) => {
  await page.goto("/app/ai-insights?tab=conversations");
  await tab(page, "Conversations").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "Details")).toBeFocused();
  await expect(tab(page, "Details")).toHaveAccessibleDescription("Choose a conversation first.");
  await expect(page.getByRole("tooltip")).toHaveText("Choose a conversation first.");
  await page.keyboard.press("Enter");
  await expect(tab(page, "Conversations")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "Analytics Dashboard")).toBeFocused();
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/app/ai-insights?tab=analytics");
});

test("leaving the analytics resets their filters", async ({ page }) => {
  await page.goto("/app/ai-insights?tab=analytics&analytics-customer=3&analytics-user=12");
  await expect(tab(page, "Analytics Dashboard")).toHaveAttribute("aria-selected", "true");
  await tab(page, "Prompts").click();
  await expect(page).toHaveURL("/app/ai-insights");
});

test("lists the versions of system prompts, newest first, and sorts them the other way", async ({ page }) => {
  await page.goto("/app/ai-insights");
  await expect(found(page, "61 system prompts found")).toBeVisible();
  await expect(select(page, "Prompt Type")).toHaveText("System Prompts");
  await expect(systemPrompts(page).getByRole("columnheader")).toHaveText(["Name", "Feature Type", "Version", "Created", "Status", "View"]);
  await expect(select(page, "Sort Order")).toHaveText("Newest First");
  const first = (count: number, position: number) => column(systemPrompts(page), position).evaluateAll(
    (cells, count) => cells.slice(0, count).map(({ textContent }) => textContent),
    count,
  );
  expect(await first(5, 3)).toEqual(["7", "7", "6", "5", "5"]);
  // The same version twice: the one created last comes first.
  expect(await first(2, 4)).toEqual([expect.stringMatching(/^[A-Z][a-z]{2} \d{1,2}, \d{4} \d{1,2}:\d\d [AP]M$/), "Apr 30, 2024 8:00 PM"]);
  await expect(page.getByText("1–50 of 61")).toBeVisible();

  await choose(page, "Feature Type", "Base");
  await choose(page, "Sort Order", "Oldest First");
  await expect(page).toHaveURL("/app/ai-insights?feature=base&order=oldest");
  await expect(column(systemPrompts(page), 3)).toHaveText(["1", "1", "2", "2", "3", "3", "4", "5", "6"]);
  // What has no version stays last, and what has no date last of its version.
  await choose(page, "Feature Type", "Context");
  await expect(found(page, "31 system prompts found")).toBeVisible();
  const versions = await column(systemPrompts(page), 3).allTextContents();
  expect(versions.slice(-3)).toEqual(["7", "", "draft"]);
  expect((await column(systemPrompts(page), 4).allTextContents()).indexOf("")).toBe(versions.lastIndexOf("1"));
});

test("filters system prompts by type and status, and clears the filters", async ({ page }) => {
  await page.goto("/app/ai-insights");
  await expect(found(page, "61 system prompts found")).toBeVisible();
  expect(await choicesOf(page, "Feature Type")).toEqual(["All Tiers", "Base", "Context", "Workflow", "User", "legacy"]);
  expect(await choicesOf(page, "Status")).toEqual(["All Statuses", "Active", "Inactive"]);
  expect(await choicesOf(page, "Sort Order")).toEqual(["Newest First", "Oldest First"]);
  await expect(page.getByRole("button", { name: "Clear Filters" })).toHaveCount(0);

  for (const [type, tone, count] of [
    ["Base", "blue", 9],
    ["Context", "purple", 31],
    ["Workflow", "orange", 12],
    ["User", "green", 6],
    ["legacy", "grey", 1],
  ] as const) {
    await choose(page, "Feature Type", type);
    await expect(found(page, `${count} system prompts found`)).toBeVisible();
    const badges = column(systemPrompts(page), 2).locator("[data-tone]");
    await expect(badges).toHaveText(Array.from({ length: count }, () => type));
    await expect(badges.first()).toHaveAttribute("data-tone", tone);
  }
  await choose(page, "Feature Type", "User");
  await choose(page, "Status", "Active");
  await expect(found(page, "2 system prompts found")).toBeVisible();
  await expect(column(systemPrompts(page), 5)).toHaveText(["Active", "Active"]);
  await choose(page, "Status", "Inactive");
  await expect(found(page, "4 system prompts found")).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL("/app/ai-insights");
  await expect(found(page, "61 system prompts found")).toBeVisible();
});

test("lists suggested prompts in their order, with filters of their own", async ({ page }) => {
  await page.goto("/app/ai-insights?feature=base&order=oldest");
  await choose(page, "Status", "Inactive");
  await expect(page).toHaveURL(/status=inactive/);
  await choose(page, "Prompt Type", "Suggested Prompts");
  // The filters of the other list are reset.
  await expect(page).toHaveURL("/app/ai-insights?prompts=suggested");
  await expect(found(page, "39 suggested prompts found")).toBeVisible();
  await expect(select(page, "Prompt Type")).toBeFocused();
  await expect(select(page, "Sort Order")).toHaveCount(0);
  await expect(select(page, "Feature Type")).toHaveCount(0);
  expect(await choicesOf(page, "Workflow")).toEqual(["All Workflows", "Audience", "Optimization", "Planning", "Reporting"]);
  await expect(suggestedPrompts(page).getByRole("columnheader")).toHaveText(["Title", "Workflow", "Version", "Created", "Status", "View"]);
  const titles = await column(suggestedPrompts(page), 1).allTextContents();
  expect(titles.slice(0, 6)).toEqual(["Odd suggestion", "Another suggestion", "Describe an audience", "Improve frequency", "Plan a launch", "Weekly recap"]);
  // 999, three without an order, 1000.
  expect(titles.slice(-5)).toEqual(["Nearly last", "Odd suggestion", "Odd suggestion", "Odd suggestion", "Odd suggestion"]);
  expect(titles).toContain("Untitled");

  await choose(page, "Workflow", "Optimization");
  const badges = column(suggestedPrompts(page), 2).locator("[data-tone]");
  await expect(badges.filter({ hasNotText: "Optimization" })).toHaveCount(0);
  await choose(page, "Status", "Inactive");
  await expect(column(suggestedPrompts(page), 5).filter({ hasNotText: "Inactive" })).toHaveCount(0);
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL("/app/ai-insights?prompts=suggested");
});

test("reads each list once and keeps it", async ({ page, backend }) => {
  const release = await backend.hold(SYSTEM);
  await page.goto("/app/ai-insights");
  await expect(page.getByText("Loading prompts...", { exact: true })).toBeVisible();
  await release();
  await expect(found(page, "61 system prompts found")).toBeVisible();
  await choose(page, "Prompt Type", "Suggested Prompts");
  await expect(found(page, "39 suggested prompts found")).toBeVisible();

  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/graphql")) requests.push(request.postData() ?? "");
  });
  await choose(page, "Prompt Type", "System Prompts");
  await expect(found(page, "61 system prompts found")).toBeVisible();
  await choose(page, "Feature Type", "Base");
  await tab(page, "Analytics Dashboard").click();
  await tab(page, "Prompts").click();
  await expect(found(page, "9 system prompts found")).toBeVisible();
  await choose(page, "Prompt Type", "Suggested Prompts");
  await expect(found(page, "39 suggested prompts found")).toBeVisible();
  expect(requests.filter((data) => data.includes("PromptsTab"))).toEqual([]);
});

test("shows a system prompt with its content as markdown, and copies it", async ({ page, context, backend }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/app/ai-insights?feature=base");
  const release = await backend.hold(`${SYSTEM}/6`);
  const view = page.getByRole("button", { name: "View Base rules, version 6" });
  await view.click();
  const loading = page.getByText("Loading full prompt content...", { exact: true });
  await expect(loading).toBeVisible();
  const close = page.getByRole("button", { name: "Close" });
  const place = await close.boundingBox();
  await release();
  const dialog = page.getByRole("dialog", { name: "Base rules" });
  await expect(dialog.getByRole("heading", { name: "Base rules", level: 1 })).toBeVisible();
  await expect(loading).toHaveCount(0);
  expect(await close.boundingBox()).toEqual(place);
  await expect(dialog.getByRole("term")).toHaveText(["Feature Type", "Version", "Status", "Created", "Characters", "Tokens"]);
  await expect(dialog.getByRole("definition")).toHaveText(["Base", "6", "Active", /^[A-Z][a-z]{2} \d{1,2}, \d{4} \d{1,2}:\d\d [AP]M$/, "474", "119"]);
  await expect(dialog.getByRole("cell", { name: "distinct devices" })).toBeVisible();
  const link = dialog.getByRole("link", { name: "glossary" });
  await expect(link).toHaveAttribute("href", "https://docs.marquee.example/glossary");
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");

  await dialog.getByRole("button", { name: "Copy" }).click();
  await expect(toast(page, "Content copied to clipboard!")).toHaveAttribute("data-tone", "green");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# Base rules\n\nYou help people/);
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true }));
  await dialog.getByRole("button", { name: "Copy" }).click();
  await expect(toast(page, "Failed to copy content.")).toHaveAttribute("data-tone", "orange");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/app/ai-insights?feature=base");
  await expect(view).toBeFocused();
});

test("counts characters and tokens, and says when there is no content and no prompt", async ({ page }) => {
  await page.goto("/app/ai-insights?prompt=61");
  await expect(page.getByRole("definition").filter({ hasText: "220,000" })).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "55,000" })).toBeVisible();
  await page.goto("/app/ai-insights?prompt=57");
  await expect(page.getByText("This prompt has no content.")).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: /^0$/ })).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(0);
  await page.goto("/app/ai-insights?prompt=999");
  await expect(page.getByText("Prompt not found.")).toBeVisible();
});

test("says which part of a prompt cannot be read, and tries again", async ({ page, backend }) => {
  const logged = errorsOf(page);
  const content = page.getByText("Error loading prompt content. Please try again.", { exact: true });
  const description = page.getByText("Error loading prompt description. Please try again.", { exact: true });
  await backend.fail({ kind: "status", path: `${SYSTEM}/6`, status: 500 });
  await page.goto("/app/ai-insights?prompt=6");
  await expect(content).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Base rules" })).toBeVisible();
  expect(logged.some((line) => line.includes("SystemPromptDialogQuery"))).toBe(true);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("button", { name: "Retry" })).toBeEnabled();
  await expect(content).toHaveCount(1);
  await backend.mend();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("link", { name: "glossary" })).toBeVisible();
  await expect(content).toHaveCount(0);

  await backend.fail({ kind: "status", path: `${SUGGESTED}/1`, status: 500 });
  await page.goto("/app/ai-insights?prompts=suggested&prompt=1");
  await expect(content).toBeVisible();
  await expect(description).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Weekly recap" })).toBeVisible();
  await backend.mend();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("Weekly recap: a first question for people who are new to it.")).toBeVisible();
  await expect(description).toHaveCount(0);

  // Not even what the list knows.
  await backend.fail({ kind: "status", path: SYSTEM, status: 500 });
  await page.goto("/app/ai-insights?tab=prompts&prompt=6");
  await expect(content).toBeVisible();
});

test("shows a suggested prompt with its workflow, description and content, and nothing in them can do harm", async ({ page }) => {
  const scripts = refuseScripts(page);
  await page.goto("/app/ai-insights?prompts=suggested");
  await page.getByRole("button", { name: "View <script>alert(1)</script>" }).click();
  const dialog = page.getByRole("dialog", { name: "<script>alert(1)</script>" });
  await expect(dialog.getByRole("term").first()).toHaveText("Workflow");
  await expect(dialog.getByRole("definition").first()).toHaveText("Audience");
  for (const name of ["Description", "Prompt Content"]) {
    const part = dialog.getByRole("region", { name });
    await expect(part.getByRole("heading", { name: /^Report/ })).toBeVisible();
    await expect(part.getByRole("link")).toHaveText(["fine", "mail"]);
    await expect(part.locator("script, img, iframe, style, input, [onclick], [onerror]")).toHaveCount(0);
    await expect(part.getByText("<img src=x onerror=\"alert('image')\">")).toBeVisible();
  }
  await expect(page.locator("body")).toBeVisible();
  expect(scripts).toEqual([]);
});
