import type { Locator, Page } from "@playwright/test";
import { column, expect, test } from "./support";

const table = (page: Page): Locator => page.getByRole("table", { name: "Attribution Jobs" });
const row = (page: Page, jobId: number): Locator =>
  table(page)
    .getByRole("row")
    // Below the pointer, the cell has a button to copy the ID.
    .filter({ has: page.getByRole("cell", { name: new RegExp(`^${jobId}( Copy ID)?$`) }) });

test("lists the jobs of all customers, newest first", async ({ page, backend }) => {
  await backend.forgetCalls();
  await page.goto("/app/attribution-jobs");
  const headers = ["ID", "Customer", "Campaigns", "Type", "Status", "Created", "Created By", "Results"];
  await expect(table(page).getByRole("columnheader")).toContainText(headers);
  // All of them are in sight in a window of 1,280 pixels.
  const hidden = await table(page).evaluate((one) => one.scrollWidth - (one.parentElement?.clientWidth ?? 0));
  expect(hidden).toBeLessThanOrEqual(0);
  const times = (await column(table(page), 6).allTextContents()).map((text) => Date.parse(text));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(times).toHaveLength(74);
  await expect(row(page, 1835)).toContainText("Metro Wraps");
  await expect(row(page, 1835)).toContainText("Pinewood Furniture - Fall Harvest");
  await expect(row(page, 1835)).toContainText("Attribution Export");
  expect((await backend.calls()).toSorted()).toEqual([
    "GET /v3/api/attribution/jobs",
    "GET /v3/api/campaigns",
    "GET /v3/api/customers",
  ]);
});

test("offers files, Refresh and the report of completed jobs, and says why others failed", async ({ page }) => {
  await page.goto("/app/attribution-jobs");
  await expect(row(page, 1742).getByRole("link", { name: "summary.csv" })).toBeVisible();
  await expect(row(page, 1742)).toContainText(/summary\.csv expires \d\d\/\d\d\/\d{4}/);
  await expect(row(page, 1742).getByRole("button", { name: "Refresh job 1742" })).toBeVisible();
  await expect(row(page, 1746).getByRole("button")).toHaveCount(0);
  await expect(row(page, 1745)).toContainText("The warehouse cancelled the query after 30 minutes.");
  await expect(row(page, 1745).getByRole("link")).toHaveCount(0);
  await row(page, 1742).getByRole("link", { name: "View report of job 1742" }).click();
  await expect(page).toHaveURL("/app/attribution-report/1742");
});

test("has rows no higher than their buttons, and one badge for files that have expired together", async ({ page }) => {
  await page.goto("/app/attribution-jobs");
  await expect(row(page, 1742).getByRole("listitem")).toHaveCount(2);
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    // Two buttons of 34 pixels, with what is between and around them.
    await expect.poll(async () => (await row(page, 1742).boundingBox())?.height).toBeLessThanOrEqual(88);
  }
  const expired = table(page).getByRole("row").filter({ hasText: "Expired" }).filter({ hasText: "output.json" });
  await expect(expired.filter({ hasText: /Expired.*Expired/ })).toHaveCount(0);
  await expect(expired).not.toHaveCount(0);
});

test.describe("in a wide window", () => {
  // In UTC, some times have an hour of two digits.
  test.use({ timezoneId: "UTC" });

  test("shows when a file expires in one line, and all columns", async ({ page }) => {
    await page.goto("/app/attribution-jobs");
    const file = table(page).getByRole("listitem").filter({ hasText: /^summary\.csv expires \S+ 1\d:\d\d [AP]M\s*$/ }).first();
    for (const width of [1440, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(async () => (await file.boundingBox())?.height).toBeLessThan(24);
      await expect.poll(() => table(page).evaluate((one) => one.scrollWidth - (one.parentElement?.clientWidth ?? 0))).toBeLessThanOrEqual(0);
    }
  });
});

test("has the actions in a menu where there is no room for buttons, and tears no date", async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 800 });
  await page.goto("/app/attribution-jobs");
  const menu = row(page, 1742).getByRole("button", { name: "Actions for job 1742" });
  await menu.scrollIntoViewIfNeeded();
  await expect(menu).toBeInViewport({ ratio: 1 });
  await expect(row(page, 1742).getByRole("cell", { name: "1742", exact: true })).toBeInViewport({ ratio: 1 });
  await expect(column(table(page), 6).first()).toHaveCSS("white-space", "nowrap");
  await menu.click();
  await expect(page.getByRole("menuitem")).toHaveText(["Refresh", "View report"]);
  await page.getByRole("menuitem", { name: "View report of job 1742" }).click();
  await expect(page).toHaveURL("/app/attribution-report/1742");
});

test("leads back to the studies", async ({ page }) => {
  await page.goto("/app/attribution");
  await page.getByRole("link", { name: "Attribution Jobs" }).click();
  await page.getByRole("link", { name: "Back to Attribution Studies" }).click();
  await expect(page.getByRole("heading", { name: "Attribution Studies", level: 1 })).toBeVisible();
});
