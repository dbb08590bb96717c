import type { Locator, Page } from "@playwright/test";
import { choose, column, expect, isSorted, test } from "./support";
import { visit } from "./visit";

const LIST = "/v3/api/ai-insights/admin-conversations";
const address = "/app/ai-insights?tab=conversations";

const table = (page: Page): Locator => page.getByRole("table", { name: "Conversations" });
const tab = (page: Page, name: string): Locator => page.getByRole("tab", { name, exact: true });
const count = (page: Page, text: string): Locator => page.getByRole("status").filter({ hasText: text });
const row = (page: Page, id: string): Locator => table(page).getByRole("row", { name: id, exact: true });
const search = (page: Page): Locator => page.getByRole("searchbox", { name: "Title or ID" });
const refresh = (page: Page): Locator => page.getByRole("button", { name: "Refresh", exact: true });
const turns = (page: Page): Locator => page.getByRole("region", { name: "Conversation turns" });

/** The requests of an operation that a page sends from now on. */
function requestsOf(page: Page, operation: string): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    const data = request.url().endsWith("/graphql") ? (request.postData() ?? "") : "";
    if (data.includes(operation)) sent.push(data);
  });
  return sent;
}

test("the list is read once for Refresh, filtered and sorted in the address", async ({ page, backend }) => {
  const requests = requestsOf(page, "ConversationsTabQuery");
  await page.goto("/app/ai-insights");
  await expect(page.getByText("61 system prompts found")).toBeVisible();
  expect(requests).toEqual([]);
  await tab(page, "Conversations").click();
  await expect(count(page, "300 of 300 conversations")).toBeVisible();
  await expect(table(page).locator("[aria-sort]")).toHaveCount(0);
  const created = (await column(table(page), 7).allTextContents()).map((text) => Date.parse(text));
  expect(created).toEqual(created.toSorted((left, right) => right - left));
  await tab(page, "Prompts").click();
  await expect(refresh(page)).toHaveCount(0);
  await tab(page, "Conversations").click();
  await expect(count(page, "300 of 300 conversations")).toBeVisible();
  expect(requests).toHaveLength(1);

  await test.step("titles are cut at 50, and names that are not known are numbers", async () => {
    await search(page).fill("A TITLE OF FIFTY");
    await expect(count(page, "2 of 300 conversations")).toBeVisible();
    await row(page, "c-14").getByText("A title of fifty characters, which is not shortene", { exact: true }).hover();
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    await row(page, "c-15").getByText("A title of fifty-one characters, which is shortene…", { exact: true }).hover();
    await expect(page.getByRole("tooltip", { name: "A title of fifty-one characters, which is shortened", exact: true })).toBeVisible();
    await search(page).fill("c-17");
    await expect(row(page, "c-17").getByRole("cell")).toContainText(["c-17", "Overlap", "999", "999", "USER", "model-x"]);
    await search(page).fill("");
  });

  await test.step("filters work together, and are cleared together", async () => {
    for (const [label, all, choice] of [
      ["Customer", "All Customers", "Harbor Transit"],
      ["User", "All Users", "Ada Byron"],
      ["Initiation Type", "All Types", "WORKFLOW"],
      ["Model", "All Models", "model-x-mini"],
    ] as const) {
      await expect(page.getByRole("combobox", { name: label })).toHaveValue(all);
      await choose(page, label, choice);
    }
    await expect(row(page, "c-5").getByRole("cell")).toContainText(["c-5", "", "Harbor Transit", "Ada Byron", "WORKFLOW", "model-x-mini"]);
    await expect(page).toHaveURL(`${address}&customer=3&user=12&type=WORKFLOW&model=model-x-mini`);
    await search(page).fill("nothing like it");
    await expect(page.getByText("No conversations match your search and filter criteria.", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await expect(page).toHaveURL(address);
    await expect(search(page)).toHaveValue("");
  });

  await test.step("four columns sort upwards, downwards and not at all", async () => {
    await expect(table(page).getByRole("columnheader").getByRole("button")).toHaveText([/^ID/, /^Customer/, /^User/, /^Created/]);
    const header = table(page).getByRole("columnheader", { name: "Customer" });
    const sort = (name: string) => table(page).getByRole("button", { name, exact: true }).click();
    await sort("Customer");
    await expect(header).toHaveAttribute("aria-sort", "ascending");
    await expect(page).toHaveURL(`${address}&sort=customer`);
    const names = async () => (await column(table(page), 3).allTextContents()).filter((text) => /^[a-z]/i.test(text));
    await expect.poll(async () => isSorted(await names())).toBe(true);
    await sort("Customer");
    await expect(header).toHaveAttribute("aria-sort", "descending");
    await sort("Customer");
    await expect(header).not.toHaveAttribute("aria-sort");
    await expect(page).toHaveURL(address);
    await sort("ID");
    // One is a number: 4711, c-1, c-2, c-3. By their letters c-10 would follow c-1.
    await expect(column(table(page), 1).nth(2)).toHaveText("c-2");
  });

  await test.step("Refresh reads it again", async () => {
    await backend.serve(LIST, [{ conversationId: "c-new", model: "model-y", customerId: 3 }]);
    await refresh(page).click();
    await expect(count(page, "1 of 1 conversations")).toBeVisible();
  });
});

test("a conversation is loaded before it opens, and other clicks are ignored meanwhile", async ({ page, context, backend }) => {
  // Numbers stand in for names that cannot be read.
  await backend.fail({ kind: "status", path: "/v3/api/users", status: 500 });
  await page.goto(`${address}&sort=id`);
  await expect(page.getByText("Could not load users.")).toBeVisible();
  await expect(column(table(page), 4).first()).toHaveText(/^\d+$/);
  await backend.mend();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("Could not load users.")).toHaveCount(0);
  await expect(column(table(page), 4).filter({ hasText: "Ada Byron" }).first()).toBeVisible();

  const requests = requestsOf(page, "ConversationTabQuery");
  const hold = () => backend.hold(`${LIST}/c-40`);
  let release = await hold();
  await row(page, "c-40").click();
  await expect(row(page, "c-40").getByRole("status", { name: "Loading the conversation" })).toBeVisible();
  await row(page, "c-41").click();
  await row(page, "c-40").click();
  await expect(tab(page, "Conversations")).toHaveAttribute("aria-selected", "true");
  await expect(row(page, "c-41").getByRole("status")).toHaveCount(0);

  await test.step("another tab that was opened meanwhile stays open", async () => {
    const loaded = page.waitForResponse((response) => response.request().postData()?.includes("ConversationTabQuery") === true);
    await tab(page, "Prompts").click();
    await release();
    await loaded;
    await tab(page, "Conversations").click();
    await expect(row(page, "c-40").getByRole("cell").first()).toHaveText("c-40");
    await expect(row(page, "c-40").getByRole("status")).toHaveCount(0);
    await expect(tab(page, "Details")).toBeDisabled();
    expect(requests).toHaveLength(1);
  });

  await test.step("what is changed meanwhile is not undone", async () => {
    release = await hold();
    await row(page, "c-40").click();
    await search(page).fill("c-4");
    await expect(page).toHaveURL(/tab=conversations&search=c-4$/);
    await release();
    await expect(page).toHaveURL("/app/ai-insights?sort=id&tab=conversation-details&search=c-4&conversation=c-40");
    await expect(tab(page, "Details")).toHaveAttribute("aria-selected", "true");
    await expect(turns(page)).toBeVisible();
    expect(requests).toHaveLength(2);
    await page.getByRole("button", { name: "Back to List" }).click();
    await expect(page).toHaveURL("/app/ai-insights?sort=id&tab=conversations&search=c-4");
    await row(page, "c-41").focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/conversation=c-41$/);
    await page.getByRole("button", { name: "Back to List" }).click();
  });

  await test.step("an earlier visit does not stand in for details that cannot be loaded", async () => {
    await context.setOffline(true);
    await row(page, "c-40").click();
    await expect(page.getByText("Could not load the conversation.")).toBeVisible();
    // What the list knows stays.
    await expect(page.getByRole("definition").first()).toHaveText("c-40");
    await expect(turns(page)).toHaveCount(0);
    await context.setOffline(false);
    await expect(turns(page)).toBeVisible();
  });

  await test.step("it opens in another tab of the browser, with its list as it is", async () => {
    await visit(page, `${address}&sort=id`);
    const opened = context.waitForEvent("page");
    await row(page, "c-10").getByRole("link", { name: "c-10" }).click({ modifiers: ["ControlOrMeta"] });
    await expect(await opened).toHaveURL("/app/ai-insights?tab=conversation-details&sort=id&conversation=c-10");
    await expect(page).toHaveURL(`${address}&sort=id`);
  });
});
