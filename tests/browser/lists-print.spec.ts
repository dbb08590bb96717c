import type { Page } from "@playwright/test";
import { developer, expect, test } from "./support";

const rows = (page: Page) => page.locator("tbody").getByRole("row");

/** The buttons that paper would have, without the headers, which are buttons on the screen. */
const buttons = (page: Page) => page.locator("button:visible:not(th button):not([role=tab])");

test("paper has all rows of a list, black on white, without the frame and the buttons", async ({ page, backend }) => {
  const customers = Array.from({ length: 250 }, (_, index) => ({ customerId: index + 1, customerName: `Row ${index + 1}`, customerChannel: "BUS" }));
  await backend.serve("/v3/api/customers", customers);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/app/customers?text=Row");
  await expect(rows(page)).toHaveCount(100);
  await page.emulateMedia({ colorScheme: "dark", media: "print" });
  await expect(rows(page)).toHaveCount(250);
  await expect(buttons(page)).toHaveCount(0);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("cell", { name: "Bus" }).first()).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(rows(page).first()).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await page.emulateMedia({ media: "screen" });
  await expect(rows(page)).toHaveCount(100);
});

test("paper has all vehicles of a grid in a table, as they are filtered", async ({ page }) => {
  await page.goto("/app/customer/harbor-transit?tab=vehicles");
  await expect(page.getByText("1–50 of 120")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("table", { name: "Vehicles" }).locator("tbody tr")).toHaveCount(120);
  await expect(buttons(page)).toHaveCount(0);
  await expect(page.getByRole("tab")).toHaveText(["Vehicles"]);
});

test.describe("as a lock maintainer", () => {
  test.use({ account: developer });

  for (const [label, path] of [
    ["Providers", "/app/providers"],
    ["Jobs", "/app/pipeline?tab=jobs"],
    ["Attribution Jobs", "/app/attribution-jobs"],
  ] as const) {
    test(`paper has every column of ${label}`, async ({ page }) => {
      // The width of A4 and of Letter, without their margins, once the browser has made the page smaller to fit.
      await page.setViewportSize({ width: 960, height: 1200 });
      await page.goto(path);
      const table = page.getByRole("table", { name: label, exact: true });
      await expect(table).toBeVisible();
      await page.emulateMedia({ media: "print" });
      await expect(buttons(page)).toHaveCount(0);
      const right = await table.getByRole("columnheader").last().evaluate((header) => header.getBoundingClientRect().right);
      expect(right).toBeLessThanOrEqual(960);
    });
  }
});

test("forced colors and reduced motion leave the columns usable", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await page.goto("/app/customers");
  await page.getByRole("button", { name: "Columns of Customers" }).click();
  const panel = page.getByRole("dialog", { name: "Columns of Customers" });
  const checked = panel.getByRole("checkbox", { name: "Channel" });
  const mark = () => checked.evaluate((box) => box.parentElement?.querySelector("path")?.getAttribute("d"));
  const before = await mark();
  await checked.uncheck();
  // The mark differs, not its color alone.
  expect(await mark()).not.toBe(before);
  await expect(panel).not.toHaveCSS("border-top-width", "0px");
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
});
