import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { callsOf, choose, enter, expect, forgetCalls, test, toast } from "./support";

const pixelsPath = "/v3/api/pixels";

const table = (page: Page) => page.getByRole("table", { name: "Pixels" });
const row = (page: Page, name: string) => table(page).getByRole("row", { name });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const field = (page: Page, name: string) => page.getByRole("dialog").getByRole("textbox", { name, exact: true });

/** The calls that reached the pixels of the main API, as "METHOD path". */
async function pixelCalls(page: Page): Promise<string[]> {
  const calls = await callsOf(page);
  return calls.filter(({ path }) => path.startsWith(pixelsPath)).map(({ method, path }) => `${method} ${path}`);
}

test.beforeEach(async ({ page }) => {
  await enter(page);
});

test.describe("the list", () => {
  test("shows the pixels without a campaign when nothing is chosen", async ({ page }) => {
    await page.goto("/app/dashboard");
    await forgetCalls(page);
    await page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Pixels" }).click();
    await expect(heading(page, "Pixels without a Campaign")).toBeVisible();
    await expect(table(page).getByRole("columnheader")).toHaveText([
      /^Name/,
      /^Page/,
      /^Funnel Stage/,
      /^Campaign/,
      /^Requests/,
      "Actions",
    ]);
    await expect(row(page, "Homepage 24")).toBeVisible();
    await expect(row(page, "Spring Launch")).toHaveCount(0);
    expect(await pixelCalls(page)).toEqual([`GET ${pixelsPath}/missing-campaign`]);
  });

  test("shows the pixels of a chosen customer, then of a chosen campaign of that customer", async ({ page }) => {
    await page.goto("/app/pixels");
    await expect(table(page)).toBeVisible();
    await forgetCalls(page);
    await choose(page, "Customer", "Harbor Transit");
    await expect(page).toHaveURL("/app/pixels?customer=3");
    await expect(heading(page, "Pixels for Harbor Transit")).toBeVisible();
    await expect(row(page, "Careers").getByRole("cell").nth(3)).toHaveText("Spring Launch");
    expect(await pixelCalls(page)).toEqual([`GET ${pixelsPath}/customer/3`]);

    await forgetCalls(page);
    await choose(page, "Campaign", "Spring Launch");
    await expect(page).toHaveURL("/app/pixels?customer=3&campaign=4");
    await expect(heading(page, "Pixels for Spring Launch")).toBeVisible();
    await expect(row(page, "Careers").getByRole("cell").first()).toHaveText("Careers");
    await expect(row(page, "Checkout 15")).toHaveCount(0);
    expect(await pixelCalls(page)).toEqual([`GET ${pixelsPath}/campaign/4`]);

    await page.reload();
    await expect(heading(page, "Pixels for Spring Launch")).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Customer" })).toHaveText("Harbor Transit");
    await expect(page.getByRole("combobox", { name: "Campaign" })).toHaveText("Spring Launch");
  });

  test("goes back to the default list with Clear Filters", async ({ page }) => {
    await page.goto("/app/pixels?customer=3&campaign=4");
    await expect(row(page, "Careers")).toBeVisible();
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await expect(page).toHaveURL("/app/pixels");
    await expect(heading(page, "Pixels without a Campaign")).toBeVisible();
    await expect(row(page, "Homepage 24")).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Customer" })).toHaveText("All Customers");
    await expect(page.getByRole("combobox", { name: "Campaign" })).toHaveText("All Campaigns");
  });

  test("offers the chosen customer's campaigns only, and all without a customer", async ({ page }) => {
    await page.goto("/app/pixels");
    const campaigns = page.getByRole("combobox", { name: "Campaign" });
    await expect(campaigns).toHaveText("All Campaigns");
    await campaigns.click();
    const all = await page.getByRole("option").count();
    await page.keyboard.press("Escape");
    await choose(page, "Customer", "Harbor Transit");
    await expect(heading(page, "Pixels for Harbor Transit")).toBeVisible();
    await campaigns.click();
    await expect(page.getByRole("option", { name: "Spring Launch", exact: true })).toBeVisible();
    expect(await page.getByRole("option").count()).toBeLessThan(all);
    await page.keyboard.press("Escape");
    await choose(page, "Customer", "Quiet Corner Media");
    await expect(page).toHaveURL("/app/pixels?customer=29");
    await expect(page.getByText("No pixels found.")).toBeVisible();
    await campaigns.click();
    await expect(page.getByRole("option")).toHaveText(["All Campaigns"]);
  });

  test("offers a customer's campaigns and names a chosen one wherever they are among all campaigns", async ({ page, faults }) => {
    const campaign = (campaignId: number, campaignRef: string, customerId: number) => ({ campaignId, campaignRef, customerId });
    const body = JSON.stringify([
      ...Array.from({ length: 6000 }, (_, place) => campaign(100_000 + place, `C${place}`, 3)),
      campaign(107_001, "Zebra Crossing", 29),
      campaign(107_002, " ", 29),
    ]);
    // The oldest switch that fits goes first.
    await faults.add({
      service: "main",
      path: "/v3/api/campaigns/107001",
      kind: "wrong-shape",
      status: 200,
      body: JSON.stringify(campaign(107_001, "Zebra Crossing", 29)),
    });
    await faults.add({ service: "main", path: "/v3/api/campaigns", kind: "wrong-shape", status: 200, body });
    await page.goto("/app/pixels?campaign=107001");
    await expect(heading(page, "Pixels for Zebra Crossing")).toBeVisible();
    await expect(page.getByText("Showing the first 5,000 of 6,002.", { exact: true })).toBeVisible();
    await choose(page, "Customer", "Quiet Corner Media");
    await expect(page).toHaveURL("/app/pixels?customer=29");
    await expect(page.getByText("Showing the first", { exact: false })).toHaveCount(0);
    await page.getByRole("combobox", { name: "Campaign" }).click();
    await expect(page.getByRole("option")).toHaveText(["All Campaigns", "Campaign 107002", "Zebra Crossing"]);
    await page.getByRole("option", { name: "Campaign 107002" }).click();
    await expect(heading(page, "Pixels for Campaign 107002")).toBeVisible();
    await choose(page, "Customer", "Harbor Transit");
    await expect(page.getByText("Showing the first 5,000 of 6,000.", { exact: true })).toBeVisible();
  });

  test("says where its customers end", async ({ page, faults }) => {
    const rows = Array.from({ length: 5001 }, (_, place) => ({ customerId: place + 1, customerName: `Customer ${place}` }));
    await faults.add({ service: "main", path: "/v3/api/customers", kind: "wrong-shape", status: 200, body: JSON.stringify(rows) });
    await page.goto("/app/pixels");
    await expect(page.getByText("Showing the first 5,000 of 5,001.", { exact: true })).toBeVisible();
  });

  test("keeps its order in the address", async ({ page }) => {
    await page.goto("/app/pixels?campaign=4");
    await table(page).getByRole("button", { name: "Requests" }).click();
    await table(page).getByRole("button", { name: "Requests" }).click();
    await expect(page).toHaveURL("/app/pixels?campaign=4&sort=-requests");
    const counts = (await table(page).locator("tbody td:nth-child(5)").allTextContents()).map((text) => Number(text.replace(",", "")));
    expect(counts).toEqual(counts.toSorted((left, right) => right - left));
  });

  test("leads to the pixel and to its campaign", async ({ page }) => {
    await page.goto("/app/pixels?campaign=4");
    await expect(row(page, "Careers").getByRole("link", { name: "Spring Launch" })).toHaveAttribute(
      "href",
      "/app/customer/harbor-transit/campaign/4",
    );
    await row(page, "Careers").getByRole("link", { name: "Careers" }).click();
    await expect(page).toHaveURL("/app/customer/harbor-transit/campaign/4/pixel/35");
  });

  test("is logged when it cannot be read, and comes with Retry", async ({ page, faults }) => {
    const logged: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") logged.push(message.text());
    });
    await faults.add({ service: "main", path: pixelsPath, kind: "status", status: 500 });
    await page.goto("/app/pixels?campaign=4");
    await expect(page.getByText("Could not load pixels.")).toBeVisible();
    await expect(page.getByText("No pixels found.")).toHaveCount(0);
    expect(logged.some((line) => line.includes("Could not load pixels."))).toBe(true);
    await faults.clear();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(row(page, "Careers")).toBeVisible();
  });

  test("stays in place when campaigns cannot be read, and a change leaves them alone", async ({ page, faults }) => {
    await faults.add({ service: "main", path: "/v3/api/campaigns", kind: "status", status: 500 });
    await page.goto("/app/pixels?customer=3");
    await expect(row(page, "Careers").getByRole("cell").nth(1)).toHaveText("Directory Page");
    await expect(page.getByText("Could not load campaigns.")).toBeVisible();
    await row(page, "Careers").getByRole("button", { name: "Edit" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit Pixel" });
    await expect(dialog.getByText("Could not load campaigns.")).toBeVisible();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Pixel saved")).toBeVisible();
    await faults.clear();
    await page.reload();
    await expect(row(page, "Careers").getByRole("cell").nth(3)).toHaveText("Spring Launch");
  });

  test("is the usual one where the address names nothing that could be chosen", async ({ page }) => {
    await page.goto("/app/pixels?customer=abc&campaign=-1&pixel=none");
    await expect(heading(page, "Pixels without a Campaign")).toBeVisible();
    await expect(row(page, "Homepage 24")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("works without the names of customers", async ({ page, faults }) => {
    await faults.add({ service: "main", path: "/v3/api/customers", kind: "status", status: 500 });
    await page.goto("/app/pixels?customer=3");
    await expect(page.getByText("Could not load customers to choose from.")).toBeVisible();
    await expect(heading(page, "Pixels for Customer 3")).toBeVisible();
    await expect(row(page, "Careers")).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Customer" })).toHaveText("Customer 3");
    await choose(page, "Campaign", "Spring Launch");
    await expect(heading(page, "Pixels for Spring Launch")).toBeVisible();
    await faults.clear();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("combobox", { name: "Customer" })).toHaveText("Harbor Transit");
    await expect(page.getByText("Could not load customers to choose from.")).toHaveCount(0);
  });

  test("works without the names of campaigns, and its filters can be cleared", async ({ page, faults }) => {
    await faults.add({ service: "main", path: "/v3/api/campaigns", kind: "status", status: 500 });
    await page.goto("/app/pixels?customer=3");
    await expect(page.getByText("Could not load campaigns to choose from.")).toBeVisible();
    await expect(heading(page, "Pixels for Harbor Transit")).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Campaign" })).toHaveText("No Campaigns Loaded");
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await expect(heading(page, "Pixels without a Campaign")).toBeVisible();
  });
});

test.describe("a pixel", () => {
  test("is created with a new UUID, starts in the listed campaign, and then stands in the list", async ({ page, faults }) => {
    await page.goto("/app/pixels?campaign=4");
    await page.getByRole("button", { name: "New Pixel" }).click();
    const dialog = page.getByRole("dialog", { name: "New Pixel" });
    await expect(dialog.getByRole("combobox", { name: "Campaign" })).toHaveText("Spring Launch");
    await expect(field(page, "UUID")).toHaveValue(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText("A name is required.")).toBeVisible();
    await expect(dialog.getByText("A page is required.")).toBeVisible();
    await field(page, "Name").fill("Listed Anew");
    await choose(dialog, "Page", "Product Page");
    await faults.add({ service: "main", path: pixelsPath, method: "POST", kind: "latency", latencyMs: 2500 });
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("progressbar", { name: "Loading", exact: true })).toBeVisible();
    await expect(toast(page, "Pixel saved")).toHaveAttribute("data-tone", "green");
    await expect(dialog).toHaveCount(0);
    await expect(row(page, "Listed Anew").getByRole("cell").nth(1)).toHaveText("Product Page");
  });

  test("without a campaign leaves that list when it is given one", async ({ page }) => {
    await page.goto("/app/pixels");
    await row(page, "Education 60").getByRole("button", { name: "Edit" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit Pixel" });
    await expect(page).toHaveURL("/app/pixels?pixel=60");
    await expect(dialog.getByRole("combobox", { name: "Campaign" })).toHaveText("None");
    await choose(dialog, "Campaign", "Spring Launch");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Pixel saved")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL("/app/pixels");
    await expect(row(page, "Education 60")).toHaveCount(0);
  });

  test("is seen as it was saved while campaigns and customers cannot be read", async ({ page, faults }) => {
    await page.goto("/app/pixels?customer=3");
    await row(page, "Contact Us 42").getByRole("button", { name: "Edit" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit Pixel" });
    await expect(dialog.getByRole("combobox", { name: "Campaign" })).toBeEnabled();
    await choose(dialog, "Page", "Checkout Page");
    await faults.add({ service: "main", path: "/v3/api/campaigns", kind: "status", status: 500 });
    await faults.add({ service: "main", path: "/v3/api/customers", kind: "status", status: 500 });
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Pixel saved")).toHaveAttribute("data-tone", "green");
    await expect(row(page, "Contact Us 42").getByRole("cell").nth(1)).toHaveText("Checkout Page");
    await expect(page.getByText("Could not load campaigns.")).toBeVisible();
  });

  test("is taken out of its campaign with None", async ({ page }) => {
    await page.goto("/app/pixels?customer=3");
    await row(page, "Contact Us 42").getByRole("button", { name: "Edit" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit Pixel" });
    await choose(dialog, "Campaign", "None");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Pixel saved")).toBeVisible();
    await expect(row(page, "Contact Us 42").getByRole("cell").nth(3)).toHaveText("");
  });

  test("that the service refuses stays in the form with its words", async ({ page }) => {
    await page.goto("/app/pixels?campaign=4&pixel=36");
    const dialog = page.getByRole("dialog", { name: "Edit Pixel" });
    await expect(field(page, "Name")).toHaveValue("Refuses Save");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByRole("alert")).not.toBeEmpty();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(page).toHaveURL("/app/pixels?campaign=4");
  });

  test("gives its link to the clipboard", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/app/pixels?campaign=4");
    await row(page, "Careers").getByRole("button", { name: "Copy Link" }).click();
    await expect(toast(page, "Pixel link copied to clipboard!")).toHaveAttribute("data-tone", "green");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/v3\/pixel\/[0-9a-f-]{36}$/);
  });

  test("is checked in three outcomes", async ({ page }) => {
    await page.goto("/app/pixels?campaign=4");
    const outcomes = [
      ["Home", "This pixel has fired in the last three days.", "green"],
      ["Careers", "This pixel has not fired in the last three days.", "orange"],
      ["Breaks Check", "There was an error checking this pixel.", "red"],
    ] as const;
    for (const [name, message, tone] of outcomes) {
      await table(page).getByRole("button", { name: `Check ${name}`, exact: true }).click();
      await expect(toast(page, message)).toHaveAttribute("data-tone", tone);
    }
  });
});

for (const scheme of ["light", "dark"] as const) {
  test(`the screen is accessible in ${scheme}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    for (const path of ["/app/pixels", "/app/pixels?customer=3", "/app/pixels?customer=29"]) {
      await page.goto(path);
      await expect(table(page).or(page.getByText("No pixels found."))).toBeVisible();
      await expect(page.getByRole("combobox", { name: "Customer" })).toBeEnabled();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
    }
  });
}

test("the screen is no wider than a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/app/pixels?customer=3");
  await expect(row(page, "Careers")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
