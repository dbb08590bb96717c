import type { Page } from "@playwright/test";
import { choose, expect, isSorted, overlay, test, toast } from "./support";
import { visit } from "./visit";

const customersPath = "/v3/api/customers";

const dialog = (page: Page) => page.getByRole("dialog");
const field = (page: Page, name: string) => dialog(page).getByRole("combobox", { name });
const nameField = (page: Page) => page.getByRole("textbox", { name: "Customer Name" });
const refusal = (page: Page) => dialog(page).getByRole("alert");
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();
const edit = (page: Page) => page.getByRole("button", { name: "Edit Customer" }).click();

test("a customer is created behind the overlay, once the service accepts it, and its address moves with its name", async ({ page, backend }) => {
  await page.goto("/app/customers");
  await page.getByRole("button", { name: "New Customer" }).click();
  await expect(dialog(page)).toHaveAccessibleName("New Customer");
  await expect(nameField(page)).toBeFocused();
  await test.step("the service checks, and the fields stay", async () => {
    await save(page);
    await expect(refusal(page)).toHaveText("Customer name is required.");
    await nameField(page).fill("Acme Media");
    await save(page);
    await expect(refusal(page)).toHaveText('A customer named "Acme Media" already exists.');
    await backend.fail({ kind: "status", path: customersPath, method: "POST", status: 503 });
    await save(page);
    await expect(refusal(page)).not.toHaveText(/already exists/);
    await expect(refusal(page)).not.toBeEmpty();
    await expect(overlay(page)).toHaveCount(0);
    await expect(nameField(page)).toHaveValue("Acme Media");
    await backend.mend();
  });

  await test.step("channels, types and markets are offered in order", async () => {
    await nameField(page).fill("Zephyr Kiosks");
    await field(page, "Channel").click();
    const channels = "Agency,Bikeshare,Bus,Car,Economic Development,Mobile Billboard,Pedi Cab,Retail,Truck Side,Other,Multi Channel";
    await expect(page.getByRole("option")).toHaveText(channels.split(","));
    await page.getByRole("option", { name: "Pedi Cab" }).click();
    await field(page, "Subscription Type").click();
    await expect(page.getByRole("option")).toHaveText(["MEMBERSHIP", "FLEX"]);
    await page.getByRole("option", { name: "FLEX" }).click();
    // A request to choose does not look like a choice.
    const colorOf = (name: string, part?: string) => field(page, name).evaluate((element, of) => getComputedStyle(element, of).color, part);
    expect(await colorOf("Markets", "::placeholder")).not.toBe(await colorOf("Channel"));
    await field(page, "Markets").click();
    await page.getByRole("option", { name: "Boston" }).click();
    await page.getByRole("option", { name: "Atlanta" }).click();
    expect(isSorted(await page.getByRole("option").allTextContents())).toBe(true);
    await page.keyboard.press("Escape");
    await expect(field(page, "Markets")).toHaveAttribute("placeholder", "Atlanta, Boston");
    expect(await colorOf("Markets", "::placeholder")).toBe(await colorOf("Channel"));
  });

  const release = await backend.hold(customersPath, "POST");
  await save(page);
  await expect(overlay(page)).toBeVisible();
  await release();
  await expect(toast(page, "Customer saved")).toHaveAttribute("data-tone", "green");
  await expect(overlay(page)).toHaveCount(0);
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole("link", { name: "Zephyr Kiosks" }).click();
  await expect(page).toHaveURL("/app/customer/zephyr-kiosks");
  await expect(page.getByRole("list", { name: "Markets" }).getByRole("heading")).toHaveText(["Atlanta", "Boston"]);
  await page.getByRole("tab", { name: "Users" }).click();
  await edit(page);
  await expect(nameField(page)).toHaveValue("Zephyr Kiosks");
  for (const [name, value] of [["Channel", "Pedi Cab"], ["Subscription Type", "FLEX"]] as const) {
    await expect(field(page, name)).toHaveValue(value);
  }
  await expect(field(page, "Markets")).toHaveAttribute("placeholder", "Atlanta, Boston");
  await nameField(page).fill("Zephyr Stands");
  await nameField(page).press("Enter");
  await expect(page).toHaveURL("/app/customer/zephyr-stands?tab=users");
  await expect(page.getByRole("heading", { name: "Zephyr Stands", level: 1 })).toBeVisible();
});

test("what the form cannot read or does not know stays as it is, and a user who has left it is not called back", async ({ page, backend }) => {
  const cards = page.getByRole("list", { name: "Markets" }).getByRole("listitem");
  await page.goto("/app/customer/gondola-cable-advertising");
  await expect(cards.first()).toBeVisible();
  const count = await cards.count();
  await page.getByRole("tab", { name: "Users" }).click();
  await backend.fail({ kind: "status", path: "/v3/api/markets", status: 500 });
  await edit(page);
  await expect(dialog(page).getByText("Could not load markets.")).toBeVisible();
  await expect(field(page, "Channel")).toHaveValue("GONDOLA");
  await choose(page, "Subscription Type", "MEMBERSHIP");
  await save(page);
  await expect(toast(page, "Customer saved")).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await backend.mend();
  await page.getByRole("tab", { name: "Markets" }).click();
  await expect(cards).toHaveCount(count);
  await expect(page.getByText(/^Customer \d+ · GONDOLA$/)).toBeVisible();

  await visit(page, "/app/customers?text=uptown");
  await page.getByRole("link", { name: "Uptown Taxi Toppers" }).click();
  await edit(page);
  await nameField(page).fill("Uptown Taxi Toppers of the West");
  const release = await backend.hold(`${customersPath}/38`, "PUT");
  await nameField(page).press("Enter");
  await expect(overlay(page)).toBeVisible();
  // Back out of the form, then out of the customer.
  await page.goBack();
  await page.goBack();
  const heading = page.getByRole("heading", { name: "Customers", level: 1 });
  await expect(heading).toBeVisible();
  await release();
  await expect(toast(page, "Customer saved")).toBeVisible();
  await expect(page).toHaveURL("/app/customers?text=uptown");
  await expect(heading).toBeVisible();
});
