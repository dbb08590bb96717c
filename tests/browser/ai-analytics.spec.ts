import type { Locator, Page } from "@playwright/test";
import { choose, expect, test } from "./support";
import { visit } from "./visit";

const ANALYTICS = "/v3/api/ai-insights/admin-conversations/analytics";
const TAB = "/app/ai-insights?tab=analytics";

const card = (page: Page, caption: string): Locator => page.getByRole("region", { name: caption, exact: true });
const view = (page: Page, name: string): Locator => page.getByRole("group", { name: "View" }).getByRole("button", { name });
const chart = (page: Page, name: string): Locator => page.getByRole("img", { name, exact: true });
const internal = (page: Page): Locator => page.getByRole("checkbox", { name: "Include internal users" });
const user = (page: Page): Locator => page.getByRole("combobox", { name: "User" });

test("the figures are filtered and compared line by line, in the address, which leaving the tab clears", async ({ page, backend }) => {
  await backend.forgetCalls();
  await page.goto(TAB);
  for (const [caption, text] of [
    ...["Conversations", "Interactions", "Customers", "Users"].map((name) => [name, /\d/] as const),
    ["Avg Response Time", /\d(\.\d)?s$/],
    ["Total Tokens", /\d(\.\d)?[KMBT]$/],
  ] as const) {
    await expect(card(page, caption)).toContainText(text);
  }
  const all = (await card(page, "Conversations").textContent()) ?? "";
  await expect(chart(page, "Activity")).toHaveAttribute("height", "400");
  // A day of 501 interactions, between days of a few.
  await expect(page.getByText("The scale is logarithmic, because a few points are far above the others.")).toBeVisible();
  await page.getByText("Show as table").click();
  const table = page.getByRole("table", { name: "Activity" });
  await expect(table.getByRole("columnheader")).toHaveText(["Date", "Conversations", "Interactions"]);
  await expect(table.getByRole("rowheader").first()).toHaveText(/^\d\d-\d\d-\d{4}$/);
  // The figures and the choices of the filters share one call.
  expect((await backend.queries(ANALYTICS)).map((query) => [...query])).toEqual([[["includeInternalUsers", "false"]]]);

  await test.step("the user may be of another customer, so the customer clears the user", async () => {
    await choose(page, "Customer", "Harbor Transit");
    await expect(page).toHaveURL(`${TAB}&analytics-customer=3`);
    await choose(page, "User", "Ada Byron");
    await expect(page).toHaveURL(`${TAB}&analytics-customer=3&analytics-user=12`);
    const release = await backend.hold(ANALYTICS);
    await choose(page, "Customer", "Rolling Canvas");
    await expect(page).toHaveURL(/analytics-customer=\d+$/);
    await expect(user(page)).toHaveValue("Loading Users");
    await expect(user(page)).toBeDisabled();
    await release();
    await expect(user(page)).toHaveValue("All Users");
    await expect(user(page)).toBeEnabled();
    await internal(page).check();
    await expect.poll(async () => (await backend.queries(ANALYTICS)).at(-1)?.get("includeInternalUsers")).toBe("true");
    await page.getByRole("button", { name: "Clear Filters", exact: true }).click();
    await expect(page).toHaveURL(TAB);
    await expect(internal(page)).not.toBeChecked();
    await expect(card(page, "Conversations")).toHaveText(all);
  });

  const metric = page.getByRole("group", { name: "Metric" });
  const lines = page.getByRole("group", { name: "Lines" });
  await expect(view(page, "Customers")).toBeVisible();
  await expect(metric).toHaveCount(0);
  await view(page, "Customers").click();
  await expect(chart(page, "Conversations by Customer")).toBeVisible();
  await metric.getByRole("button", { name: "Interactions" }).click();
  await expect(chart(page, "Interactions by Customer")).toBeVisible();
  await expect(page).toHaveURL(`${TAB}&analytics-view=customers&analytics-metric=interactions`);

  await test.step("lines are hidden and shown", async () => {
    const drawn = page.locator("figure svg path[fill=none]:not([d=''])");
    const line = lines.getByRole("button", { name: "Harbor Transit", exact: true });
    const count = await lines.locator("[aria-pressed]").count();
    const shown = (number: number) => lines.getByText(`${number} of ${count} shown`, { exact: true });
    await expect(shown(count)).toBeVisible();
    const withAll = await drawn.count();
    await lines.getByRole("button", { name: "Hide All" }).click();
    await expect(shown(0)).toBeVisible();
    expect(withAll - (await drawn.count())).toBe(count);
    await line.click();
    await expect(shown(1)).toBeVisible();
    await lines.getByRole("button", { name: "Show All" }).click();
    await line.click();
    await expect(line).toHaveAttribute("aria-pressed", "false");
    await expect(shown(count - 1)).toBeVisible();
    await lines.getByRole("button", { name: "Only Harbor Transit", exact: true }).click();
    await page.getByText("Show as table").click();
    await expect(page.getByRole("table", { name: "Interactions by Customer" }).getByRole("columnheader")).toHaveText(["Week from", "Harbor Transit"]);
  });

  await view(page, "Users").click();
  await expect(chart(page, "Interactions by User")).toBeVisible();
  // Each view begins with all of its lines.
  await expect(lines.getByRole("button", { name: "Hide All" })).toBeVisible();
  await choose(page, "Customer", "Harbor Transit");
  await expect(page).not.toHaveURL(/analytics-view/);
  await expect(chart(page, "Activity")).toBeVisible();
  await expect(view(page, "Customers")).toHaveAttribute("aria-disabled", "true");
  await expect(view(page, "Users")).toHaveAttribute("aria-disabled", "false");
  await choose(page, "User", "Ada Byron");
  await expect(view(page, "Users")).toHaveAttribute("aria-disabled", "true");
  await view(page, "Users").hover();
  await expect(page.getByRole("tooltip")).toHaveText("Users can be compared when no user is chosen.");
  await view(page, "Users").press("Enter");
  await expect(page).toHaveURL(/analytics-customer=3&analytics-user=12$/);

  // Leaving the tab clears all of it.
  await visit(page, `${TAB}&analytics-dates=last-week&analytics-internal=true&analytics-customer=3&analytics-view=customers`);
  await expect(page.getByText("Customers can be compared when no customer and no user is chosen.")).toBeVisible();
  await page.getByRole("tab", { name: "Prompts" }).click();
  await expect(page).not.toHaveURL(/analytics-/);
  await page.getByRole("tab", { name: "Analytics Dashboard" }).click();
  await expect(page).toHaveURL(TAB);
  await expect(internal(page)).not.toBeChecked();
});

test("a failure is said with its reason, and only the answer to the latest filter is shown", async ({ page, context, backend }) => {
  const failure = page.getByRole("alert").filter({ hasText: "Failed to load analytics" });
  await backend.fail({ kind: "status", path: ANALYTICS, status: 400, body: '{"message":"The warehouse is asleep."}' });
  await page.clock.install();
  await page.goto(TAB);
  await expect(failure.getByRole("heading", { name: "Failed to load analytics", exact: true })).toBeVisible();
  await expect(failure).toContainText("The warehouse is asleep.");
  await backend.mend();
  await failure.getByRole("button", { name: "Retry" }).click();
  await expect(chart(page, "Activity")).toBeVisible();
  const all = (await card(page, "Conversations").textContent()) ?? "";
  await context.setOffline(true);
  await choose(page, "Date", "Last Month");
  await expect(page.getByText("Failed to load analytics data", { exact: true })).toBeVisible();
  await context.setOffline(false);
  await failure.getByRole("button", { name: "Retry" }).click();
  await expect(chart(page, "Activity")).toBeVisible();
  await choose(page, "Date", "All Time");
  await expect(card(page, "Conversations")).toHaveText(all);

  await test.step("a late answer to an earlier filter is dropped", async () => {
    const answerTo = (period: RegExp) =>
      page.waitForEvent("requestfinished", (request) => {
        const sent = request.postData() ?? "";
        return sent.includes('"AnalyticsTabQuery"') && period.test(sent);
      });
    await backend.fail({ kind: "hold", path: ANALYTICS, count: 1 });
    const ofWeek = answerTo(/CURRENT_WEEK/);
    await choose(page, "Date", "Current Week");
    await expect(page.locator("[aria-busy=true]")).toBeVisible();
    const ofAllTime = answerTo(/"filter":\{\}/);
    await choose(page, "Date", "All Time");
    await ofAllTime;
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await backend.mend();
    await ofWeek;
    // What the screen would do with it is drawn by the second frame.
    await page.clock.runFor(1_000);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expect(card(page, "Conversations")).toHaveText(all);
  });

  await test.step("it loads 100 milliseconds after the last change of a filter", async () => {
    await page.clock.pauseAt(Date.now() + 60_000);
    await backend.forgetCalls();
    await internal(page).check();
    await expect(page).toHaveURL(/analytics-internal=true/);
    await page.clock.runFor(60);
    await choose(page, "Customer", "Harbor Transit");
    await expect(page).toHaveURL(/analytics-customer=3/);
    await page.clock.runFor(60);
    expect(await backend.queries(ANALYTICS)).toEqual([]);
    await page.clock.resume();
    // The figures, and the customers to choose from. Nothing was loaded for the first change alone but these.
    const asked = async () => (await backend.queries(ANALYTICS)).map((query) => [query.get("customerId"), query.get("includeInternalUsers")]);
    await expect.poll(asked).toEqual(expect.arrayContaining([["3", "true"], [null, "true"]]));
    expect(await asked()).toHaveLength(2);
  });
});
