import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { choose, column, errorsOf, expect, test, toast } from "./support";
import { visit } from "./visit";

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

test("the prompts are read once, and sorted and filtered by kind", async ({ page, backend }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.postData()?.includes("PromptsTab") === true) requests.push(request.url());
  });
  const release = await backend.hold(SYSTEM);
  // Without a conversation the address of its tab leads to the first one.
  await page.goto("/app/ai-insights?tab=conversation-details");
  await expect(page.getByRole("tab")).toHaveText(["Prompts", "Conversations", "Details", "Analytics Dashboard"]);
  await expect(page).toHaveURL("/app/ai-insights");
  await expect(tab(page, "Prompts")).toHaveAttribute("aria-selected", "true");
  await expect(tab(page, "Details")).toHaveAccessibleDescription("Choose a conversation first.");
  await expect(page.getByText("Loading prompts...", { exact: true })).toBeVisible();
  await release();
  await expect(found(page, "61 system prompts found")).toBeVisible();
  await expect(page.getByRole("button", { name: "Clear Filters" })).toHaveCount(0);
  expect((await column(systemPrompts(page), 3).allTextContents()).slice(0, 5)).toEqual(["7", "7", "6", "5", "5"]);
  expect(await choicesOf(page, "Feature Type")).toEqual(["All Tiers", "Base", "Context", "Workflow", "User", "legacy"]);

  for (const [type, tone, count] of [
    ["Context", "purple", 31],
    ["Workflow", "orange", 12],
    ["User", "green", 6],
    ["legacy", "grey", 1],
    ["Base", "blue", 9],
  ] as const) {
    await choose(page, "Feature Type", type);
    await expect(found(page, `${count} system prompts found`)).toBeVisible();
    await expect(column(systemPrompts(page), 2).locator("[data-tone]").first()).toHaveAttribute("data-tone", tone);
  }
  await choose(page, "Sort Order", "Oldest First");
  await expect(page).toHaveURL(/feature=base&order=oldest$/);
  await expect(column(systemPrompts(page), 3)).toHaveText(["1", "1", "2", "2", "3", "3", "4", "5", "6"]);
  await choose(page, "Status", "Inactive");
  await expect(column(systemPrompts(page), 5).filter({ hasNotText: "Inactive" })).toHaveCount(0);

  await test.step("the other kind has filters of its own", async () => {
    await choose(page, "Prompt Type", "Suggested Prompts");
    await expect(page).toHaveURL(/prompts=suggested$/);
    await expect(found(page, "39 suggested prompts found")).toBeVisible();
    await expect(select(page, "Prompt Type")).toBeFocused();
    await expect(select(page, "Sort Order")).toHaveCount(0);
    await expect(suggestedPrompts(page).getByRole("columnheader")).toHaveText(["Title", "Workflow", "Version", "Created", "Status", "View"]);
    expect(await choicesOf(page, "Workflow")).toEqual(["All Workflows", "Audience", "Optimization", "Planning", "Reporting"]);
    const titles = await column(suggestedPrompts(page), 1).allTextContents();
    expect(titles.slice(0, 3)).toEqual(["Odd suggestion", "Another suggestion", "Describe an audience"]);
    expect(titles).toContain("Untitled");
    await choose(page, "Workflow", "Optimization");
    await expect(column(suggestedPrompts(page), 2).filter({ hasNotText: "Optimization" })).toHaveCount(0);
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await expect(page).toHaveURL(/prompts=suggested$/);
    const { length } = requests;
    await choose(page, "Prompt Type", "System Prompts");
    await tab(page, "Analytics Dashboard").click();
    await tab(page, "Prompts").click();
    await expect(found(page, "61 system prompts found")).toBeVisible();
    expect(requests).toHaveLength(length);
  });
});

test("a prompt is shown as markdown that can do no harm, copied, and says which part cannot be read", async ({ page, context, backend }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const logged = errorsOf(page);
  const scripts: string[] = [];
  // Only a script can open a dialog of the browser.
  page.on("dialog", (dialog) => {
    scripts.push(dialog.message());
    void dialog.dismiss();
  });
  const content = page.getByText("Error loading prompt content. Please try again.", { exact: true });
  const description = page.getByText("Error loading prompt description. Please try again.", { exact: true });
  await backend.fail({ kind: "status", path: `${SYSTEM}/6`, status: 500 });
  await page.goto("/app/ai-insights?feature=base&prompt=6");
  const dialog = page.getByRole("dialog", { name: "Base rules" });
  await expect(dialog).toBeVisible();
  await expect(content).toBeVisible();
  expect(logged.some((line) => line.includes("PromptDialogsSystemQuery"))).toBe(true);
  await backend.mend();
  await dialog.getByRole("button", { name: "Retry" }).click();
  const link = dialog.getByRole("link", { name: "glossary" });
  await expect(link).toHaveAttribute("href", "https://docs.marquee.example/glossary");
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  await expect(content).toHaveCount(0);
  await expect(dialog.getByRole("term")).toHaveText(["Feature Type", "Version", "Status", "Created", "Characters", "Tokens"]);
  await expect(dialog.getByRole("definition")).toHaveText(["Base", "6", "Active", /^[A-Z][a-z]{2} \d{1,2}, \d{4} \d{1,2}:\d\d [AP]M$/, "474", "119"]);
  await expect(dialog.getByRole("cell", { name: "distinct devices" })).toBeVisible();

  await test.step("its content is copied", async () => {
    await dialog.getByRole("button", { name: "Copy" }).click();
    await expect(toast(page, "Content copied to clipboard!")).toHaveAttribute("data-tone", "green");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# Base rules\n\nYou help people/);
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true }));
    await dialog.getByRole("button", { name: "Copy" }).click();
    await expect(toast(page, "Failed to copy content.")).toHaveAttribute("data-tone", "orange");
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/app/ai-insights?feature=base");
  });

  await test.step("until the content has come the dialog has its size", async () => {
    const release = await backend.hold(`${SYSTEM}/5`);
    const view = page.getByRole("button", { name: /^View / }).nth(1);
    await view.click();
    await expect(page.getByText("Loading full prompt content...", { exact: true })).toBeVisible();
    const place = await page.getByRole("button", { name: "Close" }).boundingBox();
    await release();
    await expect(page.getByText("Loading full prompt content...", { exact: true })).toHaveCount(0);
    expect(await page.getByRole("button", { name: "Close" }).boundingBox()).toEqual(place);
    await page.keyboard.press("Escape");
    await expect(view).toBeFocused();
  });

  await visit(page, "/app/ai-insights?prompt=57");
  await expect(page.getByText("This prompt has no content.")).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: /^0$/ })).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Copy" })).toHaveCount(0);
  await visit(page, "/app/ai-insights?prompt=999");
  await expect(page.getByText("Prompt not found.")).toBeVisible();
  await backend.fail({ kind: "status", path: `${SUGGESTED}/1`, status: 500 });
  await visit(page, "/app/ai-insights?prompts=suggested&prompt=1");
  await expect(page.getByRole("dialog", { name: "Weekly recap" })).toBeVisible();
  await expect(content).toBeVisible();
  await expect(description).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "View <script>alert(1)</script>" }).click();
  const hostile = page.getByRole("dialog", { name: "<script>alert(1)</script>" });
  await expect(hostile.getByRole("definition").first()).toHaveText("Audience");
  for (const name of ["Description", "Prompt Content"]) {
    const part = hostile.getByRole("region", { name });
    await expect(part.getByRole("heading", { name: /^Report/ })).toBeVisible();
    await expect(part.getByRole("link")).toHaveText(["fine", "mail"]);
    await expect(part.locator("script, img, iframe, style, input, [onclick], [onerror]")).toHaveCount(0);
    await expect(part.getByText("<img src=x onerror=\"alert('image')\">")).toBeVisible();
  }
  expect(scripts).toEqual([]);
});

test("two versions of a prompt are compared line by line", async ({ page }) => {
  await page.goto("/app/ai-insights?feature=base&prompt=6");
  const dialog = page.getByRole("dialog", { name: "Base rules" });
  const compare = dialog.getByRole("button", { name: "Compare Versions" });
  await compare.click();
  const lines = dialog.getByRole("list", { name: "Differences" }).getByRole("listitem");
  // The version before is compared first.
  await expect(dialog.getByRole("combobox", { name: "Compare With" })).toHaveValue(/^Version 5, /);
  await expect(lines.filter({ hasText: /^−Removed: / })).toHaveText([/version 5/]);
  await expect(lines.filter({ hasText: /^\+Added: / })).toHaveText([/version 6/]);
  await expect(dialog.getByRole("status").filter({ hasText: "added" })).toHaveText("1 line added, 1 removed.");
  await expectAccessible(page);
  await compare.click();
  await expect(lines).toHaveCount(0);
  await expect(dialog.getByRole("link", { name: "glossary" })).toBeVisible();
});
