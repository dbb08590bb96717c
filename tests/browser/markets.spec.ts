import { column, expect, test } from "./support";
import { visit } from "./visit";

test("the active markets are listed, the largest first, with their files, in a wide window and on a phone", async ({ page, backend }) => {
  const table = page.getByRole("table", { name: "Active Markets" });
  const row = (name: string) => table.getByRole("row", { name });
  const files = (name: string) => row(name).getByRole("cell").nth(4);
  const search = page.getByRole("searchbox", { name: "Name, ID or Hash" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await backend.fail({ kind: "status", path: "/v3/api/markets/latest-files/d4f1c2", status: 500 });
  const release = await backend.hold("/v3/api/markets/latest-files");
  await page.goto("/app/markets");
  await expect(row("Boston").getByRole("cell")).toContainText(["2", "Boston", "4,900,000", "d4f1c2"]);
  await expect(page.getByText("40 files")).toHaveCount(0);
  await release();
  await expect(files("New York")).toHaveText("40 files");
  await expect(files("Providence").locator("[data-tone]")).toHaveText("No Files");
  await expect(files("Charlotte")).toHaveText("1 file");
  const populations = (await column(table, 3).allTextContents()).map((text) => Number(text.replaceAll(",", "")));
  expect(populations).toEqual(populations.toSorted((left, right) => right - left));
  // This market is not active.
  await expect(row("Worcester")).toHaveCount(0);
  const hidden = await table.locator("..").evaluate((scroller) => scroller.scrollWidth - scroller.clientWidth);
  expect(hidden).toBe(0);

  await test.step("files that cannot be read leave the rest of the list as it is", async () => {
    await expect(row("Boston").getByText("Could not load files.")).toBeVisible();
    // Its row is higher by two lines and the button to try again.
    expect((await row("Boston").boundingBox())?.height).toBeLessThan(100);
    await backend.mend();
    await row("Boston").getByRole("button", { name: "Retry" }).click();
    await row("Boston").getByRole("button", { name: "12 files" }).click();
    await expect(page).toHaveURL("/app/markets?files=2");
    const dialog = page.getByRole("dialog", { name: "Files - Boston" });
    await expect(dialog.getByRole("listitem")).toHaveCount(12);
    await expect(dialog.getByText(/_d4f1c2_frames\.csv$/).first()).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(page).toHaveURL("/app/markets");
  });

  await test.step("a text narrows the list, and the files of the markets shown are read", async () => {
    await search.fill("D4F1");
    await expect(page).toHaveURL("/app/markets?text=D4F1");
    await expect(column(table, 2)).toHaveText(["Boston"]);
    await expect(files("Boston")).toHaveText("12 files");
    await expect(page.getByText(/^1 of \d+ markets$/)).toBeVisible();
    await search.fill("nowhere");
    await expect(page.getByText("No markets match the filters.")).toBeVisible();
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await expect(page).toHaveURL("/app/markets");
  });

  await test.step("the usual order does not show in the address", async () => {
    await visit(page, "/app/markets?sort=name");
    await expect(column(table, 2).first()).toHaveText("Anchorage");
    const population = table.getByRole("columnheader", { name: "Population" });
    await population.getByRole("button").click();
    await expect(population).toHaveAttribute("aria-sort", "ascending");
    await population.getByRole("button").click();
    await expect(page).toHaveURL("/app/markets");
    await expect(column(table, 2).first()).toHaveText("New York");
  });

  // On a phone the names leave half of the place to the other columns, and a menu leads to the outline.
  await page.setViewportSize({ width: 390, height: 844 });
  const menu = row("Boston").getByRole("button", { name: "Actions for Boston" });
  await expect(menu).toBeVisible();
  const widths = await row("Boston").getByRole("cell").evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
  expect((widths[1] ?? 0) + (widths[6] ?? 0)).toBeLessThan(190);
  await menu.click();
  await page.getByRole("menuitem", { name: "Edit GeoJSON of Boston" }).click();
  await expect(page.getByRole("dialog", { name: "Edit GeoJSON - Boston" })).toBeVisible();
});

test.describe("on a map in sight, so that its middle is where a click goes", () => {
  test.use({ viewport: { width: 1440, height: 1000 } });

  test("a market is selected on the map and in the list alike, and leads to its page", async ({ page, backend }) => {
    const map = page.getByRole("region", { name: "Map of the markets" });
    const row = page.getByRole("row", { name: "Boston" });
    const fact = page.getByText(/^Last night: /);
    await backend.serve("/v3/api/markets", [{ marketId: 2, marketName: "Boston", marketHash: "d4f1c2", metaData: { isActive: true } }]);
    await page.goto("/app/markets");
    await expect(row.getByRole("cell").nth(5)).toHaveText(/^(Completed|Running|Failed|Missing)$/);
    await expect(page.getByRole("list", { name: "Legend" }).getByRole("listitem")).toHaveText([/^(Completed|Running|Failed|Missing): 1$/]);
    // Nothing says when the map has been drawn.
    await expect(async () => {
      await map.click({ timeout: 5_000 });
      await expect(fact).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(page).toHaveURL("/app/markets?market=2");
    await map.click({ position: { x: 40, y: 300 } });
    await expect(fact).toHaveCount(0);
    await expect(page).toHaveURL("/app/markets");
    await row.press("Enter");
    await expect(fact).toBeVisible();
    await page.getByRole("link", { name: "Boston", exact: true }).first().click();
    await expect(page).toHaveURL("/app/markets/d4f1c2");
  });
});

test("a market has a page with its coverage, files, jobs, customers and frames, of which one that fails leaves the others", async ({ page, backend }) => {
  const region = (name: string) => page.getByRole("region", { name, exact: true });
  await backend.fail({ kind: "status", path: "/v3/api/markets/latest-files", status: 500, count: 1 });
  await page.goto("/app/markets/d4f1c2");
  await expect(page.getByRole("heading", { name: "Boston", level: 1 })).toBeVisible();
  await expect(page.getByRole("list", { name: "Coverage of the last 30 days" }).getByRole("link")).toHaveCount(30);
  await expect(page.getByRole("link", { name: /^\d\d-\d\d-\d{4}: Completed$/ }).first()).toHaveAttribute("href", /tab=by-date&day=\d{4}-/);
  await region("Latest Files").getByRole("button", { name: "Retry" }).click();
  await expect(region("Latest Files").getByRole("listitem")).toHaveCount(12);
  await expect(region("Customers").getByRole("link", { name: "Harbor Transit" })).toHaveAttribute("href", "/app/customer/harbor-transit");
  await expect(region("Jobs").getByRole("row")).toHaveCount(11);
  await page.getByRole("button", { name: "Edit GeoJSON" }).click();
  await expect(page.getByRole("dialog", { name: "Edit GeoJSON - Boston" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("row", { name: "Frame BOS-5001" }).click();
  await expect(page.getByRole("dialog", { name: "Frame and Site Details" })).toContainText("BOS-5001");
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await page.getByRole("link", { name: "Frames By Market" }).click();
  await expect(page).toHaveURL("/app/pipeline-frames-by-market/d4f1c2");
});
