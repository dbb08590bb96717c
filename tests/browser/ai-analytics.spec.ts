import type { Locator, Page } from "@playwright/test";
import { choose, expect, test } from "./support";

const ANALYTICS = "/v3/api/ai-insights/admin-conversations/analytics";
const TAB = "/app/ai-insights?tab=analytics";

const card = (page: Page, caption: string): Locator => page.getByRole("region", { name: caption, exact: true });
const view = (page: Page, name: string): Locator => page.getByRole("group", { name: "View" }).getByRole("button", { name });
const metric = (page: Page, name: string): Locator => page.getByRole("group", { name: "Metric" }).getByRole("button", { name });
const chart = (page: Page, name: string): Locator => page.getByRole("img", { name, exact: true });
const lines = (page: Page): Locator => page.getByRole("group", { name: "Lines" });
const internal = (page: Page): Locator => page.getByRole("checkbox", { name: "Include internal users" });

test("shows six figures and the activity, and its numbers as a table", async ({ page, backend }) => {
  await backend.forgetCalls();
  await page.goto(TAB);
  for (const caption of ["Conversations", "Interactions", "Customers", "Users", "Avg Response Time", "Total Tokens"]) {
    await expect(card(page, caption)).toContainText(/\d/);
  }
  await expect(card(page, "Total Tokens")).toContainText(/\d(\.\d)?[KMBT]$/);
  await expect(card(page, "Avg Response Time")).toContainText(/\d(\.\d)?s$/);
  await expect(chart(page, "Activity")).toHaveAttribute("height", "400");
  await expect(page.getByRole("combobox", { name: "Date" })).toHaveText("All Time");
  await expect(internal(page)).not.toBeChecked();
  await page.getByText("Show as table").click();
  const table = page.getByRole("table", { name: "Activity" });
  await expect(table.getByRole("columnheader")).toHaveText(["Date", "Conversations", "Interactions"]);
  await expect(table.getByRole("rowheader").first()).toHaveText(/^\d\d-\d\d-\d{4}$/);
  // The figures and the choices of the filters share one call.
  expect(await backend.queries(ANALYTICS)).toHaveLength(1);
  expect(Object.fromEntries((await backend.queries(ANALYTICS))[0] ?? [])).toEqual({ includeInternalUsers: "false" });
});

test("filters by date, customer, user and internal users, and clears all of it", async ({ page, backend }) => {
  await page.goto(TAB);
  await expect(chart(page, "Activity")).toBeVisible();
  const all = await card(page, "Conversations").textContent();
  await page.getByRole("combobox", { name: "Date" }).click();
  await expect(page.getByRole("option")).toHaveText(["All Time", "Last Week", "Current Week", "Last Month", "Current Month", "Custom"]);
  await page.getByRole("option", { name: "Last Month" }).click();
  await expect(page).toHaveURL(`${TAB}&analytics-dates=last-month`);
  await expect(card(page, "Conversations")).not.toHaveText(all ?? "");
  await choose(page, "Date", "All Time");

  await choose(page, "Customer", "Harbor Transit");
  await choose(page, "User", "Ada Byron");
  await expect(page).toHaveURL(`${TAB}&analytics-customer=3&analytics-user=12`);
  // The user may be of another customer, so the customer clears the user; the others can still be chosen.
  await choose(page, "Customer", "Rolling Canvas");
  await expect(page).toHaveURL(/analytics-customer=\d+$/);
  await expect(page.getByRole("combobox", { name: "User" })).toHaveText("All Users");

  await internal(page).check();
  await expect.poll(async () => (await backend.queries(ANALYTICS)).at(-1)?.get("includeInternalUsers")).toBe("true");
  await page.getByRole("button", { name: "Clear Filters", exact: true }).click();
  await expect(page).toHaveURL(TAB);
  await expect(internal(page)).not.toBeChecked();
  await expect(card(page, "Conversations")).toHaveText(all ?? "");
});

test("offers no users of another customer while those of the chosen one are loaded", async ({ page, backend }) => {
  await page.goto(`${TAB}&analytics-customer=3`);
  const user = page.getByRole("combobox", { name: "User" });
  await expect(user).toHaveText("All Users");
  const release = await backend.hold(ANALYTICS);
  await choose(page, "Customer", "Rolling Canvas");
  await expect(user).toHaveText("Loading Users");
  await expect(user).toBeDisabled();
  await release();
  await expect(user).toHaveText("All Users");
  await expect(user).toBeEnabled();
});

test("loads 100 milliseconds after the last change of a filter", async ({ page, backend }) => {
  await page.clock.install();
  await page.goto(TAB);
  await expect(chart(page, "Activity")).toBeVisible();
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

test("applies a custom range only when both days are there, and in order", async ({ page, backend }) => {
  await page.goto(TAB);
  await expect(chart(page, "Activity")).toBeVisible();
  await choose(page, "Date", "Custom");
  await backend.forgetCalls();
  await page.getByLabel("Start Date").fill("2024-06-02");
  await expect(page.getByLabel("End Date")).toHaveAccessibleDescription("Enter an end date to apply the range.");
  await page.getByLabel("End Date").fill("2024-06-01");
  await expect(page.getByText("The end date is before the start date.")).toBeVisible();
  await page.getByLabel("End Date").fill("2024-06-03");
  await expect(page.getByText("No conversations found.")).toBeVisible();
  await expect(card(page, "Conversations")).toContainText("0");
  const ranges = (await backend.queries(ANALYTICS)).map((query) => [query.get("startDate"), query.get("endDate")]);
  expect(ranges).toEqual([["2024-06-02T04:00:00.000Z", "2024-06-04T03:59:59.999Z"]]);
});

test("compares customers and users, line by line", async ({ page }) => {
  await page.goto(TAB);
  await expect(page.getByRole("group", { name: "Metric" })).toHaveCount(0);
  await view(page, "Customers").click();
  await expect(chart(page, "Conversations by Customer")).toBeVisible();
  await metric(page, "Interactions").click();
  await expect(chart(page, "Interactions by Customer")).toBeVisible();
  await expect(page).toHaveURL(`${TAB}&analytics-view=customers&analytics-metric=interactions`);

  const drawn = page.locator("figure svg path[fill=none]:not([d=''])");
  const count = await lines(page).locator("[aria-pressed]").count();
  expect(count).toBeGreaterThan(10);
  const shown = (number: number) => lines(page).getByText(`${number} of ${count} shown`, { exact: true });
  await expect(shown(count)).toBeVisible();
  await lines(page).getByRole("button", { name: "Harbor Transit", exact: true }).click();
  await expect(lines(page).getByRole("button", { name: "Harbor Transit", exact: true })).toHaveAttribute("aria-pressed", "false");
  await expect(shown(count - 1)).toBeVisible();
  await lines(page).getByRole("button", { name: "Show All" }).click();
  const withAll = await drawn.count();
  await lines(page).getByRole("button", { name: "Hide All" }).click();
  await expect(shown(0)).toBeVisible();
  expect(withAll - (await drawn.count())).toBe(count);
  await lines(page).getByRole("button", { name: "Harbor Transit", exact: true }).click();
  await expect(shown(1)).toBeVisible();
  await lines(page).getByRole("button", { name: "Show All" }).click();
  await lines(page).getByRole("button", { name: "Only Harbor Transit", exact: true }).click();
  await expect(shown(1)).toBeVisible();
  await page.getByText("Show as table").click();
  await expect(page.getByRole("table", { name: "Interactions by Customer" }).getByRole("columnheader")).toHaveText(["Week from", "Harbor Transit"]);

  await view(page, "Users").click();
  await expect(chart(page, "Interactions by User")).toBeVisible();
  // Each view begins with all of its lines.
  await expect(lines(page).getByRole("button", { name: "Hide All" })).toBeVisible();
});

test("a filter goes back to the activity, and disables the views that it leaves nothing to compare in", async ({ page }) => {
  await page.goto(`${TAB}&analytics-view=users`);
  await expect(chart(page, "Conversations by User")).toBeVisible();
  await choose(page, "Customer", "Harbor Transit");
  await expect(page).toHaveURL(`${TAB}&analytics-customer=3`);
  await expect(chart(page, "Activity")).toBeVisible();
  await expect(view(page, "Customers")).toHaveAttribute("aria-disabled", "true");
  await expect(view(page, "Users")).toHaveAttribute("aria-disabled", "false");
  await choose(page, "User", "Ada Byron");
  await expect(view(page, "Users")).toHaveAttribute("aria-disabled", "true");
  await view(page, "Users").hover();
  await expect(page.getByRole("tooltip")).toHaveText("Users can be compared when no user is chosen.");
  await view(page, "Users").press("Enter");
  await expect(page).toHaveURL(`${TAB}&analytics-customer=3&analytics-user=12`);

  await page.goto(`${TAB}&analytics-customer=3&analytics-view=customers`);
  await expect(page.getByText("Customers can be compared when no customer and no user is chosen.")).toBeVisible();
});

test("only the answer to the latest filter is shown", async ({ page, backend }) => {
  await page.goto(TAB);
  await expect(chart(page, "Activity")).toBeVisible();
  const all = await card(page, "Conversations").textContent();
  const answerTo = (period: RegExp) =>
    page.waitForEvent("requestfinished", (request) => {
      const sent = request.postData() ?? "";
      return sent.includes('"AnalyticsTabQuery"') && period.test(sent);
    });
  // Only the first of the two.
  await backend.fail({ kind: "hold", path: ANALYTICS, count: 1 });
  const ofWeek = answerTo(/CURRENT_WEEK/);
  await choose(page, "Date", "Current Week");
  await expect(page.locator("[aria-busy=true]")).toBeVisible();
  const ofAllTime = answerTo(/"filter":\{\}/);
  await choose(page, "Date", "All Time");
  await ofAllTime;
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(card(page, "Conversations")).toHaveText(all ?? "");
  await backend.mend();
  await ofWeek;
  // What the screen would do with it is drawn by the second frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(card(page, "Conversations")).toHaveText(all ?? "");
});

test("says why the analytics cannot be loaded, and loads them again", async ({ page, backend }) => {
  await backend.fail({ kind: "status", path: ANALYTICS, status: 400, body: '{"message":"The warehouse is asleep."}' });
  await page.goto(TAB);
  const failure = page.getByRole("alert").filter({ hasText: "Failed to load analytics" });
  await expect(failure.getByRole("heading", { name: "Failed to load analytics", exact: true })).toBeVisible();
  await expect(failure).toContainText("The warehouse is asleep.");
  await backend.mend();
  await failure.getByRole("button", { name: "Retry" }).click();
  await expect(chart(page, "Activity")).toBeVisible();
});

test("without an answer the failure has a text of its own", async ({ page, context }) => {
  await page.goto("/app/ai-insights");
  await expect(page.getByRole("tab", { name: "Analytics Dashboard" })).toBeVisible();
  await page.goto(TAB);
  await expect(chart(page, "Activity")).toBeVisible();
  await context.setOffline(true);
  await choose(page, "Date", "Last Month");
  await expect(page.getByText("Failed to load analytics data", { exact: true })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("alert").filter({ hasText: "Failed to load analytics" }).getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("combobox", { name: "Customer" })).toHaveText("All Customers");
  await expect(chart(page, "Activity")).toBeVisible();
});

test("leaving the tab resets its filters", async ({ page }) => {
  await page.goto(`${TAB}&analytics-dates=last-week&analytics-internal=true&analytics-view=users&analytics-metric=interactions`);
  await expect(chart(page, "Interactions by User")).toBeVisible();
  await page.getByRole("tab", { name: "Prompts" }).click();
  await expect(page).not.toHaveURL(/analytics-/);
  await page.getByRole("tab", { name: "Analytics Dashboard" }).click();
  await expect(page).toHaveURL(TAB);
  await expect(page.getByRole("combobox", { name: "Date" })).toHaveText("All Time");
  await expect(internal(page)).not.toBeChecked();
});
