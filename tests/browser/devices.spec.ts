import type { Page } from "@playwright/test";
import { choose, expect, test } from "./support";
import { visit } from "./visit";

const select = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Ticks or unticks a campaign in the menu, and closes it. */
async function tick(page: Page, name: string): Promise<void> {
  await select(page, "Campaigns").click();
  await page.getByRole("searchbox", { name: "Find in Campaigns" }).fill(name);
  await page.getByRole("option", { name: new RegExp(`^${name}`) }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toHaveCount(0);
}

test("the form takes its days and campaigns from the customer, and says why nothing can be searched yet", async ({ page, backend }) => {
  const { customer } = await backend.graph<{ customer: { deviceDateRange: { from: string; to: string } } }>(
    `{ customer(by: { slug: "harbor-transit" }) { deviceDateRange { from to } } }`,
  );
  const [start, end] = [page.getByLabel("Start Date"), page.getByLabel("End Date")];
  const get = button(page, "Get Devices");
  await page.goto("/app/devices");
  await expect(select(page, "Customer")).toHaveText("Select Customer");
  await expect(select(page, "Campaigns")).toHaveText("Select Campaigns");
  await expect(select(page, "Campaigns")).toBeDisabled();
  await expect(select(page, "Date Filter")).toHaveText("Last 7 Days");
  await expect(select(page, "Date Filter")).toHaveAccessibleDescription(/^\d\d-\d\d-\d{4} - \d\d-\d\d-\d{4}$/);
  await expect(start).toHaveCount(0);
  await expect(button(page, "Download")).toBeDisabled();
  await get.hover();
  await expect(page.getByRole("tooltip")).toHaveText("Select a customer first.");

  await test.step("days come from the keyboard", async () => {
    await choose(page, "Date Filter", "Custom");
    for (const [field, keys, value] of [[start, "04152025", "2025-04-15"], [end, "05162025", "2025-05-16"]] as const) {
      await expect(field).toHaveValue("");
      await field.click({ position: { x: 14, y: 10 } });
      await page.keyboard.type(keys);
      await expect(field).toHaveValue(value);
    }
    await expect(page).toHaveURL("/app/devices?dates=custom&from=2025-04-15&to=2025-05-16");
  });

  await test.step("a customer without campaigns has no days", async () => {
    await choose(page, "Customer", "Quiet Corner Media");
    await expect(page.getByText("This customer has no campaigns.")).toBeVisible();
    await expect(select(page, "Date Filter")).toHaveText("Custom");
    await expect(start).toHaveValue("");
    await expect(end).toHaveValue("");
  });

  await test.step("another has those of its campaigns, again after another choice", async () => {
    const release = await backend.hold("/v3/api/campaigns/customer");
    await choose(page, "Customer", "Harbor Transit");
    await expect(select(page, "Campaigns")).toHaveText("Loading Campaigns");
    await release();
    await expect(page).toHaveURL("/app/devices?customer=3");
    await expect(select(page, "Customer")).toBeFocused();
    await expect(start).toHaveValue(customer.deviceDateRange.from);
    await expect(end).toHaveValue(customer.deviceDateRange.to);
    await choose(page, "Date Filter", "Yesterday");
    await expect(start).toHaveCount(0);
    await choose(page, "Date Filter", "Custom");
    await expect(start).toHaveValue(customer.deviceDateRange.from);
  });

  await get.hover();
  await expect(page.getByRole("tooltip", { name: "Select at least one campaign." })).toBeVisible();
  await tick(page, "Spring Launch");
  await expect(get).toBeEnabled();
  await tick(page, "Spring Launch");
  await expect(get).toBeDisabled();
  expect(await backend.calls("/v3/api/devices")).toEqual([]);
  await visit(page, "/app/devices?customer=999999&campaign=1");
  await expect(select(page, "Customer")).toHaveText("Customer 999999");
  await expect(page.getByText("Customer not found.")).toBeVisible();
});
