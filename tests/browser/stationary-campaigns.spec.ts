import { column, expect, isSorted, openArea, test } from "./support";

test("lists stationary campaigns by name, finds them by words and leads to their runs", async ({ page, backend }) => {
  await page.goto("/app/pipeline");
  await openArea(page, "Stationary Campaigns");
  const table = page.getByRole("table", { name: "Stationary Campaigns" });
  await expect(table.getByRole("columnheader")).toContainText(["Campaign", "Customer", "Run"]);
  const names = await column(table, 1).allTextContents();
  // Equal names are followed by numbers, which are in order as numbers.
  expect(isSorted(names.map((text) => text.replace(/ \(\d+\)$/, "")))).toBe(true);

  const row = table.getByRole("row").nth(1);
  const name = await row.getByRole("cell").first().innerText();
  const customer = await row.getByRole("cell").nth(1).innerText();
  await page.getByRole("searchbox", { name: "Campaign, ID or Customer" }).fill(`${customer} ${name}`);
  await expect(page).toHaveURL(/[?&]text=/);
  await expect(table.getByRole("row")).toHaveCount(2);
  await page.getByRole("searchbox", { name: "Campaign, ID or Customer" }).fill("nothing has this name");
  await expect(page.getByText("No campaigns match the filter.")).toBeVisible();
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await row.getByRole("link", { name: `Run ${name}, ${customer}` }).click();
  await expect(page).toHaveURL(/\/app\/run-campaign-pipeline\/\d+$/);

  // Campaigns of the same name are told apart, also on the form that runs one.
  const campaign = (campaignId: number, customerName: string) => ({
    campaignId,
    campaignRef: "Winter",
    customerId: 3,
    customerName,
    adGroupsMetaData: [{ inventoryType: "STATIONARY" }],
  });
  await backend.serve("/v3/api/campaigns", [campaign(4, "Harbor Transit"), campaign(9, "Harbor Transit")]);
  await page.goto("/app/stationary-pipeline");
  await expect(column(table, 1)).toHaveText(["Winter (4)", "Winter (9)"]);
  await backend.mend();
  await page.setViewportSize({ width: 390, height: 844 });
  // On one line.
  expect((await page.getByRole("link", { name: /^Run / }).first().boundingBox())?.height).toBeLessThan(30);
  await page.getByRole("link", { name: "Run Winter (9), Harbor Transit" }).click();
  await expect(page.getByText(/ · Campaign 9$/)).toBeVisible();
});
