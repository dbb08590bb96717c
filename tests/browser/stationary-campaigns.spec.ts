import { column, expect, isSorted, openArea, test } from "./support";

test("lists stationary campaigns by name, finds them by words and leads to their runs", async ({ page }) => {
  await page.goto("/app/pipeline");
  await openArea(page, "Stationary Campaigns");
  const table = page.getByRole("table", { name: "Stationary Campaigns" });
  await expect(table.getByRole("columnheader")).toContainText(["Campaign", "Customer", "Run"]);
  expect(isSorted(await column(table, 1).allTextContents())).toBe(true);

  const row = table.getByRole("row").nth(1);
  const name = await row.getByRole("cell").first().innerText();
  const customer = await row.getByRole("cell").nth(1).innerText();
  await page.getByRole("searchbox", { name: "Campaign or Customer" }).fill(`${customer} ${name}`);
  await expect(page).toHaveURL(/[?&]text=/);
  await expect(table.getByRole("row")).toHaveCount(2);
  await page.getByRole("searchbox", { name: "Campaign or Customer" }).fill("nothing has this name");
  await expect(page.getByText("No campaigns match the filter.")).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await row.getByRole("link", { name: `Run ${name}` }).click();
  await expect(page).toHaveURL(/\/app\/run-campaign-pipeline\/\d+$/);
});

test("keeps Run on one line on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/app/stationary-pipeline");
  const run = page.getByRole("link", { name: /^Run / }).first();
  await expect(run).toBeVisible();
  expect((await run.boundingBox())?.height).toBeLessThan(30);
});
