import type { Locator, Page } from "@playwright/test";
import { choose, expect, test, toast } from "./support";
import { visit } from "./visit";

const RUN = "/api/run-market";
const ADDRESS = "/app/pipeline-coverage";

const button = (scope: Page | Locator, name: string): Locator => scope.getByRole("button", { name, exact: true });
const grid = (page: Page): Locator => page.getByRole("grid", { name: "Coverage" });
const row = (page: Page, market: string): Locator => grid(page).getByRole("row", { name: market });
/** The cell of a market and a day, counted from 0. */
const cell = (page: Page, market: string, day: number): Locator => row(page, market).getByRole("gridcell").nth(day);
const selected = (page: Page): Locator => grid(page).getByRole("gridcell", { selected: true });

// That of the seed's days: the sandbox has jobs for all of the last seven, but not of two markets, so that 14 are missing.
test.use({ timezoneId: "UTC" });

test("the matrix has a state for each market and day; keys, the pointer and headings select cells", async ({ page }) => {
  await page.goto("/app/pipeline?tab=report");
  await page.getByRole("link", { name: "Coverage", exact: true }).click();
  await expect(page).toHaveURL(ADDRESS);
  await expect(grid(page).getByRole("columnheader")).toHaveCount(1 + 7 + 2);
  await expect(row(page, "Anchorage").getByRole("gridcell")).toHaveText(["", "", "", "", "", "", "", "7", ""]);
  await expect(row(page, "Anchorage").getByRole("gridcell", { name: "Missing" })).toHaveCount(7);
  await expect(cell(page, "Boston", 6)).toHaveAccessibleName("Completed");
  await expect(cell(page, "Miami", 6)).toHaveAccessibleName("Failed");
  await expect(grid(page).getByRole("row", { name: /^Missing/ }).getByRole("gridcell").first()).toHaveText("2");
  await expect(button(page, "Run 14 missing")).toBeVisible();

  await cell(page, "Anchorage", 1).click();
  await expect(selected(page)).toHaveCount(1);
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(selected(page)).toHaveCount(4);
  await expect(button(page, "Run 2 missing")).toBeVisible();
  await expect(page).toHaveURL(/cells=32\.\d{4}-\d{2}-\d{2}_\d+\.\d{4}-\d{2}-\d{2}/i);
  await page.reload();
  await expect(selected(page)).toHaveCount(4);
  await cell(page, "Atlanta", 2).focus();
  await page.keyboard.press("Escape");
  await expect(selected(page)).toHaveCount(0);
  await expect(page).toHaveURL(ADDRESS);
  // A whole row, and the end of the matrix.
  await page.keyboard.press("Shift+Space");
  await expect(selected(page)).toHaveCount(7);
  await page.keyboard.press("Control+End");
  await expect(grid(page).locator("td:focus")).toHaveAttribute("data-column", "6");
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("Escape");

  await cell(page, "Anchorage", 0).hover();
  const place = await grid(page).boundingBox();
  await page.mouse.down();
  // What a selection shows moves no cell.
  await expect(selected(page)).toHaveCount(1);
  expect(await grid(page).boundingBox()).toEqual(place);
  await cell(page, "Atlanta", 2).hover();
  await page.mouse.up();
  await expect(selected(page)).toHaveCount(6);
  await row(page, "Boston").getByRole("rowheader").click();
  await expect(selected(page)).toHaveCount(7);
  await button(page, "Clear Selection").click();
  await expect(selected(page)).toHaveCount(0);

  // A phone shows the whole text of what is selected.
  await page.setViewportSize({ width: 400, height: 800 });
  const text = page.getByText(/^All 196 cells: .*completed$/);
  await expect.poll(() => text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test("missing jobs are run, cells show the outcomes, and the address has the filters and days", async ({ page, backend }) => {
  await backend.fail({ service: "pipeline", kind: "status", path: RUN, status: 500, count: 1 });
  await page.goto(ADDRESS);
  await row(page, "Anchorage").getByRole("rowheader").click();
  await button(page, "Run 7 missing").click();
  const dialog = page.getByRole("dialog", { name: "Run Missing Jobs" });
  await expect(dialog.getByText("7 jobs, one for each market and date")).toBeVisible();
  await expect(dialog.getByRole("combobox", { name: "Run Type" })).toHaveValue("TRANSIT_AND_STATIONARY");
  await choose(dialog, "Run Type", "TRANSIT");
  await button(dialog, "Run 7").click();
  await expect(dialog).toHaveCount(0);
  await expect(toast(page, "There was an error trying to run this job. Please try again later.")).toHaveAttribute("data-tone", "red");
  await expect(page.getByText("Run Missing Jobs: 6 of 7 jobs sent, 1 failed", { exact: true })).toBeVisible();
  await expect(row(page, "Anchorage").getByRole("gridcell", { name: /^Not sent/ })).toHaveCount(1);
  await expect(row(page, "Anchorage").getByRole("gridcell", { name: "Running" })).toHaveCount(6);
  await expect(button(page, "Run 1 missing")).toBeVisible();
  const legend = page.getByRole("list", { name: "Legend" }).getByRole("listitem");
  await expect(legend).toHaveText(["Completed", "Running", "Failed", "Missing", "Unknown", "Not sent"]);
  expect(await backend.calls(RUN)).toHaveLength(7);
  // What failed is still missing, and can be run again by itself.
  await button(page, "Send the failed ones again").click();
  await expect(toast(page, "Jobs submitted successfully")).toBeVisible();
  expect(await backend.calls(RUN)).toHaveLength(8);
  await expect(row(page, "Anchorage").getByRole("gridcell", { name: "Running" })).toHaveCount(7);

  await visit(page, `${ADDRESS}?dates=custom&from=2020-01-01&to=2020-01-31&market=boston`);
  await expect(grid(page).getByRole("columnheader")).toHaveCount(1 + 31 + 2);
  await expect(button(page, "Run 31 missing")).toBeVisible();
  await page.getByLabel("End Date").fill("2020-02-01");
  await expect(page.getByText("A date range may cover at most 31 days.")).toBeVisible();
  await choose(page, "Days", "Last 7 Days");
  await expect(page).toHaveURL(`${ADDRESS}?market=boston`);
  await expect(grid(page).getByRole("rowheader")).toHaveText(["Boston", "Missing", "Failed"]);
  await choose(page, "Markets Shown", "With Missing Jobs");
  await expect(page.getByText("Nothing is missing in Boston.")).toBeVisible();
  await visit(page, `${ADDRESS}?market=1f5b46&show=missing`);
  await expect(page.getByText("Nothing is missing in Anchorage.")).toBeVisible();
  await expect(page.getByLabel("Market", { exact: true })).toHaveValue("Anchorage");
  await visit(page, `${ADDRESS}?market=nowhere&show=missing`);
  await expect(page.getByText("No markets found.")).toBeVisible();

  const today = new Date().toISOString().slice(0, 10);
  await visit(page, `${ADDRESS}?dates=custom&from=${today}&to=${today}`);
  await expect(grid(page).getByRole("columnheader").nth(1)).toHaveAttribute("aria-current", "date");

  // A list of jobs that cannot be read leaves cells unknown.
  await backend.fail({ service: "pipeline", kind: "status", path: "/api/jobs-sf", status: 500 });
  await visit(page, `${ADDRESS}?dates=custom&from=2020-01-01&to=2020-01-03`);
  await expect(page.getByText("The jobs of the warehouse are missing. The pipeline service is not available.")).toBeVisible();
  await expect(cell(page, "Anchorage", 0)).toHaveAccessibleName("Unknown");
  await expect(button(page, "Run 0 missing")).toHaveAttribute("aria-disabled", "true");
});
