import type { Locator, Page } from "@playwright/test";
import { column, expect, test } from "./support";

const table = (page: Page): Locator => page.getByRole("table", { name: "Attribution Jobs" });
const row = (page: Page, jobId: number): Locator =>
  table(page)
    .getByRole("row")
    // Below the pointer, the cell has a button to copy the ID.
    .filter({ has: page.getByRole("cell", { name: new RegExp(`^${jobId}( Copy ID)?$`) }) });

// In UTC, some times have an hour of two digits.
test.use({ timezoneId: "UTC" });

test("the jobs are listed newest first at every width, with their files and actions", async ({ page }) => {
  await page.goto("/app/attribution-jobs");
  await expect(row(page, 1835)).toContainText(/Metro Wraps.*Pinewood Furniture - Fall Harvest.*Attribution Export/);
  const times = (await column(table(page), 6).allTextContents()).map((text) => Date.parse(text));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(times).toHaveLength(74);
  await expect(row(page, 1742)).toContainText(/summary\.csv expires \d\d\/\d\d\/\d{4}/);
  await expect(row(page, 1742).getByRole("link", { name: "summary.csv" })).toBeVisible();
  await expect(row(page, 1742).getByRole("button", { name: "Refresh job 1742" })).toBeVisible();
  await expect(row(page, 1746).getByRole("button")).toHaveCount(0);
  await expect(row(page, 1745)).toContainText("The warehouse cancelled the query after 30 minutes.");
  await expect(row(page, 1745).getByRole("link")).toHaveCount(0);
  // Files that have expired together have one badge.
  const expired = table(page).getByRole("row").filter({ hasText: "Expired" }).filter({ hasText: "output.json" });
  await expect(expired.filter({ hasText: /Expired.*Expired/ })).toHaveCount(0);
  await expect(expired).not.toHaveCount(0);

  const file = table(page).getByRole("listitem").filter({ hasText: /^summary\.csv expires \S+ 1\d:\d\d [AP]M\s*$/ }).first();
  for (const width of [1280, 1440, 1600]) {
    await test.step(`all columns are in sight at ${width} pixels, in rows as high as those of other lists`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => table(page).evaluate((one) => one.scrollWidth - (one.parentElement?.clientWidth ?? 0))).toBeLessThanOrEqual(0);
      // With two files; and with its border.
      await expect.poll(async () => (await row(page, 1742).boundingBox())?.height).toBeLessThanOrEqual(37);
      await expect.poll(async () => (await file.boundingBox())?.height).toBeLessThan(24);
    });
  }
  await row(page, 1742).getByText("Pinewood Furniture").hover();
  await expect(page.getByRole("tooltip")).toHaveText(/Pinewood Furniture - .*\d\d-\d\d-\d{4} - \d\d-\d\d-\d{4}/);
  await expect(row(page, 1742).getByRole("link", { name: "View report of job 1742" })).toHaveAttribute("href", "/app/attribution-report/1742");

  await test.step("a narrow window has the actions in a menu, and tears no date", async () => {
    await page.setViewportSize({ width: 720, height: 800 });
    const menu = row(page, 1742).getByRole("button", { name: "Actions for job 1742" });
    await menu.scrollIntoViewIfNeeded();
    await expect(menu).toBeInViewport({ ratio: 1 });
    await expect(row(page, 1742).getByRole("cell", { name: "1742", exact: true })).toBeInViewport({ ratio: 1 });
    await expect(column(table(page), 6).first()).toHaveCSS("white-space", "nowrap");
    await menu.click();
    await expect(page.getByRole("menuitem")).toHaveText(["Refresh", "View report"]);
    await page.keyboard.press("Escape");
  });
  await test.step("a phone shows the status and the campaigns without scrolling", async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(table(page).getByRole("columnheader")).toContainText(["ID", "Status", "Campaigns", "Customer", "Type"]);
    // The wider window before has scrolled to its last column.
    await row(page, 1744).getByText("Pending").scrollIntoViewIfNeeded();
    await expect(row(page, 1744).getByText("Pinewood Furniture - Fall Harvest")).toBeInViewport({ ratio: 1 });
    await expect(row(page, 1744).getByText("Pending")).toBeInViewport({ ratio: 1 });
  });
  await expect(page.getByRole("link", { name: "Back to Attribution Studies" })).toHaveAttribute("href", "/app/attribution");
});
