import type { Locator, Page } from "@playwright/test";
import { choose, column, download, expect, test, toast, validate } from "./support";

const check = "/v3/api/dev/supported-assets-check";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const table = (page: Page) => page.getByRole("table", { name: "Validation results" });
const ids = (rows: Locator) => column(rows, 1);
const raw = (page: Page) => page.getByRole("group", { name: "Raw response" });
const shown = (page: Page, text: string) => page.getByText(`${text} shown`, { exact: true });

test.beforeEach(async ({ page }) => {
  await page.goto("/app/validations");
});

test("a run needs the required fields, is sent once, says what is no asset id, and folds its form, which a reload keeps", async ({ page, backend }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await button(page, "Run Validation").click();
  for (const [name, problem] of [
    ["Customer", "Select a customer."],
    ["Ad Group ID", "Enter an ad group ID."],
    ["Asset Owner", "Enter an asset owner."],
    ["Media Product", "Enter a media product."],
  ] as const) {
    await expect(page.getByLabel(name)).toHaveAccessibleDescription(problem);
  }
  await expect(page.getByRole("combobox", { name: "Customer" })).toBeFocused();

  const offered = page.getByRole("listbox", { name: /Ad Group ID|Asset Owner/ }).getByRole("option");
  await choose(page, "Customer", "Harbor Transit (3)");
  const adGroup = page.getByRole("combobox", { name: "Ad Group ID" });
  await backend.forgetCalls();
  await adGroup.click();
  await expect(offered.first()).toHaveText(/\(\d+\)/);
  // A call for each of the latest campaigns.
  const calls = (await backend.calls("/v3/api/flights/ad-groups/3/")).length;
  expect(calls).toBeGreaterThan(0);
  expect(calls).toBeLessThanOrEqual(10);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(adGroup).toHaveValue(/^\d+$/);
  await expect(adGroup).toHaveAccessibleDescription(/\(\d+\) · \w/);
  await adGroup.fill("4711");
  await page.keyboard.press("Escape");
  await expect(adGroup).toHaveValue("4711");
  const owner = page.getByRole("combobox", { name: "Asset Owner" });
  await owner.fill("harb");
  await expect(page.getByText("Enter an asset owner.")).toHaveCount(0);
  await offered.filter({ hasText: "Harbor Media" }).first().click();
  await expect(owner).toHaveValue("Harbor Media");
  await expect(page).toHaveURL(/ad-group=4711&owner=Harbor\+Media/);
  expect(await backend.calls(check)).toEqual([]);

  await page.getByLabel("Face Positions").selectOption(["LEFT", "BACK"]);
  await expect(page.getByLabel("Face Positions")).toHaveAccessibleDescription("Hold Cmd/Ctrl or Shift to select multiple.");
  const release = await backend.hold(check);
  await validate(page, { ids: "957, x12\n958,957" });
  await expect(page.getByLabel("Asset IDs")).toHaveAccessibleDescription("3 asset IDs. Not asset IDs: x12. Repeated: 957.");
  await expect(button(page, "Running...")).toBeDisabled();
  await release();
  const criteria = page.getByRole("list", { name: "Applied criteria" });
  await expect(criteria.getByRole("listitem")).toHaveText([
    "Harbor Transit (3)",
    "Ad group 93",
    "Owner Harbor Media",
    "LEFT, BACK",
    "Product Wrap",
    "3 assets",
    "Backend returns only ineligible assets",
  ]);
  await expect(ids(table(page))).toHaveText(["957", "957", "958"]);
  expect(await backend.calls(check)).toEqual([`POST ${check}`]);

  await expect(criteria).toBeInViewport();
  await expect(page.getByLabel("Media Product")).toBeHidden();
  await button(page, "Change Criteria").click();
  await expect(page.getByRole("combobox", { name: "Customer" })).toBeFocused();
  await page.getByLabel("Media Product").fill("Odd Rows");
  await expect(page).toHaveURL(/[?&]product=Odd(\+|%20)Rows/);
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Customer" })).toHaveValue("Harbor Transit (3)");
  await expect(page.getByLabel("Media Product")).toHaveValue("Odd Rows");
  await expect(page.getByLabel("Asset IDs")).toHaveValue("957, x12\n958,957");
  await expect(page.getByRole("note")).toHaveText("The results were not kept. Run the validation again to see them.");
  await button(page, "Run Validation").click();
  await expect(criteria.getByRole("listitem").first()).toHaveText("Harbor Transit (3)");
});

test("results are filtered, sorted and grouped without another call, copied and exported, and drawn as far as they are in view", async ({ page, context, backend }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await validate(page);
  await expect(shown(page, "120 of 120")).toBeVisible();
  await expect(page.getByRole("definition")).toHaveText(["120", "2", "118", "5"]);
  const inactive = page.getByRole("list", { name: "Failure reasons" }).getByRole("button", { name: "inactive" });
  await inactive.click();
  await expect(inactive).toHaveAttribute("aria-pressed", "true");
  await expect(shown(page, "37 of 120")).toBeVisible();
  // A row must have all reasons.
  await table(page).getByRole("button", { name: "Provider missing" }).first().click();
  await expect(page).toHaveURL(/[?&]reason=inactive&reason=providerId_null$/);
  await expect(page.getByText(/^\d of 120 shown$/)).toBeVisible();
  for (const row of await table(page).getByRole("row").filter({ has: page.getByRole("cell") }).all()) {
    await expect(row.getByRole("button", { name: "inactive" })).toBeVisible();
    await expect(row.getByRole("button", { name: "Provider missing" })).toBeVisible();
  }
  await button(page, "Remove inactive").click();
  await page.getByRole("searchbox", { name: "Search Asset ID" }).fill("99999");
  await expect(page.getByText("No results match the current filters", { exact: true })).toBeVisible();
  await button(page, "Clear Filters").click();
  await expect(shown(page, "120 of 120")).toBeVisible();
  await expect(button(page, "Clear Filters")).toHaveCount(0);
  const byClass = table(page).getByRole("columnheader", { name: "Class", exact: true }).getByRole("button");
  await byClass.click();
  await byClass.click();
  await expect(page.getByRole("combobox", { name: "Direction" })).toHaveValue("Desc");
  await page.getByRole("checkbox", { name: "Group By Reason" }).click();
  await expect(page).toHaveURL(/[?&]sort=-classRef&group=reason$/);
  const headings = ["Asset owner mismatch", "Class not eligible", "inactive", "Provider missing", /^under +maintenance$/, "Unspecified"];
  await expect(page.getByRole("heading", { level: 3 })).toHaveText(headings);
  await expect(ids(page.getByRole("table", { name: "Unspecified" }))).toHaveCount(2);
  expect(await backend.calls(check)).toHaveLength(1);

  // A new run asks again, and starts with no filter.
  const release = await backend.hold(check);
  await validate(page, { product: "Odd Rows" });
  await expect(page).not.toHaveURL(/[?&](sort|group|reason)=/);
  await release();
  await expect(shown(page, "9 of 9")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Group By Reason" })).not.toBeChecked();
  expect(await backend.calls(check)).toHaveLength(2);
  await table(page).getByRole("button", { name: "inactive" }).first().click();
  await expect(ids(table(page))).toHaveText(["907", "908"]);
  await button(page, "Copy Asset IDs").click();
  await expect(toast(page, "Asset IDs copied to clipboard!")).toHaveAttribute("data-tone", "green");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("907, 908");
  const { name, text } = await download(page, () => button(page, "Export CSV").click());
  expect(name).toBe("validation_results.csv");
  expect(text.split("\r\n").map((line) => line.split(",")[0])).toEqual(["assetId", "907", "908", ""]);

  await validate(page, { product: "6000 Rows" });
  await expect(shown(page, "6,000 of 6,000")).toBeVisible();
  await expect(table(page)).toHaveAttribute("aria-rowcount", "6001");
  expect(await table(page).getByRole("row").count()).toBeLessThan(100);
  // The key means all rows once the code that draws those in view has arrived.
  await expect(async () => {
    await page.getByRole("group", { name: "Validation results" }).press("End");
    await expect(table(page).getByRole("row", { name: "105999" })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByRole("searchbox", { name: "Search Asset ID" }).fill("10599");
  await expect(shown(page, "10 of 6,000")).toBeVisible();
  expect(await backend.calls(check)).toHaveLength(3);
});

test("a failure is said in place of the results, with its response on demand, and a failed copy says nothing", async ({ page, context, backend }) => {
  await validate(page, { product: "Odd Rows" });
  await expect(shown(page, "9 of 9")).toBeVisible();
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true }));
  const logged = page.waitForEvent("console", (message) => message.text().startsWith("The asset ids could not be copied."));
  await button(page, "Copy Asset IDs").click();
  await logged;
  await expect(toast(page, "clipboard")).toHaveCount(0);
  // The gateway forgets the run with its reads, and asks the service again.
  const rows = [1, 2].map((assetId) => ({ assetId, failure_reasons: ["inactive"] }));
  await backend.fail({ kind: "wrong-shape", path: check, status: 200, body: JSON.stringify(rows) });
  await page.getByRole("searchbox", { name: "Search Asset ID" }).fill("2");
  await expect(shown(page, "1 of 2")).toBeVisible();
  await expect(page.getByRole("definition")).toHaveText(["2", "2", "1"]);
  await expect(ids(table(page))).toHaveText(["2"]);
  expect(await backend.calls(check)).toHaveLength(2);
  await backend.mend();

  const failed = /^The check failed at the service \(HTTP 5\d\d\)\.$/;
  for (const [product, message, text] of [
    ["Broken Check", failed, '"message": "The asset index did not answer.",'],
    ["HTML Page", failed, "<h1>Down for maintenance</h1>"],
  ] as const) {
    await validate(page, { owner: "  Harbor Media ", product });
    // Neither the field nor the address keeps blanks around a text.
    await expect(page).toHaveURL(/[?&]owner=Harbor(\+|%20)Media&/);
    await expect(page.getByRole("status").filter({ hasText: message })).toBeVisible();
    await expect(page.getByRole("list", { name: "Applied criteria" })).toContainText(`Product ${product}`);
    // What would read as an empty list.
    await expect(page.getByRole("definition")).toHaveCount(0);
    await expect(page.getByRole("search", { name: "Filter results" })).toHaveCount(0);
    await expect(page.getByText("No results match the current filters")).toHaveCount(0);
    await expect(button(page, "Export CSV")).toHaveCount(0);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(raw(page)).toHaveCount(0);
    await button(page, "Show Raw").click();
    await expect(raw(page)).toContainText(text);
    await button(page, "Hide Raw").click();
    await expect(raw(page)).toHaveCount(0);
  }
  await backend.fail({ kind: "reset", path: check });
  await validate(page);
  await expect(page.getByText("The main service is not available.", { exact: true })).toBeVisible();
  // What to change is still open.
  await expect(page.getByLabel("Media Product")).toBeVisible();
  await button(page, "Show Raw").click();
  await expect(raw(page)).toHaveText("The main service is not available.");
  await context.setOffline(true);
  await button(page, "Run Validation").click();
  await expect(page.getByText("The check could not be run.", { exact: true })).toBeVisible();
  await button(page, "Show Raw").click();
  await expect(raw(page)).toHaveText("Marquee could not be reached. Check your connection and try again.");
});
