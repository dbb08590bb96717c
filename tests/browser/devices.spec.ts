import { readFile } from "node:fs/promises";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { callsOf, choose, enter, expect, forgetCalls, forgetReads, staff, test, toast } from "./support";

const devicesPath = "/v3/api/devices/unique-admin";
const campaignsPath = "/v3/api/campaigns/customer/3";

/** A search of Harbor Transit's campaign "Formula Devices" with all its days. */
const searched = "/app/devices?customer=3&campaign=20&dates=custom&from=2020-01-01&to=2099-12-31&searched=1";

const select = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const counts = (page: Page) => page.getByText(/^Total: /);
const warning = (page: Page) => page.getByRole("alert");

let token = "";

/** Names as the form offers them: those that come twice with their number. */
function distinct(rows: [number: number, name: string][]): string[] {
  const names = rows.map(([, name]) => name);
  return rows.map(([number, name]) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${number})`));
}

/** Ticks campaigns in the open or closed menu, and closes it. */
async function tick(page: Page, ...names: string[]): Promise<void> {
  await select(page, "Campaigns").click();
  for (const name of names) {
    await page.getByRole("searchbox", { name: "Find in Campaigns" }).fill(name);
    await page.getByRole("option", { name, exact: true }).click();
  }
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toHaveCount(0);
}

/** What the graph answers to the same person in the same time zone. */
async function graph<T>(page: Page, query: string): Promise<T> {
  const headers = { Authorization: `Bearer ${token}`, "X-Time-Zone": "America/New_York" };
  const answer = await page.request.post("/graphql", { data: { query }, headers });
  const { data }: { data: T } = await answer.json();
  return data;
}

type Found = { deviceSearch: { total: number; unique: number; exportPath: string } };

const find = (campaignId: number, from: string, to: string) =>
  `{ deviceSearch(input: { customerId: 3, campaignIds: [${campaignId}],
     dates: { preset: CUSTOM, from: "${from}", to: "${to}" } }) { total unique exportPath } }`;

/** The device searches that reached the main API. */
async function searches(page: Page): Promise<URLSearchParams[]> {
  const calls = await callsOf(page);
  return calls.filter(({ path }) => path === devicesPath).map(({ query }) => new URLSearchParams(query));
}

async function save(page: Page): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent("download");
  await button(page, "Download").click();
  const file = await coming;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}

test.beforeEach(async ({ page }) => {
  token = await enter(page);
});

test.describe("the form", () => {
  test("starts with all customers, no campaigns and the last seven days, and asks for nothing", async ({ page }) => {
    await forgetCalls(page);
    await page.goto("/app/dashboard");
    await page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Device Export" }).click();
    await expect(page.getByRole("heading", { name: "Device Export", level: 1 })).toBeVisible();
    await expect(select(page, "Customer")).toHaveText("Select Customer");
    await expect(select(page, "Campaigns")).toHaveText("Select Campaigns");
    await expect(select(page, "Campaigns")).toBeDisabled();
    await expect(select(page, "Date Filter")).toHaveText("Last 7 Days");
    await expect(page.getByLabel("Start Date")).toHaveCount(0);
    await expect(button(page, "Get Devices")).toBeDisabled();
    await expect(button(page, "Download")).toBeDisabled();

    type Customers = { customers: { nodes: { customerId: number; customerName: string }[] } };
    const { customers } = await graph<Customers>(
      page,
      "{ customers(orderBy: { field: NAME }, first: 5000) { nodes { customerId customerName } } }",
    );
    const names = customers.nodes.map(({ customerName }) => customerName);
    expect(names.filter((name) => name === "Acme Media")).toHaveLength(2);
    await select(page, "Customer").click();
    await expect(page.getByRole("option")).toHaveText([
      "Select Customer",
      ...distinct(customers.nodes.map(({ customerId, customerName }) => [customerId, customerName])),
    ]);
    await page.keyboard.press("Escape");
    await select(page, "Date Filter").click();
    await expect(page.getByRole("option")).toHaveText(["Yesterday", "Last 7 Days", "Last 30 Days", "Custom"]);
    await page.getByRole("option", { name: "Custom" }).click();
    await expect(page.getByLabel("Start Date")).toHaveValue("");
    await expect(page.getByLabel("End Date")).toHaveValue("");
    expect(await searches(page)).toEqual([]);
  });

  test("offers the campaigns of the chosen customer and sets the range of theirs", async ({ page }) => {
    type Answer = {
      customer: {
        campaigns: { totalCount: number; nodes: { campaignId: number; campaignRef: string }[] };
        deviceDateRange: { from: string; to: string };
      };
    };
    const { customer } = await graph<Answer>(
      page,
      `{ customer(slug: "harbor-transit") { deviceDateRange { from to }
         campaigns(orderBy: { field: REF }, first: 8) { totalCount nodes { campaignId campaignRef } } } }`,
    );
    await page.goto("/app/devices?dates=last30");
    await expect(select(page, "Date Filter")).toHaveText("Last 30 Days");
    await choose(page, "Customer", "Harbor Transit");
    await expect(page).toHaveURL("/app/devices?customer=3");
    await expect(select(page, "Date Filter")).toHaveText("Custom");
    await expect(page.getByLabel("Start Date")).toHaveValue(customer.deviceDateRange.from);
    await expect(page.getByLabel("End Date")).toHaveValue(customer.deviceDateRange.to);
    await expect(select(page, "Customer")).toBeFocused();

    await select(page, "Campaigns").click();
    const options = page.getByRole("option");
    const { totalCount, nodes } = customer.campaigns;
    await expect(options.first()).toHaveAttribute("aria-setsize", String(totalCount));
    expect((await options.allTextContents()).slice(0, 8)).toEqual(
      distinct(nodes.map(({ campaignId, campaignRef }) => [campaignId, campaignRef])),
    );
    await page.keyboard.press("Escape");

    // Custom means the customer's range again, after another choice too.
    await choose(page, "Date Filter", "Yesterday");
    await expect(page.getByLabel("Start Date")).toHaveCount(0);
    await choose(page, "Date Filter", "Custom");
    await expect(page.getByLabel("Start Date")).toHaveValue(customer.deviceDateRange.from);
  });

  test("says why nothing can be searched until a customer and a campaign are chosen", async ({ page }) => {
    await page.goto("/app/devices");
    const get = button(page, "Get Devices");
    await get.hover();
    await expect(page.getByRole("tooltip")).toHaveText("Select a customer first.");
    await choose(page, "Customer", "Harbor Transit");
    await expect(select(page, "Campaigns")).toBeEnabled();
    await expect(get).toBeDisabled();
    await get.hover();
    await expect(page.getByRole("tooltip", { name: "Select at least one campaign." })).toBeVisible();
    await tick(page, "Spring Launch");
    await expect(get).toBeEnabled();
    await tick(page, "Spring Launch");
    await expect(get).toBeDisabled();
  });

  test("names the chosen campaigns on the button, cut at 70 characters, above a menu of 320 pixels", async ({ page }) => {
    await page.goto("/app/devices?customer=3");
    await tick(page, "Million Devices", "Formula Devices");
    await expect(select(page, "Campaigns")).toHaveText("Formula Devices, Million Devices");
    await expect(page).toHaveURL("/app/devices?customer=3&campaign=20&campaign=28");
    await select(page, "Campaigns").click();
    for (const place of [0, 1, 2, 3]) await page.getByRole("option", { selected: false }).nth(place).click();
    const menu = page.locator(".MuiPopover-paper");
    expect(await menu.evaluate((element) => element.getBoundingClientRect().height)).toBeLessThanOrEqual(320);
    const list = page.getByRole("listbox", { name: "Campaigns" });
    expect(await list.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
    await list.press("End");
    await expect(page.getByRole("option").last()).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(select(page, "Campaigns")).toHaveText(/^.{70}…$/);
  });

  test("tells campaigns apart that have one name, or none", async ({ page, faults }) => {
    const names = ["Spring Launch", "Store Traffic", "Store Traffic", ""];
    const rows = names.map((campaignRef, place) => ({ campaignId: 54 + place, campaignRef, customerId: 3 }));
    await faults.add({ service: "main", path: campaignsPath, kind: "wrong-shape", status: 200, body: JSON.stringify(rows) });
    await page.goto("/app/devices?customer=3");
    await select(page, "Campaigns").click();
    const options = page.getByRole("option");
    await expect(options).toHaveCount(4);
    expect((await options.allTextContents()).toSorted()).toEqual([
      "Campaign 57",
      "Spring Launch",
      "Store Traffic (55)",
      "Store Traffic (56)",
    ]);
    await page.getByRole("option", { name: "Store Traffic (56)" }).click();
    await page.getByRole("option", { name: "Campaign 57" }).click();
    await page.keyboard.press("Escape");
    await expect(select(page, "Campaigns")).toHaveText(/^(Campaign 57, Store Traffic \(56\)|Store Traffic \(56\), Campaign 57)$/);
    expect(new URL(page.url()).searchParams.getAll("campaign").toSorted()).toEqual(["56", "57"]);
  });

  test("has room for the 70 characters of the campaigns on a wide screen, and a tooltip with all names", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/app/devices?customer=3");
    await select(page, "Campaigns").click();
    for (let place = 0; place < 6; place++) await page.getByRole("option", { selected: false }).first().click();
    const names = await page.getByRole("option", { selected: true }).allTextContents();
    await page.keyboard.press("Escape");
    await expect(select(page, "Campaigns")).toHaveText(/^.{70}…$/);
    const [text, place] = await select(page, "Campaigns").evaluate((shown) => [shown.scrollWidth, shown.clientWidth]);
    expect(text).toBe(place);
    await expect(page.getByTitle(names.join(", "), { exact: true })).toBeVisible();
  });

  test("takes days from the keyboard", async ({ page }) => {
    await page.goto("/app/devices?dates=custom");
    const [start, end] = [page.getByLabel("Start Date"), page.getByLabel("End Date")];
    await start.click({ position: { x: 14, y: 10 } });
    await page.keyboard.type("04152025");
    await expect(start).toHaveValue("2025-04-15");
    await end.click({ position: { x: 14, y: 10 } });
    await page.keyboard.type("05162025");
    await expect(end).toHaveValue("2025-05-16");
    await expect(page).toHaveURL("/app/devices?dates=custom&from=2025-04-15&to=2025-05-16");
    // Another day of the address takes the place of what was typed.
    await page.goto("/app/devices?dates=custom&from=2025-03-01&to=2025-05-16");
    await expect(start).toHaveValue("2025-03-01");
  });

  test("leaves both days empty for a customer without campaigns", async ({ page }) => {
    await page.goto("/app/devices");
    await choose(page, "Customer", "Quiet Corner Media");
    await expect(page.getByText("This customer has no campaigns.")).toBeVisible();
    await expect(select(page, "Date Filter")).toHaveText("Custom");
    await expect(page.getByLabel("Start Date")).toHaveValue("");
    await expect(page.getByLabel("End Date")).toHaveValue("");
    await expect(button(page, "Get Devices")).toBeDisabled();
  });
});

test.describe("the search", () => {
  test("asks once with the customer, the campaigns and whole days, and shows the counts", async ({ page, faults }) => {
    await page.goto("/app/devices?customer=3");
    await tick(page, "Formula Devices", "Spring Launch");
    await page.getByLabel("Start Date").fill("2026-03-10");
    await page.getByLabel("End Date").fill("2026-03-12");
    await forgetCalls(page);
    await faults.add({ service: "main", path: devicesPath, kind: "latency", latencyMs: 4000, count: 1 });
    const get = button(page, "Get Devices");
    await get.click();
    await expect(get).toBeDisabled();
    await expect(get.getByRole("progressbar")).toBeVisible();
    await expect(page.getByText("Getting devices")).toBeVisible();
    await expect(button(page, "Download")).toBeDisabled();
    await expect(counts(page)).toHaveText(/^Total: [\d,]+ Unique: [\d,]+$/);
    await expect(get).toBeEnabled();
    await expect(button(page, "Download")).toBeEnabled();
    const sent = await searches(page);
    expect(sent.map((query) => [...query])).toEqual([
      [
        ["email", staff.email],
        ["deviceGroup", "EXPOSED"],
        ["customerId", "3"],
        // 00:00:00 to 23:59:59 in New York.
        ["mainRange", "1773115200"],
        ["mainRange", "1773374399"],
        ["campaignIds", "4"],
        ["campaignIds", "20"],
      ],
    ]);
  });

  test("saves the ids as export.csv, safe for a spreadsheet, without searching again", async ({ page }) => {
    await forgetCalls(page);
    await page.goto(searched);
    await expect(counts(page)).toBeVisible();
    const { deviceSearch } = await graph<Found>(page, find(20, "2020-01-01", "2099-12-31"));
    const number = new Intl.NumberFormat("en-US");
    await expect(counts(page)).toHaveText(
      `Total: ${number.format(deviceSearch.total)} Unique: ${number.format(deviceSearch.unique)}`,
    );
    const { name, text } = await save(page);
    expect(name).toBe("export.csv");
    const lines = text.split("\r\n");
    expect(lines[0]).toBe("device_id");
    expect(lines.at(-1)).toBe("");
    const ids = lines.slice(1, -1);
    expect(ids).toHaveLength(deviceSearch.total);
    expect(new Set(ids).size).toBe(deviceSearch.unique);
    expect(ids.filter((id) => /^[=+@-]/.test(id))).toEqual([]);
    expect(ids.filter((id) => /^'[=+@-]/.test(id)).length).toBeGreaterThan(3);
    expect(await searches(page)).toHaveLength(1);
    // The file is not there for whoever does not sign in.
    expect((await page.request.get(deviceSearch.exportPath)).status()).toBe(401);
  });

  test("asks for both days of a custom range, and sends nothing without them", async ({ page }) => {
    await page.goto("/app/devices?customer=3&campaign=20");
    await expect(page.getByLabel("Start Date")).not.toHaveValue("");
    await forgetCalls(page);
    await page.getByLabel("Start Date").fill("");
    await button(page, "Get Devices").click();
    await expect(warning(page)).toHaveText("Please select a start and end date.");
    await expect(button(page, "Download")).toBeDisabled();
    await page.getByLabel("Start Date").fill("2026-03-10");
    await expect(warning(page)).toHaveCount(0);
    await page.getByLabel("End Date").fill("");
    await button(page, "Get Devices").click();
    await expect(warning(page)).toHaveText("Please select a start and end date.");
    expect(await searches(page)).toEqual([]);
  });

  test("takes a day of the address that is none for a missing one", async ({ page }) => {
    await forgetCalls(page);
    await page.goto("/app/devices?customer=3&campaign=20&dates=custom&from=2026-13-01&to=2026-01-01&searched=1");
    await expect(warning(page)).toHaveText("Please select a start and end date.");
    await expect(page.getByLabel("Start Date")).toHaveValue("");
    await expect(page.getByLabel("End Date")).toHaveValue("2026-01-01");
    await expect(page.getByText("No devices were read.")).toBeVisible();
    expect(await searches(page)).toEqual([]);
  });

  test("says that a range ends before it starts", async ({ page }) => {
    await page.goto("/app/devices?customer=3&campaign=20&dates=custom&from=2026-03-12&to=2026-03-10&searched=1");
    await expect(warning(page)).toHaveText("The end date is before the start date.");
  });

  test("shows zeros and a file without ids when nothing was found", async ({ page }) => {
    await page.goto("/app/devices?customer=3&campaign=20&dates=custom&from=2001-03-10&to=2001-03-12&searched=1");
    await expect(counts(page)).toHaveText("Total: 0 Unique: 0");
    expect((await save(page)).text).toBe("device_id\r\n");
  });

  for (const [customer, words] of [
    ["Broken Reports", "The device warehouse did not answer."],
    ["Refuses Save", "This customer's contract does not include device exports."],
  ] as const) {
    test(`shows in a warning what the service says about ${customer}`, async ({ page }) => {
      await page.goto("/app/devices");
      await choose(page, "Customer", customer);
      await select(page, "Campaigns").click();
      await page.getByRole("option").first().click();
      await page.keyboard.press("Escape");
      await button(page, "Get Devices").click();
      await expect(warning(page)).toHaveText(words);
      await expect(counts(page)).toHaveCount(0);
      await expect(button(page, "Download")).toBeDisabled();
      await expect(button(page, "Get Devices")).toBeEnabled();
      // The words are about this customer.
      await choose(page, "Customer", "Harbor Transit");
      await expect(warning(page)).toHaveCount(0);
    });
  }

  test("says that the service is down, and finds the devices when it is back", async ({ page, faults }) => {
    await faults.add({ service: "main", path: devicesPath, kind: "status", status: 503 });
    await page.goto(searched);
    await expect(warning(page)).toHaveText("The main service is not available.");
    await faults.clear();
    await button(page, "Get Devices").click();
    await expect(counts(page)).toBeVisible();
    await expect(warning(page)).toHaveCount(0);
    // What was found stays when the same search fails later.
    const before = await counts(page).textContent();
    await faults.add({ service: "main", path: devicesPath, kind: "status", status: 500 });
    await button(page, "Get Devices").click();
    await expect(warning(page)).toHaveText("The main service is not available.");
    await expect(counts(page)).toHaveText(before ?? "");
  });

  test("claims no counts for another customer, other campaigns or other days", async ({ page }) => {
    await page.goto(searched);
    await expect(counts(page)).toBeVisible();
    const found = await counts(page).textContent();
    await tick(page, "Spring Launch");
    await expect(counts(page)).toHaveCount(0);
    await expect(button(page, "Download")).toBeDisabled();
    await page.goBack();
    await expect(page).toHaveURL(searched);
    await expect(counts(page)).toHaveText(found ?? "");
    await choose(page, "Date Filter", "Last 7 Days");
    await expect(counts(page)).toHaveCount(0);
    await page.goBack();
    await expect(counts(page)).toHaveText(found ?? "");
    await choose(page, "Customer", "Metro Wraps");
    await expect(page).toHaveURL(/\/app\/devices\?customer=\d+$/);
    await expect(counts(page)).toHaveCount(0);
    await expect(select(page, "Campaigns")).toHaveText("Select Campaigns");
    await expect(button(page, "Download")).toBeDisabled();
  });

  test("drops a search that is still under way when something else is chosen", async ({ page, faults }) => {
    await page.goto("/app/devices?customer=3&campaign=20");
    await expect(page.getByLabel("Start Date")).not.toHaveValue("");
    await faults.add({ service: "main", path: devicesPath, kind: "latency", latencyMs: 4000, count: 1 });
    await button(page, "Get Devices").click();
    await expect(page.getByText("Getting devices")).toBeVisible();
    await choose(page, "Date Filter", "Yesterday");
    await expect(button(page, "Get Devices")).toBeEnabled();
    await expect(page.getByText("Select a customer and campaigns, then get the devices.")).toBeVisible();
    await expect(counts(page)).toHaveCount(0);
  });

  test("is made again by its address, by a reload and by the way back", async ({ page }) => {
    await page.goto("/app/devices?customer=3&campaign=20");
    await choose(page, "Date Filter", "Last 30 Days");
    await button(page, "Get Devices").click();
    await expect(counts(page)).toBeVisible();
    const address = "/app/devices?customer=3&campaign=20&dates=last30&searched=1";
    await expect(page).toHaveURL(address);
    const found = await counts(page).textContent();
    await page.reload();
    await expect(counts(page)).toHaveText(found ?? "");
    await expect(select(page, "Customer")).toHaveText("Harbor Transit");
    await expect(select(page, "Campaigns")).toHaveText("Formula Devices");
    await expect(select(page, "Date Filter")).toHaveText("Last 30 Days");
    await page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Dashboard" }).click();
    await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(counts(page)).toHaveText(found ?? "");
  });

  test("shows campaigns of the address that the customer does not have, so that they can be taken back", async ({
    page,
  }) => {
    await page.goto("/app/devices?customer=3&campaign=20&campaign=999999&dates=last30&searched=1");
    await expect(warning(page)).toHaveText("Campaign not found.");
    await expect(select(page, "Campaigns")).toHaveText("Campaign 999999, Formula Devices");
    await tick(page, "Campaign 999999");
    await button(page, "Get Devices").click();
    await expect(counts(page)).toBeVisible();
  });
});

test.describe("a million devices", () => {
  test("are counted, saved and never drawn, while the page answers", async ({ page }) => {
    test.setTimeout(120_000);
    await page.addInitScript(() => {
      const observer = new PerformanceObserver((list) => {
        const longest = Math.max(...list.getEntries().map(({ duration }) => duration));
        const body = document.documentElement.dataset;
        body["longest"] = String(Math.max(Number(body["longest"] ?? 0), longest));
      });
      observer.observe({ type: "longtask" });
    });
    await page.goto("/app/devices?customer=3");
    await tick(page, "Million Devices");
    await page.evaluate(() => delete document.documentElement.dataset["longest"]);
    await forgetCalls(page);
    await button(page, "Get Devices").click();
    await expect(counts(page)).toHaveText(/^Total: 1,000,000 Unique: 800,\d{3}$/, { timeout: 60_000 });
    const coming = page.waitForEvent("download");
    await button(page, "Download").click();
    await expect(button(page, "Download")).toBeDisabled();
    const path = await (await coming).path();
    await expect(button(page, "Download")).toBeEnabled();
    const file = await readFile(path);
    expect(file.length).toBe("device_id\r\n".length + 38_000_000);
    expect(await page.evaluate(() => document.querySelectorAll("*").length)).toBeLessThan(1000);
    const longest = await page.evaluate(() => Number(document.documentElement.dataset["longest"] ?? 0));
    expect(longest).toBeLessThan(500);
  });
});

test.describe("what fails", () => {
  test("customers are asked for again by Retry", async ({ page, faults }) => {
    await faults.add({ service: "main", path: "/v3/api/customers", kind: "status", status: 500 });
    await page.goto("/app/devices");
    await expect(page.getByText("Could not load customers.")).toBeVisible();
    await expect(select(page, "Customer")).toBeDisabled();
    await faults.clear();
    await button(page, "Retry").click();
    await expect(select(page, "Customer")).toBeEnabled();
    await choose(page, "Customer", "Harbor Transit");
  });

  test("campaigns are asked for again by Retry, and the customer can be changed meanwhile", async ({ page, faults }) => {
    await page.goto("/app/devices");
    await expect(select(page, "Customer")).toHaveText("Select Customer");
    await faults.add({ service: "main", path: campaignsPath, kind: "status", status: 500 });
    await choose(page, "Customer", "Harbor Transit");
    await expect(page.getByText("Could not load campaigns.")).toBeVisible();
    await expect(select(page, "Campaigns")).toBeDisabled();
    await expect(select(page, "Customer")).toBeEnabled();
    await faults.clear();
    await button(page, "Retry").click();
    await tick(page, "Spring Launch");
    await expect(page.getByLabel("Start Date")).not.toHaveValue("");
  });

  test("names chosen campaigns by their number when their names cannot be read", async ({ page, faults }) => {
    await faults.add({ service: "main", path: campaignsPath, kind: "status", status: 500 });
    await page.goto(searched);
    await expect(page.getByText("Could not load campaigns.")).toBeVisible();
    await expect(select(page, "Campaigns")).toHaveText("Campaign 20");
    // The search itself needs no names.
    await expect(counts(page)).toBeVisible();
  });

  test("what is on its way is said to be", async ({ page, faults }) => {
    await faults.add({ service: "main", path: "/v3/api/customers", kind: "latency", latencyMs: 4000, count: 1 });
    await page.goto("/app/devices?customer=3");
    await expect(select(page, "Customer")).toHaveText("Loading Customers");
    await expect(select(page, "Campaigns")).toHaveText("Loading Campaigns");
    await expect(select(page, "Customer")).toHaveText("Harbor Transit");
    await expect(select(page, "Campaigns")).toHaveText("Select Campaigns");
  });

  test("customers beyond those that one answer holds are said to be missing", async ({ page, faults }) => {
    const rows = Array.from({ length: 5001 }, (_, place) => ({ customerId: place + 1, customerName: `Customer ${place}` }));
    await faults.add({ service: "main", path: "/v3/api/customers", kind: "wrong-shape", status: 200, body: JSON.stringify(rows) });
    await page.goto("/app/devices");
    await expect(page.getByText("Showing the first 5,000 of 5,001.", { exact: true })).toBeVisible();
  });

  test("an unknown customer of the address is named as such", async ({ page }) => {
    await page.goto("/app/devices?customer=999999&campaign=1");
    await expect(select(page, "Customer")).toHaveText("Customer 999999");
    await expect(page.getByText("Customer not found.")).toBeVisible();
  });

  test("a download that fails is told in a toast and can be tried again", async ({ page, faults }) => {
    await page.goto(searched);
    await expect(counts(page)).toBeVisible();
    await forgetReads(page);
    await faults.add({ service: "main", path: devicesPath, kind: "status", status: 500 });
    await button(page, "Download").click();
    await expect(toast(page, "The main service is not available.")).toBeVisible();
    await faults.clear();
    expect((await save(page)).name).toBe("export.csv");
  });

  test("a download after the session has ended leads to sign-in", async ({ page, faults }) => {
    await page.goto(searched);
    await expect(counts(page)).toBeVisible();
    await forgetReads(page);
    await faults.add({ service: "main", path: devicesPath, kind: "status", status: 403 });
    await button(page, "Download").click();
    await expect(page).toHaveURL("/sign-in");
    await expect(page.getByText("There is no valid session")).toHaveCount(0);
  });

  test("a customer with 20,000 campaigns does not stop the page", async ({ page, faults }) => {
    const rows = Array.from({ length: 20_000 }, (_, place) => ({ campaignId: 100_000 + place, campaignRef: `C${place}`, customerId: 3 }));
    await faults.add({ service: "main", path: campaignsPath, kind: "wrong-shape", status: 200, body: JSON.stringify(rows) });
    await page.goto("/app/devices?customer=3");
    await expect(select(page, "Campaigns")).toBeEnabled();
    await expect(page.getByText("of 20,000 campaigns")).toHaveCount(0);
    await select(page, "Campaigns").click();
    await expect(page.getByRole("option").first()).toHaveAttribute("aria-setsize", "20000");
    expect(await page.getByRole("option").count()).toBeLessThan(40);
    await page.getByRole("searchbox", { name: "Find in Campaigns" }).fill("C19999");
    await page.getByRole("option", { name: "C19999" }).click();
    await page.keyboard.press("Escape");
    await expect(select(page, "Campaigns")).toHaveText("C19999");
    await expect(page).toHaveURL("/app/devices?customer=3&campaign=119999");
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the screen has no accessibility violations in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(searched);
    await expect(counts(page)).toBeVisible();
    await expect(select(page, "Campaigns")).toHaveText("Formula Devices");
    const violations = async () =>
      (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
    expect(await violations()).toEqual([]);
    await select(page, "Campaigns").click();
    await expect(page.getByRole("listbox")).toBeVisible();
    expect(await violations()).toEqual([]);
  });
}

test("the screen is no wider than a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(searched);
  await expect(counts(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
