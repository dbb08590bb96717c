import type { Page } from "@playwright/test";
import { choose, column, expect, providerRow, staff, test, toast } from "./support";

const providersPath = "/v3/api/providers";
const customersPath = "/v3/api/customers";

const table = (page: Page) => page.getByRole("table", { name: "Providers" });
const cellOf = (page: Page, name: string, position: number) => providerRow(page, name).getByRole("cell").nth(position);

/** How much of the table is out of sight sideways, in pixels. */
const hiddenWidth = (page: Page) => table(page).evaluate((one) => one.scrollWidth - (one.parentElement?.clientWidth ?? 0));

test("the list shows providers with customer, health and configuration, and the address keeps its filters", async ({ page, backend }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/app/providers");
  await expect(table(page).getByRole("columnheader")).toHaveText(
    [/^ID/, /^Name/, /^Handler/, /^Customer/, /^Status/, /^Last Process Time/, /^Type/, /^Config$/, /^Actions$/],
  );
  // Once each, and no locks for plain staff.
  expect((await backend.calls()).toSorted()).toEqual([`GET ${customersPath}`, `GET ${providersPath}`]);
  await expect(page.getByRole("button", { name: "Unlock" })).toHaveCount(0);
  await expect(table(page).getByRole("columnheader", { name: "ID" })).toHaveAttribute("aria-sort", "descending");
  await expect(table(page).getByRole("columnheader", { name: "Config" }).getByRole("button")).toHaveCount(0);
  expect(await hiddenWidth(page)).toBe(0);
  await expect(cellOf(page, "Bucket Drop West", 5)).toHaveText(/^\d{2}\/\d{2}\/\d{4} \d{1,2}:\d{2} [AP]M$/);
  for (const [name, type] of [["Bucket Drop West", "S3"], ["Harbor AVL", "Push"], ["FleetNow", "Pull"]] as const) {
    await expect(cellOf(page, name, 6)).toHaveText(type);
  }

  // Two pairs of a configuration, until the user asks for more, and of secrets none.
  const config = cellOf(page, "Bucket Drop West", 7);
  await expect(config.getByRole("listitem")).toHaveText(["bucket: west-drop", "prefix: daily/"]);
  expect((await providerRow(page, "Bucket Drop West").boundingBox())?.height).toBeLessThan(40);
  await config.getByRole("button", { name: "More config of Bucket Drop West" }).click();
  await expect(config.getByRole("listitem")).toHaveText(["bucket: west-drop", "prefix: daily/", "region: us-west-2"]);
  const row = providerRow(page, "Keyring Telematics");
  await row.getByRole("button", { name: "More config of Keyring Telematics" }).click();
  await expect(row.getByText("keyboard: QWERTY")).toBeVisible();
  await expect(row.getByText("tokenLifetimeSeconds: 3600")).toBeVisible();
  // Of a URL only the credentials are hidden.
  await expect(row).toContainText("url: https://integration:••••••••@keyring.example/feed");
  await expect(row).toContainText("signedUrl: https://files.keyring.example/drop?expires=3600&signature=••••••••");
  await expect(row).not.toContainText("correct horse");
  await row.getByRole("button", { name: "Show password" }).click();
  await expect(row).toContainText("password: correct horse battery staple");
  await row.getByRole("button", { name: "Hide password" }).click();
  await expect(row).not.toContainText("correct horse");

  await expect(providerRow(page, "Old Colony Feed")).toHaveCount(0);
  await page.getByRole("checkbox", { name: "Show Inactive" }).check();
  await expect(page).toHaveURL("/app/providers?inactive=true");
  for (const [name, tone, text] of [
    ["Old Colony Feed", "grey", /^Inactive/],
    ["Toppers Live", "yellow", /^No History$/],
    ["FleetNow", "green", /^Active(just now|\d+ min ago)$/],
    ["Pedal Counter", "red", /^Stale[23] d ago$/],
  ] as const) {
    await expect(cellOf(page, name, 4)).toHaveText(text);
    await expect(cellOf(page, name, 4).locator("[data-tone]")).toHaveAttribute("data-tone", tone);
  }
  const badge = cellOf(page, "Pedal Counter", 4).getByText("Stale", { exact: true });
  const reason = "Not processed within the last 2 hours.";
  await expect(badge.locator("..")).toHaveAccessibleDescription(new RegExp(`^${reason} Last data .+ ago\\. The limit for pull and S3 feeds is 2 h\\. Stale since \\d{2}/\\d{2}/\\d{4} `));
  await badge.hover();
  await expect(page.getByRole("tooltip", { name: reason })).toBeVisible();
  await page.getByRole("checkbox", { name: "Show Inactive" }).uncheck();
  await expect(providerRow(page, "Old Colony Feed")).toHaveCount(0);

  const filters = page.getByRole("search", { name: "Filter providers" });
  await expect(filters.getByRole("status")).toHaveText(/^\d+ providers$/);
  await expect(filters.getByRole("combobox", { name: "Lock" })).toHaveCount(0);
  await filters.getByRole("searchbox", { name: "Name, Handler or ID" }).fill("geotrail");
  await choose(filters, "Status", "Stale");
  await choose(filters, "Customer", "Customer 999 (not found)");
  await expect(page).toHaveURL("/app/providers?text=geotrail&status=STALE&customer=999");
  await expect(filters.getByRole("status")).toHaveText(/^1 of \d+ providers$/);
  await expect(cellOf(page, "Lost Owner GPS", 3).getByRole("link")).toHaveCount(0);
  await choose(filters, "Status", "No History");
  await expect(page.getByText("No providers found.")).toBeVisible();
  await filters.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL("/app/providers");
  await cellOf(page, "FleetNow", 3).getByRole("link", { name: "Harbor Transit" }).click();
  await expect(page).toHaveURL("/app/customer/harbor-transit");
});

test("a provider is copied with everything, or the service says why not, and shows its pings", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto("/app/providers");
  const button = providerRow(page, "Bucket Drop West").getByRole("button", { name: "Copy Bucket Drop West", exact: true });
  await button.scrollIntoViewIfNeeded();
  await button.click();
  await expect(toast(page, "Provider saved")).toHaveAttribute("data-tone", "green");
  const copy = providerRow(page, "Bucket Drop West copy");
  await expect(copy.getByText("New", { exact: true })).toBeVisible();
  await expect(copy).toHaveAttribute("data-tone", "green");
  await expect(copy.getByRole("cell").nth(2)).toHaveText("s3_drop");
  await expect(copy.getByRole("cell").nth(3)).toHaveText("Lone Star Truckside");
  await expect(copy.getByRole("cell").nth(4)).toHaveText("No History");
  await expect(copy.getByRole("cell").nth(7).getByRole("listitem")).toHaveText(["bucket: west-drop", "prefix: daily/"]);
  await providerRow(page, "Shared Telematics").getByRole("button", { name: "Copy" }).click();
  await expect(toast(page, "already")).toHaveAttribute("data-tone", "red");
  await expect(toast(page, "Provider saved")).toHaveCount(0);
  // The latest copy can still be edited at once.
  await page.getByRole("button", { name: "Edit Bucket Drop West copy" }).first().click();
  const form = page.getByRole("dialog", { name: "Edit Provider" });
  await expect(form.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Bucket Drop West copy");
  await form.getByRole("button", { name: "Cancel" }).click();

  await providerRow(page, "Transit/Sync 100%").getByRole("button", { name: "Pings" }).click();
  const dialog = page.getByRole("dialog", { name: "Latest Pings for Transit/Sync 100%" });
  await expect(dialog.getByRole("columnheader")).toHaveText(["Date", "Pings"]);
  await expect(column(dialog, 1)).toHaveCount(14);
  await expect(column(dialog, 1).first()).toHaveText(/^\d{2}-\d{2}-\d{4}$/);
  await expect(column(dialog, 2).first()).toHaveText(/^\d{1,2},\d{3}$/);
  await expect(dialog.getByRole("img", { name: "Pings per Day" })).toBeVisible();
  await expect(page).toHaveURL("/app/providers?pings=4");
  await dialog.getByRole("button", { name: "OK" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL("/app/providers");
});

test("a narrow window has the actions behind a menu, and names and focus stay in sight whatever a provider is called", async ({ page, backend }) => {
  const name = `<img src=x onerror=alert(1)> ${"W".repeat(200)}`;
  const config = [{ key: "k".repeat(300), value: "v".repeat(3000) }];
  const { createProvider } = await backend.graph<{ createProvider: { errors: unknown[] } }>(
    "mutation ($input: CreateProviderInput!) { createProvider(input: $input) { errors { message } } }",
    { input: { name, isActive: true, config } },
  );
  expect(createProvider.errors).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await backend.fail({ kind: "status", path: customersPath, status: 400 });
  await page.goto("/app/providers");
  await expect(page.getByText("Could not load customers.")).toBeVisible();
  await expect(cellOf(page, "FleetNow", 3)).toHaveText("3");
  await backend.mend();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(cellOf(page, "FleetNow", 3)).toHaveText("Harbor Transit");
  expect((await providerRow(page, name).boundingBox())?.height).toBeLessThan(300);
  // The configurations of others keep their width.
  expect((await providerRow(page, "Keyring Telematics").boundingBox())?.height).toBeLessThan(300);
  const type = await cellOf(page, name, 6).boundingBox();
  expect((type?.x ?? Infinity) + (type?.width ?? 0)).toBeLessThan(1440);

  await page.setViewportSize({ width: 1024, height: 768 });
  const place = table(page).locator("..");
  await place.evaluate((box) => box.scrollTo({ left: box.scrollWidth }));
  const right = await cellOf(page, "FleetNow", 1).evaluate((cell) => cell.getBoundingClientRect().right);
  const link = cellOf(page, "FleetNow", 3).getByRole("link");
  // It is scrolled out from under the names, and a menu scrolls nothing.
  await link.focus();
  expect((await link.boundingBox())?.x).toBeGreaterThan(right);
  const scrolled = await place.evaluate((box) => box.scrollLeft);
  const menu = providerRow(page, "GeoTrail").getByRole("button", { name: "Actions for GeoTrail" });
  await menu.focus();
  expect(await place.evaluate((box) => box.scrollLeft)).toBe(scrolled);
  await place.evaluate((box) => box.scrollTo({ left: 0 }));
  await expect(menu).toBeInViewport({ ratio: 1 });
  await expect(providerRow(page, "GeoTrail").getByRole("button", { name: /^Edit / })).toHaveCount(0);
  await menu.press("Enter");
  await expect(page.getByRole("menuitem")).toHaveText(["Edit", "Copy", "Pings"]);
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Latest Pings for GeoTrail" })).toBeVisible();
});

test("the list is read again at the instant at which a provider becomes stale", async ({ page, backend }) => {
  // The service itself sets the last process time; nothing in the graph does.
  const { pixel } = await backend.graph<{ pixel: { link: string } }>("{ pixel(pixelId: 31) { link } }");
  const [mainApi = ""] = pixel.link.split("/v3/");
  const processed = async (minutesAgo: number) => {
    const lastProcessTimestamp = new Date(Date.now() - minutesAgo * 60_000).toISOString();
    const headers = { Authorization: `Bearer ${await backend.token(staff)}` };
    const put = await page.request.put(`${mainApi}${providersPath}/19`, { headers, data: { lastProcessTimestamp } });
    expect(put.ok()).toBe(true);
  };
  await processed(110);
  await page.clock.install();
  await page.goto("/app/providers");
  const badge = cellOf(page, "Gateway Arch AVL", 4);
  await expect(badge).toContainText("Active");
  // Ten minutes are left; for the gateway, whose clock is not set, they have passed.
  await processed(121);
  await backend.forgetCalls();
  await page.clock.fastForward("09:00");
  await expect(badge).toContainText("Active");
  expect(await backend.calls(providersPath)).toEqual([]);
  await page.clock.fastForward("01:30");
  await expect(badge).toContainText("Stale");
  expect(await backend.calls()).toContain(`GET ${providersPath}`);
});
