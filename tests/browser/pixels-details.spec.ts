import type { Page } from "@playwright/test";
import { choose, expect, test, toast } from "./support";
import { visit } from "./visit";

const campaign = "/app/customer/harbor-transit/campaign/4";
const pixel = `${campaign}/pixel/31`;
const queryPath = "/v3/api/pixels/pixel-query";

const table = (page: Page) => page.getByRole("table", { name: "Pixel Requests" });
const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
const dates = (page: Page) => page.getByRole("region", { name: "Dates" });

test("a pixel has its keys and its form, and Get Pixels reads the requests of the chosen days", async ({ page, context, backend }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(pixel);
  const keys = page.getByLabel("Keys of the pixel");
  await expect(keys.getByRole("term")).toHaveText(["Pixel ID", "UUID", "URL", "Requests"]);
  const uuid = (await keys.getByRole("definition").nth(1).textContent()) ?? "";
  await keys.getByTitle("Copy UUID").click();
  await expect(toast(page, "Content copied to clipboard!")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(uuid);
  await page.getByRole("button", { name: "Edit Home" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Pixel" });
  await expect(dialog.getByLabel("UUID")).toHaveValue(uuid);
  await expect(dialog.getByRole("combobox", { name: "Campaign" })).toHaveValue("Spring Launch");
  await dialog.getByLabel("URL").fill("https://harbor.example/arrivals");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Pixel saved")).toBeVisible();
  await expect(keys.getByRole("link", { name: "https://harbor.example/arrivals" })).toBeVisible();

  const filter = page.getByRole("combobox", { name: "Date Filter" });
  await expect(filter).toHaveValue("Last 3 Days");
  await filter.click();
  await expect(page.getByRole("option")).toHaveText(["Yesterday", "Last 3 Days", "Last 7 Days", "Last 30 Days", "Custom"]);
  await page.getByRole("option", { name: "Last 30 Days" }).click();
  await page.getByRole("tab", { name: "Pixel Requests" }).click();
  await expect(page.getByText("Choose dates and press Get Pixels.")).toBeVisible();
  await press(page, "Get Pixels");
  await expect(toast(page, "Pixels loaded.")).toHaveAttribute("data-tone", "green");
  await expect(table(page).getByRole("columnheader")).toHaveText(["Device IP", "Device Time"]);
  await expect(table(page).getByRole("cell", { name: /^\d\d\/\d\d\/\d{4} \d{1,2}:\d\d [AP]M$/ }).first()).toBeVisible();
  await expect(page.getByText(/^Last fired \d\d\/\d\d\/\d{4} \d{1,2}:\d\d [AP]M\.$/)).toBeVisible();
  await expect(page.getByRole("img", { name: "Requests by day" })).toBeVisible();
  // The chart and the table share one call.
  expect(await backend.calls(queryPath)).toHaveLength(1);
  await backend.fail({ kind: "status", path: queryPath, status: 500 });
  await press(page, "Get Pixels");
  const panel = page.getByRole("tabpanel", { name: "Pixel Requests" });
  const failure = panel.getByText("Could not load pixel requests.");
  await expect(failure).toBeVisible();
  await expect(table(page)).toBeVisible();
  // What could not be loaded leads to its tab, where nothing asks for what was done.
  await visit(page, pixel);
  await press(page, "Get Pixels");
  await expect(failure).toBeVisible();
  await expect(panel.getByText("Choose dates and press Get Pixels.")).toHaveCount(0);
  await backend.mend();
  await press(page, "Retry");
  await expect(toast(page, "Pixels loaded.")).toBeVisible();
  await expect(failure).toHaveCount(0);
  await expect(table(page)).toBeVisible();
  // The requests show which days they are of, whatever is chosen next.
  await choose(page, "Date Filter", "Last 7 Days");
  await expect(panel.getByText("Last 30 Days", { exact: true })).toBeVisible();
  await page.reload();
  await expect(filter).toHaveValue("Last 7 Days");
  await expect(panel.getByText("Last 30 Days", { exact: true })).toBeVisible();
  await expect(table(page)).toBeVisible();

  const breadcrumb = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(breadcrumb.getByRole("listitem")).toHaveText([/Harbor Transit/, /Spring Launch/, /Home/]);
  await breadcrumb.getByRole("link", { name: "Spring Launch" }).click();
  await expect(page).toHaveURL(campaign);
  await page.goBack();
  await breadcrumb.getByRole("link", { name: "Harbor Transit" }).click();
  await expect(page).toHaveURL("/app/customer/harbor-transit");
  await visit(page, `${campaign}/pixel/99999`);
  await expect(page.getByText("Pixel not found.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Spring Launch" })).toBeVisible();
});

test("custom days are asked for, in order, before anything is sent, and the address keeps the page of the requests", async ({ page, backend }) => {
  // Days that do not exist leave the pixel on the screen.
  await page.goto(`${pixel}?tab=requests&read-dates=custom&read-from=garbage&read-to=2026-02-30&dates=custom&from=x`);
  await expect(page.getByRole("heading", { name: "Home", level: 1 })).toBeVisible();
  await expect(page.getByText("Choose dates and press Get Pixels.")).toBeVisible();
  const problem = page.getByRole("alert").filter({ hasText: "Please select a start and end date." });
  for (const [button, day] of [["Get Pixels", "2026-11-01"], ["Run Pixels Job", "2026-11-10"]] as const) {
    await press(page, button);
    await expect(problem).toBeVisible();
    await page.getByLabel("Start Date").fill(day);
    await expect(problem).toHaveCount(0);
  }
  await press(page, "Get Pixels");
  await expect(problem).toBeVisible();
  await page.getByLabel("End Date").fill("2026-11-01");
  for (const button of ["Get Pixels", "Run Pixels Job"]) {
    await press(page, button);
    await expect(dates(page).getByRole("alert")).toContainText(/\w+/);
    await expect(problem).toHaveCount(0);
  }
  expect(await backend.calls(queryPath)).toEqual([]);

  const rows = Array.from({ length: 5_120 }, (_, index) => ({
    deviceIp: `10.0.${Math.floor(index / 250)}.${index % 250}`,
    deviceTime: new Date(Date.UTC(2026, 10, 1) - index * 1_000).toISOString(),
  }));
  await backend.serve(queryPath, rows);
  await page.getByLabel("End Date").fill("2026-11-10");
  await press(page, "Get Pixels");
  await expect(toast(page, "Pixels loaded.")).toBeVisible();
  await expect(page.getByText("11-10-2026 - 11-10-2026", { exact: true })).toBeVisible();
  await expect(page.getByText("1–50 of 5,120")).toBeVisible();
  await expect(table(page).getByRole("row")).toHaveCount(51);
  await press(page, "Next");
  await expect(page.getByText("51–100 of 5,120")).toBeVisible();
  await expect(table(page).getByRole("cell").first()).toHaveText("10.0.0.50");
  await expect(page).toHaveURL(/requests-page=2/);
  await page.reload();
  await expect(page.getByText("51–100 of 5,120")).toBeVisible();
  await press(page, "Get Pixels");
  await expect(page).not.toHaveURL(/requests-page/);
});
