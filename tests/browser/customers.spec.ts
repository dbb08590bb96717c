import { readFile } from "node:fs/promises";
import { AxeBuilder } from "@axe-core/playwright";
import type { Download, Locator, Page } from "@playwright/test";
import { callsOf, choose, column, enter, expect, forgetCalls, submitSignIn, test } from "./support";

const customersPath = "/v3/api/customers";
const usersPath = "/v3/api/users";

/** Whether texts stand in the order of the alphabet, whatever their case. */
const isSorted = (texts: readonly string[]) =>
  texts.every((text, index) => index === 0 || (texts[index - 1] ?? "").toLowerCase() <= text.toLowerCase());

const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

async function textOf(download: Download): Promise<string> {
  return await readFile(await download.path(), "utf8");
}

/** The calls that reached the services, as "METHOD path". */
const callTexts = async (page: Page) => (await callsOf(page)).map(({ method, path }) => `${method} ${path}`);

/** Long enough for what shows meanwhile to be seen on a busy machine. */
const latencyMs = 2500;

test.beforeEach(async ({ page }) => {
  await enter(page);
});

test.describe("the list", () => {
  test("shows ID, Name and Channel, sorted by name", async ({ page }) => {
    await page.goto("/app/dashboard");
    await page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Customers" }).click();
    const table = page.getByRole("table", { name: "Customers" });
    await expect(table.getByRole("columnheader")).toHaveText([/^ID/, /^Name/, /^Channel/]);
    await expect(table.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "ascending");
    await expect(table.getByRole("row", { name: "Harbor Transit" }).getByRole("cell")).toHaveText(["3", "Harbor Transit", "BUS"]);
    expect(isSorted(await column(table, 2).allTextContents())).toBe(true);
  });

  test("leads to each customer by its slug, also where two share a name", async ({ page }) => {
    await page.goto("/app/customers");
    const table = page.getByRole("table", { name: "Customers" });
    const links = table.getByRole("link", { name: "Acme Media" });
    await expect(links).toHaveCount(2);
    await expect(links.nth(0)).toHaveAttribute("href", "/app/customer/acme-media");
    await expect(links.nth(1)).toHaveAttribute("href", "/app/customer/acme-media-12");
    await expect(table.getByRole("link", { name: "!!!" })).toHaveAttribute("href", "/app/customer/customer-30");
    await table.getByRole("link", { name: "Café 24" }).click();
    await expect(page.getByRole("heading", { name: "Café 24", level: 1 })).toBeVisible();
  });

  test("opens a row by a click beside the link and by Enter", async ({ page }) => {
    await page.goto("/app/customers");
    await page.getByRole("row", { name: "Metro Wraps" }).getByRole("cell", { name: "CAR" }).click();
    await expect(page).toHaveURL("/app/customer/metro-wraps");
    await page.goBack();
    await page.getByRole("row", { name: "Rolling Canvas" }).press("Enter");
    await expect(page).toHaveURL("/app/customer/rolling-canvas");
  });

  test("keeps what narrows and sorts it in the address", async ({ page }) => {
    await page.goto("/app/customers");
    const table = page.getByRole("table", { name: "Customers" });
    await page.getByRole("searchbox", { name: "Name or ID" }).fill("media");
    await choose(page, "Channel", "AGENCY");
    await expect(page).toHaveURL("/app/customers?text=media&channel=AGENCY");
    await expect(page.getByRole("status").filter({ hasText: "customers" })).toHaveText(/^3 of \d+ customers$/);
    await table.getByRole("button", { name: "ID" }).click();
    await table.getByRole("button", { name: "ID" }).click();
    await expect(column(table, 1)).toHaveText(["17", "12", "7"]);
    await page.reload();
    await expect(page.getByRole("searchbox", { name: "Name or ID" })).toHaveValue("media");
    await expect(column(table, 1)).toHaveText(["17", "12", "7"]);
    await expect(table.getByRole("columnheader", { name: "ID" })).toHaveAttribute("aria-sort", "descending");
  });

  test("finds a customer by its number and opens the only one left with Enter", async ({ page }) => {
    await page.goto("/app/customers");
    const search = page.getByRole("searchbox", { name: "Name or ID" });
    await search.fill("39");
    await expect(column(page.getByRole("table", { name: "Customers" }), 2)).toHaveText(["Liberty Bell Outdoor"]);
    await search.press("Enter");
    await expect(page).toHaveURL("/app/customer/liberty-bell-outdoor");
  });

  test("says so when nothing is found, and shows all again", async ({ page }) => {
    await page.goto("/app/customers?text=nobody&channel=BUS");
    await expect(page.getByText("No customers found.")).toBeVisible();
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await expect(page).toHaveURL("/app/customers");
    await expect(page.getByText(/^\d+ customers$/)).toBeVisible();
  });

  test("shows a channel nobody knows in the service's words", async ({ page }) => {
    await page.goto("/app/customers?channel=GONDOLA");
    const table = page.getByRole("table", { name: "Customers" });
    await expect(column(table, 3)).toHaveText(["GONDOLA"]);
    await expect(column(table, 2)).toHaveText(["Gondola & Cable Advertising"]);
  });

  test("is logged when it cannot be read, and comes with Retry", async ({ page, faults }) => {
    const logged: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") logged.push(message.text());
    });
    await faults.add({ service: "main", path: customersPath, kind: "status", status: 500 });
    await page.goto("/app/customers");
    await expect(page.getByText("Could not load customers.")).toBeVisible();
    await expect(page.getByText("No customers found.")).toHaveCount(0);
    expect(logged.some((line) => line.includes("Could not load customers."))).toBe(true);
    await faults.clear();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("link", { name: "Harbor Transit" })).toBeVisible();
  });
});

test.describe("the customer form", () => {
  test("offers every channel and subscription type in the stated order, and all markets by name", async ({ page }) => {
    await page.goto("/app/customers");
    await page.getByRole("button", { name: "New Customer" }).click();
    const dialog = page.getByRole("dialog", { name: "New Customer" });
    await expect(dialog.getByRole("textbox", { name: "Customer Name" })).toBeFocused();
    await dialog.getByRole("combobox", { name: "Channel" }).click();
    await expect(page.getByRole("option")).toHaveText([
      "AGENCY",
      "BIKESHARE",
      "BUS",
      "CAR",
      "ECONOMIC_DEVELOPMENT",
      "MOBILE_BILLBOARD",
      "PEDI_CAB",
      "RETAIL",
      "TRUCK_SIDE",
      "OTHER",
      "MULTI_CHANNEL",
    ]);
    await page.keyboard.press("Escape");
    await dialog.getByRole("combobox", { name: "Subscription Type" }).click();
    await expect(page.getByRole("option")).toHaveText(["MEMBERSHIP", "FLEX"]);
    await page.keyboard.press("Escape");
    await dialog.getByRole("combobox", { name: "Markets" }).click();
    await expect(page.getByRole("option", { name: "Boston" })).toBeVisible();
    expect(isSorted(await page.getByRole("option").allTextContents())).toBe(true);
  });

  test("closes on Cancel without saving", async ({ page }) => {
    await page.goto("/app/customers?form=new");
    const dialog = page.getByRole("dialog", { name: "New Customer" });
    await dialog.getByRole("textbox", { name: "Customer Name" }).fill("Never Saved");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL("/app/customers");
    await page.reload();
    await expect(page.getByRole("link", { name: "Harbor Transit" })).toBeVisible();
    await expect(page.getByText("Never Saved")).toHaveCount(0);
  });

  test("creates a customer, says so and shows it in the list", async ({ page, faults }) => {
    await page.goto("/app/customers");
    await expect(page.getByRole("link", { name: "Harbor Transit" })).toBeVisible();
    await page.getByRole("button", { name: "New Customer" }).click();
    const dialog = page.getByRole("dialog", { name: "New Customer" });
    await dialog.getByRole("textbox", { name: "Customer Name" }).fill("Zephyr Kiosks");
    await choose(page, "Channel", "PEDI_CAB");
    await choose(page, "Subscription Type", "FLEX");
    await dialog.getByRole("combobox", { name: "Markets" }).click();
    await page.getByRole("option", { name: "Boston" }).click();
    await page.getByRole("option", { name: "Atlanta" }).click();
    await page.keyboard.press("Escape");
    await expect(dialog.getByRole("combobox", { name: "Markets" })).toHaveText("Atlanta, Boston");
    await faults.add({ service: "main", path: customersPath, method: "POST", kind: "latency", latencyMs, count: 1 });
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("progressbar", { name: "Loading", exact: true })).toBeVisible();
    await expect(toast(page, "Customer saved")).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await page.getByRole("link", { name: "Zephyr Kiosks" }).click();
    await expect(page).toHaveURL("/app/customer/zephyr-kiosks");
    await expect(page.getByRole("list", { name: "Markets" }).getByRole("heading")).toHaveText(["Atlanta", "Boston"]);
    await page.getByRole("button", { name: "Edit Customer" }).click();
    const edit = page.getByRole("dialog", { name: "Edit Customer" });
    await expect(edit.getByRole("textbox", { name: "Customer Name" })).toHaveValue("Zephyr Kiosks");
    await expect(edit.getByRole("combobox", { name: "Channel" })).toHaveText("PEDI_CAB");
    await expect(edit.getByRole("combobox", { name: "Subscription Type" })).toHaveText("FLEX");
    await expect(edit.getByRole("combobox", { name: "Markets" })).toHaveText("Atlanta, Boston");
  });

  test("brings a list that could not be read once it is saved", async ({ page, faults }) => {
    await faults.add({ service: "main", path: customersPath, kind: "status", status: 500 });
    await page.goto("/app/customers?form=new");
    await expect(page.getByText("Could not load customers.")).toBeVisible();
    await faults.clear();
    const dialog = page.getByRole("dialog", { name: "New Customer" });
    await dialog.getByRole("textbox", { name: "Customer Name" }).fill("After The Storm");
    await choose(page, "Channel", "PEDI_CAB");
    await choose(page, "Subscription Type", "FLEX");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Customer saved")).toBeVisible();
    await expect(page.getByRole("link", { name: "After The Storm" })).toBeVisible();
    await expect(page.getByText("Could not load customers.")).toHaveCount(0);
  });

  test("checks nothing itself and shows the service's refusal", async ({ page }) => {
    await page.goto("/app/customers?form=new");
    const dialog = page.getByRole("dialog", { name: "New Customer" });
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByRole("alert")).toHaveText("Customer name is required.");
    await dialog.getByRole("textbox", { name: "Customer Name" }).fill("Acme Media");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByRole("alert")).toHaveText('A customer named "Acme Media" already exists.');
    await expect(dialog.getByRole("textbox", { name: "Customer Name" })).toHaveValue("Acme Media");
  });

  test("keeps its fields and says why when the service is down", async ({ page, faults }) => {
    await page.goto("/app/customers?form=new");
    const dialog = page.getByRole("dialog", { name: "New Customer" });
    await dialog.getByRole("textbox", { name: "Customer Name" }).fill("Patient Posters");
    await faults.add({ service: "main", path: customersPath, method: "POST", kind: "status", status: 503 });
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByRole("alert")).not.toBeEmpty();
    await expect(page.getByRole("progressbar", { name: "Loading", exact: true })).toHaveCount(0);
    await faults.clear();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Customer saved")).toBeVisible();
  });

  test("still saves the rest when the markets cannot be read", async ({ page, faults }) => {
    await page.goto("/app/customer/bayfront-media-group");
    const cards = page.getByRole("list", { name: "Markets" }).getByRole("listitem");
    await expect(cards.first()).toBeVisible();
    const count = await cards.count();
    await page.goto("/app/customer/bayfront-media-group?tab=users");
    await expect(page.getByRole("table", { name: "Users" })).toBeVisible();
    await faults.add({ service: "main", path: "/v3/api/markets", kind: "status", status: 500 });
    await page.getByRole("button", { name: "Edit Customer" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit Customer" });
    await expect(dialog.getByText("Could not load markets.")).toBeVisible();
    await choose(page, "Subscription Type", "FLEX");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Customer saved")).toBeVisible();
    await faults.clear();
    await page.getByRole("tab", { name: "Markets" }).click();
    await expect(cards).toHaveCount(count);
  });

  test("shows the refusal of a row that finance has locked", async ({ page }) => {
    await page.goto("/app/customer/refuses-save");
    await page.getByRole("button", { name: "Edit Customer" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit Customer" });
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByRole("alert")).toHaveText("Customer name is locked by finance.");
    await expect(page.getByRole("heading", { name: "Refuses Save", level: 1, includeHidden: true })).toBeVisible();
  });

  test("takes an answer without a body for a success", async ({ page }) => {
    await page.goto("/app/customer/empty-answer?form=edit");
    const dialog = page.getByRole("dialog", { name: "Edit Customer" });
    await choose(page, "Channel", "BUS");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Customer saved")).toBeVisible();
    await page.goto("/app/customers?text=empty+answer");
    await expect(column(page.getByRole("table", { name: "Customers" }), 3)).toHaveText(["BUS"]);
  });

  test("leaves a channel nobody knows as it is", async ({ page }) => {
    await page.goto("/app/customer/gondola-cable-advertising?form=edit");
    const dialog = page.getByRole("dialog", { name: "Edit Customer" });
    await expect(dialog.getByRole("combobox", { name: "Channel" })).toHaveText("GONDOLA");
    await choose(page, "Subscription Type", "MEMBERSHIP");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Customer saved")).toBeVisible();
    await page.reload();
    await page.getByRole("button", { name: "Edit Customer" }).click();
    await expect(dialog.getByRole("combobox", { name: "Subscription Type" })).toHaveText("MEMBERSHIP");
    await expect(dialog.getByRole("combobox", { name: "Channel" })).toHaveText("GONDOLA");
  });

  test("moves the address along with the name", async ({ page }) => {
    await page.goto("/app/customer/silver-state-billboards?tab=users");
    await page.getByRole("button", { name: "Edit Customer" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit Customer" });
    await dialog.getByRole("textbox", { name: "Customer Name" }).fill("Golden State Billboards");
    await dialog.getByRole("textbox", { name: "Customer Name" }).press("Enter");
    await expect(page).toHaveURL("/app/customer/golden-state-billboards?tab=users");
    await expect(page.getByRole("heading", { name: "Golden State Billboards", level: 1 })).toBeVisible();
    await expect(toast(page, "Customer saved")).toBeVisible();
  });

  test("tells of a refusal also who left the form while it was saved", async ({ page, faults }) => {
    const path = `${customersPath}/21`;
    await page.goto("/app/customer/refuses-save");
    await page.getByRole("button", { name: "Edit Customer" }).click();
    await faults.add({ service: "main", path, method: "PUT", kind: "latency", latencyMs, count: 1 });
    await page.getByRole("textbox", { name: "Customer Name" }).press("Enter");
    await expect(page.getByRole("progressbar", { name: "Loading", exact: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const message = toast(page, "Customer name is locked by finance.");
    await expect(message).toBeVisible();
    await expect(message).toHaveAttribute("data-tone", "red");
  });

  test("does not call back who went elsewhere while it was saved", async ({ page, faults }) => {
    await page.goto("/app/customers?text=uptown");
    await page.getByRole("link", { name: "Uptown Taxi Toppers" }).click();
    await page.getByRole("button", { name: "Edit Customer" }).click();
    await page.getByRole("textbox", { name: "Customer Name" }).fill("Uptown Taxi Toppers of the West");
    await faults.add({ service: "main", path: `${customersPath}/38`, method: "PUT", kind: "latency", latencyMs, count: 1 });
    await page.getByRole("textbox", { name: "Customer Name" }).press("Enter");
    await expect(page.getByRole("progressbar", { name: "Loading", exact: true })).toBeVisible();
    // Back out of the form, then out of the customer.
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL("/app/customers?text=uptown");
    await expect(toast(page, "Customer saved")).toBeVisible();
    await expect(page).toHaveURL("/app/customers?text=uptown");
    await expect(page.getByRole("heading", { name: "Customers", level: 1 })).toBeVisible();
  });
});

test.describe("customer details", () => {
  test("has its four buttons and four tabs and opens on Markets", async ({ page }) => {
    await page.goto("/app/customer/harbor-transit");
    await expect(page.getByRole("heading", { name: "Harbor Transit", level: 1 })).toBeVisible();
    await expect(page.getByRole("main").getByRole("button")).toHaveText([
      "Download Billing Report",
      "Download Campaigns",
      "Edit Customer",
      "Update Campaign Metadata",
    ]);
    await expect(page.getByRole("tab")).toHaveText(["Markets", "Campaigns", "Vehicles", "Users"]);
    await expect(page.getByRole("tab", { name: "Markets" })).toHaveAttribute("aria-selected", "true");
  });

  test("says so for a slug nobody has, with a way back", async ({ page }) => {
    await page.goto("/app/customer/nobody-at-all");
    await expect(page.getByText("Customer not found.")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Customers" }).click();
    await expect(page).toHaveURL("/app/customers");
  });

  test("is tried again when the customer cannot be read", async ({ page, faults }) => {
    await faults.add({ service: "main", path: customersPath, kind: "status", status: 500 });
    await page.goto("/app/customer/harbor-transit");
    await expect(page.getByText("Could not load the customer.")).toBeVisible();
    await expect(page.getByText("Customer not found.")).toHaveCount(0);
    await faults.clear();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("heading", { name: "Harbor Transit", level: 1 })).toBeVisible();
  });

  test("keeps the open tab in the address", async ({ page }) => {
    await page.goto("/app/customer/harbor-transit");
    await page.getByRole("tab", { name: "Users" }).click();
    await expect(page).toHaveURL("/app/customer/harbor-transit?tab=users");
    await page.reload();
    await expect(page.getByRole("table", { name: "Users" })).toBeVisible();
  });

  test("loses one tab, not all, with a service that is down", async ({ page, faults }) => {
    await faults.add({ service: "main", path: "/v3/api/markets", kind: "status", status: 500 });
    await page.goto("/app/customer/harbor-transit");
    await expect(page.getByText("Could not load markets.")).toBeVisible();
    await page.getByRole("tab", { name: "Users" }).click();
    await expect(page.getByRole("row", { name: "Ada Byron" })).toBeVisible();
  });
});

test.describe("markets of a customer", () => {
  test("are cards with name, ID, population and hash, sorted by name", async ({ page }) => {
    await page.goto("/app/customer/harbor-transit");
    const cards = page.getByRole("list", { name: "Markets" });
    const boston = cards.getByRole("region", { name: "Boston" });
    await expect(boston.getByRole("term")).toHaveText(["ID", "Population", "Hash"]);
    await expect(boston.getByRole("definition")).toHaveText(["2", "4,900,000", "d4f1c2"]);
    const names = await cards.getByRole("heading").allTextContents();
    expect(names.length).toBeGreaterThan(2);
    expect(isSorted(names)).toBe(true);
  });

  test("are waited for by a spinner with words", async ({ page, faults }) => {
    await faults.add({ service: "main", path: "/v3/api/markets", kind: "latency", latencyMs });
    await page.goto("/app/customer/harbor-transit");
    await expect(page.getByText("Loading Markets")).toBeVisible();
    await expect(page.getByRole("list", { name: "Markets" })).toBeVisible();
    await expect(page.getByText("Loading Markets")).toHaveCount(0);
  });

  test("are said to be missing when there are none", async ({ page }) => {
    await page.goto("/app/customer/quiet-corner-media");
    await expect(page.getByText("This customer does not have any markets.")).toBeVisible();
  });
});

test.describe("campaigns of a customer", () => {
  test("stand by name with their active dates", async ({ page }) => {
    await page.goto("/app/customer/harbor-transit?tab=campaigns");
    const table = page.getByRole("table", { name: "Campaigns" });
    await expect(table.getByRole("columnheader")).toHaveText([/^ID/, /^Campaign/]);
    await expect(table.getByRole("row", { name: "Cedar Health - Brand Refresh" })).toContainText("Not Set - Not Set");
    await expect(table.getByRole("row", { name: "Juniper Cosmetics - Always On" })).toContainText(
      /Not Set - \d{2}-\d{2}-\d{4}/,
    );
    await expect(table.getByRole("row", { name: "Juniper Cosmetics - Fall Harvest" })).toContainText(
      /\d{2}-\d{2}-\d{4} - Not Set/,
    );
    await expect(table.getByRole("row", { name: "Atlas Motors - Holiday Push" })).toContainText(
      /\d{2}-\d{2}-\d{4} - \d{2}-\d{2}-\d{4}/,
    );
    expect(isSorted(await table.getByRole("link").allTextContents())).toBe(true);
  });

  test("open by a click on the row", async ({ page }) => {
    await page.goto("/app/customer/harbor-transit?tab=campaigns");
    await page.getByRole("row", { name: "Atlas Motors - Holiday Push" }).getByRole("cell", { name: "16", exact: true }).click();
    await expect(page).toHaveURL("/app/customer/harbor-transit/campaign/16");
  });

  test("are narrowed by a text in the address", async ({ page }) => {
    await page.goto("/app/customer/harbor-transit?tab=campaigns");
    await page.getByRole("searchbox", { name: "Campaign or ID" }).fill("bluebird");
    await expect(page).toHaveURL("/app/customer/harbor-transit?tab=campaigns&campaign=bluebird");
    const table = page.getByRole("table", { name: "Campaigns" });
    await expect(table.getByRole("link")).toHaveText([/Bluebird/, /Bluebird/, /Bluebird/]);
  });

  test("are said to be missing when there are none", async ({ page }) => {
    await page.goto("/app/customer/quiet-corner-media?tab=campaigns");
    await expect(page.getByText("This customer does not have any campaigns.")).toBeVisible();
  });

  test("raise an orange toast when they cannot be read", async ({ page, faults }) => {
    await faults.add({ service: "main", path: "/v3/api/campaigns", kind: "status", status: 500 });
    await page.goto("/app/customer/harbor-transit?tab=campaigns");
    const message = toast(page, "There was an error loading campaigns.");
    await expect(message).toBeVisible();
    await expect(message).toHaveAttribute("data-tone", "orange");
    await expect(page.getByText("This customer does not have any campaigns.")).toHaveCount(0);
    await faults.clear();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("table", { name: "Campaigns" })).toBeVisible();
  });

  test("are read again after their metadata was updated", async ({ page, faults }) => {
    const metadata = "/v3/api/campaigns/update-customer-campaigns/3";
    await page.goto("/app/customer/harbor-transit?tab=campaigns");
    await expect(page.getByRole("table", { name: "Campaigns" })).toBeVisible();
    await forgetCalls(page);
    await faults.add({ service: "main", path: metadata, kind: "latency", latencyMs, count: 1 });
    await page.getByRole("button", { name: "Update Campaign Metadata" }).click();
    await expect(page.getByRole("progressbar", { name: "Loading", exact: true })).toBeVisible();
    const message = toast(page, "Campaign metadata updated");
    await expect(message).toBeVisible();
    await expect(message).toHaveAttribute("data-tone", "green");
    await expect
      .poll(async () => (await callTexts(page)).filter((call) => call.includes("/campaigns/")))
      .toEqual([`GET ${metadata}`, "GET /v3/api/campaigns/customer/3"]);
    await expect(page.getByRole("table", { name: "Campaigns" })).toBeVisible();
  });

  test("that could not be read come after their metadata was updated", async ({ page, faults }) => {
    await faults.add({ service: "main", path: "/v3/api/campaigns/customer/3", kind: "status", status: 500 });
    await page.goto("/app/customer/harbor-transit?tab=campaigns");
    await expect(page.getByText("Could not load campaigns.")).toBeVisible();
    await faults.clear();
    await page.getByRole("button", { name: "Update Campaign Metadata" }).click();
    await expect(toast(page, "Campaign metadata updated")).toBeVisible();
    await expect(page.getByRole("table", { name: "Campaigns" })).toBeVisible();
  });

  test("stay on the screen when they cannot be read again", async ({ page, faults }) => {
    await page.goto("/app/customer/harbor-transit?tab=campaigns");
    await expect(page.getByRole("link", { name: "Atlas Motors - Holiday Push" })).toBeVisible();
    await faults.add({ service: "main", path: "/v3/api/campaigns/customer/3", kind: "status", status: 500 });
    await page.getByRole("button", { name: "Update Campaign Metadata" }).click();
    await expect(toast(page, "There was an error loading campaigns.")).toHaveAttribute("data-tone", "orange");
    await expect(page.getByRole("link", { name: "Atlas Motors - Holiday Push" })).toBeVisible();
  });

  test("whose metadata cannot be updated raise a red toast", async ({ page, faults }) => {
    await page.goto("/app/customer/harbor-transit");
    await faults.add({ service: "main", path: "/v3/api/campaigns/update-customer-campaigns", kind: "status", status: 500 });
    await page.getByRole("button", { name: "Update Campaign Metadata" }).click();
    const message = toast(page, "There was an error updating campaign metadata.");
    await expect(message).toBeVisible();
    await expect(message).toHaveAttribute("data-tone", "red");
    await expect(page.getByRole("progressbar", { name: "Loading", exact: true })).toHaveCount(0);
  });
});

test.describe("users of a customer", () => {
  test("are those of this customer, by name, with the address they sign in with", async ({ page }) => {
    await page.goto("/app/customer/harbor-transit?tab=users");
    const table = page.getByRole("table", { name: "Users" });
    await expect(table.getByRole("columnheader")).toHaveText([/^Name/, /^Email/]);
    await expect(table.getByRole("row", { name: "Ada Byron" }).getByRole("cell")).toHaveText([
      "Ada Byron",
      "ada@marquee.example",
    ]);
    expect(isSorted(await column(table, 1).allTextContents())).toBe(true);
    await expect(table.getByRole("row", { name: "quentin.kaur36@customer3.example" })).toBeVisible();
  });

  test("are said to be missing when there are none", async ({ page }) => {
    await page.goto("/app/customer/quiet-corner-media?tab=users");
    await expect(page.getByText("This customer does not have any users.")).toBeVisible();
    await expect(page.getByRole("button", { name: "New User" })).toBeVisible();
  });

  test("are logged when they cannot be read, and come with Retry", async ({ page, faults }) => {
    await faults.add({ service: "main", path: usersPath, kind: "status", status: 500 });
    await page.goto("/app/customer/harbor-transit?tab=users");
    await expect(page.getByText("Could not load users.")).toBeVisible();
    await faults.clear();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("row", { name: "Ada Byron" })).toBeVisible();
  });

  test("are created with a password and can sign in; an empty password on edit keeps it", async ({ page, faults }) => {
    await page.goto("/app/customer/harbor-transit?tab=users");
    await page.getByRole("button", { name: "New User" }).click();
    const dialog = page.getByRole("dialog", { name: "New User" });
    await dialog.getByLabel("Name").fill("Zora New");
    await dialog.getByLabel("Email").fill("zora@marquee.example");
    await dialog.getByLabel("Password").fill("zora-pass");
    await expect(dialog.getByLabel("Password")).toHaveAttribute("type", "password");
    await faults.add({ service: "main", path: usersPath, method: "POST", kind: "latency", latencyMs, count: 1 });
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("progressbar", { name: "Loading", exact: true })).toBeVisible();
    await expect(toast(page, "User saved")).toBeVisible();
    await expect(dialog).toHaveCount(0);

    await page.getByRole("cell", { name: "Zora New" }).click();
    const edit = page.getByRole("dialog", { name: "Edit User" });
    await expect(edit.getByLabel("Name")).toHaveValue("Zora New");
    await expect(edit.getByLabel("Email")).toHaveValue("zora@marquee.example");
    await expect(edit.getByLabel("Password")).toHaveValue("");
    await edit.getByLabel("Name").fill("Zora Newman");
    await edit.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("row", { name: "Zora Newman" })).toBeVisible();

    await page.goto("/sign-in");
    await submitSignIn(page, { email: "zora@marquee.example", password: "zora-pass" });
    await expect(page.getByRole("link", { name: "Zora Newman" })).toBeVisible();
  });

  test("that could not be read come once a new one is saved", async ({ page, faults }) => {
    await faults.add({ service: "main", path: usersPath, kind: "status", status: 500 });
    await page.goto("/app/customer/harbor-transit?tab=users");
    await expect(page.getByText("Could not load users.")).toBeVisible();
    await faults.clear();
    await page.getByRole("button", { name: "New User" }).click();
    const dialog = page.getByRole("dialog", { name: "New User" });
    await dialog.getByLabel("Name").fill("Yara After");
    await dialog.getByLabel("Email").fill("yara@marquee.example");
    await dialog.getByLabel("Password").fill("yara-pass");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "User saved")).toBeVisible();
    await expect(page.getByRole("row", { name: "Yara After" })).toBeVisible();
  });

  test("that the service refuses stay in the form with its words", async ({ page }) => {
    await page.goto("/app/customer/harbor-transit?tab=users&user=14");
    const dialog = page.getByRole("dialog", { name: "Edit User" });
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByRole("alert")).toHaveText(
      "This user is managed by the directory and cannot be changed here.",
    );
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(page).toHaveURL("/app/customer/harbor-transit?tab=users");
    await page.getByRole("button", { name: "New User" }).click();
    const created = page.getByRole("dialog", { name: "New User" });
    await created.getByLabel("Email").fill("staff@marquee.example");
    await created.getByLabel("Password").fill("anything");
    await created.getByRole("button", { name: "Save" }).click();
    await expect(created.getByRole("alert")).toHaveText("A user with the email staff@marquee.example already exists.");
  });
});

test.describe("reports", () => {
  test("the billing report comes as billing_metrics.csv", async ({ page }) => {
    await page.goto("/app/customer/harbor-transit");
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download Billing Report" }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe("billing_metrics.csv");
    const [header, first] = (await textOf(download)).split("\r\n");
    expect(header).toBe(
      "Customer ID,Contract ID,Campaign ID,Campaign Ref,Advertiser,Active From,Active To,Asset Count,Frame Count",
    );
    expect(first).toMatch(/^3,/);
  });

  test("the campaigns come as customer_campaigns.csv with their status", async ({ page }) => {
    await page.goto("/app/customer/harbor-transit");
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download Campaigns" }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe("customer_campaigns.csv");
    const lines = (await textOf(download)).split("\r\n");
    expect(lines[0]).toBe("Campaign ID,Campaign Name,Status,Active From,Active To");
    expect(lines).toContain("7,Cedar Health - Brand Refresh,Draft,Not Set,Not Set");
    expect(lines.some((line) => /^16,Atlas Motors - Holiday Push,Active,\d{4}-\d{2}-\d{2},\d{4}-\d{2}-\d{2}$/.test(line))).toBe(
      true,
    );
  });

  test("a customer without any gets the header alone", async ({ page }) => {
    await page.goto("/app/customer/quiet-corner-media");
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download Campaigns" }).click();
    expect(await textOf(await coming)).toBe("Campaign ID,Campaign Name,Status,Active From,Active To\r\n");
  });

  test("data that cannot be read raise a red toast", async ({ page }) => {
    await page.goto("/app/customer/broken-reports");
    await page.getByRole("button", { name: "Download Billing Report" }).click();
    const message = toast(page, "There was an error downloading the report.");
    await expect(message).toBeVisible();
    await expect(message).toHaveAttribute("data-tone", "red");
  });
});

for (const scheme of ["light", "dark"] as const) {
  test(`the screens are accessible in ${scheme}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    const screens: [path: string, ready: Locator][] = [
      ["/app/customers", page.getByRole("table", { name: "Customers" })],
      ["/app/customers?form=new", page.getByRole("combobox", { name: "Markets" }).filter({ hasText: "Select Markets" })],
      ["/app/customer/harbor-transit", page.getByRole("list", { name: "Markets" })],
      ["/app/customer/harbor-transit?tab=campaigns", page.getByRole("table", { name: "Campaigns" })],
      ["/app/customer/harbor-transit?tab=users", page.getByRole("table", { name: "Users" })],
      ["/app/customer/harbor-transit?tab=users&user=14", page.getByRole("dialog", { name: "Edit User" })],
    ];
    for (const [path, ready] of screens) {
      await page.goto(path);
      await expect(ready).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
    }
  });
}

test("a name without a blank to break at makes no screen wider than a phone", async ({ page }) => {
  const customerName = "x".repeat(200);
  await page.goto("/app/customers?form=new");
  await page.getByRole("textbox", { name: "Customer Name" }).fill(customerName);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Customer saved")).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/app/customer/${customerName}`);
  await expect(page.getByRole("heading", { name: customerName, level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("no screen is wider than a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [
    "/app/customers",
    "/app/customer/harbor-transit",
    "/app/customer/harbor-transit?tab=campaigns",
    "/app/customer/harbor-transit?tab=users",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("main").getByText("Harbor Transit").first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});
