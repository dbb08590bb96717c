import type { Page } from "@playwright/test";
import { expect, test, toast } from "./support";

const vehicles = "/app/customer/harbor-transit?tab=vehicles";
const checkPath = "/v3/api/assets/health-check";

const rows = (page: Page) =>
  page.getByRole("grid", { name: "Vehicles" }).getByRole("row").filter({ has: page.getByRole("gridcell") });
// Below the pointer, the cell has a button to copy the ID.
const row = (page: Page, id: string) => rows(page).filter({ has: page.getByRole("gridcell", { name: new RegExp(`^${id}( Copy ID)?$`) }) });
const cell = (page: Page, id: string, position: number) => row(page, id).getByRole("gridcell").nth(position);

test.beforeEach(({ page }) => page.setViewportSize({ width: 1600, height: 1000 }));

test("a click or Enter on a row checks the vehicle once and shows its new state, and a selection of text checks nothing", async ({ page, backend }) => {
  await page.goto(`${vehicles}&vehicles-paired=Not+Found&vehicles-provider=GeoTrail`);
  await expect(page.getByText("Click a vehicle to check its health.")).toBeVisible();
  const cells = rows(page).first().getByRole("gridcell");
  const id = (await cells.nth(3).textContent()) ?? "";
  const name = await cells.nth(4).textContent();
  const release = await backend.hold(checkPath);
  await row(page, id).click();
  await expect(row(page, id).getByRole("progressbar", { name: "Working" })).toBeVisible();
  await backend.forgetCalls();
  // While it is under check, another click sends nothing.
  await cell(page, id, 4).click();
  await release();
  await expect(page.getByRole("status").filter({ hasText: `Health check completed for ${name}.` })).toBeVisible();
  await expect(row(page, id).getByRole("progressbar")).toHaveCount(0);
  await expect(cell(page, id, 2)).toHaveText("Not Found → Needs Attention");
  await expect(row(page, id).getByRole("gridcell", { name: "Not Found changed to Needs Attention" })).toBeVisible();
  await expect(cell(page, id, 1)).toHaveText("In Service → Signal Check");
  expect(await backend.calls(checkPath)).toEqual([]);

  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(row(page, "BUS-7")).toBeVisible();
  const from = await cell(page, "BUS-7", 3).boundingBox();
  const to = await cell(page, "BUS-7", 4).boundingBox();
  if (from === null || to === null) throw new Error("The row is not there.");
  await page.mouse.move(from.x + 12, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 30, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
  expect(await page.evaluate(() => window.getSelection()?.type)).toBe("Range");
  // This check ends after anything that the selection would have sent.
  await cell(page, "BUS-2", 0).focus();
  await page.keyboard.press("Enter");
  await expect(toast(page, "Health check completed for Bus 2.")).toBeVisible();
  expect(await backend.calls(checkPath)).toHaveLength(1);
});

test("a double click is one check, rows stay where they are until another filter is set, and failures change none", async ({ page, backend }) => {
  await page.goto(`${vehicles}&vehicles-processing=Inactive&vehicles-paired=Confirmed`);
  const counts = page.getByLabel("Vehicles").and(page.locator("dl")).getByRole("definition");
  const ids = async () => await rows(page).evaluateAll((all) => all.map((one) => one.querySelectorAll("[role=gridcell]")[3]?.textContent));
  const cells = rows(page).first().getByRole("gridcell");
  const name = (await cells.nth(4).textContent()) ?? "";
  const before = await ids();
  const [total = "", active = "", inactive = "", retired = "", providers = ""] = await counts.allTextContents();
  await backend.forgetCalls();
  await cells.nth(4).dblclick();
  await expect(toast(page, `Health check completed for ${name}.`)).toBeVisible();
  const changed = (count: string, by: number) => String(Number(count) + by);
  await expect(counts).toHaveText([total, changed(active, 1), changed(inactive, -1), retired, providers]);
  await expect(cells.first()).toHaveText("Inactive → Active");
  expect(await ids()).toEqual(before);
  expect(await backend.calls(checkPath)).toHaveLength(1);
  await page.getByRole("button", { name: "Columns and Filters" }).click();
  const panel = page.getByRole("complementary", { name: "Columns and filters of Vehicles" });
  await panel.getByRole("textbox", { name: "ID", exact: true }).fill("-");
  await expect(page.getByRole("gridcell", { name, exact: true })).toHaveCount(0);
  expect(await ids()).toEqual(before.slice(1));

  // A failed check leaves its row as it was.
  await page.getByRole("button", { name: "Clear Filters" }).click();
  const row1 = row(page, "BUS-1").getByRole("gridcell");
  await expect(row1.first()).toBeVisible();
  const texts = await row1.allTextContents();
  await row(page, "BUS-1").click();
  await expect(toast(page, "Health check failed for Fails Check.")).toHaveAttribute("data-tone", "red");
  expect(await row1.allTextContents()).toEqual(texts);

  // So does a reload that fails after a check.
  await backend.forgetCalls();
  const release = await backend.hold(checkPath);
  await row(page, "BUS-5").click();
  await expect(row(page, "BUS-5").getByRole("progressbar", { name: "Working" })).toBeVisible();
  // The check itself has read the vehicle by now; only what follows fails.
  await expect.poll(() => backend.calls(checkPath)).toHaveLength(1);
  await backend.fail({ kind: "status", path: "/v3/internal/manager/customer-assets", status: 400 });
  const failure = page.waitForEvent("console", (message) => message.text().startsWith("Could not load vehicles."));
  await release();
  await failure;
  await expect(toast(page, "Health check completed for Bus 5.")).toBeVisible();
  await expect(row(page, "BUS-5")).toBeVisible();
});
