import type { Page } from "@playwright/test";
import { expect, test } from "./support";

const vehicles = "/app/customer/harbor-transit?tab=vehicles";

const columns = ["Processing", "Status", "Paired", "ID", "Display Name", "Type", "Class", "Owner", "GPS Provider", "Group"];

const grid = (page: Page) => page.getByRole("grid", { name: "Vehicles" });
const rows = (page: Page) => grid(page).getByRole("row").filter({ has: page.getByRole("gridcell") });
// The sorted column's name goes on with that of its button.
const header = (page: Page, name: string) =>
  grid(page).getByRole("columnheader", { name: new RegExp(`^${name}( Sort)?$`) });
// Below the pointer, the cell has a button to copy the ID.
const row = (page: Page, id: string) => rows(page).filter({ has: page.getByRole("gridcell", { name: new RegExp(`^${id}( Copy ID)?$`) }) });

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

test("five tiles count the vehicles above a grid with its ten columns, badges and page sizes", async ({ page }) => {
  await page.goto(vehicles);
  const tiles = page.getByLabel("Vehicles").and(page.locator("dl"));
  await expect(tiles.getByRole("term")).toHaveText(["Total", "Active", "Inactive", "Retired", "Providers"]);
  await expect(tiles.getByRole("definition").first()).toHaveText("120");
  await expect(tiles.getByRole("definition").last()).toHaveText("4");
  await expect(grid(page).getByRole("columnheader")).toHaveText(columns);
  for (const [label, tone] of [
    ["Active", "green"],
    ["Retired", "red"],
    ["Inactive", "grey"],
  ] as const) {
    await expect(rows(page).getByText(label, { exact: true }).first()).toHaveAttribute("data-tone", tone);
  }
  await expect(page.getByText("1–50 of 120")).toBeVisible();
  await page.getByRole("combobox", { name: "Rows per Page" }).click();
  await expect(page.getByRole("option")).toHaveText(["25", "50", "100"]);
});

test("a button narrows the grid to the vehicles that need attention, and counts them", async ({ page }) => {
  await page.goto(vehicles);
  const button = page.getByRole("button", { name: /^Needs Attention \(\d+\)$/ });
  const count = /\d+/.exec((await button.textContent()) ?? "")?.[0];
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(/vehicles-paired=Needs(\+|%20)Attention/);
  await expectOnly(page, "Paired", "Needs Attention");
  await expect(page.getByText(`1–${count} of ${count}`)).toBeVisible();
  await page.reload();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await expect(page).toHaveURL(vehicles);
  await expect(page.getByText("1–50 of 120")).toBeVisible();
});

test("every column sorts, and the address keeps the order", async ({ page }) => {
  await page.goto(`${vehicles}&vehicles-rows=25`);
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

test("every column filters, filters add up, and the address keeps them until they are cleared", async ({ page }) => {
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
  await expectOnly(page, "Processing", "Retired");
  await expectOnly(page, "Group", "North");
  await expect(page).toHaveURL(/vehicles-processing=Retired/);
  await expect(page).toHaveURL(/vehicles-group=north/);

  // After a reload the panel is closed, and the filters are still seen.
  await page.reload();
  await expectOnly(page, "Processing", "Retired");
  await expectOnly(page, "Group", "North");
  const button = page.getByRole("button", { name: "Columns and Filters" });
  await expect(button).toHaveText("Columns and Filters (2)");
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(button).toHaveText("Columns and Filters");
  await expect(button).toBeFocused();
  await expect(page.getByRole("button", { name: "Clear Filters" })).toHaveCount(0);
  await expect(page.getByText("1–50 of 120")).toBeVisible();
  await expect(page).not.toHaveURL(/vehicles-/);
});

test("a text finds vehicles by name or ID beside the filters, from the first page", async ({ page }) => {
  await page.goto(`${vehicles}&vehicles-page=2`);
  await expect(page.getByText("51–100 of 120")).toBeVisible();
  const search = page.getByRole("searchbox", { name: "Name or ID" });
  await search.fill("bus-11");
  await expect(page.getByText("1–11 of 11")).toBeVisible();
  await expect(page).toHaveURL(`${vehicles}&vehicle=bus-11`);
  await expect(page.getByRole("button", { name: "Check These 11" })).toBeVisible();
  await search.fill("fails check");
  expect(await cellsOf(page, "ID")).toEqual(["BUS-1"]);
  await page.reload();
  await expect(search).toHaveValue("fails check");
  await expect(page.getByText("1–1 of 1")).toBeVisible();
  await search.fill("nothing like it");
  await expect(page.getByText("No rows match the filters.")).toBeVisible();
  await expect(page.getByText(/ of 0$/)).toHaveCount(0);
  await search.fill("");
  await expect(page.getByText("1–50 of 120")).toBeVisible();
  await expect(page).toHaveURL(vehicles);
});

test("the owner and class filters offer what the lookups name", async ({ page }) => {
  await page.goto(vehicles);
  const panel = await openPanel(page);
  await panel.getByRole("combobox", { name: "Owner" }).click();
  await expect(page.getByRole("option", { name: "Metro Wraps" })).toBeVisible();
  // One vehicle has no owner.
  await page.getByRole("option", { name: "(empty)" }).click();
  await page.keyboard.press("Escape");
  await expectOnly(page, "Owner", "");
  expect(await cellsOf(page, "ID")).toContain("BUS-4");
  await panel.getByRole("combobox", { name: "Class" }).click();
  await expect(page.getByRole("option", { name: "FULL_WRAP" })).toBeVisible();
});

test("without the lookups the filters still offer the values of the rows, and say what is missing", async ({ page, backend }) => {
  await backend.fail({ kind: "status", path: "/v3/api/media" });
  await page.goto(vehicles);
  const missing = (what: string) => page.getByRole("alert").filter({ hasText: `Could not load ${what} to choose from.` });
  await expect(missing("owners")).toBeVisible();
  await expect(missing("classes")).toBeVisible();
  const panel = await openPanel(page);
  await panel.getByRole("combobox", { name: "Class" }).click();
  await expect(page.getByRole("option", { name: "FULL_WRAP" })).toBeVisible();
  await page.keyboard.press("Escape");
  await backend.mend();
  await missing("owners").getByRole("button", { name: "Retry" }).click();
  await expect(missing("owners")).toHaveCount(0);
  await expect(missing("classes")).toHaveCount(0);
});

test("the panel hides and shows columns, and this browser keeps which", async ({ page }) => {
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

test("with every column hidden the grid shows a text, and the panel brings columns back", async ({ page }) => {
  await page.goto(vehicles);
  const panel = await openPanel(page);
  for (const name of columns) await panel.getByRole("checkbox", { name, exact: true }).uncheck();
  await expect(page.getByText("All columns are hidden.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Manage columns" })).toHaveCount(0);
  await panel.getByRole("checkbox", { name: "ID", exact: true }).check();
  await expect(row(page, "BUS-1")).toBeVisible();
});

test("the panel orders columns and makes rows higher", async ({ page }) => {
  await page.goto(vehicles);
  const panel = await openPanel(page);
  await panel.getByRole("button", { name: "Move Status up" }).click();
  await expect(grid(page).getByRole("columnheader").first()).toHaveText("Status");
  const height = () => rows(page).first().evaluate((one) => one.getBoundingClientRect().height);
  expect(await height()).toBe(36);
  await panel.getByRole("radio", { name: "Comfortable" }).check();
  await expect.poll(height).toBe(52);
  await panel.getByRole("button", { name: "Reset" }).click();
  await expect(grid(page).getByRole("columnheader").first()).toHaveText("Processing");
  await expect.poll(height).toBe(36);
});

test("on a narrow screen the panel opens above the grid, in sight", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(vehicles);
  const panel = await openPanel(page);
  await expect(panel.getByRole("checkbox", { name: "Group" })).toBeInViewport();
  const bottom = await panel.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await grid(page).evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(bottom);
});

test("on a narrow screen the buttons of a filtered grid are all in sight", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${vehicles}&vehicles-paired=Needs+Attention`);
  await expect(page.getByRole("button", { name: "Clear Filters" })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Export CSV of Vehicles" })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("on a narrow screen the names stay in sight while the columns scroll sideways", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(vehicles);
  await header(page, "Group").scrollIntoViewIfNeeded();
  await expect(header(page, "Group")).toBeInViewport();
  await expect(header(page, "Processing")).not.toBeInViewport();
  await expect(header(page, "Display Name")).toBeInViewport({ ratio: 1 });
  await expect(grid(page).getByRole("gridcell", { name: "Bus 2", exact: true })).toBeInViewport({ ratio: 1 });
});

test("statuses, owners, providers and groups are shown in full in a window of 1440 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(vehicles);
  for (const text of ["In Maintenance", "Cascade Displays", "Transit/Sync 100%", "Downtown"]) {
    const shown = grid(page).getByTitle(text).first();
    await expect(shown).toBeVisible();
    expect(await shown.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  }
});

test("long texts end in an ellipsis with a title", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/app/customer/summit-mobile-media?tab=vehicles");
  const cut = grid(page).getByTitle("Mobile Billboard 28").first();
  await expect(cut).toHaveCSS("text-overflow", "ellipsis");
  expect(await cut.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
});

test("a reload keeps the page and its size, and a page beyond the last shows the last", async ({ page }) => {
  await page.goto(vehicles);
  await page.getByRole("combobox", { name: "Rows per Page" }).click();
  await page.getByRole("option", { name: "25" }).click();
  await expect(page.getByText("1–25 of 120")).toBeVisible();
  for (const shown of ["26–50", "51–75", "76–100", "101–120"]) {
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByText(`${shown} of 120`)).toBeVisible();
  }
  await page.reload();
  await expect(page.getByText("101–120 of 120")).toBeVisible();
  for (const id of ["BUS-101", "BUS-110"]) await expect(row(page, id)).toBeVisible();
  await page.getByRole("combobox", { name: "Rows per Page" }).click();
  await page.getByRole("option", { name: "50" }).click();
  await expect(page.getByText("101–120 of 120")).toBeVisible();
  await expect(row(page, "BUS-110")).toBeVisible();
  await page.goto(`${vehicles}&vehicles-page=99`);
  await expect(page.getByText("101–120 of 120")).toBeVisible();
  for (const id of ["BUS-101", "BUS-110"]) await expect(row(page, id)).toBeVisible();
});

test("the window scrolls a whole page of rows, and the header stays in view", async ({ page }) => {
  await page.goto(vehicles);
  await expect(row(page, "BUS-50")).not.toBeInViewport();
  await header(page, "Display Name").hover();
  await page.mouse.wheel(0, 10_000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(row(page, "BUS-50")).toBeInViewport({ ratio: 1 });
  await expect(header(page, "Display Name")).toBeInViewport({ ratio: 1 });
});

test("420 vehicles page and filter", async ({ page, backend }) => {
  type Slugs = { customers: { nodes: { customerId: number; slug: string }[] } };
  const { customers } = await backend.graph<Slugs>("{ customers(first: 5000) { nodes { customerId slug } } }");
  const slug = customers.nodes.find(({ customerId }) => customerId === 9)?.slug;
  await page.goto(`/app/customer/${slug}?tab=vehicles`);
  await expect(page.getByText("1–50 of 420")).toBeVisible();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("51–100 of 420")).toBeVisible();
  await expect(page).toHaveURL(/vehicles-page=2/);
  const panel = await openPanel(page);
  await panel.getByRole("textbox", { name: "Display Name" }).fill("car 42");
  await expect(page.getByText("1–2 of 2")).toBeVisible();
});
