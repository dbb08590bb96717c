import { choose, column, download, expect, isSorted, test, toast } from "./support";
import { visit } from "./visit";

test("the list has its age, and is filtered in the address beside its order", async ({ page, backend }) => {
  await page.goto("/app/customers");
  await expect(page.getByText(/^as of \d{1,2}:\d\d [AP]M$/)).toBeVisible();
  const table = page.getByRole("table", { name: "Customers" });
  await expect(table.getByRole("columnheader", { name: "Name" })).toHaveAttribute("aria-sort", "ascending");
  await expect(table.getByRole("row", { name: "Harbor Transit" }).getByRole("cell")).toHaveText(["3", "Harbor Transit", "Bus"]);
  expect(isSorted(await column(table, 2).allTextContents())).toBe(true);
  const links = table.getByRole("link", { name: "Acme Media" });
  await expect(links.nth(0)).toHaveAttribute("href", "/app/customer/acme-media");
  await expect(links.nth(1)).toHaveAttribute("href", "/app/customer/acme-media-12");
  const calls = () => backend.calls("/v3/api/customers");
  const { length } = await calls();
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect.poll(calls).toHaveLength(length + 1);

  const search = page.getByRole("searchbox", { name: "Name or ID" });
  await test.step("filters", async () => {
    await visit(page, "/app/customers?sort=-id");
    await search.fill("media");
    await choose(page, "Channel", "Agency");
    await expect(page).toHaveURL("/app/customers?sort=-id&text=media&channel=AGENCY");
    await expect(page.getByRole("status").filter({ hasText: "customers" })).toHaveText(/^3 of \d+ customers$/);
    await expect(column(table, 1)).toHaveText(["17", "12", "7"]);
    await search.fill("nobody");
    await expect(page.getByText("No customers match the filters.")).toBeVisible();
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await expect(page).toHaveURL("/app/customers?sort=-id");
    await expect(page.getByRole("button", { name: "Clear Filters" })).toHaveCount(0);
    await expect(search).toBeFocused();
    await search.fill("39");
    await expect(column(table, 2)).toHaveText(["Liberty Bell Outdoor"]);
    await search.press("Enter");
    await expect(page).toHaveURL("/app/customer/liberty-bell-outdoor");
  });
});

test("a customer has its buttons, tabs, markets and reports, and loses one tab with a service that is down", async ({ page, backend }) => {
  const release = await backend.hold("/v3/api/markets");
  await page.goto("/app/customer/harbor-transit");
  await expect(page.getByText("Loading Markets")).toBeVisible();
  await release();
  const cards = page.getByRole("list", { name: "Markets" });
  await expect(cards).toBeVisible();
  await expect(page.getByText("Loading Markets")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Harbor Transit", level: 1 })).toBeVisible();
  await expect(page.getByText("Customer 3 · Bus", { exact: true })).toBeVisible();
  const buttons = ["Download Billing Report", "Download Campaigns", "Edit Customer", "Update Campaign Metadata"];
  await expect(page.getByRole("main").getByRole("button")).toHaveText(buttons);
  await expect(page.getByRole("tab")).toHaveText(["Overview", "Markets", "Campaigns", "Vehicles", "Users", "Billing"]);
  await expect(page.getByRole("tab", { name: "Markets" })).toHaveAttribute("aria-selected", "true");
  const boston = cards.getByRole("region", { name: "Boston" });
  await expect(boston.getByRole("term")).toHaveText(["ID", "Population", "Hash"]);
  await expect(boston.getByRole("definition")).toHaveText(["2", "4,900,000", "d4f1c2"]);
  expect(isSorted(await cards.getByRole("heading").allTextContents())).toBe(true);

  await test.step("reports are saved", async () => {
    const press = (name: string) => download(page, () => page.getByRole("button", { name }).click());
    const billing = await press("Download Billing Report");
    expect(billing.name).toBe("billing_metrics.csv");
    expect(billing.text).toMatch(/^Customer ID,Contract ID,Campaign ID,Campaign Ref,[^\n]*\n3,/);
    const campaigns = await press("Download Campaigns");
    expect(campaigns.name).toBe("customer_campaigns.csv");
    expect(campaigns.text.split("\r\n")).toContain("7,Cedar Health - Brand Refresh,Draft,Not Set,Not Set");
  });

  await test.step("what is billed is added up by contract and month, and by either", async () => {
    await page.getByRole("tab", { name: "Billing" }).click();
    const sums = page.getByRole("table", { name: "Billing" });
    const row = sums.getByRole("row").filter({ has: page.getByRole("link", { name: "Spring Launch", exact: true }) }).first();
    await expect(row.getByRole("cell").first()).toHaveText("1004");
    await expect(row.getByRole("link")).toHaveAttribute("href", "/app/customer/harbor-transit/campaign/4");
    await page.getByRole("searchbox", { name: "Campaign, Contract or Advertiser" }).fill("1004");
    await choose(page, "Sums By", "Contract");
    await expect(page).toHaveURL(/billed=1004&sum=contract$/);
    await expect(sums.getByRole("columnheader")).toContainText(["Contract", "Assets", "Frames", "Campaigns"]);
    const cells = sums.getByRole("row").nth(1).getByRole("cell");
    await expect(cells).toHaveText(["1004", /^\d+$/, /^\d+$/, "Spring Launch"]);
    const [, assets = "", frames = ""] = await cells.allTextContents();
    await expect(page.getByText(`Total: ${assets} assets, ${frames} frames.`)).toBeVisible();
    await page.getByRole("tab", { name: "Markets" }).click();
  });

  await cards.getByRole("link", { name: "Boston" }).click();
  await expect(page).toHaveURL("/app/markets/d4f1c2");
  await expect(page.getByRole("heading", { name: "Boston", level: 1 })).toBeVisible();

  await backend.fail({ kind: "status", path: "/v3/api/markets", status: 500 });
  await visit(page, "/app/customer/broken-reports");
  await expect(page.getByText("Could not load markets.")).toBeVisible();
  await page.getByRole("tab", { name: "Users" }).click();
  await expect(page.getByRole("table", { name: "Users" }).or(page.getByText("This customer does not have any users."))).toBeVisible();
  await page.getByRole("button", { name: "Download Billing Report" }).click();
  await expect(toast(page, "There was an error downloading the report.")).toHaveAttribute("data-tone", "red");
  await visit(page, "/app/customer/nobody-at-all");
  await expect(page.getByText("Customer not found.")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link")).toHaveText(["Customers"]);
  await page.getByRole("link", { name: "Back to Customers" }).click();
  await expect(page).toHaveURL("/app/customers");

  // Whatever a customer is called, it keeps within a phone's width.
  const customerName = "x".repeat(200);
  await backend.mend();
  await backend.serve("/v3/api/customers", [{ customerId: 3, customerName }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, `/app/customer/${customerName}`);
  await expect(page.getByRole("heading", { name: customerName, level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("the overview has the figures, what needs attention and the campaigns, and stays the first tab once it was chosen", async ({ page, backend }) => {
  const attention = page.getByRole("region", { name: "Needs attention" });
  await page.goto("/app/customer/harbor-transit");
  await page.getByRole("tab", { name: "Overview" }).click();
  const figures = page.getByLabel("Figures");
  await expect(figures.getByRole("term")).toHaveText(["Markets", "Campaigns", "Active Campaigns", "Frames", "Vehicles"]);
  await expect(figures.getByRole("definition")).toHaveText(["5", /^\d+$/, /^\d+$/, "100+", /^\d+$/]);
  await expect(page.getByRole("figure", { name: "Campaigns over time" }).getByRole("listitem").first()).toContainText(/\d\d-\d\d-\d{4}/);
  await expect(page.getByRole("link", { name: "Hartford" })).toHaveAttribute("href", /^\/app\/markets\/[0-9a-f]{6}$/);
  await visit(page, "/app/customer/metro-wraps");
  await expect(page.getByRole("tab", { name: "Overview" })).toHaveAttribute("aria-selected", "true");
  // What one service does not tell leaves the rest as it is.
  await backend.fail({ kind: "status", path: "/v3/api/frames/admin-list", status: 500 });
  await visit(page, "/app/customer/harbor-transit");
  await expect(page.getByText("Could not load frames.")).toBeVisible();
  await expect(figures.getByRole("definition").nth(3)).toHaveText("—");
  await attention.getByRole("link", { name: "Studies whose period is over" }).click();
  await expect(page).toHaveURL("/app/dashboard?customer=3&attention=UNFINISHED_STUDY");
});
