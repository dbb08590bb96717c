import type { Locator, Page } from "@playwright/test";
import { errorsOf, expect, test } from "./support";

const BOSTON = "/app/pipeline-frames-by-market/d4f1c2";
const FRAMES = "/v3/api/frames/admin-list-by-market";

// The whole map is in sight, so that its middle is where a click goes.
test.use({ viewport: { width: 1280, height: 1300 } });

const heading = (page: Page): Locator => page.getByRole("heading", { level: 1 });
const map = (page: Page): Locator => page.getByRole("region", { name: "Map of the frames" });
const frames = (page: Page): Locator => page.getByRole("table", { name: "Frames" });
const devices = (page: Page): Locator => page.getByRole("table", { name: "Devices" });
const dates = (page: Page): Locator => page.getByRole("list", { name: "Dates of devices" }).getByRole("button");
const place = { siteLat: 42.36, siteLon: -71.06 };

/** Clicks the middle of the map until something opens there: nothing says when it has been drawn. */
async function openMiddle(page: Page, opened: Locator): Promise<void> {
  await expect(async () => {
    await map(page).click({ timeout: 5_000 });
    await expect(opened).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** Leaves out the map, which takes a machine without a graphics card seconds to draw. */
async function withoutMap(page: Page): Promise<void> {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
}

test("shows the sites on the map, and a click on one leads to its frames", async ({ page, backend }) => {
  await backend.serve(FRAMES, [
    { frameId: 1, frameRef: "PIER-1", expositionAngle: 90, expositionWidth: 60, site: { ...place, siteName: "Pier", siteAddress: "1 Pier Rd" } },
    { frameId: 2, frameRef: "PIER-2", expositionAngle: 270, expositionWidth: 60, site: { ...place, siteName: "Pier" } },
  ]);
  await page.goto(BOSTON);
  await expect(heading(page)).toHaveText("Frames By Market: Boston (2)");
  const list = page.getByRole("list", { name: "Frames of the site" });
  await openMiddle(page, list);
  await expect(page.getByText("1 Pier Rd").first()).toBeVisible();
  await expect(list.getByRole("button")).toHaveText(["PIER-1", "PIER-2"]);
  // A click beside it closes it, and another on the site opens it again.
  await map(page).click({ position: { x: 60, y: 60 } });
  await expect(list).toHaveCount(0);
  await map(page).click();
  await expect(list).toBeVisible();
  await map(page).click();
  await expect(list).toBeVisible();
  await list.getByRole("button", { name: "PIER-2" }).click();
  await expect(page.getByRole("dialog", { name: "Frame and Site Details" })).toContainText("PIER-2");
  await expect(page).toHaveURL(`${BOSTON}?frame=2`);
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await page.getByRole("checkbox", { name: "Sites" }).uncheck();
  await expect(list).toHaveCount(0);
  await page.getByRole("checkbox", { name: "Sites" }).check();
  await expect(page.getByRole("checkbox", { name: "Sites" })).toBeFocused();
  await expect(list).toHaveCount(0);
});

test("shows the devices of a date on the map", async ({ page, backend }) => {
  await backend.serve(FRAMES, []);
  await backend.fail({ service: "storage", kind: "wrong-shape", path: "/pipeline-debug/", status: 200, body: "d41f,1723852800,42.36,-71.06\n" });
  await page.goto(BOSTON);
  await expect(heading(page)).toHaveText("Frames By Market: Boston (0)");
  await dates(page).first().click();
  await expect(page.getByText("Displayed: 1", { exact: true })).toBeVisible();
  await openMiddle(page, page.getByText("Device d41f", { exact: true }));
});

test("counts the devices of a date, and shows ten more or less", async ({ page }) => {
  await withoutMap(page);
  await page.goto(BOSTON);
  await expect(page.getByText("This browser cannot draw maps, as WebGL is off. The lists below show the same.")).toBeVisible();
  await expect(frames(page).getByRole("row").nth(1)).toBeVisible();
  await expect(dates(page).first()).toHaveText(/^\d\d-\d\d-\d{4}\d{4}-\d\d-\d\d_/);
  await expect(dates(page).last()).toHaveText("Sample");
  await dates(page).first().click();
  await expect(dates(page).first()).toHaveAttribute("aria-pressed", "true");
  const summary = page.getByRole("region", { name: "Device Summary" });
  await expect(summary.getByRole("status").locator("div")).toHaveText([/^Unique devices: \d+$/, "Total devices: 238", "Displayed: 100"]);
  await expect(page.getByRole("heading", { name: /^Devices: \d\d-\d\d-\d{4}$/ })).toBeVisible();
  await expect(devices(page)).toHaveAttribute("aria-rowcount", "101");
  await summary.getByRole("button", { name: "Show more" }).click();
  await expect(summary).toContainText("Displayed: 110");
  await expect(devices(page)).toHaveAttribute("aria-rowcount", "111");
  await summary.getByRole("button", { name: "Show all" }).click();
  await expect(summary).toContainText("Displayed: 238");
  await expect(summary.getByRole("button", { name: "Show more" })).toHaveAccessibleDescription("All devices are shown.");
  await summary.getByRole("button", { name: "Show less" }).click();
  await expect(summary).toContainText("Displayed: 228");
  // Another date begins again, and a second click hides it.
  await dates(page).last().click();
  await expect(page).toHaveURL(`${BOSTON}?devices=Sample`);
  await expect(summary).toContainText("Total devices: 120");
  await expect(summary).toContainText("Displayed: 100");
  await page.reload();
  await expect(summary).toContainText("Total devices: 120");
  await dates(page).last().click();
  await expect(summary).toHaveCount(0);
  await expect(devices(page)).toHaveCount(0);
});

test("shows all devices of a file, which come in pages", async ({ page, backend }) => {
  await withoutMap(page);
  const lines = Array.from({ length: 7_200 }, (_, line) => `d${line},1723852800,42.36,-71.06\n`);
  await backend.fail({ service: "storage", kind: "wrong-shape", path: "/pipeline-debug/", status: 200, body: lines.join("") });
  const pages: number[] = [];
  page.on("response", async (response) => {
    const text = response.request().postData() ?? "";
    if (text.includes("MarketDevices")) pages.push((await response.text()).split("deviceId").length - 1);
  });
  await page.goto(BOSTON);
  await dates(page).first().click();
  const summary = page.getByRole("region", { name: "Device Summary" });
  await expect(summary).toContainText("Displayed: 100");
  await summary.getByRole("button", { name: "Show all" }).click();
  await expect(summary).toContainText("Displayed: 7,200");
  await expect(devices(page)).toHaveAttribute("aria-rowcount", "7201");
  await expect(summary.getByText("Loading devices...")).toHaveCount(0);
  expect(pages).toEqual([1_000, 5_000, 1_200]);
});

test("loads thousands of frames, the first of them first", async ({ page }) => {
  await withoutMap(page);
  await page.goto("/app/pipeline-frames-by-market/36b71b");
  await expect(heading(page)).toHaveText("Frames By Market: Los Angeles (6,000)");
  await expect(frames(page)).toHaveAttribute("aria-rowcount", "6001");
  await expect(page.getByText(/^Loading: /)).toHaveCount(0);
});

test("shows the dates of devices while frames cannot be read, and frames while devices cannot", async ({ page, backend }) => {
  await withoutMap(page);
  const errors = errorsOf(page);
  await backend.fail({ kind: "status", path: FRAMES, status: 500, count: 1 });
  await page.goto(BOSTON);
  const alert = page.getByRole("alert").filter({ hasText: "Could not load frames." });
  await expect(alert).toBeVisible();
  await expect(heading(page)).toHaveText("Frames By Market: Boston");
  await expect(dates(page).first()).toBeVisible();
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(heading(page)).toHaveText("Frames By Market: Boston (119)");
  await backend.fail({ service: "storage", kind: "status", path: "/pipeline-debug/", status: 404 });
  await dates(page).nth(1).click();
  await expect(page.getByText("Could not load devices.").first()).toBeVisible();
  await expect(frames(page).getByRole("row").nth(1)).toBeVisible();
  expect(errors.join()).toContain("frames");
});

test("says that a market is not found", async ({ page }) => {
  await page.goto("/app/pipeline-frames-by-market/nowhere");
  await expect(page.getByText("Market not found.")).toBeVisible();
  await expect(heading(page)).toHaveText("Frames By Market");
});
