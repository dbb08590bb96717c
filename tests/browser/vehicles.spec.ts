import type { Page } from "@playwright/test";
import { expect, test, toast } from "./support";
import { visit } from "./visit";

const vehicles = "/app/customer/harbor-transit?tab=vehicles";
const checkPath = "/v3/api/assets/health-check";

const columns = ["Processing", "Status", "Paired", "ID", "Display Name", "Type", "Class", "Owner", "GPS Provider", "Group"];

const grid = (page: Page) => page.getByRole("grid", { name: "Vehicles" });
const rows = (page: Page) => grid(page).getByRole("row").filter({ has: page.getByRole("gridcell") });
// The sorted column's name goes on with that of its button.
const header = (page: Page, name: string) =>
  grid(page).getByRole("columnheader", { name: new RegExp(`^${name}( (Sort|Remove) .*)?$`) });
// Below the pointer, the cell has a button to copy the ID.
const row = (page: Page, id: string) => rows(page).filter({ has: page.getByRole("gridcell", { name: new RegExp(`^${id}( Copy ID)?$`) }) });
const cell = (page: Page, id: string, position: number) => row(page, id).getByRole("gridcell").nth(position);

/** Opens the panel beside the grid. */
async function openPanel(page: Page) {
  await page.getByRole("button", { name: "Columns and Filters" }).click();
  return page.getByRole("complementary", { name: "Columns and filters of Vehicles" });
}

async function cellsOf(page: Page, name: string): Promise<string[]> {
  const index = columns.indexOf(name);
  const texts = await rows(page).evaluateAll((all) =>
    all.map((one) => [...one.querySelectorAll("[role=gridcell]")].map((cell) => cell.textContent)),
  );
  return texts.map((cells) => cells[index] ?? "");
}

/** Waits until all cells of a column hold one text. */
const expectOnly = (page: Page, name: string, text: string) =>
  expect.poll(async () => [...new Set(await cellsOf(page, name))]).toEqual([text]);

test.beforeEach(({ page }) => page.setViewportSize({ width: 1600, height: 1000 }));

test("a grid of ten columns has its counts above, and is sorted, paged, searched and narrowed in the address", async ({ page }) => {
  await page.goto(vehicles);
  const tiles = page.getByLabel("Vehicles").and(page.locator("dl"));
  await expect(tiles.getByRole("term")).toHaveText(["Total", "Active", "Inactive", "Retired", "Providers"]);
  await expect(tiles.getByRole("definition").first()).toHaveText("120");
  await expect(tiles.getByRole("definition").last()).toHaveText("4");
  for (const [label, tone] of [["Active", "green"], ["Retired", "red"], ["Inactive", "grey"]] as const) {
    await expect(rows(page).getByText(label, { exact: true }).first()).toHaveAttribute("data-tone", tone);
  }
  // The window scrolls a whole page of rows, and the header stays in view.
  await expect(page.getByText("1–50 of 120")).toBeVisible();
  await expect(row(page, "BUS-50")).not.toBeInViewport();
  await header(page, "Display Name").hover();
  await page.mouse.wheel(0, 10_000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(row(page, "BUS-50")).toBeInViewport({ ratio: 1 });
  await expect(header(page, "Display Name")).toBeInViewport({ ratio: 1 });

  const perPage = page.getByRole("combobox", { name: "Rows per Page" });
  await perPage.click();
  await expect(page.getByRole("option")).toHaveText(["25", "50", "100"]);
  await page.getByRole("option", { name: "25" }).click();
  await expect(page.getByText("1–25 of 120")).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("26–50 of 120")).toBeVisible();
  await expect(page).toHaveURL(`${vehicles}&vehicles-page=2&vehicles-rows=25`);
  await perPage.click();
  await page.getByRole("option", { name: "50" }).click();
  await expect(page.getByText("1–50 of 120")).toBeVisible();

  const search = page.getByRole("searchbox", { name: "Name or ID" });
  await search.fill("bus-11");
  await expect(page.getByText("1–11 of 11")).toBeVisible();
  await expect(page).toHaveURL(`${vehicles}&vehicle=bus-11`);
  await expect(page.getByRole("button", { name: "Check These 11" })).toBeVisible();
  await search.fill("fails check");
  await expect.poll(() => cellsOf(page, "ID")).toEqual(["BUS-1"]);
  await search.fill("nothing like it");
  await expect(page.getByText("No vehicles match the filters.")).toBeVisible();
  await expect(page.getByText(/ of 0$/)).toHaveCount(0);
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(search).toHaveValue("");
  await expect(page.getByText("1–50 of 120")).toBeVisible();
  await expect(page).toHaveURL(vehicles);

  const attention = page.getByRole("button", { name: /^Needs Attention \(\d+\)$/ });
  const count = /\d+/.exec((await attention.textContent()) ?? "")?.[0];
  await attention.click();
  await expect(attention).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(/vehicles-paired=Needs(\+|%20)Attention/);
  await expectOnly(page, "Paired", "Needs Attention");
  await expect(page.getByText(`1–${count} of ${count}`)).toBeVisible();
  await attention.click();
  await expect(attention).toHaveAttribute("aria-pressed", "false");
  await expect(page).toHaveURL(vehicles);

  await expect(header(page, "ID")).toHaveAttribute("aria-sort", "ascending");
  for (const name of ["Processing", "GPS Provider", "Group"]) {
    await header(page, name).click();
    await expect(header(page, name)).toHaveAttribute("aria-sort", "ascending");
  }
  await header(page, "Group").click();
  await expect(page).toHaveURL(/vehicles-sort=-group/);
  await expect(header(page, "Group")).toHaveAttribute("aria-sort", "descending");
  expect((await cellsOf(page, "Group"))[0]).toBe("West");
});

test("the panel filters, hides and orders columns and makes rows higher, and a reload keeps all that", async ({ page, backend }) => {
  await backend.fail({ kind: "status", path: "/v3/api/media", status: 400 });
  await page.goto(vehicles);
  const missing = (what: string) => page.getByRole("alert").filter({ hasText: `Could not load ${what} to choose from.` });
  await expect(missing("owners")).toBeVisible();
  await expect(missing("classes")).toBeVisible();
  const panel = await openPanel(page);
  const field = (name: string) => panel.getByRole("textbox", { name, exact: true });
  for (const name of ["Status", "ID", "Display Name", "Type", "GPS Provider", "Group"]) await expect(field(name)).toBeVisible();
  for (const name of ["Processing", "Paired", "Class", "Owner"]) await expect(panel.getByRole("combobox", { name })).toBeVisible();
  // Without the lookups the filters still offer the values of the rows.
  await panel.getByRole("combobox", { name: "Class" }).click();
  await expect(page.getByRole("option", { name: "FULL_WRAP" })).toBeVisible();
  await page.keyboard.press("Escape");
  await backend.mend();
  await missing("owners").getByRole("button", { name: "Retry" }).click();
  await expect(missing("owners")).toHaveCount(0);
  await expect(missing("classes")).toHaveCount(0);
  await panel.getByRole("combobox", { name: "Owner" }).click();
  await expect(page.getByRole("option", { name: "Metro Wraps" })).toBeVisible();
  // One vehicle has no owner.
  await page.getByRole("option", { name: "(empty)" }).click();
  await page.keyboard.press("Escape");
  await expectOnly(page, "Owner", "");
  expect(await cellsOf(page, "ID")).toContain("BUS-4");
  await page.getByRole("button", { name: "Clear Filters" }).click();

  await panel.getByRole("combobox", { name: "Processing" }).click();
  await page.getByRole("option", { name: "Retired" }).click();
  await page.keyboard.press("Escape");
  await field("Group").pressSequentially("north");
  await expect(field("Group")).toHaveValue("north");
  await expect(page).toHaveURL(/vehicles-processing=Retired/);
  await expect(page).toHaveURL(/vehicles-group=north/);
  await panel.getByRole("button", { name: "Move Status up" }).click();
  await expect(grid(page).getByRole("columnheader").first()).toHaveText("Status");
  const height = () => rows(page).first().evaluate((one) => one.getBoundingClientRect().height);
  expect(await height()).toBe(36);
  await panel.getByRole("radio", { name: "Comfortable" }).check();
  await expect.poll(height).toBe(52);
  await panel.getByRole("button", { name: "Reset" }).click();
  await expect(grid(page).getByRole("columnheader").first()).toHaveText("Processing");
  await panel.getByRole("radio", { name: "Compact" }).check();
  await expect.poll(height).toBe(36);
  await panel.getByRole("checkbox", { name: "Type", exact: true }).uncheck();
  await expect(header(page, "Type")).toHaveCount(0);

  // After a reload the panel is closed, and the filters are still seen.
  await page.reload();
  await expect(header(page, "Class")).toBeVisible();
  await expect(header(page, "Type")).toHaveCount(0);
  await expectOnly(page, "Processing", "Retired");
  const button = page.getByRole("button", { name: "Columns and Filters" });
  await expect(button).toHaveText("Columns and Filters (2)");
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(button).toHaveText("Columns and Filters");
  await expect(button).toBeFocused();
  await expect(page.getByRole("button", { name: "Clear Filters" })).toHaveCount(0);
  await expect(page.getByText("1–50 of 120")).toBeVisible();
  await expect(page).not.toHaveURL(/vehicles-/);
  const again = await openPanel(page);
  await again.getByRole("checkbox", { name: "Type", exact: true }).check();
  await expect(header(page, "Type")).toBeVisible();
  for (const name of columns) await again.getByRole("checkbox", { name, exact: true }).uncheck();
  await expect(page.getByText("All columns are hidden.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Manage columns" })).toHaveCount(0);
  await again.getByRole("checkbox", { name: "ID", exact: true }).check();
  await expect(row(page, "BUS-1")).toBeVisible();
});

test("names, buttons and the panel stay in sight on a phone, and long texts are cut only where there is no room", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${vehicles}&vehicles-paired=Needs+Attention`);
  await expect(page.getByRole("button", { name: "Clear Filters" })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Export CSV of Vehicles" })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await header(page, "Group").scrollIntoViewIfNeeded();
  await expect(header(page, "Group")).toBeInViewport();
  await expect(header(page, "Processing")).not.toBeInViewport();
  await expect(header(page, "Display Name")).toBeInViewport({ ratio: 1 });
  const name = grid(page).getByRole("gridcell", { name: "Bus 2", exact: true });
  await name.scrollIntoViewIfNeeded();
  await expect(name).toBeInViewport({ ratio: 0.99 });
  await expect(header(page, "Group")).toBeInViewport();
  const panel = await openPanel(page);
  await expect(panel.getByRole("checkbox", { name: "Group" })).toBeInViewport();
  const bottom = await panel.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await grid(page).evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(bottom);
  await page.getByRole("button", { name: "Columns and Filters" }).click();

  await page.setViewportSize({ width: 1440, height: 900 });
  for (const text of ["In Maintenance", "Cascade Displays", "Transit/Sync 100%", "Downtown"]) {
    const shown = grid(page).getByTitle(text).first();
    await expect(shown).toBeVisible();
    await expect.poll(() => shown.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, "/app/customer/summit-mobile-media?tab=vehicles");
  const cut = grid(page).getByTitle("Mobile Billboard 28").first();
  await expect(cut).toHaveCSS("text-overflow", "ellipsis");
  expect(await cut.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
});

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
