import type { Locator, Page } from "@playwright/test";
import { choose, column, errorsOf, expect, isSorted, test } from "./support";

const LIST = "/v3/api/ai-insights/admin-conversations";
const address = "/app/ai-insights?tab=conversations";

const table = (page: Page): Locator => page.getByRole("table", { name: "Conversations" });
const tab = (page: Page, name: string): Locator => page.getByRole("tab", { name, exact: true });
const count = (page: Page, text: string): Locator => page.getByRole("status").filter({ hasText: text });
const header = (page: Page, name: string): Locator => table(page).getByRole("columnheader", { name });
const row = (page: Page, id: string): Locator => table(page).getByRole("row", { name: id, exact: true });
const search = (page: Page): Locator => page.getByRole("searchbox", { name: "Title or ID" });

/** The requests of an operation, by default of the list, that a page sends from now on. */
function requestsOf(page: Page, operation = "ConversationsTabQuery"): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    const data = request.url().endsWith("/graphql") ? (request.postData() ?? "") : "";
    if (data.includes(operation)) sent.push(data);
  });
  return sent;
}

/** The day so many days ago, as the browser's clock has it. */
const dayAgo = (page: Page, days: number): Promise<string> =>
  page.evaluate((days) => {
    const day = new Date();
    day.setDate(day.getDate() - days);
    return day.toLocaleDateString("sv-SE");
  }, days);

test("lists all conversations, the newest first, with names, numbers of the unknown, and titles cut at 50", async ({ page }) => {
  await page.goto(address);
  await expect(count(page, "300 of 300 conversations")).toBeVisible();
  await expect(table(page).getByRole("columnheader")).toContainText(["ID", "Title", "Customer", "User", "Initiation Type", "Model", "Created"]);
  await expect(column(table(page), 1).first()).toHaveText("c-300");
  await expect(column(table(page), 7).first()).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4} \d{1,2}:\d\d [AP]M$/);
  await expect(page.getByText("1–50 of 300")).toBeVisible();
  await expect(table(page).locator("[aria-sort]")).toHaveCount(0);

  await search(page).fill("A TITLE OF FIFTY");
  await expect(count(page, "2 of 300 conversations")).toBeVisible();
  const short = row(page, "c-14").getByText("A title of fifty characters, which is not shortene", { exact: true });
  const long = row(page, "c-15").getByText("A title of fifty-one characters, which is shortene…", { exact: true });
  await short.hover();
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await long.hover();
  await expect(page.getByRole("tooltip", { name: "A title of fifty-one characters, which is shortened", exact: true })).toBeVisible();

  await search(page).fill("c-17");
  await expect(row(page, "c-17").getByRole("cell")).toContainText(["c-17", "Overlap", "999", "999", "USER", "model-x"]);
  await search(page).fill("untitled");
  await expect(count(page, "3 of 300 conversations")).toBeVisible();
  await expect(column(table(page), 2)).toHaveText(["Untitled", "Untitled", "Untitled"]);
});

test("filters by customer, user, type, model and date, and clears all filters", async ({ page }) => {
  await page.goto(address);
  await expect(count(page, "300 of 300 conversations")).toBeVisible();
  for (const [label, all] of [
    ["Customer", "All Customers"],
    ["User", "All Users"],
    ["Initiation Type", "All Types"],
    ["Model", "All Models"],
    ["Date", "All Time"],
  ] as const) {
    await expect(page.getByRole("combobox", { name: label })).toHaveText(all);
  }
  await choose(page, "Customer", "Harbor Transit");
  await expect(column(table(page), 3).filter({ hasNotText: "Harbor Transit" })).toHaveCount(0);
  await choose(page, "User", "Ada Byron");
  await expect(column(table(page), 4).filter({ hasNotText: "Ada Byron" })).toHaveCount(0);
  await choose(page, "Initiation Type", "WORKFLOW");
  await expect(column(table(page), 5).filter({ hasNotText: "WORKFLOW" })).toHaveCount(0);
  await choose(page, "Model", "model-x-mini");
  await expect(column(table(page), 6).filter({ hasNotText: "model-x-mini" })).toHaveCount(0);
  await expect(row(page, "c-5")).toBeVisible();
  await expect(page).toHaveURL(`${address}&customer=3&user=12&type=WORKFLOW&model=model-x-mini`);
  await page.reload();
  await expect(row(page, "c-5")).toBeVisible();
  await search(page).fill("nothing like it");
  await expect(page.getByText("No conversations match your search and filter criteria.", { exact: true })).toBeVisible();
  await expect(count(page, "0 of 300 conversations")).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL(address);
  await expect(search(page)).toHaveValue("");
  await expect(count(page, "300 of 300 conversations")).toBeVisible();
});

test("filters by days, and by a custom range only once both days are there", async ({ page }) => {
  await page.goto(address);
  await expect(count(page, "300 of 300 conversations")).toBeVisible();
  await page.getByRole("combobox", { name: "Date" }).click();
  await expect(page.getByRole("option")).toHaveText(["All Time", "Yesterday", "Last 3 Days", "Last 7 Days", "Last 30 Days", "Custom"]);
  await page.keyboard.press("Escape");
  const shown = async (choice: string) => {
    await choose(page, "Date", choice);
    await expect(count(page, "300 of 300")).toHaveCount(0);
    return Number(/^\d+/.exec(await count(page, "of 300").innerText())?.[0]);
  };
  const month = await shown("Last 30 Days");
  const requests = requestsOf(page);

  await choose(page, "Date", "Custom");
  await expect(count(page, "300 of 300 conversations")).toBeVisible();
  await page.getByLabel("Start Date").fill(await dayAgo(page, 30));
  await expect(page).toHaveURL(/from=/);
  await page.getByLabel("End Date").fill(await dayAgo(page, 31));
  await expect(page.getByText("The end date is before the start date.")).toBeVisible();
  await expect(count(page, "300 of 300 conversations")).toBeVisible();
  expect(requests.filter((data) => data.includes("CUSTOM"))).toEqual([]);
  await page.getByLabel("End Date").fill(await dayAgo(page, 1));
  await expect(count(page, `${month} of 300 conversations`)).toBeVisible();
  expect(requests.filter((data) => data.includes("CUSTOM"))).toHaveLength(1);
});

test("sorts four columns upwards, downwards and not at all", async ({ page }) => {
  await page.goto(address);
  await expect(table(page).getByRole("columnheader").getByRole("button")).toHaveText([/^ID/, /^Customer/, /^User/, /^Created/]);
  for (const [name, position, param] of [
    ["Customer", 3, "customer"],
    ["User", 4, "user"],
  ] as const) {
    const button = table(page).getByRole("button", { name, exact: true });
    await button.click();
    await expect(header(page, name)).toHaveAttribute("aria-sort", "ascending");
    await expect(page).toHaveURL(`${address}&sort=${param}`);
    const names = async () => (await column(table(page), position).allTextContents()).filter((text) => /^[a-z]/i.test(text));
    await expect.poll(async () => isSorted(await names())).toBe(true);
    await button.click();
    await expect(header(page, name)).toHaveAttribute("aria-sort", "descending");
    await expect(column(table(page), position).first()).not.toHaveText("");
    await button.click();
    await expect(header(page, name)).not.toHaveAttribute("aria-sort");
    await expect(page).toHaveURL(address);
    await expect(column(table(page), 1).first()).toHaveText("c-300");
  }
  await table(page).getByRole("button", { name: "ID", exact: true }).click();
  // One is a number: 4711, c-1, c-2, c-3. By their letters c-10 would follow c-1.
  await expect(column(table(page), 1).nth(2)).toHaveText("c-2");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("51–100 of 300")).toBeVisible();
  // Another order starts at the first page.
  await table(page).getByRole("button", { name: "Created", exact: true }).click();
  await expect(page.getByText("1–50 of 300")).toBeVisible();
  await table(page).getByRole("button", { name: "Created", exact: true }).click();
  await expect(column(table(page), 1).first()).toHaveText("c-300");
});

test("reads the list when the tab is first open, and again only for Refresh", async ({ page, backend }) => {
  const requests = requestsOf(page);
  await page.goto("/app/ai-insights");
  await expect(page.getByText("61 system prompts found")).toBeVisible();
  expect(requests).toEqual([]);
  await tab(page, "Conversations").click();
  await expect(count(page, "300 of 300 conversations")).toBeVisible();
  await choose(page, "Model", "model-y");
  await expect(count(page, "86 of 300 conversations")).toBeVisible();
  expect(requests).toHaveLength(2);
  await tab(page, "Prompts").click();
  await expect(page.getByRole("button", { name: "Refresh" })).toHaveCount(0);
  await tab(page, "Conversations").click();
  await expect(count(page, "86 of 300 conversations")).toBeVisible();
  expect(requests).toHaveLength(2);

  await backend.serve(LIST, [{ conversationId: "c-new", model: "model-y", customerId: 3 }]);
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(row(page, "c-new")).toBeVisible();
  await expect(count(page, "1 of 1 conversations")).toBeVisible();

  // A failed refresh leaves what is there.
  const logged = errorsOf(page);
  await backend.mend();
  await backend.fail({ kind: "status", path: LIST, status: 500 });
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByText("Could not load conversations.")).toBeVisible();
  await expect(row(page, "c-new")).toBeVisible();
  expect(logged.some((line) => line.includes("Could not load conversations."))).toBe(true);
});

test("does not show a response of another shape as an empty list", async ({ page, backend }) => {
  const logged = errorsOf(page);
  await backend.fail({ kind: "wrong-shape", path: LIST, status: 200, body: '{"message":"Down."}' });
  await page.goto(address);
  await expect(page.getByText("Could not load conversations.")).toBeVisible();
  await expect(page.getByText("No conversations found.")).toHaveCount(0);
  expect(logged.some((line) => line.includes("Could not load conversations."))).toBe(true);
});

test("shows numbers in place of names that cannot be read, and tries again", async ({ page, backend }) => {
  const logged = errorsOf(page);
  for (const [path, what, number, name] of [
    ["/v3/api/customers", "customers", "3", "Harbor Transit"],
    ["/v3/api/users", "users", "12", "Ada Byron"],
  ] as const) {
    await backend.fail({ kind: "status", path, status: 500 });
    await page.goto(`${address}&search=c-5`);
    await expect(row(page, "c-5").getByRole("cell", { name: number, exact: true })).toBeVisible();
    const failure = page.getByText(`Could not load ${what}.`);
    await expect(failure).toBeVisible();
    expect(logged.some((line) => line.includes(`Could not load ${what}.`))).toBe(true);
    await backend.mend();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(row(page, "c-5").getByRole("cell", { name, exact: true })).toBeVisible();
    await expect(failure).toHaveCount(0);
  }
});

test("loads a conversation before it opens its details, and ignores other clicks meanwhile", async ({ page, backend }) => {
  await page.goto(`${address}&sort=id`);
  await backend.forgetCalls();
  const requests = requestsOf(page, "ConversationTabQuery");
  const release = await backend.hold(`${LIST}/c-40`);
  await row(page, "c-40").click();
  await expect(row(page, "c-40").getByRole("status", { name: "Loading the conversation" })).toBeVisible();
  await row(page, "c-41").click();
  await row(page, "c-40").click();
  await expect(tab(page, "Conversations")).toHaveAttribute("aria-selected", "true");
  await expect(row(page, "c-41").getByRole("status")).toHaveCount(0);
  // What is changed meanwhile is not undone.
  await search(page).fill("c-4");
  await expect(page).toHaveURL(`${address}&sort=id&search=c-4`);
  await release();
  await expect(page).toHaveURL(`/app/ai-insights?tab=conversation-details&sort=id&search=c-4&conversation=c-40`);
  await expect(tab(page, "Details")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("region", { name: "Conversation turns" })).toBeVisible();
  const details = (await backend.calls(LIST)).filter((call) => call !== `GET ${LIST}`);
  expect(details).toEqual([`GET ${LIST}/c-40`]);
  expect(requests).toHaveLength(1);

  await page.getByRole("button", { name: "Back to List" }).click();
  await expect(page).toHaveURL(`${address}&sort=id&search=c-4`);
  await expect(tab(page, "Details")).toBeDisabled();
  await row(page, "c-41").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/conversation=c-41$/);
});

test("a conversation opens in another tab of the browser, with its list as it is", async ({ page, context }) => {
  await page.goto(`${address}&sort=id`);
  const opened = context.waitForEvent("page");
  await row(page, "c-10").getByRole("link", { name: "c-10" }).click({ modifiers: ["ControlOrMeta"] });
  const other = await opened;
  await expect(other.getByRole("heading", { name: "Feedback of every kind" })).toBeVisible();
  await expect(other).toHaveURL("/app/ai-insights?tab=conversation-details&sort=id&conversation=c-10");
  await expect(page).toHaveURL(`${address}&sort=id`);
  await row(page, "c-10").getByRole("link", { name: "c-10" }).click();
  await expect(page.getByRole("heading", { name: "Feedback of every kind" })).toBeVisible();
});

test("leaves another tab open that was opened while a conversation loads", async ({ page, backend }) => {
  await page.goto(`${address}&sort=id`);
  const release = await backend.hold(`${LIST}/c-40`);
  await row(page, "c-40").click();
  const loaded = page.waitForResponse((response) => response.request().postData()?.includes("ConversationTabQuery") === true);
  await tab(page, "Prompts").click();
  await release();
  await loaded;
  await tab(page, "Conversations").click();
  await expect(row(page, "c-40").getByRole("cell").first()).toHaveText("c-40");
  await expect(row(page, "c-40").getByRole("status")).toHaveCount(0);
  await expect(tab(page, "Details")).toBeDisabled();
});

test("opens the details of a conversation that cannot be read, to say so there", async ({ page }) => {
  const logged = errorsOf(page);
  await page.goto(`${address}&search=Breaks+Details`);
  await row(page, "c-29").click();
  await expect(tab(page, "Details")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText("Could not load the conversation.")).toBeVisible();
  expect(logged.some((line) => line.includes("ConversationTabQuery"))).toBe(true);
});

test("does not show the details of an earlier visit when they cannot be loaded again", async ({ page, context }) => {
  await page.goto(`${address}&search=c-40`);
  await row(page, "c-40").click();
  const turns = page.getByRole("region", { name: "Conversation turns" });
  await expect(turns).toBeVisible();
  await page.getByRole("button", { name: "Back to List" }).click();
  await context.setOffline(true);
  await row(page, "c-40").click();
  await expect(page.getByText("Could not load the conversation.")).toBeVisible();
  await expect(turns).toHaveCount(0);
  await context.setOffline(false);
  await expect(turns).toBeVisible();
  await page.getByRole("button", { name: "Back to List" }).click();
  await expect(row(page, "c-40")).toBeVisible();
});

test("stays quick with thousands of conversations", async ({ page, backend }) => {
  const rows = Array.from({ length: 3_000 }, (_, index) => ({
    conversationId: `c-${index + 1}`,
    customerId: 1 + (index % 40),
    userId: 1 + (index % 60),
    conversationContext: { title: `Conversation ${index + 1}` },
  }));
  await backend.serve(LIST, rows);
  await page.goto(address);
  await expect(count(page, "3,000 of 3,000 conversations")).toBeVisible();
  await expect(table(page).getByRole("row")).toHaveCount(51);
  await search(page).fill("conversation 2999");
  await expect(count(page, "1 of 3,000 conversations")).toBeVisible();
  await expect(row(page, "c-2999")).toBeVisible();
});
