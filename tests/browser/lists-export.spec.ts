import type { Page } from "@playwright/test";
import { developer, download, expect, test } from "./support";

/** Exports a list and returns the name of its file and its lines. */
async function exportList(page: Page, label: string) {
  const button = page.getByRole("button", { name: `Export CSV of ${label}` });
  const { name, text } = await download(page, () => button.click());
  return { name, lines: text.trimEnd().split("\r\n") };
}

const DAY = /-\d{4}-\d\d-\d\d\.csv$/;
const customer = "/app/customer/harbor-transit";

test("a file has the filtered and sorted rows of all pages, in the visible columns and their order", async ({ page, backend }) => {
  const rows = Array.from({ length: 250 }, (_, index) => ({
    customerId: index + 1,
    customerName: index === 9 ? "=Row, 10" : `Row ${index + 1}`,
    customerChannel: index % 2 === 0 ? "BUS" : "CAR",
  }));
  await backend.serve("/v3/api/customers", rows);
  await page.goto("/app/customers?channel=CAR&text=Row&sort=-id");
  await page.getByRole("button", { name: "Columns of Customers" }).click();
  const panel = page.getByRole("dialog", { name: "Columns of Customers" });
  await panel.getByRole("checkbox", { name: "Channel" }).uncheck();
  await page.keyboard.press("Escape");
  const { name, lines } = await exportList(page, "Customers");
  expect(name).toMatch(/^customers-row-car-\d{4}-\d\d-\d\d\.csv$/);
  expect(lines).toHaveLength(126);
  expect(lines.slice(0, 3)).toEqual(["ID,Name", "250,Row 250", "248,Row 248"]);
  // A spreadsheet would run it as a formula.
  expect(lines).toContain(`10,"'=Row, 10"`);
  await expect(page.getByText("Exported 125 rows.")).toBeAttached();
});

test("a grid exports its rows as they are filtered and sorted", async ({ page }) => {
  await page.goto(`${customer}?tab=vehicles&vehicles-sort=-id&vehicles-processing=Retired`);
  const { name, lines } = await exportList(page, "Vehicles");
  expect(name).toMatch(/^vehicles-retired-/);
  expect(lines[0]).toBe("Processing,Status,Paired,ID,Display Name,Type,Class,Owner,GPS Provider,Group");
  const retired = lines.slice(1);
  expect(retired.length).toBeGreaterThan(1);
  expect(retired.every((line) => line.startsWith("Retired,"))).toBe(true);
});

/** Lists, the columns of their files, and the service's call and rows behind those that the graph cuts into pages. */
const lists: readonly { label: string; path: string; header: string; rows?: RegExp }[] = [
  { label: "Active Markets", path: "/app/markets", header: "ID,Name,Population,Hash" },
  { label: "Asset Owners", path: "/app/asset-owners", header: "ID,Name,Default Market" },
  { label: "Providers", path: "/app/providers", header: "ID,Name,Status,Is Locked,Lock Exp,Is Unlock Recommended,Handler,Customer,Last Process Time,Type" },
  { label: "Frames", path: "/app/inventory/frames?customer=3", header: "Frame ID,Frame Ref,Site ID,Site Ref,Site Name" },
  { label: "Pixels", path: "/app/pixels?campaign=4", header: "Name,Page,Funnel Stage,Campaign,Requests" },
  { label: "Campaigns", path: `${customer}?tab=campaigns`, header: "ID,Campaign,Dates,Status" },
  { label: "Users", path: `${customer}?tab=users`, header: "Name,Email" },
  { label: "Ad Groups", path: `${customer}/campaign/4`, header: "Name,Dates,Assets" },
  { label: "Attribution Jobs", path: "/app/attribution-jobs", header: "ID,Customer,Campaigns,Type,Status,Created,Created By" },
  { label: "Processing Jobs", path: "/app/processing-jobs", header: "ID,Market,Job Class,Impressions,Demographics,Created" },
  { label: "Stationary Campaigns", path: "/app/stationary-pipeline", header: "Campaign,Customer" },
  { label: "System Prompts", path: "/app/ai-insights", header: "Name,Feature Type,Version,Created,Status" },
  { label: "Jobs by Market", path: "/app/pipeline?tab=by-market", header: "Market,Population,Stationary Completed,Stationary Failed,Transit Completed,Transit Failed" },
  { label: "Conversations", path: "/app/ai-insights?tab=conversations", header: "ID,Title,Customer,User,Initiation Type,Model,Created", rows: /of ([\d,]+)$/ },
  { label: "AI Debug Logs", path: "/app/ai-debug-logs?errors=yes", header: "ID,Timestamp,Route,Feature Type,User ID,Initiation,Status", rows: /of ([\d,]+)$/ },
  { label: "Jobs", path: "/app/pipeline?tab=jobs", header: "Market,Date,Details,Count,Total Devices,Unique Devices,Total Matches,Unique Matches,Duration,Run Date", rows: /of ([\d,]+)$/ },
  { label: "Query History", path: "/app/pipeline", header: "Query ID,Database,User,Role,Status,Start Time,End Time,Duration (ms)", rows: /of ([\d,]+)$/ },
];

test.describe("as a developer", () => {
  test.use({ account: developer });

  for (const { label, path, header, rows } of lists) {
    test(`${label} have a file with a column for each of theirs`, async ({ page }) => {
      await page.goto(path);
      const { name, lines } = await exportList(page, label);
      expect(name).toMatch(DAY);
      expect(lines[0]).toBe(header);
      expect(lines.length).toBeGreaterThan(1);
      if (rows === undefined) return;
      // The graph cuts these into pages, and the file has all of them.
      const shown = await page.getByRole("navigation", { name: `Pages of ${label}` }).getByText(rows).textContent();
      const total = rows.exec(shown ?? "")?.[1]?.replaceAll(",", "");
      expect(lines).toHaveLength(Number(total) + 1);
    });
  }
});

test("an export of many rows says how far it is, and can be canceled", async ({ page, backend }) => {
  const rows = Array.from({ length: 6000 }, (_, index) => ({ debugId: `d-${index}`, debugTimestamp: "2026-11-01T00:00:00Z" }));
  await backend.serve("/v3/api/planning/ai-debug-logs", rows);
  await page.goto("/app/ai-debug-logs");
  await expect(page.getByText("1–50 of 6,000")).toBeVisible();
  await backend.mend();
  const release = await backend.hold("/v3/api/planning/ai-debug-logs");
  await page.getByRole("button", { name: "Export CSV of AI Debug Logs" }).click();
  await expect(page.getByText("0 of 6,000 rows")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Export canceled.")).toBeAttached();
  await expect(page.getByText("0 of 6,000 rows")).toHaveCount(0);
  await release();
});

test("an export that fails says so, and the next one works", async ({ page, backend }) => {
  await page.goto("/app/ai-debug-logs?errors=yes");
  await expect(page.getByRole("table", { name: "AI Debug Logs" })).toBeVisible();
  await backend.fail({ kind: "status", path: "/v3/api/planning/ai-debug-logs", status: 500 });
  await page.getByRole("button", { name: "Export CSV of AI Debug Logs" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Could not export the list." })).toBeVisible();
  await backend.mend();
  const { lines } = await exportList(page, "AI Debug Logs");
  expect(lines.length).toBeGreaterThan(1);
  await expect(page.getByText("Could not export the list.")).toHaveCount(0);
});
