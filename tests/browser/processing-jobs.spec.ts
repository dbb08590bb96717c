import type { Locator, Page } from "@playwright/test";
import { choose, column, expect, test } from "./support";
import { visit } from "./visit";

const cards = (page: Page): Locator => page.getByRole("list", { name: "Top markets" }).getByRole("listitem");
const table = (page: Page): Locator => page.getByRole("table", { name: "Processing Jobs" });
const dialog = (page: Page, market: string): Locator => page.getByRole("dialog", { name: `Processing Jobs - ${market}` });

test("top markets and jobs newest first are filtered in the address alone, and open the jobs of a market", async ({ page, backend }) => {
  await page.goto("/app/processing-jobs");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Top Markets", "Processing List"]);
  await expect(cards(page).filter({ hasText: "Boston" })).toContainText(
    /Boston\d\d\/\d\d\/\d{4} \d+:\d\d [AP]MImpressions (Yes|No)Demographics (Yes|No)/,
  );
  const line = cards(page).locator("span", { hasText: /^Impressions (Yes|No)$/ }).first();
  await expect(line).toHaveCSS("align-items", "center");
  await expect(table(page)).toBeVisible();
  const times = (await column(table(page), 6).allTextContents()).map((text) => Date.parse(text));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  const calls = ["GET /v3/api/jobs/index", "GET /v3/api/markets"];
  expect((await backend.calls()).toSorted()).toEqual(calls);

  await choose(page, "Market", "Boston");
  await expect(page).toHaveURL(/[?&]market=Boston/);
  await expect(column(table(page), 2).filter({ hasNotText: "Boston" })).toHaveCount(0);
  await choose(page, "Type", "Impressions");
  await expect(page).toHaveURL(/[?&]type=impressions/);
  await expect(column(table(page), 4).filter({ hasText: "No" })).toHaveCount(0);
  await choose(page, "Market", "All Markets");
  await expect(page).toHaveURL("/app/processing-jobs?type=impressions");
  expect(await backend.calls()).toHaveLength(calls.length);

  const boston = cards(page).filter({ hasText: "Boston" }).getByRole("link");
  await expect(boston).toHaveAttribute("href", /\?type=impressions&open=2$/);
  const release = await backend.hold("/v3/api/");
  await boston.click();
  const close = page.getByRole("dialog").getByRole("button", { name: "Close" });
  await expect(close).toBeFocused();
  await release();
  await expect(page).toHaveURL(/\?type=impressions&open=2$/);
  const days = dialog(page, "Boston").getByRole("table");
  await expect(days).toBeVisible();
  await expect(days.getByRole("columnheader", { name: "Created" })).toHaveAttribute("aria-sort", "descending");
  const dates = (await column(days, 1).allTextContents()).map((text) => text.slice(0, 10));
  expect(new Set(dates).size).toBe(dates.length);
  await expect(close).toBeFocused();
  await close.click();
  await expect(dialog(page, "Boston")).toHaveCount(0);
  await expect(page).toHaveURL("/app/processing-jobs?type=impressions");

  const first = table(page).getByRole("row").nth(1);
  const market = await first.getByRole("cell").nth(1).innerText();
  await first.getByRole("link", { name: `Open ${market}` }).click();
  await expect(dialog(page, market)).toBeVisible();
  await page.goBack();
  await expect(dialog(page, market)).toHaveCount(0);
  await visit(page, "/app/processing-jobs?open=999999");
  await expect(page.getByRole("dialog").getByText("Market not found.")).toBeVisible();
});
