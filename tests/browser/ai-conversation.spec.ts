import type { Locator, Page } from "@playwright/test";
import { expect, test, toast } from "./support";
import { visit } from "./visit";

const address = (id: string): string => `/app/ai-insights?tab=conversation-details&conversation=${id}`;
const turn = (page: Page, number: number): Locator => page.getByRole("article", { name: `Turn ${number}`, exact: true });
const jumps = (page: Page): Locator => page.getByRole("navigation", { name: "Jump to Turn" }).getByRole("button");
const current = (page: Page): Locator => jumps(page).and(page.locator("[aria-current]"));
const details = (page: Page, number: number): Locator => page.getByRole("region", { name: `Response details of turn ${number}`, exact: true });
const summary = (page: Page): Locator => page.locator("dl[aria-label=Summary] dd");
const openDetails = (page: Page, number: number): Promise<void> =>
  turn(page, number).getByRole("button", { name: "Response Details" }).click();
const tool = (page: Page, part: string, name: string): Locator =>
  page.getByRole("group", { name: part }).locator("details").filter({ has: page.locator("summary").filter({ hasText: name }) });
const copy = (page: Page, number: number, item: string): Promise<void> =>
  turn(page, number).getByRole("button", { name: `Copy ${item}`, exact: true }).click();

test("a conversation has its figures, its turns with their feedback, copies of each part, and paper", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(address("c-10"));
  await expect(page.getByRole("heading", { name: "Feedback of every kind" })).toBeVisible();
  const facts = page.locator("dl[aria-label=Conversation]");
  await expect(facts.locator("dd")).toHaveText(["c-10", "Farid Ellison", "Rolling Canvas", "model-x", /^[A-Z][a-z]{2} \d{1,2}, \d{4} \d{1,2}:\d\d [AP]M$/, "WORKFLOW"]);
  await expect(facts.getByRole("link", { name: "Rolling Canvas" })).toHaveAttribute("href", /^\/app\/customer\/./);
  await expect(summary(page)).toHaveText(["12", "1,200", "0", "1.0s", "12.0s", "3", "5"]);
  await expect(turn(page, 1)).toContainText("100 tokens · 1.0s · 0 tool calls");
  const marked = jumps(page).filter({ has: page.getByRole("img", { name: /feedback/ }) });
  await expect(marked.locator("[data-turn]")).toHaveText(["1", "2", "3", "4", "5", "6", "7", "10"]);

  await test.step("feedback has its colour", async () => {
    const feedback = (number: number) => details(page, number).getByRole("group", { name: "Feedback" });
    for (const [number, colour, text] of [
      [1, "green", /Positive Feedback\s*Category: positive\s*Comment: Clear/],
      [2, "red", /Comment: wrong market/],
    ] as const) {
      await openDetails(page, number);
      await expect(feedback(number)).toHaveAttribute("data-feedback", colour);
      await expect(feedback(number)).toHaveText(text);
      // What is below moves until the details are there.
      await expect(details(page, number)).toContainText("No tool calls.");
    }
    await jumps(page).nth(7).click();
    await expect(turn(page, 8)).toBeFocused();
    await openDetails(page, 8);
    await expect(details(page, 8)).toContainText("No tool calls.");
    await expect(feedback(8)).toHaveCount(0);
    await openDetails(page, 8);
    await expect(details(page, 8)).toHaveCount(0);
  });

  await test.step("each part is copied, and all messages", async () => {
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    for (const [item, text] of [
      ["User prompt", /^Question 8$/],
      ["User prompt JSON", /^\{\s+"role": "user",\s+"content": "Question 8"\s+\}$/],
      ["AI response", /^An answer\.$/],
      ["AI response JSON", /^\[[^]*"text": "An answer\."[^]*\]$/],
    ] as const) {
      await copy(page, 8, item);
      await expect(toast(page, `${item} copied to clipboard!`)).toHaveAttribute("data-tone", "green");
      await expect.poll(copied).toMatch(text);
    }
    const copyAll = page.getByRole("button", { name: "Copy All Messages" });
    await copyAll.click();
    await expect(toast(page, "All messages copied to clipboard!")).toHaveAttribute("data-tone", "green");
    expect(await copied()).toMatch(/^User:\nQuestion 1\n\nAssistant:\nAn answer\.\n\nUser:\nQuestion 2\n/);
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true }));
    await copy(page, 8, "AI response JSON");
    await expect(toast(page, "Failed to copy AI response JSON")).toHaveAttribute("data-tone", "red");
    await copyAll.click();
    await expect(toast(page, "Failed to copy all messages")).toHaveAttribute("data-tone", "red");
  });

  await test.step("the conversation and a turn lead to their debug logs", async () => {
    await visit(page, address("c-40"));
    await page.getByRole("button", { name: "Debug Logs" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Debug Logs of the Conversation" });
    await expect(dialog.getByRole("link").first()).toHaveAttribute("href", "/app/ai-debug-logs?log=d-640");
    await dialog.getByRole("button", { name: "Close" }).click();
    await turn(page, 2).getByRole("button", { name: "Debug Logs" }).click();
    const logs = page.getByRole("region", { name: "Debug logs of turn 2" });
    await expect(logs.getByRole("link")).toHaveText(["d-641"]);
    await logs.getByRole("link").click();
    await expect(page.getByRole("dialog", { name: "Debug Log d-641" })).toBeVisible();
    await visit(page, address("c-10"));
  });

  await test.step("the jump list stays beside the turns when the chat is open, and paper has all turns alone", async () => {
    await jumps(page).first().click();
    await page.getByRole("button", { name: "Analyze" }).click();
    const list = page.getByRole("navigation", { name: "Jump to Turn" });
    const box = async (what: Locator) => (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const jumpBox = await box(list);
    expect(jumpBox.x + jumpBox.width).toBeLessThan((await box(turn(page, 1))).x);
    expect(await page.getByRole("article").count()).toBeLessThan(12);
    // Landscape paper.
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("article")).toHaveCount(12);
    await page.setViewportSize({ width: 1050, height: 720 });
    await expect(list).toBeHidden();
    await expect.poll(async () => (await box(turn(page, 1))).width).toBeGreaterThan(950);
  });
});

test("any of 500 turns is jumped to and is in the address, and odd or broken conversations are shown as far as they go", async ({ page, backend }) => {
  await test.step("system prompts open from a turn, and are loaded again when they fail", async () => {
    await backend.fail({ kind: "status", path: "/v3/api/ai-insights/system-prompts", status: 500 });
    await page.goto(address("c-7"));
    const prompts = turn(page, 1).getByRole("group", { name: "System prompts" });
    const failure = turn(page, 1).getByRole("alert").filter({ hasText: "Could not load system prompts." });
    await expect(failure).toBeVisible();
    await expect(prompts).toHaveCount(0);
    await backend.mend();
    await failure.getByRole("button", { name: "Retry" }).click();
    await expect(prompts.getByRole("button")).toHaveText(["Base", "Context", "Prompt 1", "Prompt 3", "Prompt 5"]);
    await prompts.getByRole("button").first().click();
    await expect(page.getByRole("dialog")).toHaveAccessibleName("Base rules");
    await page.keyboard.press("Escape");
    await expect(prompts.getByRole("button").first()).toBeFocused();
    await backend.fail({ kind: "status", path: "/v3/api/ai-insights/admin-conversations/c-1", status: 500 });
    await visit(page, `${address("c-1")}&turn=40`);
    await expect(page.getByText("Could not load the conversation.")).toBeVisible();
    await expect(summary(page).first()).toHaveText("0");
    await backend.mend();
    await page.getByRole("button", { name: "Retry" }).click();
  });

  await expect(jumps(page)).toHaveCount(500);
  await expect(turn(page, 40)).toBeFocused();
  await expect(turn(page, 40)).toBeInViewport();
  await expect(current(page).locator("[data-turn]")).toHaveText(["40"]);
  // What is open stays open when its turn comes back into sight.
  await openDetails(page, 40);
  await expect(details(page, 40)).toContainText("Request Context");
  const used = details(page, 40).getByRole("group", { name: "Tool Calls" }).locator("details").first();
  await used.locator("summary").click();
  for (const number of [499, 40]) {
    await jumps(page).nth(number - 1).click();
    await expect(turn(page, number)).toBeFocused();
    // The bar is 52 pixels high.
    await expect.poll(async () => Math.round((await turn(page, number).boundingBox())?.y ?? -1)).toBe(64);
    await expect(current(page).locator("[data-turn]")).toHaveText([String(number)]);
    await expect(page).toHaveURL(new RegExp(`[?&]turn=${number}$`));
  }
  await expect(used).toHaveAttribute("open");
  expect(await page.getByRole("article").count()).toBeLessThan(30);
  await page.getByRole("button", { name: "Back to List" }).click();
  await expect(page).toHaveURL("/app/ai-insights?tab=conversations");

  await test.step("tools are shown with their responses, and responses without a call", async () => {
    await visit(page, address("c-9"));
    await openDetails(page, 1);
    await expect(details(page, 1).getByRole("heading", { level: 4 })).toHaveText(["Tool Calls (7)", "Responses Without a Call (2)"]);
    await tool(page, "Tool Calls", "resultFirst").locator("summary").click();
    await expect(details(page, 1).getByRole("group", { name: "Response", exact: true }).first()).toContainText("before its call");
  });

  await test.step("a response of a megabyte is searched, and hostile texts are only texts", async () => {
    await visit(page, address("c-2"));
    await openDetails(page, 1);
    await expect(details(page, 1).getByRole("group", { name: "Tool Calls" }).locator("pre")).toHaveCount(0);
    await details(page, 1).locator("summary").click();
    const search = details(page, 1).getByRole("search", { name: "Find in Response" });
    await search.getByRole("searchbox", { name: "Find" }).fill("a");
    await expect(search.getByRole("status")).toHaveText(/^1 of [\d,]+$/);
    await visit(page, address("c-3"));
    // Closed at first.
    await expect(details(page, 1)).toHaveCount(0);
    await openDetails(page, 1);
    await expect(details(page, 1).locator("dl[aria-label='Request Context'] dt")).toHaveText("html");
    await expect(turn(page, 1).locator("script, img")).toHaveCount(0);
    await expect(tool(page, "Tool Calls", "<b>tool</b>")).toBeVisible();
  });

  await visit(page, address("c-4"));
  await expect(page.getByText("This conversation has no turns.", { exact: true })).toBeVisible();
  await expect(summary(page)).toHaveText(["0", "0", "0", "0ms", "0ms", "0", "0"]);
  await visit(page, address("c-6"));
  await copy(page, 1, "AI response");
  await expect(toast(page, "There is nothing to copy.")).toHaveAttribute("data-tone", "yellow");
});
