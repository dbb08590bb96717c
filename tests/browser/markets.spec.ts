import type { Page } from "@playwright/test";
import { column, expect, openArea, test } from "./support";

const marketsPath = "/v3/api/markets";

const table = (page: Page) => page.getByRole("table", { name: "Active Markets" });
const row = (page: Page, name: string) => table(page).getByRole("row", { name });
const files = (page: Page, name: string) => row(page, name).getByRole("cell").nth(4);

test("the list shows the active markets, the largest first, and fits a wide screen", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/app/dashboard");
  await openArea(page, "Markets");
  await expect(page.getByRole("heading", { name: "Active Markets" })).toBeVisible();
  await expect(table(page).getByRole("columnheader")).toHaveText([/^ID/, /^Name/, /^Population/, /^Hash/, "Files", "Outline"]);
  await expect(row(page, "Boston").getByRole("cell").nth(0)).toHaveText("2");
  await expect(row(page, "Boston").getByRole("cell").nth(2)).toHaveText("4,900,000");
  await expect(row(page, "Boston").getByRole("cell").nth(3)).toHaveText("d4f1c2");
  await expect(column(table(page), 2).first()).toHaveText("New York");
  const populations = (await column(table(page), 3).allTextContents()).map((text) => Number(text.replaceAll(",", "")));
  expect(populations).toEqual(populations.toSorted((left, right) => right - left));
  await expect(column(table(page), 2).last()).toHaveText("Baltimore");
  // These markets are not active.
  await expect(row(page, "Worcester")).toHaveCount(0);
  await expect(row(page, "Orlando")).toHaveCount(0);
  await expect(files(page, "Boston")).toHaveText("12 files");
  const [content, place] = await table(page)
    .locator("..")
    .evaluate((scroller) => [scroller.scrollWidth, scroller.clientWidth]);
  expect(content).toBe(place);
});

test("on a phone the names leave half of the place to the other columns, and a menu leads to the outline", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/app/markets");
  const menu = row(page, "Boston").getByRole("button", { name: "Actions for Boston" });
  const name = await row(page, "Boston").getByRole("cell").nth(1).boundingBox();
  const end = await row(page, "Boston").getByRole("cell").nth(5).boundingBox();
  expect((name?.width ?? 0) + (end?.width ?? 0)).toBeLessThan(190);
  await menu.click();
  await page.getByRole("menuitem", { name: "Edit GeoJSON of Boston" }).click();
  await expect(page.getByRole("dialog", { name: "Edit GeoJSON - Boston" })).toBeVisible();
});

test("the usual order does not show in the address", async ({ page }) => {
  await page.goto("/app/markets?sort=name");
  await expect(column(table(page), 2).first()).toHaveText("Anchorage");
  const population = table(page).getByRole("columnheader", { name: "Population" });
  await population.getByRole("button").click();
  await expect(population).toHaveAttribute("aria-sort", "ascending");
  await population.getByRole("button").click();
  await expect(page).toHaveURL("/app/markets");
  await expect(column(table(page), 2).first()).toHaveText("New York");
});

test("a text narrows the list, and the files of the markets shown are read", async ({ page }) => {
  await page.goto("/app/markets");
  await page.getByRole("searchbox", { name: "Name, ID or Hash" }).fill("D4F1");
  await expect(page).toHaveURL("/app/markets?text=D4F1");
  await expect(column(table(page), 2)).toHaveText(["Boston"]);
  await expect(files(page, "Boston")).toHaveText("12 files");
  await expect(page.getByText(/^1 of \d+ markets$/)).toBeVisible();
  await page.getByRole("searchbox", { name: "Name, ID or Hash" }).fill("nowhere");
  await expect(page.getByText("No markets match the filters.")).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL("/app/markets");
  await expect(row(page, "New York")).toBeVisible();
});

test.describe("the files of a market", () => {
  test("come after the list, which does not wait for them, and are counted in words", async ({ page, backend }) => {
    const release = await backend.hold(`${marketsPath}/latest-files`);
    await page.goto("/app/markets");
    await expect(row(page, "Boston").getByRole("cell").nth(2)).toHaveText("4,900,000");
    await expect(page.getByText("12 files")).toHaveCount(0);
    await release();
    await expect(files(page, "Boston")).toHaveText("12 files");
    await expect(files(page, "Providence")).toHaveText("No Files");
    await expect(files(page, "Charlotte")).toHaveText("1 file");
    await expect(files(page, "New York")).toHaveText("40 files");
  });

  test("are listed by name on a click on the badge", async ({ page }) => {
    await page.goto("/app/markets");
    await row(page, "Boston").getByRole("button", { name: "12 files" }).click();
    await expect(page).toHaveURL("/app/markets?files=2");
    const dialog = page.getByRole("dialog", { name: "Files - Boston" });
    await expect(dialog.getByRole("listitem")).toHaveCount(12);
    await expect(dialog.getByText(/_d4f1c2_frames\.csv$/).first()).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL("/app/markets");
  });

  test("that cannot be read leave the rest of the list as it is", async ({ page, backend }) => {
    await backend.fail({ kind: "status", path: `${marketsPath}/latest-files/d4f1c2`, status: 500 });
    await page.goto("/app/markets");
    await expect(row(page, "Boston").getByText("Could not load files.")).toBeVisible();
    await expect(files(page, "New York")).toHaveText("40 files");
    // Its row is not much higher than the others.
    expect((await row(page, "Boston").boundingBox())?.height).toBeLessThan(56);
    await backend.mend();
    await row(page, "Boston").getByRole("button", { name: "Retry" }).click();
    await expect(files(page, "Boston")).toHaveText("12 files");
  });
});
