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
  { label: "Active Markets", path: "/app/markets", header: "ID,Name,Population,Hash,Last Night" },
  { label: "Asset Owners", path: "/app/asset-owners", header: "ID,Name,Default Market" },
  { label: "Providers", path: "/app/providers", header: "ID,Name,Status,Is Locked,Lock Exp,Is Unlock Recommended,Last Process Time,Handler,Customer,Type" },
  { label: "Frames", path: "/app/inventory/frames?customer=3", header: "Frame ID,Frame Ref,Site ID,Site Ref,Site Name" },
  { label: "Pixels", path: "/app/pixels?campaign=4", header: "Name,Page,Funnel Stage,Campaign,Requests" },
  { label: "Campaigns", path: `${customer}?tab=campaigns`, header: "ID,Campaign,Dates,Status" },
  { label: "Users", path: `${customer}?tab=users`, header: "Name,Email" },
  { label: "Ad Groups", path: `${customer}/campaign/4`, header: "Name,Dates,Assets" },
  { label: "Attribution Jobs", path: "/app/attribution-jobs", header: "ID,Customer,Campaigns,Type,Status,Created,Created By,Results" },
  { label: "Jobs", path: "/app/attribution/52", header: "ID,Type,Status,Created,Created By,Results" },
  { label: "Pixels", path: "/app/attribution/52", header: "Name,Page,Funnel Stage,Requests" },
  { label: "Places", path: "/app/select-locations/92", header: "Name,Address,City,Region,Postal Code,Country,Geo Type" },
  { label: "Jobs", path: `${customer}/campaign/4/pixel/31`, header: "Job,Status,Created,Created By,Dates,Files" },
  { label: "Flights", path: "/app/campaign-explorer?customer=3&campaign=4", header: "Flight Ref,Inventory Type,Media type" },
  { label: "Processing jobs of the market", path: "/app/processing-jobs?open=2", header: "Created,ID,Job Class,Impressions,Demographics" },
  { label: "Markets", path: "/app/campaign-refresh-jobs/1", header: "Market,Active From,Active To" },
  { label: "Jobs of this market and day", path: "/app/pipeline-jobs/909", header: "Market,Date,Details,Run Date" },
  { label: "Processing Jobs", path: "/app/processing-jobs", header: "ID,Market,Job Class,Impressions,Demographics,Created" },
  { label: "Stationary Campaigns", path: "/app/stationary-pipeline", header: "Campaign,Customer" },
  { label: "System Prompts", path: "/app/ai-insights", header: "Name,Feature Type,Version,Created,Status" },
  { label: "Jobs by Market", path: "/app/pipeline?tab=by-market", header: "Market,Population,Stationary Completed,Stationary Failed,Transit Completed,Transit Failed" },
  { label: "Conversations", path: "/app/ai-insights?tab=conversations", header: "ID,Title,Customer,User,Initiation Type,Model,Created", rows: /of ([\d,]+)$/ },
  { label: "AI Debug Logs", path: "/app/ai-debug-logs?errors=yes", header: "ID,Timestamp,Route,Feature Type,User ID,Initiation,Status", rows: /of ([\d,]+)$/ },
  { label: "Jobs", path: "/app/pipeline?tab=jobs", header: "Market,Date,Details,Count,Total Devices,Unique Devices,Total Matches,Unique Matches,Duration,Run Date", rows: /of ([\d,]+)$/ },
  { label: "Query History", path: "/app/pipeline?tab=queries", header: "Query ID,Database,User,Role,Status,Start Time,End Time,Duration (ms)", rows: /of ([\d,]+)$/ },
];

test.describe("as a developer", () => {
  test.use({ account: developer });

  for (const { label, path, header, rows } of lists) {
    test(`${label} of ${path} have a file with a column for each of theirs`, async ({ page }) => {
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

test("a list of which the screen shows some rows has a file with all of them", async ({ page }) => {
  await page.goto("/app/pipeline?tab=dashboard&failed-sort=date");
  const table = page.getByRole("table", { name: "Failed Jobs" });
  await expect(table.getByRole("row")).toHaveCount(11);
  const total = Number(await page.getByRole("region", { name: "Failed Jobs" }).getByText(/^10 of [\d,]+$/).textContent().then((text) => text?.slice(6)));
  expect(total).toBeGreaterThan(10);
  const { name, lines } = await exportList(page, "Failed Jobs");
  expect(name).toMatch(/^failed-jobs-\d{4}/);
  expect(lines[0]).toBe("Market,Date,Details,Run Date");
  expect(lines).toHaveLength(total + 1);
  expect(lines.slice(1).every((line) => line.includes("FAILED"))).toBe(true);
  // In the order that the user has chosen.
  const dates = lines.slice(1).map((line) => /\d{4}-\d\d-\d\d/.exec(line)?.[0] ?? "");
  expect(dates).toEqual(dates.toSorted());
});

test("the jobs of a day have a file, and those that failed have one of their own", async ({ page, backend }) => {
  const { pipelineJobs } = await backend.graph<{ pipelineJobs: { nodes: { date: string }[] } }>(
    "{ pipelineJobs(filter: { phases: [FAILED] }, orderBy: { field: DATE, direction: DESC }, first: 1) { nodes { date } } }",
  );
  const day = pipelineJobs.nodes[0]?.date ?? "";
  await page.goto(`/app/pipeline?tab=by-date&month=${day.slice(0, 7)}&day=${day}`);
  const failed = await exportList(page, "Failed Jobs");
  expect(failed.name).toMatch(new RegExp(`^failed-jobs-${day}-\\d{4}`));
  const all = await exportList(page, "Jobs of the day");
  expect(all.name).toMatch(new RegExp(`^pipeline-jobs-${day}-\\d{4}`));
  expect(all.lines[0]).toBe("Market,Date,Details,Count,Total Devices,Unique Devices,Total Matches,Unique Matches,Duration,Run Date");
  expect(all.lines.filter((line) => / · Run by \w/.test(line)).length).toBeGreaterThan(0);
  expect([...failed.lines, ...all.lines].filter((line) => line.includes(day))).toHaveLength(failed.lines.length + all.lines.length - 2);
  expect(failed.lines.length).toBeGreaterThan(1);
  expect(all.lines.filter((line) => line.includes("FAILED"))).toHaveLength(failed.lines.length - 1);
});

test("frames and devices of a market have files with all of them, however many are shown", async ({ page }) => {
  // Without the map, which takes a machine without a graphics card seconds to draw.
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto("/app/pipeline-frames-by-market/36b71b");
  const frames = await exportList(page, "Frames");
  expect(frames.lines[0]).toBe("Frame ID,Frame Ref,Site,Address,Latitude,Longitude,Angle,Width");
  expect(frames.lines).toHaveLength(6001);
  await page.getByRole("region", { name: "Devices by Date" }).getByRole("button").filter({ hasText: "_all.csv" }).first().click();
  await expect(page.getByRole("region", { name: "Device Summary" })).toContainText("Displayed: 100");
  const devices = await exportList(page, "Devices");
  expect(devices.name).toMatch(/^devices-.*all-csv-/);
  expect(devices.lines[0]).toBe("Device,Seen,Latitude,Longitude");
  expect(devices.lines).toHaveLength(100_001);
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
