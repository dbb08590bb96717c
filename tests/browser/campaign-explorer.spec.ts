import { choose, expect, test } from "./support";
import { visit } from "./visit";

test("the explorer offers the campaigns of a chosen customer, and shows the flights and days of one", async ({ page, backend }) => {
  const table = page.getByRole("table", { name: "Flights" });
  const campaign = page.getByRole("combobox", { name: "Campaign" });
  await page.goto("/app/campaign-explorer");
  await expect(page.getByRole("heading", { name: "Pick a customer to begin.", level: 1 })).toBeVisible();
  await expect(campaign).toBeDisabled();
  await expect(page.getByText("Select a customer and a campaign to see its flights.")).toBeVisible();
  await choose(page, "Customer", "Harbor Transit");
  await expect(page).toHaveURL("/app/campaign-explorer?customer=3");
  await expect(campaign).toBeEnabled();
  await expect(page.getByText("Select a campaign to see its flights.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Campaign Explorer");
  await backend.forgetCalls();
  await choose(page, "Campaign", "Spring Launch");
  await expect(page).toHaveURL("/app/campaign-explorer?customer=3&campaign=4");
  const name = page.getByRole("heading", { name: "Spring Launch", level: 2 });
  await expect(name.getByRole("link")).toHaveAttribute("href", "/app/customer/harbor-transit/campaign/4");
  await expect(table.getByRole("columnheader")).toContainText(["Flight Ref", "Inventory Type", "Media type"]);
  await expect(page.getByRole("img", { name: "Miles per Day" })).toBeVisible();
  await expect(page.getByText(/^Total: [\d,.]+ · 1 day without a number$/)).toHaveCount(2);
  expect((await backend.calls("/v3/api/campaign-explorer")).sort()).toEqual([
    "GET /v3/api/campaign-explorer/campaign/4/3",
    "GET /v3/api/campaign-explorer/device-count-by-date/4/3",
    "GET /v3/api/campaign-explorer/mileage-by-date/4/3",
  ]);

  await test.step("another campaign stands beside it, and their charts have one scale", async () => {
    await choose(page, "Compare With", "Luma Wireless - New Year Drive");
    await expect(page).toHaveURL("/app/campaign-explorer?customer=3&campaign=4&compare=5");
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Spring Launch", "Luma Wireless - New Year Drive"]);
    const charts = page.getByRole("img", { name: "Devices per Day" });
    await expect(charts).toHaveCount(2);
    const values = (place: number) => charts.nth(place).getByText(/^\d+K?$/).allTextContents();
    await expect.poll(() => values(1)).toEqual(await values(0));
    expect((await values(0)).length).toBeGreaterThan(2);
    await page.reload();
    await expect(charts).toHaveCount(2);
  });

  await choose(page, "Customer", "Metro Wraps");
  await expect(page).toHaveURL("/app/campaign-explorer?customer=9");
  await expect(table).toHaveCount(0);
  await visit(page, "/app/campaign-explorer?customer=9&campaign=4");
  await expect(page.getByText("Campaign not found.")).toBeVisible();

  await test.step("a campaign without flights stays chosen, and a phone shows the choice", async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await visit(page, "/app/campaign-explorer?customer=1&campaign=119");
    await expect(page.getByText("This campaign does not have any flights.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Show All" })).toHaveCount(0);
    await expect(campaign).toHaveValue("Copper Kettle Brewing - Always On");
    await expect(page.getByRole("combobox", { name: "Compare With" })).toBeVisible();
  });
});
