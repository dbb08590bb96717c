import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { choose, expect, openArea, test } from "./support";
import { visit } from "./visit";

// The browser of the tests is in New York.
const created = (page: Page) => page.getByRole("table").locator("tbody tr").first();

/** Runs an action of the palette. */
async function run(page: Page, action: string): Promise<void> {
  await page.getByRole("button", { name: "Find anything" }).click();
  const palette = page.getByRole("dialog", { name: "Find anything" });
  await palette.getByRole("combobox").fill(action);
  await palette.getByRole("option", { name: action, exact: true }).click();
  await expect(palette).toHaveCount(0);
}

test("the palette and the profile switch times to UTC, which is shown after them, and back", async ({ page }) => {
  await page.goto("/app/ai-debug-logs");
  await expect(created(page)).toContainText(/20\d\d \d+:\d\d [AP]M(?! UTC)/);
  const own = await created(page).textContent();
  await run(page, "Show times in UTC");
  await expect(created(page)).toContainText(/20\d\d \d+:\d\d [AP]M UTC/);
  // The browser keeps the choice.
  await page.reload();
  await expect(created(page)).toContainText(/20\d\d \d+:\d\d [AP]M UTC/);
  await run(page, "Show times in America/New_York");
  await expect(created(page)).toHaveText(own ?? "");

  await visit(page, "/app/profile");
  const times = page.getByRole("region", { name: "Times" });
  await expect(times).toContainText("America/New_York");
  const box = times.getByRole("checkbox", { name: "Show times in UTC" });
  await box.focus();
  await page.keyboard.press("Space");
  await expect(box).toBeChecked();
  await expect(box).toBeFocused();
  await expectAccessible(page);
  await openArea(page, "Markets");
  await expect(page.getByText(/^as of \d+:\d\d [AP]M UTC$/)).toBeVisible();
  // The graph writes this text itself, in the zone of the browser.
  await visit(page, "/app/attribution-jobs");
  await expect(page.getByText(/^expires \d\d\/\d\d\/\d{4} \d+:\d\d [AP]M UTC$/).first()).toBeVisible();
});

test("a switch searches for nothing again, keeps a chosen file, and waits for unsaved entries", async ({ page, backend }) => {
  await page.goto("/app/devices?customer=3&campaign=20&dates=custom&from=2020-01-01&to=2099-12-31&searched=1");
  const counts = page.getByText(/^Total: /);
  await expect(counts).toBeVisible();
  await backend.forgetCalls();
  await run(page, "Show times in UTC");
  await expect(counts).toBeVisible();
  await page.getByRole("button", { name: "Find anything" }).click();
  await expect(page.getByRole("option", { name: "Show times in America/New_York" })).toBeAttached();
  await page.keyboard.press("Escape");
  expect(await backend.calls("/v3/api/devices/unique-admin")).toEqual([]);

  await openArea(page, "Upload");
  const card = page.getByRole("region", { name: "Media | Asset Upload" });
  await card.getByLabel(/^Choose an? /).setInputFiles({ name: "rows.csv", mimeType: "text/csv", buffer: Buffer.from("Asset ID\n77\n") });
  await choose(page, "Customer", "Harbor Transit");
  await run(page, "Show times in America/New_York");
  await expect(card.getByText(/^rows\.csv /)).toBeVisible();
  await expect(card.getByRole("combobox", { name: "Customer" })).toHaveValue("Harbor Transit");
  await expect(card.getByRole("button", { name: "Upload", exact: true })).toBeEnabled();

  await visit(page, "/app/new-campaign-job");
  const field = page.getByRole("combobox", { name: /^Campaign IDs/ });
  await field.fill("221023");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Find anything" }).click();
  const palette = page.getByRole("dialog", { name: "Find anything" });
  await palette.getByRole("combobox").fill("times in");
  await expect(palette.getByRole("option", { name: /^Show times in UTC/ })).toContainText("Save your changes first.");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(palette).toHaveCount(0);
  await expect(field).toHaveValue("221023");
});

test("today stays what it is", async ({ page }) => {
  // Half past two in UTC, when it is the day before in New York.
  const night = `${new Date().toISOString().slice(0, 10)}T02:30:00Z`;
  await page.clock.setFixedTime(night);
  const [year, month, day] = new Date(Date.parse(night) - 86_400_000).toISOString().slice(0, 10).split("-");
  await page.goto(`/app/pipeline?tab=by-date&month=${year}-${month}`);
  await run(page, "Show times in UTC");
  const marked = page.getByRole("grid").getByRole("button").and(page.locator("[aria-current=date]"));
  await expect(marked).toHaveAccessibleName(new RegExp(`${month}-${day}-${year}$`));
});
