import type { Locator, Page } from "@playwright/test";
import { expect, test, toast } from "./support";

const DETAILS = "/v3/api/ai-insights/admin-conversations";

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

test("shows what a conversation is about, its figures and its turns", async ({ page }) => {
  await page.goto(address("c-10"));
  await expect(page.getByRole("heading", { name: "Feedback of every kind" })).toBeVisible();
  const facts = page.locator("dl[aria-label=Conversation]");
  await expect(facts.locator("dt")).toHaveText(["ID", "User", "Customer", "Model", "Created", "Type"]);
  await expect(facts.locator("dd")).toHaveText(["c-10", "Farid Ellison", "Rolling Canvas", "model-x", /^[A-Z][a-z]{2} \d{1,2}, \d{4} \d{1,2}:\d\d [AP]M$/, "WORKFLOW"]);
  await expect(page.locator("dl[aria-label=Summary] dt")).toHaveText([
    "Interactions",
    "Total Tokens",
    "Total Tool Calls",
    "Average Response",
    "Total Duration",
    "Positive Feedback",
    "Negative Feedback",
  ]);
  await expect(summary(page)).toHaveText(["12", "1,200", "0", "1.0s", "12.0s", "3", "5"]);
  await expect(facts.getByRole("link", { name: "Rolling Canvas" })).toHaveAttribute("href", /^\/app\/customer\/./);
  await expect(turn(page, 1)).toContainText("100 tokens · 1.0s · 0 tool calls");
  await expect(turn(page, 1).getByRole("group", { name: "User Prompt" })).toContainText("Question 1");
  await expect(turn(page, 1).getByRole("group", { name: "AI Response" })).toContainText("An answer.");
});

test("marks the turns with feedback, and colours what was said", async ({ page }) => {
  await page.goto(address("c-10"));
  await expect(jumps(page)).toHaveCount(12);
  const bubbles = jumps(page).filter({ has: page.getByRole("img", { name: /feedback/ }) });
  await expect(bubbles.locator("[data-turn]")).toHaveText(["1", "2", "3", "4", "5", "6", "7", "10"]);

  await expect(details(page, 1)).toHaveCount(0);
  await openDetails(page, 1);
  const positive = details(page, 1).getByRole("group", { name: "Feedback" });
  await expect(positive).toHaveText(/Positive Feedback\s*Category: positive\s*Comment: Clear/);
  await expect(positive).toHaveAttribute("data-feedback", "green");
  // What is below moves until the details are there.
  await expect(details(page, 1)).toContainText("No tool calls.");
  await openDetails(page, 2);
  const negative = details(page, 2).getByRole("group", { name: "Feedback" });
  await expect(negative).toHaveAttribute("data-feedback", "red");
  await expect(negative).toContainText("Comment: wrong market");
  await expect(details(page, 2)).toContainText("No tool calls.");
  await jumps(page).nth(7).click();
  await expect(turn(page, 8)).toBeFocused();
  await openDetails(page, 8);
  await expect(details(page, 8)).toContainText("No tool calls.");
  await expect(details(page, 8).getByRole("group", { name: "Feedback" })).toHaveCount(0);
  await openDetails(page, 8);
  await expect(details(page, 8)).toHaveCount(0);
});

test("jumps exactly to any of 500 turns, of which few are drawn", async ({ page }) => {
  await page.goto(address("c-1"));
  await expect(jumps(page)).toHaveCount(500);
  await expect(current(page).locator("[data-turn]")).toHaveText(["1"]);
  // The bar is 52 pixels high.
  const top = async (number: number) => Math.round((await turn(page, number).boundingBox())?.y ?? -1);
  for (const number of [300, 7, 499, 1]) {
    await jumps(page).nth(number - 1).click();
    await expect(turn(page, number)).toBeFocused();
    await expect.poll(() => top(number)).toBe(64);
    await expect(current(page).locator("[data-turn]")).toHaveText([String(number)]);
  }
  expect(await page.getByRole("article").count()).toBeLessThan(30);
  // What is open stays open when its turn comes back into sight.
  await openDetails(page, 1);
  await expect(details(page, 1)).toContainText("Request Context");
  await jumps(page).nth(400).click();
  await expect(turn(page, 401)).toBeFocused();
  await expect.poll(() => top(401)).toBe(64);
  await page.keyboard.press("Tab");
  await jumps(page).first().click();
  await expect(details(page, 1)).toContainText("Request Context");
});

test("the address has the turn that was jumped to, and opens there", async ({ page }) => {
  await page.goto(address("c-1"));
  await jumps(page).nth(39).click();
  await expect(page).toHaveURL(/[?&]turn=40$/);
  // In a new entry of the history the browser has no place to go back to.
  const link = page.url();
  await page.goto("/app/profile");
  await page.goto(link);
  await expect(turn(page, 40)).toBeFocused();
  await expect(turn(page, 40)).toBeInViewport();
  await expect(current(page)).toContainText("40");

  await page.getByRole("button", { name: "Back to List" }).click();
  await expect(page.getByRole("table", { name: "Conversations" })).toBeVisible();
  await expect(page).not.toHaveURL(/turn=/);
});

test("the jump list stays beside the turns when the chat is open, and paper has the turns alone", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(address("c-10"));
  await page.getByRole("button", { name: "Analyze" }).click();
  const list = page.getByRole("navigation", { name: "Jump to Turn" });
  const box = async (what: Locator) => (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [jumpBox, turnBox] = [await box(list), await box(turn(page, 1))];
  expect(jumpBox.x + jumpBox.width).toBeLessThan(turnBox.x);
  expect(jumpBox.y).toBe(turnBox.y);
  // Landscape paper.
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 1050, height: 720 });
  await expect(list).toBeHidden();
  const section = page.getByRole("region", { name: "Conversation turns" });
  await expect.poll(async () => (await box(turn(page, 1))).width).toBeGreaterThan(950);
  expect((await box(section)).width).toBe((await box(turn(page, 1))).width);
});

test("all turns are printed, also those that are out of sight", async ({ page }) => {
  await page.goto(address("c-10"));
  const turns = page.getByRole("article");
  await expect(turn(page, 1)).toBeVisible();
  expect(await turns.count()).toBeLessThan(12);
  await page.evaluate(() =>
    window.addEventListener("beforeprint", () => {
      document.body.dataset["printed"] = String(document.querySelectorAll("article").length);
    }),
  );
  await page.pdf();
  await expect(page.locator("body")).toHaveAttribute("data-printed", "12");
  await expect.poll(() => turns.count()).toBeLessThan(12);
});

test("pairs tools with their responses, and shows those without a call", async ({ page, backend }) => {
  await page.goto(address("c-9"));
  await expect(turn(page, 1)).toContainText("7 tool calls");
  await backend.forgetCalls();
  await openDetails(page, 1);
  await expect(details(page, 1).getByRole("heading", { level: 4 })).toHaveText(["Tool Calls (7)", "Responses Without a Call (2)"]);
  const response = (part: string, name: string) => tool(page, part, name).getByRole("group", { name: "Response", exact: true }).first();
  for (const [name, text] of [["resultFirst", "before its call"], ["noResult", "No response"], ["numericId", "seven"], ["Unknown tool", "Empty response"]] as const) {
    await tool(page, "Tool Calls", name).locator("summary").click();
    await expect(response("Tool Calls", name)).toContainText(text);
  }
  await expect(tool(page, "Tool Calls", "noResult").getByRole("group", { name: "Arguments" })).toContainText("noResult");
  await tool(page, "Responses Without a Call", "other").first().locator("summary").click();
  await expect(response("Responses Without a Call", "other")).toContainText("no call");
});

test("a tool response of a megabyte is shown when it is opened, and can be searched", async ({ page }) => {
  await page.goto(address("c-2"));
  await openDetails(page, 1);
  await expect(details(page, 1).getByRole("group", { name: "Tool Calls" }).locator("pre")).toHaveCount(0);
  await details(page, 1).locator("summary").click();
  const search = details(page, 1).getByRole("search", { name: "Find in Response" });
  await search.getByRole("searchbox", { name: "Find" }).fill("a");
  await expect(search.getByRole("status")).toHaveText(/^1 of [\d,]+$/);
});

test("contexts are trees of what they have, and hostile texts are only texts", async ({ page }) => {
  await page.goto(address("c-3"));
  await openDetails(page, 1);
  const context = details(page, 1).locator("dl[aria-label=Context]");
  await expect(context.locator("dl[aria-label='Request Context'] dt")).toHaveText("html");
  await expect(turn(page, 1).locator("script, img")).toHaveCount(0);
  await expect(tool(page, "Tool Calls", "<b>tool</b>")).toBeVisible();
});

test("system prompts are in their order, and open", async ({ page }) => {
  await page.goto(address("c-7"));
  const prompts = turn(page, 1).getByRole("group", { name: "System prompts" }).getByRole("button");
  await expect(prompts).toHaveText(["Base", "Context", "Prompt 1", "Prompt 3", "Prompt 5"]);
  await prompts.first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toHaveAccessibleName("Base rules");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(prompts.first()).toBeFocused();
});

test("a failed list of system prompts costs only their buttons, and can be loaded again", async ({ page, backend }) => {
  await backend.fail({ kind: "status", path: "/v3/api/ai-insights/system-prompts", status: 500 });
  await page.goto(address("c-7"));
  await expect(turn(page, 1)).toContainText("Who are you?");
  const prompts = turn(page, 1).getByRole("group", { name: "System prompts" });
  const failure = turn(page, 1).getByRole("alert").filter({ hasText: "Could not load system prompts." });
  await expect(failure).toBeVisible();
  await expect(prompts).toHaveCount(0);
  await backend.mend();
  await failure.getByRole("button", { name: "Retry" }).click();
  await expect(prompts.getByRole("button").first()).toHaveText("Base");
  await expect(failure).toHaveCount(0);
});

test("copies each part of a turn, and all messages", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(address("c-10"));
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const copy = (item: string) => turn(page, 2).getByRole("button", { name: `Copy ${item}`, exact: true }).click();
  const parts: [item: string, text: RegExp][] = [
    ["User prompt", /^Question 2$/],
    ["User prompt JSON", /^\{\s+"role": "user",\s+"content": "Question 2"\s+\}$/],
    ["AI response", /^An answer\.$/],
    ["AI response JSON", /^\[[^]*"text": "An answer\."[^]*\]$/],
  ];
  for (const [item, text] of parts) {
    await copy(item);
    await expect(toast(page, `${item} copied to clipboard!`)).toHaveAttribute("data-tone", "green");
    await expect.poll(copied).toMatch(text);
  }
  await page.getByRole("button", { name: "Copy All Messages" }).click();
  await expect(toast(page, "All messages copied to clipboard!")).toHaveAttribute("data-tone", "green");
  expect(await copied()).toMatch(/^User:\nQuestion 1\n\nAssistant:\nAn answer\.\n\nUser:\nQuestion 2\n/);

  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true }));
  for (const [item, inside] of [["User prompt", "user prompt"], ["AI response JSON", "AI response JSON"]] as const) {
    await copy(item);
    await expect(toast(page, `Failed to copy ${inside}`)).toHaveAttribute("data-tone", "red");
  }
  await page.getByRole("button", { name: "Copy All Messages" }).click();
  await expect(toast(page, "Failed to copy all messages")).toHaveAttribute("data-tone", "red");
});

test("says so when there is nothing to copy", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  for (const item of ["User prompt", "User prompt JSON", "AI response", "AI response JSON"]) {
    // Opened again each time, so that the toast is not the one before.
    await page.goto(address("c-6"));
    await turn(page, 1).getByRole("button", { name: `Copy ${item}`, exact: true }).click();
    await expect(toast(page, "There is nothing to copy.")).toHaveAttribute("data-tone", "yellow");
  }
  await page.goto(address("c-4"));
  await expect(page.getByText("This conversation has no turns.")).toBeVisible();
  await expect(summary(page)).toHaveText(["0", "0", "0", "0ms", "0ms", "0", "0"]);
  await page.getByRole("button", { name: "Copy All Messages" }).click();
  await expect(toast(page, "There is nothing to copy.")).toHaveAttribute("data-tone", "yellow");
});

test("without a conversation there are placeholders, and a way back", async ({ page }) => {
  await page.goto(address("c-99999"));
  await expect(page.getByText("No conversation data available.", { exact: true })).toBeVisible();
  await expect(summary(page)).toHaveText(["0", "0", "0", "0ms", "0ms", "0", "0"]);
  await page.getByRole("button", { name: "Back to List" }).click();
  await expect(page).toHaveURL("/app/ai-insights?tab=conversations");
});

test("details that fail can be loaded again", async ({ page, backend }) => {
  await backend.fail({ kind: "status", path: `${DETAILS}/c-40`, status: 500 });
  await page.goto(address("c-40"));
  await expect(page.getByText("Could not load the conversation.")).toBeVisible();
  await expect(summary(page).first()).toHaveText("0");
  await backend.mend();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(turn(page, 1)).toBeVisible();
});
