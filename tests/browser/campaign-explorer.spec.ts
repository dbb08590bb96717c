import type { Locator, Page } from "@playwright/test";
import { choose, expect, test } from "./support";

const table = (page: Page): Locator => page.getByRole("table", { name: "Flights" });
const campaigns = (page: Page): Locator => page.getByRole("combobox", { name: "Campaign" });

test("greets, and offers the campaigns of a customer once it is chosen", async ({ page, backend }) => {
  await page.goto("/app/campaign-explorer");
  await expect(page.getByRole("heading", { name: "Pick a customer to begin.", level: 1 })).toBeVisible();
  await expect(campaigns(page)).toBeDisabled();
  await expect(page.getByText("Select a customer and a campaign to see its flights.")).toBeVisible();
  await choose(page, "Customer", "Harbor Transit");
  await expect(page).toHaveURL("/app/campaign-explorer?customer=3");
  await expect(campaigns(page)).toBeEnabled();
  await expect(page.getByText("Select a campaign to see its flights.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Campaign Explorer");
  await backend.forgetCalls();
  await choose(page, "Campaign", "Spring Launch");
  await expect(page).toHaveURL("/app/campaign-explorer?customer=3&campaign=4");
  await expect(page.getByRole("heading", { name: "Spring Launch", level: 2 })).toBeVisible();
  await expect(table(page).getByRole("columnheader")).toContainText(["Flight Ref", "Inventory Type", "Media type"]);
  expect(await backend.calls("/v3/api/campaign-explorer")).toEqual(["GET /v3/api/campaign-explorer/campaign/4/3"]);
  await expect(page.getByRole("heading", { level: 2 }).getByRole("link")).toHaveAttribute("href", "/app/customer/harbor-transit/campaign/4");
  await choose(page, "Customer", "Metro Wraps");
  await expect(page).toHaveURL("/app/campaign-explorer?customer=9");
  await expect(table(page)).toHaveCount(0);
});

test("says so when a campaign is not the customer's", async ({ page }) => {
  await page.goto("/app/campaign-explorer?customer=9&campaign=4");
  await expect(page.getByText("Campaign not found.")).toBeVisible();
});
