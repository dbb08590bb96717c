import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support";
import { visit } from "./visit";

const BOSTON = "/app/pipeline-frames-by-market/d4f1c2";
const FRAMES = "/v3/api/frames/admin-list-by-market";
const DEVICES = "/pipeline-debug/";

const heading = (page: Page): Locator => page.getByRole("heading", { level: 1 });
const dates = (page: Page): Locator => page.getByRole("list", { name: "Dates of devices" }).getByRole("button");

test.describe("on a map in sight, so that its middle is where a click goes", () => {
  test.use({ viewport: { width: 1280, height: 1300 } });

  test("a click on a site leads to its frames, and one on a device says which it is", async ({ page, backend }) => {
    const map = page.getByRole("region", { name: "Map of the frames" });
    const sites = page.getByRole("checkbox", { name: "Sites" });
    const list = page.getByRole("list", { name: "Frames of the site" });
    /** Clicks the middle of the map until something opens there: nothing says when it has been drawn. */
    const openMiddle = (opened: Locator) =>
      expect(async () => {
        await map.click({ timeout: 5_000 });
        await expect(opened).toBeVisible({ timeout: 1_000 });
      }).toPass();
    const site = { siteLat: 42.36, siteLon: -71.06, siteName: "Pier", siteAddress: "1 Pier Rd" };
    await backend.serve(FRAMES, [
      { frameId: 1, frameRef: "PIER-1", expositionAngle: 90, expositionWidth: 60, site },
      { frameId: 2, frameRef: "PIER-2", expositionAngle: 270, expositionWidth: 60, site },
    ]);
    await backend.fail({ service: "storage", kind: "wrong-shape", path: DEVICES, status: 200, body: "d41f,1723852800,42.36,-71.06\n" });
    await page.goto(BOSTON);
    await expect(heading(page)).toHaveText("Frames By Market: Boston (2)");
    await openMiddle(list);
    await expect(page.getByText("1 Pier Rd").first()).toBeVisible();
    await expect(list.getByRole("button")).toHaveText(["PIER-1", "PIER-2"]);
    // A click beside it closes it, and another on the site opens it again.
    await map.click({ position: { x: 60, y: 60 } });
    await expect(list).toHaveCount(0);
    await map.click();
    await expect(list).toBeVisible();
    await map.click();
    await expect(list).toBeVisible();
    await list.getByRole("button", { name: "PIER-2" }).click();
    await expect(page.getByRole("dialog", { name: "Frame and Site Details" })).toContainText("PIER-2");
    await expect(page).toHaveURL(`${BOSTON}?frame=2`);
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await sites.uncheck();
    await expect(list).toHaveCount(0);
    await sites.check();
    await expect(sites).toBeFocused();
    await expect(list).toHaveCount(0);
    await sites.uncheck();
    await dates(page).first().click();
    await expect(page.getByText("Displayed: 1", { exact: true })).toBeVisible();
    await openMiddle(page.getByText("Device d41f", { exact: true }));
  });
});

test("without a map the frames and the devices of a date are in lists, also while the others cannot be read", async ({ page, backend }) => {
  const frames = page.getByRole("table", { name: "Frames" });
  const devices = page.getByRole("table", { name: "Devices" });
  const summary = page.getByRole("region", { name: "Device Summary" });
  const press = (name: string) => summary.getByRole("button", { name }).click();
  // A machine without a graphics card takes seconds to draw one.
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await backend.fail({ kind: "status", path: FRAMES, status: 500, count: 1 });
  await backend.fail({ kind: "status", path: "/v3/api/dev/pipeline-debug", status: 500 });
  await page.goto(BOSTON);
  await expect(page.getByText("This browser cannot draw maps, as WebGL is off. The list shows the same.")).toBeVisible();
  const failure = page.getByRole("alert").filter({ hasText: "Could not load frames." });
  await expect(failure).toBeVisible();
  await expect(heading(page)).toHaveText("Frames By Market: Boston");
  const files = page.getByRole("region", { name: "Devices by Date" });
  await expect(files).toContainText("Could not load the files of devices.");
  await files.getByRole("button", { name: "Sample" }).click();
  await expect(summary).toContainText("Total devices: 120");
  await files.getByRole("button", { name: "Sample" }).click();
  await backend.mend();
  await failure.getByRole("button", { name: "Retry" }).click();
  await expect(heading(page)).toHaveText("Frames By Market: Boston (119)");
  await expect(dates(page).first()).toHaveText(/^\d\d-\d\d-\d{4}\d{4}-\d\d-\d\d_/);
  await expect(dates(page).last()).toHaveText("Sample");
  await backend.fail({ service: "storage", kind: "status", path: DEVICES, status: 404 });
  await dates(page).nth(1).click();
  await expect(page.getByText("Could not load devices.").first()).toBeVisible();
  await expect(frames.getByRole("row").nth(1)).toBeVisible();
  await backend.mend();

  await test.step("ten more or less are shown", async () => {
    await dates(page).first().click();
    await expect(dates(page).first()).toHaveAttribute("aria-pressed", "true");
    await expect(summary.getByRole("status").locator("div")).toHaveText([/^Unique devices: \d+$/, "Total devices: 238", "Displayed: 100"]);
    await expect(page.getByRole("heading", { name: /^Devices: \d\d-\d\d-\d{4}$/ })).toBeVisible();
    await press("Show more");
    await expect(summary).toContainText("Displayed: 110");
    await expect(devices).toHaveAttribute("aria-rowcount", "111");
    await press("Show all");
    await expect(summary).toContainText("Displayed: 238");
    await expect(summary.getByRole("button", { name: "Show more" })).toHaveAccessibleDescription("All devices are shown.");
    await press("Show less");
    await expect(summary).toContainText("Displayed: 228");
    // Another date begins again, and a second click hides it.
    await dates(page).last().click();
    await expect(page).toHaveURL(`${BOSTON}?devices=Sample`);
    await expect(summary).toContainText("Total devices: 120");
    await expect(summary).toContainText("Displayed: 100");
    await dates(page).last().click();
    await expect(summary).toHaveCount(0);
    await expect(devices).toHaveCount(0);
  });

  await test.step("all devices of a file come in pages", async () => {
    const lines = Array.from({ length: 7_200 }, (_, line) => `d${line},1723852800,42.36,-71.06\n`);
    await backend.fail({ service: "storage", kind: "wrong-shape", path: DEVICES, status: 200, body: lines.join("") });
    const pages: number[] = [];
    page.on("response", async (response) => {
      const text = response.request().postData() ?? "";
      if (text.includes("MarketDevices")) pages.push((await response.text()).split("deviceId").length - 1);
    });
    await dates(page).nth(2).click();
    await expect(summary).toContainText("Displayed: 100");
    await press("Show all");
    await expect(summary).toContainText("Displayed: 7,200");
    await expect(devices).toHaveAttribute("aria-rowcount", "7201");
    await expect(summary.getByText("Loading devices...")).toHaveCount(0);
    expect(pages).toEqual([1_000, 5_000, 1_200]);
  });

  await visit(page, "/app/pipeline-frames-by-market/36b71b");
  await expect(heading(page)).toHaveText("Frames By Market: Los Angeles (6,000)");
  await expect(frames).toHaveAttribute("aria-rowcount", "6001");
  await expect(page.getByText(/^Loading: /)).toHaveCount(0);
});
