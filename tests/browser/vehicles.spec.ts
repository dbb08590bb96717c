import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, faultsPort, signIn, test } from "./support";

const vehicles = "/app/customer/harbor-transit?tab=vehicles";

const columns = [
  "Processing",
  "Status",
  "Paired",
  "ID",
  "Display Name",
  "Type",
  "Class",
  "Owner",
  "GPS Provider",
  "Group",
];

const grid = (page: Page) => page.getByRole("grid", { name: "Vehicles" });
const rows = (page: Page) => grid(page).getByRole("row").filter({ has: page.getByRole("gridcell") });
// The sorted column's name goes on with that of its button.
const header = (page: Page, name: string) =>
  grid(page).getByRole("columnheader", { name: new RegExp(`^${name}( Sort)?$`) });

/** The row of the vehicle with this ID. */
const row = (page: Page, id: string) =>
  rows(page).filter({ has: page.getByRole("gridcell", { name: id, exact: true }) });

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

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 1000 });
  await signIn(page);
});

test("five tiles count the vehicles above the grid", async ({ page }) => {
  await page.goto(vehicles);
  const tiles = page.getByLabel("Vehicles").and(page.locator("dl"));
  await expect(tiles.getByRole("term")).toHaveText(["Total", "Active", "Inactive", "Retired", "Providers"]);
  await expect(tiles.getByRole("definition").first()).toHaveText("120");
  await expect(tiles.getByRole("definition").last()).toHaveText("4");
});

test("the grid has its ten columns in order, and pages of at most 100 rows", async ({ page }) => {
  await page.goto(vehicles);
  await expect(grid(page).getByRole("columnheader")).toHaveText(columns);
  await expect(page.getByText("1–50 of 120")).toBeVisible();
  await page.getByRole("combobox", { name: "Rows per page:" }).click();
  await expect(page.getByRole("option")).toHaveText(["25", "50", "100"]);
});

test("a vehicle without a status of its own is In Service", async ({ page }) => {
  await page.goto(vehicles);
  await expect(row(page, "BUS-3").getByRole("gridcell").nth(1)).toHaveText("In Service");
});

test("badges are green for Active, red for Retired and grey for anything else", async ({ page }) => {
  await page.goto(vehicles);
  for (const [label, tone] of [
    ["Active", "green"],
    ["Retired", "red"],
    ["Inactive", "grey"],
  ] as const) {
    await expect(rows(page).getByText(label, { exact: true }).first()).toHaveAttribute("data-tone", tone);
  }
});

test("every column sorts, and the address keeps the order", async ({ page }) => {
  await page.goto(vehicles);
  await expect(header(page, "ID")).toHaveAttribute("aria-sort", "ascending");
  for (const name of columns.filter((name) => name !== "ID")) {
    await header(page, name).click();
    await expect(header(page, name)).toHaveAttribute("aria-sort", "ascending");
  }
  await header(page, "Group").click();
  await expect(header(page, "Group")).toHaveAttribute("aria-sort", "descending");
  await expect(page).toHaveURL(/vehicles-sort=-group/);
  await page.reload();
  await expect(header(page, "Group")).toHaveAttribute("aria-sort", "descending");
  expect((await cellsOf(page, "Group"))[0]).toBe("West");
});

test("every column filters, filters add up, and the address keeps them", async ({ page }) => {
  await page.goto(vehicles);
  const panel = await openPanel(page);
  for (const name of ["Status", "ID", "Display Name", "Type", "GPS Provider", "Group"]) {
    await expect(panel.getByRole("textbox", { name, exact: true })).toBeVisible();
  }
  for (const name of ["Processing", "Paired", "Class", "Owner"]) {
    await expect(panel.getByRole("combobox", { name })).toBeVisible();
  }
  await panel.getByRole("combobox", { name: "Processing" }).click();
  await page.getByRole("option", { name: "Retired" }).click();
  await page.keyboard.press("Escape");
  await panel.getByRole("textbox", { name: "Group", exact: true }).pressSequentially("north");
  await expect(panel.getByRole("textbox", { name: "Group", exact: true })).toHaveValue("north");

  const check = async () => {
    await expect.poll(async () => [...new Set(await cellsOf(page, "Processing"))]).toEqual(["Retired"]);
    await expect.poll(async () => [...new Set(await cellsOf(page, "Group"))]).toEqual(["North"]);
  };
  await check();
  await expect(page).toHaveURL(/vehicles-processing=Retired/);
  await expect(page).toHaveURL(/vehicles-group=north/);
  await page.reload();
  await check();
});

test("the owner and class filters offer what the lookups name", async ({ page }) => {
  await page.goto(vehicles);
  const panel = await openPanel(page);
  await panel.getByRole("combobox", { name: "Owner" }).click();
  await expect(page.getByRole("option", { name: "Metro Wraps" })).toBeVisible();
  // One vehicle has no owner.
  await page.getByRole("option", { name: "(empty)" }).click();
  await page.keyboard.press("Escape");
  await expect.poll(async () => [...new Set(await cellsOf(page, "Owner"))]).toEqual([""]);
  expect(await cellsOf(page, "ID")).toContain("BUS-4");
  await panel.getByRole("combobox", { name: "Class" }).click();
  await expect(page.getByRole("option", { name: "FULL_WRAP" })).toBeVisible();
});

test("without the lookups the filters still offer what the rows hold", async ({ page, faults }) => {
  await faults.add({ service: "main", path: "/v3/api/media", kind: "status" });
  await page.goto(vehicles);
  const panel = await openPanel(page);
  await panel.getByRole("combobox", { name: "Class" }).click();
  await expect(page.getByRole("option", { name: "FULL_WRAP" })).toBeVisible();
});

test("the panel hides and shows columns, and the address keeps which", async ({ page }) => {
  await page.goto(vehicles);
  const panel = await openPanel(page);
  await panel.getByRole("checkbox", { name: "Type", exact: true }).click();
  await expect(header(page, "Type")).toHaveCount(0);
  await page.reload();
  await expect(header(page, "Class")).toBeVisible();
  await expect(header(page, "Type")).toHaveCount(0);
  const again = await openPanel(page);
  await again.getByRole("checkbox", { name: "Type", exact: true }).click();
  await expect(header(page, "Type")).toBeVisible();
});

test("filters that are on show without the panel, and can be cleared there", async ({ page }) => {
  await page.goto(`${vehicles}&vehicles-processing=Retired&vehicles-group=north`);
  await expect.poll(async () => [...new Set(await cellsOf(page, "Processing"))]).toEqual(["Retired"]);
  const button = page.getByRole("button", { name: "Columns and Filters" });
  await expect(button).toHaveText("Columns and Filters (2)");
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(button).toHaveText("Columns and Filters");
  await expect(button).toBeFocused();
  await expect(page.getByRole("button", { name: "Clear Filters" })).toHaveCount(0);
  await expect(page.getByText("1–50 of 120")).toBeVisible();
  await expect(page).not.toHaveURL(/vehicles-/);
});

test("with every column hidden the grid says so and offers nothing that does nothing", async ({ page }) => {
  const keys = ["processing", "status", "paired", "id", "name", "type", "class", "owner", "provider", "group"];
  await page.goto(`${vehicles}${keys.map((key) => `&vehicles-hidden=${key}`).join("")}`);
  await expect(page.getByText("All columns are hidden.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Manage columns" })).toHaveCount(0);
  await (await openPanel(page)).getByRole("checkbox", { name: "ID", exact: true }).click();
  await expect(row(page, "BUS-1")).toBeVisible();
});

test("on a narrow screen the panel opens above the grid, in sight", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(vehicles);
  const panel = await openPanel(page);
  await expect(panel.getByRole("checkbox", { name: "Group" })).toBeInViewport();
  const bottom = await panel.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await grid(page).evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(bottom);
});

test("a text that is too long for its cell ends in an ellipsis, and its title has all of it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(vehicles);
  const cut = grid(page).getByTitle("Transit/Sync 100%").first();
  await expect(cut).toHaveCSS("text-overflow", "ellipsis");
  expect(await cut.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`in the ${colorScheme} scheme the lines between headers are those around the grid`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(vehicles);
    await expect(header(page, "ID")).toBeVisible();
    const border = await page.locator(".MuiDataGrid-root").evaluate((element) => getComputedStyle(element).borderTopColor);
    await expect(page.locator(".MuiDataGrid-columnSeparator").first()).toHaveCSS("color", border);
  });
}

test("a click on a row checks the vehicle's health and shows its new state", async ({ page, faults }) => {
  await page.goto(vehicles);
  const panel = await openPanel(page);
  await panel.getByRole("combobox", { name: "Paired" }).click();
  await page.getByRole("option", { name: "Not Found" }).click();
  await page.keyboard.press("Escape");
  await panel.getByRole("textbox", { name: "GPS Provider" }).fill("GeoTrail");
  const first = rows(page).first();
  await expect(first).toBeVisible();
  const [id] = await cellsOf(page, "ID");
  const [name] = await cellsOf(page, "Display Name");
  await page.goto(vehicles);

  await (await openPanel(page)).getByRole("textbox", { name: "ID", exact: true }).fill(id ?? "");
  await expect(page.getByText("Click a vehicle to check its health.")).toBeVisible();
  const checked = row(page, id ?? "");
  await faults.add({ service: "main", path: "/v3/api/assets/health-check", kind: "latency", latencyMs: 1500, count: 1 });
  await checked.click();
  await expect(checked.getByRole("progressbar", { name: "Working" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: `Health check completed for ${name}.` })).toBeVisible();
  await expect(checked.getByRole("progressbar")).toHaveCount(0);
  await expect(checked.getByRole("gridcell").nth(2)).toHaveText("Needs Attention");
  await expect(checked.getByRole("gridcell").nth(1)).toHaveText("Signal Check");
});

test("a health check that finds a silent vehicle changes the tiles", async ({ page }) => {
  await page.goto(`${vehicles}&vehicles-processing=Inactive&vehicles-paired=Confirmed`);
  const counts = page.getByLabel("Vehicles").and(page.locator("dl")).getByRole("definition");
  await expect(rows(page).first()).toBeVisible();
  const [total = "", active = "", inactive = "", retired = "", providers = ""] = await counts.allTextContents();
  const [name] = await cellsOf(page, "Display Name");
  await rows(page).first().getByRole("gridcell").nth(3).click();
  await expect(page.getByText(`Health check completed for ${name}.`)).toBeVisible();
  const changed = (count: string, by: number) => String(Number(count) + by);
  await expect(counts).toHaveText([total, changed(active, 1), changed(inactive, -1), retired, providers]);
  await expect(page.getByRole("gridcell", { name: name ?? "", exact: true })).toHaveCount(0);
});

test("marking the text of a row checks nothing", async ({ page }) => {
  const calls = `http://127.0.0.1:${faultsPort}/calls`;
  await page.goto(vehicles);
  const from = await row(page, "BUS-7").getByRole("gridcell", { name: "BUS-7", exact: true }).boundingBox();
  const to = await row(page, "BUS-7").getByRole("gridcell", { name: "Bus 7", exact: true }).boundingBox();
  if (from === null || to === null) throw new Error("The row is not there.");
  await page.request.delete(calls);
  await page.mouse.move(from.x + 12, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + 30, to.y + to.height / 2, { steps: 5 });
  await page.mouse.up();
  expect(await page.evaluate(() => window.getSelection()?.type)).toBe("Range");
  // A click on another row is answered after whatever the marking would have sent.
  await row(page, "BUS-9").getByRole("gridcell").nth(3).click();
  await expect(page.getByText("Health check completed for Bus 9.")).toBeVisible();
  const made: { path: string }[] = await (await page.request.get(calls)).json();
  expect(made.filter(({ path }) => path === "/v3/api/assets/health-check")).toHaveLength(1);
});

test("Enter on a row checks the vehicle's health as well", async ({ page }) => {
  await page.goto(vehicles);
  await row(page, "BUS-2").getByRole("gridcell").first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Health check completed for Bus 2." })).toBeVisible();
});

test("a failed check says so in red and leaves the row as it was", async ({ page }) => {
  await page.goto(vehicles);
  const failing = row(page, "BUS-1");
  await expect(failing).toBeVisible();
  const before = await failing.getByRole("gridcell").allTextContents();
  await failing.click();
  const toast = page.getByRole("alert").filter({ hasText: "Health check failed for Fails Check." });
  await expect(toast).toBeVisible();
  await expect(toast).toHaveAttribute("data-tone", "red");
  expect(await failing.getByRole("gridcell").allTextContents()).toEqual(before);
});

test("a check whose reload fails keeps the vehicles on the screen", async ({ page, faults }) => {
  await page.goto(vehicles);
  await expect(row(page, "BUS-5")).toBeVisible();
  const path = "/v3/internal/manager/customer-assets";
  // The check itself reads the vehicle first; only what follows fails.
  await faults.add({ service: "main", path, kind: "latency", latencyMs: 1, count: 1 });
  await faults.add({ service: "main", path, kind: "status", status: 400 });
  const failure = page.waitForEvent("console", (message) => message.text().startsWith("Could not load vehicles."));
  await row(page, "BUS-5").click();
  await failure;
  await expect(page.getByText("Health check completed for Bus 5.")).toBeVisible();
  await expect(row(page, "BUS-5")).toBeVisible();
});

test("a customer without vehicles says so", async ({ page }) => {
  await page.goto("/app/customer/quiet-corner-media?tab=vehicles");
  await expect(page.getByText("This customer does not have any vehicles.")).toBeVisible();
});

test("vehicles that cannot be loaded say so, and Retry brings them", async ({ page, faults }) => {
  await faults.add({ service: "main", path: "/v3/internal/manager/customer-assets", kind: "status", status: 400, count: 1 });
  await page.goto(vehicles);
  await expect(page.getByText("Could not load vehicles.")).toBeVisible();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(row(page, "BUS-1")).toBeVisible();
});

test("a reload keeps the page and its size", async ({ page }) => {
  await page.goto(vehicles);
  await page.getByRole("combobox", { name: "Rows per page:" }).click();
  await page.getByRole("option", { name: "25" }).click();
  await expect(page.getByText("1–25 of 120")).toBeVisible();
  for (const shown of ["26–50", "51–75", "76–100", "101–120"]) {
    await page.getByRole("button", { name: "Go to next page" }).click();
    await expect(page.getByText(`${shown} of 120`)).toBeVisible();
  }
  await page.reload();
  await expect(page.getByText("101–120 of 120")).toBeVisible();
  for (const id of ["BUS-101", "BUS-110"]) await expect(row(page, id)).toBeVisible();
  await page.getByRole("combobox", { name: "Rows per page:" }).click();
  await page.getByRole("option", { name: "50" }).click();
  await expect(page.getByText("101–120 of 120")).toBeVisible();
  await expect(row(page, "BUS-110")).toBeVisible();
});

test("a page beyond the last shows the last", async ({ page }) => {
  await page.goto(`${vehicles}&vehicles-page=99`);
  await expect(page.getByText("101–120 of 120")).toBeVisible();
  for (const id of ["BUS-101", "BUS-110"]) await expect(row(page, id)).toBeVisible();
});

test("420 vehicles page and filter", async ({ page }) => {
  await page.goto("/app/customers");
  await page.goto(`${await slugPathOf(page, 9)}?tab=vehicles`);
  await expect(page.getByText("1–50 of 420")).toBeVisible();
  await page.getByRole("button", { name: "Go to next page" }).click();
  await expect(page.getByText("51–100 of 420")).toBeVisible();
  await expect(page).toHaveURL(/vehicles-page=2/);
  const panel = await openPanel(page);
  await panel.getByRole("textbox", { name: "Display Name" }).fill("car 42");
  await expect(page.getByText("1–2 of 2")).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`in the ${colorScheme} scheme nothing stands in the way of assistive technology`, async ({ page }) => {
    // The grid has many cells to look at.
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto(vehicles);
    await expect(row(page, "BUS-1")).toBeVisible();
    await openPanel(page);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}

/** The address of a customer, found by its ID in the list. */
async function slugPathOf(page: Page, customerId: number): Promise<string> {
  await page.getByRole("searchbox", { name: "Name or ID" }).fill(String(customerId));
  const customer = page
    .getByRole("row")
    .filter({ has: page.getByRole("cell", { name: String(customerId), exact: true }) });
  return (await customer.getByRole("link").getAttribute("href")) ?? "";
}
