import type { Page } from "@playwright/test";
import { choose, expect, isSorted, overlay, test, toast } from "./support";

const customersPath = "/v3/api/customers";

const dialog = (page: Page, title: string) => page.getByRole("dialog", { name: title });
const nameField = (page: Page) => page.getByRole("textbox", { name: "Customer Name" });
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();

test("offers channels, subscription types and all markets in order, and closes on Cancel without saving", async ({ page }) => {
  await page.goto("/app/customers");
  await page.getByRole("button", { name: "New Customer" }).click();
  const form = dialog(page, "New Customer");
  await expect(nameField(page)).toBeFocused();
  await form.getByRole("combobox", { name: "Channel" }).click();
  await expect(page.getByRole("option")).toHaveText([
    "Agency",
    "Bikeshare",
    "Bus",
    "Car",
    "Economic Development",
    "Mobile Billboard",
    "Pedi Cab",
    "Retail",
    "Truck Side",
    "Other",
    "Multi Channel",
  ]);
  await page.keyboard.press("Escape");
  await form.getByRole("combobox", { name: "Subscription Type" }).click();
  await expect(page.getByRole("option")).toHaveText(["MEMBERSHIP", "FLEX"]);
  await page.keyboard.press("Escape");
  await form.getByRole("combobox", { name: "Markets" }).click();
  await expect(page.getByRole("option", { name: "Boston" })).toBeVisible();
  expect(isSorted(await page.getByRole("option").allTextContents())).toBe(true);
  await page.keyboard.press("Escape");

  await nameField(page).fill("Never Saved");
  await form.getByRole("button", { name: "Cancel" }).click();
  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL("/app/customers");
  await page.reload();
  await expect(page.getByRole("link", { name: "Harbor Transit" })).toBeVisible();
  await expect(page.getByText("Never Saved")).toHaveCount(0);
});

test("creates a customer behind the overlay and shows it in the list", async ({ page, backend }) => {
  await page.goto("/app/customers");
  await expect(page.getByRole("link", { name: "Harbor Transit" })).toBeVisible();
  await page.getByRole("button", { name: "New Customer" }).click();
  const form = dialog(page, "New Customer");
  await nameField(page).fill("Zephyr Kiosks");
  await choose(page, "Channel", "Pedi Cab");
  await choose(page, "Subscription Type", "FLEX");
  // A request to choose does not look like a choice.
  const colorOf = (text: string) => form.getByText(text, { exact: true }).evaluate((element) => getComputedStyle(element).color);
  expect(await colorOf("Select Markets")).not.toBe(await colorOf("FLEX"));
  await form.getByRole("combobox", { name: "Markets" }).click();
  await page.getByRole("option", { name: "Boston" }).click();
  await page.getByRole("option", { name: "Atlanta" }).click();
  await page.keyboard.press("Escape");
  await expect(form.getByRole("combobox", { name: "Markets" })).toHaveText("Atlanta, Boston");
  expect(await colorOf("Atlanta, Boston")).toBe(await colorOf("FLEX"));
  const release = await backend.hold(customersPath, "POST");
  await save(page);
  await expect(overlay(page)).toBeVisible();
  await release();
  await expect(toast(page, "Customer saved")).toHaveAttribute("data-tone", "green");
  await expect(overlay(page)).toHaveCount(0);
  await expect(form).toHaveCount(0);

  await page.getByRole("link", { name: "Zephyr Kiosks" }).click();
  await expect(page).toHaveURL("/app/customer/zephyr-kiosks");
  await expect(page.getByRole("list", { name: "Markets" }).getByRole("heading")).toHaveText(["Atlanta", "Boston"]);
  await page.getByRole("button", { name: "Edit Customer" }).click();
  const edit = dialog(page, "Edit Customer");
  await expect(nameField(page)).toHaveValue("Zephyr Kiosks");
  await expect(edit.getByRole("combobox", { name: "Channel" })).toHaveText("Pedi Cab");
  await expect(edit.getByRole("combobox", { name: "Subscription Type" })).toHaveText("FLEX");
  await expect(edit.getByRole("combobox", { name: "Markets" })).toHaveText("Atlanta, Boston");
});

test("checks nothing itself, shows why the service refuses, and keeps its fields until it is saved", async ({ page, backend }) => {
  await page.goto("/app/customers?form=new");
  const form = dialog(page, "New Customer");
  await save(page);
  await expect(form.getByRole("alert")).toHaveText("Customer name is required.");
  await nameField(page).fill("Acme Media");
  await save(page);
  await expect(form.getByRole("alert")).toHaveText('A customer named "Acme Media" already exists.');
  await expect(nameField(page)).toHaveValue("Acme Media");
  await nameField(page).fill("Patient Posters");
  await backend.fail({ kind: "status", path: customersPath, method: "POST", status: 503 });
  await save(page);
  await expect(form.getByRole("alert")).not.toHaveText(/already exists/);
  await expect(form.getByRole("alert")).not.toBeEmpty();
  await expect(overlay(page)).toHaveCount(0);
  await backend.mend();
  await save(page);
  await expect(toast(page, "Customer saved")).toBeVisible();
});

test("still saves the rest when the markets cannot be read", async ({ page, backend }) => {
  await page.goto("/app/customer/bayfront-media-group");
  const cards = page.getByRole("list", { name: "Markets" }).getByRole("listitem");
  await expect(cards.first()).toBeVisible();
  const count = await cards.count();
  await page.goto("/app/customer/bayfront-media-group?tab=users");
  await expect(page.getByRole("table", { name: "Users" })).toBeVisible();
  await backend.fail({ kind: "status", path: "/v3/api/markets", status: 500 });
  await page.getByRole("button", { name: "Edit Customer" }).click();
  await expect(dialog(page, "Edit Customer").getByText("Could not load markets.")).toBeVisible();
  await choose(page, "Subscription Type", "FLEX");
  await save(page);
  await expect(toast(page, "Customer saved")).toBeVisible();
  await backend.mend();
  await page.getByRole("tab", { name: "Markets" }).click();
  await expect(cards).toHaveCount(count);
});

test("leaves a channel that the graph does not know as it is", async ({ page }) => {
  await page.goto("/app/customer/gondola-cable-advertising?form=edit");
  const form = dialog(page, "Edit Customer");
  await expect(form.getByRole("combobox", { name: "Channel" })).toHaveText("GONDOLA");
  await choose(page, "Subscription Type", "MEMBERSHIP");
  await save(page);
  await expect(toast(page, "Customer saved")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Edit Customer" }).click();
  await expect(form.getByRole("combobox", { name: "Subscription Type" })).toHaveText("MEMBERSHIP");
  await expect(form.getByRole("combobox", { name: "Channel" })).toHaveText("GONDOLA");
});

test("moves the address along with the name", async ({ page }) => {
  await page.goto("/app/customer/silver-state-billboards?tab=users&form=edit");
  await nameField(page).fill("Golden State Billboards");
  await nameField(page).press("Enter");
  await expect(page).toHaveURL("/app/customer/golden-state-billboards?tab=users");
  await expect(page.getByRole("heading", { name: "Golden State Billboards", level: 1 })).toBeVisible();
  await expect(toast(page, "Customer saved")).toBeVisible();
});

test("shows a refusal in the form, and in a toast once the form is left", async ({ page, backend }) => {
  await page.goto("/app/customer/refuses-save");
  await page.getByRole("button", { name: "Edit Customer" }).click();
  await save(page);
  const refusal = "Customer name is locked by finance.";
  await expect(dialog(page, "Edit Customer").getByRole("alert")).toHaveText(refusal);

  const release = await backend.hold(`${customersPath}/21`, "PUT");
  await nameField(page).press("Enter");
  await expect(overlay(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await release();
  await expect(toast(page, refusal)).toHaveAttribute("data-tone", "red");
  await expect(page.getByRole("heading", { name: "Refuses Save", level: 1 })).toBeVisible();
});

test("does not call back a user who went elsewhere while it was saved", async ({ page, backend }) => {
  await page.goto("/app/customers?text=uptown");
  await page.getByRole("link", { name: "Uptown Taxi Toppers" }).click();
  await page.getByRole("button", { name: "Edit Customer" }).click();
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
