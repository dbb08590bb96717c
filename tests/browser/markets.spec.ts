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
  await expect(files("Providence")).toHaveText("No Files");
  await expect(files("Charlotte")).toHaveText("1 file");
  const populations = (await column(table, 3).allTextContents()).map((text) => Number(text.replaceAll(",", "")));
  expect(populations).toEqual(populations.toSorted((left, right) => right - left));
  // This market is not active.
  await expect(row("Worcester")).toHaveCount(0);
  const hidden = await table.locator("..").evaluate((scroller) => scroller.scrollWidth - scroller.clientWidth);
  expect(hidden).toBe(0);

  await test.step("files that cannot be read leave the rest of the list as it is", async () => {
    await expect(row("Boston").getByText("Could not load files.")).toBeVisible();
    // Its row is not much higher than the others.
    expect((await row("Boston").boundingBox())?.height).toBeLessThan(56);
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
  expect((widths[1] ?? 0) + (widths[5] ?? 0)).toBeLessThan(190);
  await menu.click();
  await page.getByRole("menuitem", { name: "Edit GeoJSON of Boston" }).click();
  await expect(page.getByRole("dialog", { name: "Edit GeoJSON - Boston" })).toBeVisible();
});
