import type { Page } from "@playwright/test";
import { choose, download, expect, openArea, test, toast } from "./support";
import { visit } from "./visit";

const devicesPath = "/v3/api/devices/unique-admin";

/** A search of Harbor Transit's campaign "Formula Devices" over all its days. */
const searched = "/app/devices?customer=3&campaign=20&dates=custom&from=2020-01-01&to=2099-12-31&searched=1";

const select = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const counts = (page: Page) => page.getByText(/^Total: /);
const warning = (page: Page) => page.getByRole("main").getByRole("alert");

/** Ticks or unticks the first campaign that is like this. */
async function tick(page: Page, like: { name?: string; selected?: boolean }): Promise<void> {
  await select(page, "Campaigns").click();
  if (like.name !== undefined) await select(page, "Campaigns").fill(like.name);
  await page.getByRole("option", like).first().click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listbox")).toHaveCount(0);
}

test("the form takes its days and campaigns from the customer, and says why nothing can be searched yet", async ({ page, backend }) => {
  const { customer } = await backend.graph<{ customer: { deviceDateRange: { from: string; to: string } } }>(
    `{ customer(by: { slug: "harbor-transit" }) { deviceDateRange { from to } } }`,
  );
  const { from, to } = customer.deviceDateRange;
  const shown = (day: string) => day.replace(/^(\d+)-(.*)$/, "$2-$1");
  const [start, end] = [page.getByLabel("Start Date"), page.getByLabel("End Date")];
  const get = button(page, "Get Devices");
  await page.goto("/app/devices");
  await expect(select(page, "Customer")).toHaveValue("Select Customer");
  await expect(select(page, "Campaigns")).toHaveAttribute("placeholder", "Select Campaigns");
  await expect(select(page, "Campaigns")).toBeDisabled();
  await expect(select(page, "Date Filter")).toHaveValue("Last 7 Days");
  await expect(select(page, "Date Filter")).toHaveAccessibleDescription(/^\d\d-\d\d-\d{4} - \d\d-\d\d-\d{4}$/);
  await expect(start).toHaveCount(0);
  await expect(button(page, "Download")).toBeDisabled();
  await get.hover();
  await expect(page.getByRole("tooltip")).toHaveText("Select a customer first.");

  await test.step("days come from the keyboard", async () => {
    await choose(page, "Date Filter", "Custom");
    for (const [field, keys, shown] of [[start, "04152025", "04-15-2025"], [end, "2025-05-16", "05-16-2025"]] as const) {
      await expect(field).toHaveValue("");
      await field.click();
      await page.keyboard.type(keys);
      await page.keyboard.press("Tab");
      await expect(field).toHaveValue(shown);
    }
    await expect(page).toHaveURL("/app/devices?dates=custom&from=2025-04-15&to=2025-05-16");
  });

  await test.step("a customer without campaigns has no days", async () => {
    await choose(page, "Customer", "Quiet Corner Media");
    await expect(page.getByText("This customer has no campaigns.")).toBeVisible();
    await expect(select(page, "Date Filter")).toHaveValue("Custom");
    await expect(start).toHaveValue("");
    await expect(end).toHaveValue("");
  });

  await test.step("another has those of its campaigns, again after another choice", async () => {
    const release = await backend.hold("/v3/api/campaigns/customer");
    await choose(page, "Customer", "Harbor Transit");
    await expect(select(page, "Campaigns")).toHaveAttribute("placeholder", "Loading Campaigns");
    await release();
    await expect(page).toHaveURL("/app/devices?customer=3");
    await expect(select(page, "Customer")).toBeFocused();
    await expect(start).toHaveValue(shown(from));
    await expect(end).toHaveValue(shown(to));
    await choose(page, "Date Filter", "Yesterday");
    await expect(start).toHaveCount(0);
    await choose(page, "Date Filter", "Custom");
    await expect(start).toHaveValue(shown(from));
  });

  await get.hover();
  await expect(page.getByRole("tooltip", { name: "Select at least one campaign." })).toBeVisible();
  await tick(page, { name: "Spring Launch" });
  await expect(get).toBeEnabled();
  await tick(page, { name: "Spring Launch", selected: true });
  await expect(get).toBeDisabled();
  expect(await backend.calls("/v3/api/devices")).toEqual([]);
  await visit(page, "/app/devices?customer=999999&campaign=1");
  await expect(select(page, "Customer")).toHaveValue("Customer 999999");
  await expect(page.getByText("Customer not found.")).toBeVisible();
});

test("a search shows its counts, saves its ids, and is in the address until something else is chosen", async ({ page, backend }) => {
  await page.goto("/app/devices?customer=3&campaign=20");
  await expect(select(page, "Campaigns")).toHaveAttribute("placeholder", "Formula Devices");
  await expect(page.getByLabel("Start Date")).not.toHaveValue("");
  await page.getByLabel("Start Date").fill("2020-01-01");
  await page.getByLabel("End Date").fill("2099-12-31");
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
    /01-01-2020 - 12-31-2099 · [\d,]+ sightings? · [\d,]+ distinct devices? · [\d,]+ rows? in the file$/,
  );
  await expect(page.getByRole("link", { name: "By day" })).toHaveAttribute("href", "/app/campaign-explorer?customer=3&campaign=20");
  const found = await counts(page).innerText();
  const [total, unique] = found.split("Unique").map((text) => Number(text.replace(/\D/g, "")));

  await test.step("the ids are saved without another search, and without formulas", async () => {
    const { name, text } = await download(page, () => button(page, "Download").click());
    expect(name).toBe("export.csv");
    const [header, ...ids] = text.trimEnd().split("\r\n");
    expect(header).toBe("device_id");
    expect([ids.length, new Set(ids).size]).toEqual([total, unique]);
    expect(ids.filter((id) => /^[=+@-]/.test(id))).toEqual([]);
    expect(await backend.calls(devicesPath)).toHaveLength(1);
  });

  await test.step("a reload and the way back make it again", async () => {
    await expect(page).toHaveURL(searched);
    await page.reload();
    await expect(counts(page)).toHaveText(found);
    await expect(select(page, "Campaigns")).toHaveAttribute("placeholder", "Formula Devices");
    await openArea(page, "Upload");
    await expect(page).toHaveURL("/app/upload");
    await page.goBack();
    await expect(counts(page)).toHaveText(found);
  });

  await test.step("other campaigns, days and customers have no counts", async () => {
    for (const change of [() => tick(page, { selected: false }), () => choose(page, "Date Filter", "Last 7 Days")]) {
      await change();
      await expect(counts(page)).toHaveCount(0);
      await expect(button(page, "Download")).toBeDisabled();
      await page.goBack();
      await expect(page).toHaveURL(searched);
      await expect(counts(page)).toHaveText(found);
    }
    await choose(page, "Customer", "Metro Wraps");
    await expect(page).toHaveURL(/\/app\/devices\?customer=\d+$/);
    await expect(counts(page)).toHaveCount(0);
    await expect(select(page, "Campaigns")).toHaveAttribute("placeholder", "Select Campaigns");
  });

  await test.step("of 150,000 devices all are saved and none is drawn, and the page stays responsive", async () => {
    const raw = Array.from({ length: 150_000 }, (_, index) => `d${10_000 + (index % 80_000)}`);
    const body = JSON.stringify({ counts: { total: raw.length, unique: 80_000 }, raw });
    await backend.fail({ kind: "wrong-shape", status: 200, path: devicesPath, body });
    await page.goBack();
    await expect(counts(page)).toBeVisible();
    await page.evaluate(() => {
      const { dataset } = document.documentElement;
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) dataset["longest"] = String(Math.max(Number(dataset["longest"] ?? 0), duration));
      }).observe({ type: "longtask" });
    });
    await get.click();
    await expect(counts(page)).toHaveText("Total: 150,000 Unique: 80,000");
    const { text } = await download(page, () => button(page, "Download").click());
    expect(text).toBe(["device_id", ...raw, ""].join("\r\n"));
    expect(await page.locator("*").count()).toBeLessThan(1000);
    expect(await page.evaluate(() => Number(document.documentElement.dataset["longest"] ?? 0))).toBeLessThan(500);
  });
});

test("what is missing, refused or out of order is said, and the devices are found afterwards", async ({ page, backend }) => {
  const get = () => button(page, "Get Devices").click();
  // It needs no names: chosen campaigns show their number.
  await backend.fail({ kind: "status", path: "/v3/api/campaigns/customer/3", status: 500 });
  await page.goto(searched);
  await expect(page.getByText("Could not load campaigns.")).toBeVisible();
  await expect(select(page, "Campaigns")).toHaveAttribute("placeholder", "Campaign 20");
  await expect(counts(page)).toBeVisible();
  await backend.mend();
  await button(page, "Retry").click();
  await expect(select(page, "Campaigns")).toHaveAttribute("placeholder", "Formula Devices");

  await test.step("both days are needed, in order", async () => {
    await backend.forgetCalls();
    await page.getByLabel("Start Date").fill("");
    await get();
    await expect(warning(page)).toHaveText("Please select a start and end date.");
    await expect(page.getByText("No devices were read.")).toBeVisible();
    await expect(button(page, "Download")).toBeDisabled();
    await page.getByLabel("Start Date").fill("2026-03-10");
    await expect(warning(page)).toHaveCount(0);
    await page.getByLabel("End Date").fill("2026-03-08");
    await get();
    await expect(warning(page)).toHaveText("The end date is before the start date.");
    expect(await backend.calls(devicesPath)).toEqual([]);
  });

  await test.step("a search that is still under way is dropped with its choice", async () => {
    await choose(page, "Date Filter", "Last 30 Days");
    const release = await backend.hold(devicesPath);
    await get();
    await expect(page.getByText("Getting devices")).toBeVisible();
    await choose(page, "Date Filter", "Yesterday");
    await expect(button(page, "Get Devices")).toBeEnabled();
    await release();
    await expect(page.getByText("Get the devices.", { exact: true })).toBeVisible();
    await expect(counts(page)).toHaveCount(0);
  });

  await test.step("a service that is down leaves what was found", async () => {
    await get();
    await expect(counts(page)).toBeVisible();
    await backend.fail({ kind: "status", path: devicesPath, status: 503 });
    await get();
    await expect(warning(page)).toHaveText("The main service is not available.");
    await expect(counts(page)).toBeVisible();
    await button(page, "Download").click();
    await expect(toast(page, "The main service is not available.")).toBeVisible();
    await backend.mend();
  });

  await test.step("the service's words about a customer stay until another one is chosen", async () => {
    await choose(page, "Customer", "Refuses Save");
    await tick(page, { selected: false });
    await get();
    await expect(warning(page)).toHaveText("This customer's contract does not include device exports.");
    await expect(counts(page)).toHaveCount(0);
    await choose(page, "Customer", "Harbor Transit");
    await expect(warning(page)).toHaveCount(0);
  });

  await test.step("a campaign that the customer does not have can be removed", async () => {
    await visit(page, "/app/devices?customer=3&campaign=20&campaign=999999&dates=last30&searched=1");
    await expect(warning(page)).toHaveText("Campaign not found.");
    await expect(select(page, "Campaigns")).toHaveAttribute("placeholder", "Campaign 999999, Formula Devices");
    await tick(page, { name: "Campaign 999999" });
    await get();
    await expect(counts(page)).toBeVisible();
  });

  // A session that has ended leads to sign-in.
  await backend.fail({ kind: "status", path: devicesPath, status: 403 });
  await button(page, "Download").click();
  await expect(page).toHaveURL("/sign-in");
  await expect(page.getByText("There is no valid session")).toHaveCount(0);
});
