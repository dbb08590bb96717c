import type { Locator, Page } from "@playwright/test";
import { errorsOf, expect, test } from "./support";

const DIAGNOSTICS = "/v3/api/ai-insights/admin-conversations/diagnostics";
const FAILURE = "Sorry, there was an error processing your request. Please try again.";

const panel = (page: Page): Locator => page.getByRole("region", { name: "Conversation Diagnostics" });
const messages = (page: Page): Locator => panel(page).getByRole("log", { name: "Chat" }).getByRole("article");
const message = (page: Page): Locator => panel(page).getByRole("textbox", { name: "Message" });
const send = (page: Page): Locator => panel(page).getByRole("button", { name: "Send" });

async function analyze(page: Page, id: string): Promise<void> {
  await page.goto(`/app/ai-insights?tab=conversation-details&conversation=${id}`);
  await page.getByRole("button", { name: "Analyze" }).click();
  await expect(message(page)).toBeFocused();
}

test("offers questions, and answers them as markdown", async ({ page }) => {
  await analyze(page, "c-10");
  await expect(panel(page).getByRole("group", { name: "Questions" }).getByRole("button")).toHaveText([
    "What went well?",
    "What went wrong?",
    "Data gaps",
    "Functionality gaps",
    "How can we improve?",
  ]);
  await panel(page).getByRole("button", { name: "What went well?" }).click();
  await expect(messages(page)).toHaveCount(2);
  await expect(messages(page).first()).toHaveText(/^What went well in this conversation\?/);
  await expect(messages(page).last().locator("strong")).toHaveText("Feedback of every kind");
  await expect(messages(page).last().getByRole("listitem").first()).toHaveText("positive: Clear");
});

test("Enter sends, Shift+Enter starts a line, and blanks are not sent", async ({ page, backend }) => {
  await analyze(page, "c-10");
  await backend.forgetCalls();
  await expect(send(page)).toHaveAttribute("aria-disabled", "true");
  await message(page).fill("  ");
  await message(page).press("Enter");
  await expect(messages(page)).toHaveCount(0);
  await message(page).fill("");
  await message(page).pressSequentially("Why");
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

test("thinks while it waits, and sends nothing more meanwhile", async ({ page, backend }) => {
  const release = await backend.hold(DIAGNOSTICS);
  await analyze(page, "c-10");
  await message(page).fill("Why?");
  await message(page).press("Enter");
  await expect(messages(page).last()).toHaveText("Thinking");
  await message(page).fill("And?");
  await expect(send(page)).toHaveAttribute("aria-disabled", "true");
  await message(page).press("Enter");
  await panel(page).getByRole("button", { name: "Data gaps" }).press("Enter");
  await expect(messages(page)).toHaveCount(2);
  // A closed panel keeps its chat, and what is typed.
  await message(page).press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Analyze" })).toBeFocused();
  await release();
  await page.getByRole("button", { name: "Analyze" }).click();
  await expect(messages(page).last()).toContainText("You asked: Why?");
  await expect(messages(page).filter({ hasText: "Thinking" })).toHaveCount(0);
  await expect(message(page)).toHaveValue("And?");
});

test("says so when there is no reply, for whatever reason, and goes on", async ({ page, backend }) => {
  const logged = errorsOf(page);
  for (const [id, reason] of [["c-31", " This conversation is too long to be analyzed."], ["c-32", ""], ["c-34", ""]] as const) {
    await analyze(page, id);
    await message(page).fill("Why?");
    await message(page).press("Enter");
    await expect(messages(page).last()).toContainText(FAILURE + reason);
    await expect(messages(page)).toHaveCount(2);
  }
  expect(logged.filter((text) => text.includes("The conversation could not be analyzed.")).length).toBeGreaterThan(2);
  await analyze(page, "c-10");
  await backend.fail({ kind: "status", path: DIAGNOSTICS, status: 500, count: 1 });
  await message(page).fill("First");
  await message(page).press("Enter");
  await expect(messages(page).last()).toContainText(FAILURE);
  await message(page).fill("Second");
  await message(page).press("Enter");
  await expect(messages(page).last()).toContainText("You asked: Second");
});

test("the system prompt can be changed, and Reset restores it and empties the chat", async ({ page, backend }) => {
  await analyze(page, "c-10");
  const prompt = panel(page).getByRole("textbox", { name: "System Prompt" });
  await expect(prompt).toHaveCount(0);
  await panel(page).getByRole("button", { name: "Edit System Prompt" }).click();
  const first = await prompt.inputValue();
  expect(first).toMatch(/^You review a conversation/);
  await prompt.fill("Be brief.");
  await message(page).fill("Why?");
  await message(page).press("Enter");
  await expect(messages(page).last()).toContainText("I kept to your rules (9 characters).");

  await panel(page).getByRole("button", { name: "Data gaps" }).click();
  await expect(prompt).toHaveValue(/Look for data that the assistant needed/);
  await expect(messages(page).last()).toContainText("Which data was missing");
  const release = await backend.hold(DIAGNOSTICS);
  await message(page).fill("And?");
  await message(page).press("Enter");
  await expect(messages(page).last()).toHaveText("Thinking");
  await panel(page).getByRole("button", { name: "Reset" }).click();
  await expect(messages(page)).toHaveCount(0);
  await expect(prompt).toHaveValue(first);
  // The late reply belongs to the chat that is gone.
  await release();
  await message(page).fill("Later");
  await message(page).press("Enter");
  await expect(messages(page).last()).toContainText("You asked: Later");
  await expect(messages(page)).toHaveCount(2);
  await panel(page).getByRole("button", { name: "Hide System Prompt" }).click();
  await expect(prompt).toHaveCount(0);
});

test("what was written is there when the conversation is opened again", async ({ page }) => {
  await analyze(page, "c-10");
  await message(page).fill("Why?");
  await message(page).press("Enter");
  await expect(messages(page).last()).toContainText("You asked: Why?");
  await message(page).fill("And what about");
  await page.getByRole("button", { name: "Back to List" }).click();
  await page.goBack();
  await page.getByRole("button", { name: "Analyze" }).click();
  await expect(message(page)).toHaveValue("And what about");
  await expect(messages(page)).toHaveCount(2);
});

test("a reply that comes after its conversation was left changes nothing", async ({ page, backend }) => {
  const logged = errorsOf(page);
  const release = await backend.hold(DIAGNOSTICS);
  await analyze(page, "c-10");
  await message(page).fill("Why?");
  await message(page).press("Enter");
  await expect(messages(page).last()).toHaveText("Thinking");
  await page.getByRole("tab", { name: "Prompts" }).click();
  await expect(panel(page)).toHaveCount(0);
  const replied = page.waitForResponse((response) => response.request().postData()?.includes("useDiagnosisMutation") ?? false);
  await release();
  await replied;
  await page.goBack();
  await page.getByRole("button", { name: "Analyze" }).click();
  await expect(message(page)).toBeFocused();
  // Of what was written, only the question is kept.
  await expect(messages(page)).toHaveText([/Why\?/]);
  expect(logged).toEqual([]);
});
