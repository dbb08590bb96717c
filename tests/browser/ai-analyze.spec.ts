import type { Locator, Page } from "@playwright/test";
import { errorsOf, expect, test } from "./support";
import { visit } from "./visit";

const DIAGNOSTICS = "/v3/api/ai-insights/admin-conversations/diagnostics";
const FAILURE = "Sorry, there was an error processing your request. Please try again.";

const address = (id: string) => `/app/ai-insights?tab=conversation-details&conversation=${id}`;
const panel = (page: Page): Locator => page.getByRole("region", { name: "Conversation Diagnostics" });
const messages = (page: Page): Locator => panel(page).getByRole("log", { name: "Chat" }).getByRole("article");
const message = (page: Page): Locator => panel(page).getByRole("textbox", { name: "Message" });
const send = (page: Page): Locator => panel(page).getByRole("button", { name: "Send" });
const press = (page: Page, name: string): Promise<void> => panel(page).getByRole("button", { name }).click();

async function analyze(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Analyze" }).click();
  await expect(message(page)).toBeFocused();
}

async function ask(page: Page, text: string): Promise<void> {
  await message(page).fill(text);
  await message(page).press("Enter");
}

test("a conversation is asked about, by offered questions and own ones, under a system prompt that can be changed", async ({ page, backend }) => {
  await page.goto(address("c-10"));
  await analyze(page);
  await backend.forgetCalls();
  await expect(panel(page).getByRole("group", { name: "Questions" }).getByRole("button")).toHaveCount(5);
  await expect(send(page)).toHaveAttribute("aria-disabled", "true");
  await ask(page, "  ");
  await expect(messages(page)).toHaveCount(0);

  await test.step("Enter sends, and Shift+Enter starts a line", async () => {
    await message(page).fill("Why");
    await message(page).press("Shift+Enter");
    await message(page).pressSequentially("not?");
    await expect(message(page)).toHaveValue("Why\nnot?");
    await message(page).press("Enter");
    await expect(messages(page).first()).toHaveText("Why\nnot?");
    await expect(message(page)).toHaveValue("");
    await expect(messages(page).last()).toContainText("You asked:");
    await message(page).fill("Again");
    await send(page).click();
    await expect(messages(page)).toHaveCount(4);
    await expect(messages(page).last()).toContainText("Again");
    expect(await backend.calls(DIAGNOSTICS)).toHaveLength(2);
  });

  const prompt = panel(page).getByRole("textbox", { name: "System Prompt" });
  await press(page, "Edit System Prompt");
  const first = await prompt.inputValue();
  await prompt.fill("Be brief.");
  await ask(page, "Why?");
  await expect(messages(page).last()).toContainText("I kept to your rules (9 characters).");
  // A reply is markdown.
  await press(page, "What went well?");
  await expect(prompt).not.toHaveValue("Be brief.");
  await expect(messages(page).last().locator("strong")).toHaveText("Feedback of every kind");
  await expect(messages(page).last().getByRole("listitem").first()).toHaveText("positive: Clear");

  await test.step("nothing more is sent while it waits, and a closed panel keeps its chat", async () => {
    const release = await backend.hold(DIAGNOSTICS);
    await ask(page, "And?");
    await expect(messages(page).last()).toHaveText("Thinking");
    await ask(page, "Next");
    await expect(send(page)).toHaveAttribute("aria-disabled", "true");
    await panel(page).getByRole("button", { name: "Data gaps" }).press("Enter");
    await expect(messages(page)).toHaveCount(10);
    // Escape would close the button's tip first.
    await message(page).focus();
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    await message(page).press("Escape");
    await expect(panel(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Analyze" })).toBeFocused();
    await release();
    await analyze(page);
    await expect(messages(page).last()).toContainText("You asked: And?");
    await expect(message(page)).toHaveValue("Next");
  });

  await test.step("Reset restores the prompt and empties the chat, also for a late reply", async () => {
    const release = await backend.hold(DIAGNOSTICS);
    await message(page).press("Enter");
    await expect(messages(page).last()).toHaveText("Thinking");
    await press(page, "Edit System Prompt");
    await press(page, "Reset");
    await expect(messages(page)).toHaveCount(0);
    await expect(prompt).toHaveValue(first);
    await release();
    await ask(page, "Later");
    await expect(messages(page).last()).toContainText("You asked: Later");
    await expect(messages(page)).toHaveCount(2);
    await press(page, "Hide System Prompt");
    await expect(prompt).toHaveCount(0);
  });
});

test("a failure is said in the chat, and the chat is kept when its conversation is left", async ({ page, backend }) => {
  const logged = errorsOf(page);
  await page.goto(address("c-31"));
  await analyze(page);
  await ask(page, "Why?");
  await expect(messages(page).last()).toContainText(`${FAILURE} This conversation is too long to be analyzed.`);
  await expect(messages(page)).toHaveCount(2);
  expect(logged.some((text) => text.includes("The conversation could not be analyzed."))).toBe(true);
  await visit(page, address("c-10"));
  await analyze(page);
  await backend.fail({ kind: "status", path: DIAGNOSTICS, status: 500, count: 1 });
  await ask(page, "First");
  await expect(messages(page).last()).toHaveText(`${FAILURE} The main service is not available.`);
  await ask(page, "Second");
  await expect(messages(page).last()).toContainText("You asked: Second");

  await test.step("a reply that comes after its conversation was left changes nothing", async () => {
    logged.length = 0;
    const release = await backend.hold(DIAGNOSTICS);
    await ask(page, "Third");
    await expect(messages(page).last()).toHaveText("Thinking");
    await message(page).fill("And what about");
    await page.getByRole("tab", { name: "Prompts" }).click();
    await expect(panel(page)).toHaveCount(0);
    await expect(page).toHaveURL("/app/ai-insights");
    const replied = page.waitForResponse((response) => response.request().postData()?.includes("useDiagnosisMutation") ?? false);
    await release();
    await replied;
    await page.goBack();
    await analyze(page);
    await expect(messages(page)).toHaveCount(5);
    await expect(messages(page).last()).toHaveText("Third");
    await expect(message(page)).toHaveValue("And what about");
    expect(logged).toEqual([]);
  });
});
