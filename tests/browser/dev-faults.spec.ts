import type { Page } from "@playwright/test";
import { choose, expect, test, toast } from "./support";

const panel = (page: Page) => page.getByRole("region", { name: "Sandbox Faults" });
const rows = (page: Page) => panel(page).getByRole("table", { name: "Faults" }).getByRole("row");
const field = (page: Page, name: string) => panel(page).getByRole("spinbutton", { name });
const pathField = (page: Page) => panel(page).getByRole("textbox", { name: "Path Begins With" });
const setFault = (page: Page) => panel(page).getByRole("button", { name: "Set Fault" }).click();
const runRedis = (page: Page) => page.getByRole("button", { name: "Test Redis Connection" }).click();

test("faults make a screen fail until they are cleared, count down, are refused at their fields, and show after Refresh", async ({ page, context, backend }) => {
  await page.goto("/app/dev");
  await expect(panel(page)).toContainText("No active faults.");
  await expect(panel(page).getByRole("button", { name: "Clear All" })).toHaveCount(0);
  await pathField(page).fill("/v3/api/asset-owners");
  await field(page, "Status").fill("500");
  await setFault(page);
  await expect(toast(page, "Fault set")).toHaveAttribute("data-tone", "green");
  await expect(rows(page).nth(1)).toContainText("/v3/api/asset-owners");
  await expect(rows(page).nth(1)).toContainText("500");
  await expect(rows(page).nth(1)).toContainText("Until cleared");

  const other = await context.newPage();
  await other.goto("/app/asset-owners");
  await expect(other.getByText("Could not load asset owners.")).toBeVisible();

  await panel(page).getByRole("button", { name: /^Clear fault \d+/ }).click();
  await expect(toast(page, "Fault cleared")).toHaveAttribute("data-tone", "green");
  await expect(panel(page)).toContainText("No active faults.");
  await other.getByRole("button", { name: "Retry" }).click();
  await expect(other.getByRole("table", { name: "Asset Owners" })).toBeVisible();

  await pathField(page).fill("/v3/api/dev/redis");
  await field(page, "Status").fill("422");
  await field(page, "Times").fill("2");
  await page.keyboard.press("Enter");
  await expect(rows(page).nth(1).getByRole("cell", { name: "2", exact: true })).toBeVisible();
  await runRedis(page);
  await expect(toast(page, "Redis connection failed.")).toBeVisible();
  await expect(rows(page).nth(1).getByRole("cell", { name: "1", exact: true })).toBeVisible();
  await runRedis(page);
  await expect(panel(page)).toContainText("No active faults.");
  await runRedis(page);
  await expect(toast(page, "Redis connection successful.")).toBeVisible();

  await choose(panel(page), "Fault", "Cut body");
  await expect(field(page, "Status")).toHaveCount(0);
  await setFault(page);
  await expect(rows(page)).toHaveCount(2);
  await choose(panel(page), "Fault", "Malformed row");
  await setFault(page);
  await expect(rows(page)).toHaveCount(3);
  await choose(panel(page), "Fault", "Latency");
  await field(page, "Delay (ms)").fill("40");
  await setFault(page);
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).nth(2)).toContainText("Malformed row");
  await expect(rows(page).nth(3)).toContainText("40 ms");
  await panel(page).getByRole("button", { name: "Clear All" }).click();
  await expect(toast(page, "All faults cleared")).toHaveAttribute("data-tone", "green");
  await expect(panel(page)).toContainText("No active faults.");

  await choose(panel(page), "Fault", "Status");
  await pathField(page).fill("v3/api");
  await field(page, "Status").fill("600");
  await field(page, "Times").fill("0");
  await setFault(page);
  await expect(pathField(page)).toHaveAccessibleDescription(/^Start with \//);
  await expect(field(page, "Status")).toHaveAccessibleDescription(/from 400 to 599/);
  await expect(field(page, "Times")).toHaveAccessibleDescription(/from 1 to 1,000/);
  await expect(panel(page)).toContainText("No active faults.");

  await backend.fail({ kind: "status", service: "backfill", path: "", status: 500, count: 3 });
  await panel(page).getByRole("button", { name: "Refresh" }).click();
  for (const text of ["Backfill", "all paths", "3"]) {
    await expect(rows(page).nth(1).getByRole("cell", { name: text, exact: true })).toBeVisible();
  }
});
