import { choose, column, download, expect, isSorted, openArea, test, toast } from "./support";

const harborTransit = "/app/customer/harbor-transit";

test.describe("the list", () => {
  test("shows ID, name and channel, sorted by name, and leads to each customer by its slug", async ({ page }) => {
    await page.goto("/app/dashboard");
    await openArea(page, "Customers");
    const table = page.getByRole("table", { name: "Customers" });
    await expect(table.getByRole("columnheader")).toHaveText([/^ID/, /^Name/, /^Channel/]);
    await expect(table.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "ascending");
    await expect(table.getByRole("row", { name: "Harbor Transit" }).getByRole("cell")).toHaveText(["3", "Harbor Transit", "Bus"]);
    // A channel that the graph does not know.
    await expect(table.getByRole("row", { name: "Gondola" }).getByRole("cell").last()).toHaveText("GONDOLA");
    expect(isSorted(await column(table, 2).allTextContents())).toBe(true);
    const links = table.getByRole("link", { name: "Acme Media" });
    await expect(links).toHaveCount(2);
    await expect(links.nth(0)).toHaveAttribute("href", "/app/customer/acme-media");
    await expect(links.nth(1)).toHaveAttribute("href", "/app/customer/acme-media-12");
    await table.getByRole("link", { name: "Café 24" }).click();
    await expect(page.getByRole("heading", { name: "Café 24", level: 1 })).toBeVisible();
  });

  test("opens a row by a click beside the link and by Enter", async ({ page }) => {
    await page.goto("/app/customers");
    await page.getByRole("row", { name: "Metro Wraps" }).getByRole("cell", { name: "Car", exact: true }).click();
    await expect(page).toHaveURL("/app/customer/metro-wraps");
    await page.goBack();
    await page.getByRole("row", { name: "Rolling Canvas" }).press("Enter");
    await expect(page).toHaveURL("/app/customer/rolling-canvas");
  });

  test("keeps its filters in the address beside its order", async ({ page }) => {
    await page.goto("/app/customers?sort=-id");
    const ids = column(page.getByRole("table", { name: "Customers" }), 1);
    await page.getByRole("searchbox", { name: "Name or ID" }).fill("media");
    await choose(page, "Channel", "Agency");
    await expect(page).toHaveURL("/app/customers?sort=-id&text=media&channel=AGENCY");
    await expect(page.getByRole("status").filter({ hasText: "customers" })).toHaveText(/^3 of \d+ customers$/);
    await expect(ids).toHaveText(["17", "12", "7"]);
    await page.reload();
    await expect(page.getByRole("searchbox", { name: "Name or ID" })).toHaveValue("media");
    await expect(ids).toHaveText(["17", "12", "7"]);
  });

  test("finds a customer by its number and opens the only one left with Enter", async ({ page }) => {
    await page.goto("/app/customers");
    const search = page.getByRole("searchbox", { name: "Name or ID" });
    await search.fill("39");
    await expect(column(page.getByRole("table", { name: "Customers" }), 2)).toHaveText(["Liberty Bell Outdoor"]);
    await search.press("Enter");
    await expect(page).toHaveURL("/app/customer/liberty-bell-outdoor");
  });

  test("scrolls with the window below its header, and is where it was after Back", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto("/app/customers");
    const table = page.getByRole("table", { name: "Customers" });
    const row = table.getByRole("row", { name: "Uptown Taxi Toppers" });
    await row.scrollIntoViewIfNeeded();
    await expect(table.getByRole("columnheader", { name: "Name" })).toBeInViewport();
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(0);
    await row.getByRole("link").click();
    await expect(page.getByRole("heading", { name: "Uptown Taxi Toppers", level: 1 })).toBeVisible();
    await page.goBack();
    await expect(row).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  });

  test("keeps what has the focus below its header when Tab goes backwards", async ({ page }) => {
    await page.setViewportSize({ width: 720, height: 450 });
    await page.goto("/app/customers");
    const table = page.getByRole("table", { name: "Customers" });
    await table.getByRole("row", { name: "Uptown Taxi Toppers" }).focus();
    const bottom = () => table.getByRole("columnheader", { name: "Name" }).evaluate((header) => header.getBoundingClientRect().bottom);
    for (let row = 0; row < 20; row += 1) {
      await page.keyboard.press("Shift+Tab");
      const top = await table.locator(":focus").evaluate((focused) => focused.getBoundingClientRect().top);
      expect(top).toBeGreaterThanOrEqual(await bottom());
    }
    // The bar has the focus where it is.
    const scrolled = await page.evaluate(() => window.scrollY);
    await page.getByRole("button", { name: /^Use the/ }).focus();
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  });

  test("shows a text when no customer matches, and all customers after Clear Filters", async ({ page }) => {
    await page.goto("/app/customers?text=nobody&channel=BUS");
    await expect(page.getByText("No customers match the filters.")).toBeVisible();
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await expect(page).toHaveURL("/app/customers");
    await expect(page.getByRole("button", { name: "Clear Filters" })).toHaveCount(0);
    await expect(page.getByRole("searchbox", { name: "Name or ID" })).toBeFocused();
    await expect(page.getByText(/^\d+ customers$/)).toBeVisible();
  });
});

test.describe("customer details", () => {
  test("have four buttons and four tabs, and open on the market cards, sorted by name", async ({ page }) => {
    await page.goto(harborTransit);
    await expect(page.getByRole("heading", { name: "Harbor Transit", level: 1 })).toBeVisible();
    await expect(page.getByText("Customer 3 · Bus", { exact: true })).toBeVisible();
    await expect(page.getByRole("main").getByRole("button")).toHaveText([
      "Download Billing Report",
      "Download Campaigns",
      "Edit Customer",
      "Update Campaign Metadata",
    ]);
    await expect(page.getByRole("tab")).toHaveText(["Markets", "Campaigns", "Vehicles", "Users"]);
    await expect(page.getByRole("tab", { name: "Markets" })).toHaveAttribute("aria-selected", "true");
    const cards = page.getByRole("list", { name: "Markets" });
    const boston = cards.getByRole("region", { name: "Boston" });
    await expect(boston.getByRole("term")).toHaveText(["ID", "Population", "Hash"]);
    await expect(boston.getByRole("definition")).toHaveText(["2", "4,900,000", "d4f1c2"]);
    const names = await cards.getByRole("heading").allTextContents();
    expect(names.length).toBeGreaterThan(2);
    expect(isSorted(names)).toBe(true);
  });

  test("lead from a market to its row in the list of markets", async ({ page }) => {
    await page.goto(harborTransit);
    await page.getByRole("list", { name: "Markets" }).getByRole("link", { name: "Boston" }).click();
    await expect(page).toHaveURL("/app/markets?text=d4f1c2");
    const rows = page.getByRole("table").getByRole("row").filter({ has: page.getByRole("cell") });
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText("Boston");
  });

  test("show a spinner with words until the markets have loaded", async ({ page, backend }) => {
    const release = await backend.hold("/v3/api/markets");
    await page.goto(harborTransit);
    await expect(page.getByText("Loading Markets")).toBeVisible();
    await release();
    await expect(page.getByRole("list", { name: "Markets" })).toBeVisible();
    await expect(page.getByText("Loading Markets")).toHaveCount(0);
  });

  test("of an unknown slug are not found, with a way back", async ({ page }) => {
    await page.goto("/app/customer/nobody-at-all");
    await expect(page.getByText("Customer not found.")).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link")).toHaveText(["Customers"]);
    await page.getByRole("link", { name: "Back to Customers" }).click();
    await expect(page).toHaveURL("/app/customers");
  });

  test("lose one tab, not all, with a service that is down", async ({ page, backend }) => {
    await backend.fail({ kind: "status", path: "/v3/api/markets", status: 500 });
    await page.goto(harborTransit);
    await expect(page.getByText("Could not load markets.")).toBeVisible();
    await page.getByRole("tab", { name: "Users" }).click();
    await expect(page.getByRole("row", { name: "Ada Byron" })).toBeVisible();
  });

  test("keep within a phone's width whatever the customer is called", async ({ page, backend }) => {
    const customerName = "x".repeat(200);
    await backend.serve("/v3/api/customers", [{ customerId: 3, customerName }]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/app/customer/${customerName}`);
    await expect(page.getByRole("heading", { name: customerName, level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test.describe("reports", () => {
  test("download as billing_metrics.csv and customer_campaigns.csv", async ({ page }) => {
    await page.goto(harborTransit);
    const press = (name: string) => download(page, () => page.getByRole("button", { name }).click());
    const billing = await press("Download Billing Report");
    expect(billing.name).toBe("billing_metrics.csv");
    const [header, first] = billing.text.split("\r\n");
    expect(header).toBe(
      "Customer ID,Contract ID,Campaign ID,Campaign Ref,Advertiser,Active From,Active To,Asset Count,Frame Count",
    );
    expect(first).toMatch(/^3,/);

    const campaigns = await press("Download Campaigns");
    expect(campaigns.name).toBe("customer_campaigns.csv");
    const lines = campaigns.text.split("\r\n");
    expect(lines[0]).toBe("Campaign ID,Campaign Name,Status,Active From,Active To");
    expect(lines).toContain("7,Cedar Health - Brand Refresh,Draft,Not Set,Not Set");
    expect(lines).toContainEqual(
      expect.stringMatching(/^16,Atlas Motors - Holiday Push,Active,\d{4}-\d{2}-\d{2},\d{4}-\d{2}-\d{2}$/),
    );
  });

  test("show a red toast when their data cannot be read", async ({ page }) => {
    await page.goto("/app/customer/broken-reports");
    await page.getByRole("button", { name: "Download Billing Report" }).click();
    await expect(toast(page, "There was an error downloading the report.")).toHaveAttribute("data-tone", "red");
  });
});

test("says how old the list is, and reads it again", async ({ page, backend }) => {
  await page.goto("/app/customers");
  await expect(page.getByText(/^as of \d{1,2}:\d\d [AP]M$/)).toBeVisible();
  const before = await backend.calls("/v3/api/customers");
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect.poll(async () => (await backend.calls("/v3/api/customers")).length).toBe(before.length + 1);
});

test("has no age when nothing was read", async ({ page, backend }) => {
  await backend.fail({ kind: "status", path: "/v3/api/customers", status: 500 });
  await page.goto("/app/customers");
  await expect(page.getByText("Could not load customers.")).toBeVisible();
  await expect(page.getByText(/^as of /)).toHaveCount(0);
  await backend.mend();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText(/^as of \d{1,2}:\d\d [AP]M$/)).toBeVisible();
});
