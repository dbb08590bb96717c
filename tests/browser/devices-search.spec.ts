import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { choose, download, expect, openArea, staff, test, toast } from "./support";

const devicesPath = "/v3/api/devices/unique-admin";
const campaignsPath = "/v3/api/campaigns/customer/3";

/** A search of Harbor Transit's campaign "Formula Devices" over all its days. */
const searched = "/app/devices?customer=3&campaign=20&dates=custom&from=2020-01-01&to=2099-12-31&searched=1";

const select = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const counts = (page: Page) => page.getByText(/^Total: /);
const warning = (page: Page) => page.getByRole("alert");
const save = (page: Page) => download(page, () => button(page, "Download").click());

test("asks once with the customer, the campaigns and whole days, and shows the counts", async ({ page, backend }) => {
  await page.goto("/app/devices?customer=3&campaign=4&campaign=20");
  await expect(select(page, "Campaigns")).toHaveText("Formula Devices, Spring Launch");
  await page.getByLabel("Start Date").fill("2026-03-10");
  await page.getByLabel("End Date").fill("2026-03-12");
  const release = await backend.hold(devicesPath);
  const get = button(page, "Get Devices");
  await get.click();
  await expect(get).toBeDisabled();
  await expect(get.getByRole("progressbar")).toBeVisible();
  await expect(page.getByText("Getting devices")).toBeVisible();
  await expect(button(page, "Download")).toBeDisabled();
  await release();
  await expect(counts(page)).toHaveText(/^Total: [\d,]+ Unique: [\d,]+$/);
  await expect(page.getByRole("status")).toContainText(
    /03-10-2026 - 03-12-2026 · [\d,]+ sightings? · [\d,]+ distinct devices? · [\d,]+ rows? in the file$/,
  );
  await expect(get).toBeEnabled();
  await expect(button(page, "Download")).toBeEnabled();
  expect((await backend.queries(devicesPath)).map((query) => [...query])).toEqual([
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

test("saves the ids as export.csv, safe for a spreadsheet, without searching again", async ({ page, backend }) => {
  await page.goto(searched);
  const [total = 0, unique = 0] = ((await counts(page).textContent()) ?? "")
    .split(" Unique: ")
    .map((text) => Number(text.replace(/\D/g, "")));
  const { name, text } = await save(page);
  expect(name).toBe("export.csv");
  const lines = text.split("\r\n");
  expect(lines[0]).toBe("device_id");
  expect(lines.at(-1)).toBe("");
  const ids = lines.slice(1, -1);
  expect(ids).toHaveLength(total);
  expect(new Set(ids).size).toBe(unique);
  expect(ids.filter((id) => /^[=+@-]/.test(id))).toEqual([]);
  expect(ids.filter((id) => /^'[=+@-]/.test(id)).length).toBeGreaterThan(3);
  expect(await backend.calls(devicesPath)).toHaveLength(1);
});

test("asks for both days of a custom range, in order, and sends nothing without them", async ({ page, backend }) => {
  await page.goto("/app/devices?customer=3&campaign=20");
  await expect(page.getByLabel("Start Date")).not.toHaveValue("");
  await page.getByLabel("Start Date").fill("");
  await button(page, "Get Devices").click();
  await expect(warning(page)).toHaveText("Please select a start and end date.");
  await expect(button(page, "Download")).toBeDisabled();
  await page.getByLabel("Start Date").fill("2026-03-10");
  await expect(warning(page)).toHaveCount(0);
  await page.getByLabel("End Date").fill("");
  await button(page, "Get Devices").click();
  await expect(warning(page)).toHaveText("Please select a start and end date.");
  await page.getByLabel("End Date").fill("2026-03-08");
  await button(page, "Get Devices").click();
  await expect(warning(page)).toHaveText("The end date is before the start date.");

  // A day of the address that does not exist is a missing one.
  await page.goto("/app/devices?customer=3&campaign=20&dates=custom&from=2026-13-01&to=2026-01-01&searched=1");
  await expect(warning(page)).toHaveText("Please select a start and end date.");
  await expect(page.getByLabel("Start Date")).toHaveValue("");
  await expect(page.getByLabel("End Date")).toHaveValue("2026-01-01");
  await expect(page.getByText("No devices were read.")).toBeVisible();
  expect(await backend.calls(devicesPath)).toEqual([]);
});

test("shows zeros and a file without ids when it finds nothing", async ({ page }) => {
  await page.goto("/app/devices?customer=3&campaign=20&dates=custom&from=2001-03-10&to=2001-03-12&searched=1");
  await expect(counts(page)).toHaveText("Total: 0 Unique: 0");
  expect((await save(page)).text).toBe("device_id\r\n");
});

test("shows the service's words about a customer in a warning until another one is chosen", async ({ page }) => {
  for (const [customer, words] of [
    ["Broken Reports", "The device warehouse did not answer."],
    ["Refuses Save", "This customer's contract does not include device exports."],
  ] as const) {
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
    await choose(page, "Customer", "Harbor Transit");
    await expect(warning(page)).toHaveCount(0);
  }
});

test("warns that the service is down, finds the devices when it is back, and keeps what it found", async ({ page, backend }) => {
  await backend.fail({ kind: "status", path: devicesPath, status: 503 });
  await page.goto(searched);
  await expect(warning(page)).toHaveText("The main service is not available.");
  await backend.mend();
  await button(page, "Get Devices").click();
  await expect(counts(page)).toBeVisible();
  await expect(warning(page)).toHaveCount(0);
  const before = await counts(page).textContent();
  await backend.fail({ kind: "status", path: devicesPath, status: 500 });
  await button(page, "Get Devices").click();
  await expect(warning(page)).toHaveText("The main service is not available.");
  await expect(counts(page)).toHaveText(before ?? "");
});

test("shows no counts for another customer, other campaigns or other days", async ({ page }) => {
  await page.goto(searched);
  await expect(counts(page)).toBeVisible();
  const found = (await counts(page).textContent()) ?? "";
  await select(page, "Campaigns").click();
  await page.getByRole("searchbox", { name: "Find in Campaigns" }).fill("Spring Launch");
  await page.getByRole("option", { name: /^Spring Launch/ }).click();
  await page.keyboard.press("Escape");
  await expect(counts(page)).toHaveCount(0);
  await expect(button(page, "Download")).toBeDisabled();
  await page.goBack();
  await expect(page).toHaveURL(searched);
  await expect(counts(page)).toHaveText(found);
  await choose(page, "Date Filter", "Last 7 Days");
  await expect(counts(page)).toHaveCount(0);
  await page.goBack();
  await expect(counts(page)).toHaveText(found);
  await choose(page, "Customer", "Metro Wraps");
  await expect(page).toHaveURL(/\/app\/devices\?customer=\d+$/);
  await expect(counts(page)).toHaveCount(0);
  await expect(select(page, "Campaigns")).toHaveText("Select Campaigns");
  await expect(button(page, "Download")).toBeDisabled();
});

test("drops a search that is still under way when something else is chosen", async ({ page, backend }) => {
  await page.goto("/app/devices?customer=3&campaign=20");
  await expect(page.getByLabel("Start Date")).not.toHaveValue("");
  const release = await backend.hold(devicesPath);
  await button(page, "Get Devices").click();
  await expect(page.getByText("Getting devices")).toBeVisible();
  await choose(page, "Date Filter", "Yesterday");
  await expect(button(page, "Get Devices")).toBeEnabled();
  await release();
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
  const found = (await counts(page).textContent()) ?? "";
  await page.reload();
  await expect(counts(page)).toHaveText(found);
  await expect(select(page, "Customer")).toHaveText("Harbor Transit");
  await expect(select(page, "Campaigns")).toHaveText("Formula Devices");
  await expect(select(page, "Date Filter")).toHaveText("Last 30 Days");
  await openArea(page, "Dashboard");
  await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(counts(page)).toHaveText(found);
});

test("shows campaigns of the address that the customer does not have, so that they can be removed", async ({ page }) => {
  await page.goto("/app/devices?customer=3&campaign=20&campaign=999999&dates=last30&searched=1");
  await expect(warning(page)).toHaveText("Campaign not found.");
  await expect(select(page, "Campaigns")).toHaveText("Campaign 999999, Formula Devices");
  await select(page, "Campaigns").click();
  await page.getByRole("option", { name: "Campaign 999999", exact: true }).click();
  await page.keyboard.press("Escape");
  await button(page, "Get Devices").click();
  await expect(counts(page)).toBeVisible();
});

test("needs no names: chosen campaigns show their number when the names cannot be read", async ({ page, backend }) => {
  await backend.fail({ kind: "status", path: campaignsPath, status: 500 });
  await page.goto(searched);
  await expect(page.getByText("Could not load campaigns.")).toBeVisible();
  await expect(select(page, "Campaigns")).toHaveText("Campaign 20");
  await expect(counts(page)).toBeVisible();
});

test("shows a failed download in a toast, and a session that has ended leads to sign-in", async ({ page, backend }) => {
  await page.goto(searched);
  await expect(counts(page)).toBeVisible();
  await backend.fail({ kind: "status", path: devicesPath, status: 500 });
  await button(page, "Download").click();
  await expect(toast(page, "The main service is not available.")).toBeVisible();
  await backend.mend();
  expect((await save(page)).name).toBe("export.csv");
  await backend.fail({ kind: "status", path: devicesPath, status: 403 });
  await button(page, "Download").click();
  await expect(page).toHaveURL("/sign-in");
  await expect(page.getByText("There is no valid session")).toHaveCount(0);
});

test("counts and saves a million devices, draws none of them, and stays responsive", async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    const observer = new PerformanceObserver((list) => {
      const longest = Math.max(...list.getEntries().map(({ duration }) => duration));
      const { dataset } = document.documentElement;
      dataset["longest"] = String(Math.max(Number(dataset["longest"] ?? 0), longest));
    });
    observer.observe({ type: "longtask" });
  });
  await page.goto("/app/devices?customer=3&campaign=28");
  await expect(select(page, "Campaigns")).toHaveText("Million Devices");
  await page.evaluate(() => delete document.documentElement.dataset["longest"]);
  await button(page, "Get Devices").click();
  await expect(counts(page)).toHaveText(/^Total: 1,000,000 Unique: 800,\d{3}$/, { timeout: 60_000 });
  const coming = page.waitForEvent("download");
  await button(page, "Download").click();
  await expect(button(page, "Download")).toBeDisabled();
  const path = await (await coming).path();
  await expect(button(page, "Download")).toBeEnabled();
  const file = await readFile(path);
  expect(file.length).toBe("\uFEFFdevice_id\r\n".length + 2 + 38_000_000);
  expect(await page.evaluate(() => document.querySelectorAll("*").length)).toBeLessThan(1000);
  const longest = await page.evaluate(() => Number(document.documentElement.dataset["longest"] ?? 0));
  expect(longest).toBeLessThan(500);
});
