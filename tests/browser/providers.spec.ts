import type { Page } from "@playwright/test";
import { choose, column, errorsOf, expect, openArea, staff, test, toast } from "./support";

const providersPath = "/v3/api/providers";
const customersPath = "/v3/api/customers";

const table = (page: Page) => page.getByRole("table", { name: "Providers" });

/** The row of a provider, by its exact name; its handler may be called the same. */
const rowOf = (page: Page, name: string) =>
  table(page)
    .locator("tbody tr")
    .filter({ has: page.locator("td:nth-child(2)").getByText(name, { exact: true }) });
const cellOf = (page: Page, name: string, position: number) => rowOf(page, name).getByRole("cell").nth(position);

/** How much of the table is out of sight sideways, in pixels. */
const hiddenWidth = (page: Page) => table(page).evaluate((one) => one.scrollWidth - (one.parentElement?.clientWidth ?? 0));

test.describe("the list", () => {
  test("shows the active providers, the highest number first, with customer, type, time and configuration", async ({ page }) => {
    await page.goto("/app/dashboard");
    await openArea(page, "Providers");
    await expect(page.getByRole("heading", { name: "Providers", level: 1 })).toBeVisible();
    await expect(table(page).getByRole("columnheader")).toHaveText([
      /^ID/,
      /^Name/,
      /^Handler/,
      /^Customer/,
      /^Status/,
      /^Last Process Time/,
      /^Type/,
      /^Config$/,
      /^Actions$/,
    ]);
    await expect(table(page).getByRole("columnheader", { name: "ID" })).toHaveAttribute("aria-sort", "descending");
    await expect(table(page).getByRole("columnheader", { name: "Config" }).getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("checkbox", { name: "Show Inactive" })).not.toBeChecked();
    await expect(rowOf(page, "Old Colony Feed")).toHaveCount(0);
    const numbers = (await column(table(page), 1).allTextContents()).map(Number);
    expect(numbers).toEqual(numbers.toSorted((left, right) => right - left));

    await expect(cellOf(page, "Bucket Drop West", 3)).toHaveText("Lone Star Truckside");
    await expect(cellOf(page, "Bucket Drop West", 5)).toHaveText(/^\d{2}\/\d{2}\/\d{4} \d{1,2}:\d{2} [AP]M$/);
    await expect(cellOf(page, "Bucket Drop West", 6)).toHaveText("S3");
    // Two pairs, until the user asks for more.
    const config = cellOf(page, "Bucket Drop West", 7);
    await expect(config.getByRole("listitem")).toHaveText(["bucket: west-drop", "prefix: daily/"]);
    expect((await rowOf(page, "Bucket Drop West").boundingBox())?.height).toBeLessThan(56);
    await config.getByRole("button", { name: "More config of Bucket Drop West" }).click();
    await expect(config.getByRole("listitem")).toHaveText(["bucket: west-drop", "prefix: daily/", "region: us-west-2"]);
    await expect(cellOf(page, "Harbor AVL", 6)).toHaveText("Push");
    await expect(cellOf(page, "FleetNow", 6)).toHaveText("Pull");
  });

  test("shows all columns in a window of 1440 pixels", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/app/providers");
    await expect(rowOf(page, "GeoTrail")).toBeVisible();
    expect(await hiddenWidth(page)).toBe(0);
    // A moment breaks before its time only.
    const time = cellOf(page, "GeoTrail", 5).getByText(/^\d{2}\/\d{2}\/\d{4}$/);
    expect((await time.boundingBox())?.height).toBeLessThan(24);
  });

  test("reads providers and customers once, and no locks for plain staff", async ({ page, backend }) => {
    await page.goto("/app/providers");
    await expect(rowOf(page, "GeoTrail")).toBeVisible();
    expect((await backend.calls()).toSorted()).toEqual([`GET ${customersPath}`, `GET ${providersPath}`]);
    await expect(page.getByRole("columnheader").filter({ hasText: "Is Locked" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Unlock" })).toHaveCount(0);
  });

  test("shows inactive providers while Show Inactive is checked, and keeps that in the address", async ({ page }) => {
    await page.goto("/app/providers");
    await expect(rowOf(page, "GeoTrail")).toBeVisible();
    await page.getByRole("checkbox", { name: "Show Inactive" }).check();
    await expect(page).toHaveURL("/app/providers?inactive=true");
    await expect(rowOf(page, "Old Colony Feed").getByText("Inactive", { exact: true })).toBeVisible();
    await page.reload();
    await expect(rowOf(page, "Old Colony Feed")).toBeVisible();
    await page.getByRole("checkbox", { name: "Show Inactive" }).uncheck();
    await expect(rowOf(page, "Old Colony Feed")).toHaveCount(0);
  });

  test("sorts providers that were never processed last in both directions, and handlers in any case", async ({ page }) => {
    await page.goto("/app/providers");
    await table(page).getByRole("button", { name: "Last Process Time" }).click();
    await expect(column(table(page), 6).last()).toHaveText("Never");
    await table(page).getByRole("button", { name: "Last Process Time" }).click();
    await expect(page).toHaveURL("/app/providers?sort=-lastProcess");
    await expect(column(table(page), 6).last()).toHaveText("Never");
    await table(page).getByRole("button", { name: "Handler" }).click();
    await expect(page).toHaveURL("/app/providers?sort=handler");
    await expect(async () => {
      const handlers = (await column(table(page), 3).allTextContents()).map((text) => text.toLowerCase());
      expect(handlers).toEqual(handlers.toSorted());
    }).toPass();
  });

  test("shows with a badge and a tooltip whether data still arrives", async ({ page }) => {
    await page.goto("/app/providers?inactive=true");
    for (const [name, tone, label, tooltip] of [
      ["Old Colony Feed", "grey", "Inactive", "This provider is inactive."],
      ["Toppers Live", "yellow", "No History", "This provider has never been processed."],
      ["Harbor AVL", "green", "Active", "Processed within the last 24 hours."],
      ["GeoTrail", "green", "Active", "Processed within the last 2 hours."],
      ["Pedal Counter", "red", "Stale", "Not processed within the last 2 hours."],
      ["Cascade Docks", "red", "Stale", "Not processed within the last 24 hours."],
    ] as const) {
      const badge = cellOf(page, name, 4).getByText(label, { exact: true });
      await expect(badge).toHaveAttribute("data-tone", tone);
      // The numbers of the rule follow the reason.
      const [kind, hours] = tooltip.includes("24") ? ["push", 24] : ["pull and S3", 2];
      const numbers = label === "Active" || label === "Stale" ? `${tooltip} Last data .+ ago. The limit for ${kind} feeds is ${hours} h.` : `${tooltip}$`;
      await expect(badge.locator("..")).toHaveAccessibleDescription(new RegExp(`^${numbers}`));
      await badge.hover();
      await expect(page.getByRole("tooltip", { name: tooltip, exact: true })).toBeVisible();
      // While the next row scrolls into view no other badge passes below the pointer.
      await page.mouse.move(0, 0);
      await expect(page.getByRole("tooltip")).toHaveCount(0);
    }
  });

  test("shows how old the last data is and since when it is stale", async ({ page }) => {
    await page.goto("/app/providers");
    await expect(cellOf(page, "Pedal Counter", 4)).toHaveText(/^Stale[23] d agosince \d{2}\/\d{2}\/\d{4} \d{1,2}:\d{2} [AP]M$/);
    await expect(cellOf(page, "FleetNow", 4)).toHaveText(/^Active(just now|\d+ min ago)$/);
    await expect(cellOf(page, "Toppers Live", 4)).toHaveText("No History");
  });

  test("leads to the customer, and says if there is no such customer", async ({ page }) => {
    await page.goto("/app/providers");
    await expect(cellOf(page, "Lost Owner GPS", 3)).toHaveText("Customer 999 (not found)");
    await expect(cellOf(page, "Lost Owner GPS", 3).getByRole("link")).toHaveCount(0);
    await cellOf(page, "FleetNow", 3).getByRole("link", { name: "Harbor Transit" }).click();
    await expect(page).toHaveURL("/app/customer/harbor-transit");
  });

  test("is narrowed by text, status and customer, which the address keeps until they are cleared", async ({ page }) => {
    await page.goto("/app/providers");
    const filters = page.getByRole("search", { name: "Filter providers" });
    await expect(filters.getByRole("status")).toHaveText(/^\d+ providers$/);
    await expect(filters.getByRole("combobox", { name: "Lock" })).toHaveCount(0);
    await filters.getByRole("searchbox", { name: "Name, Handler or ID" }).fill("geotrail");
    await choose(filters, "Status", "Stale");
    await choose(filters, "Customer", "Customer 999 (not found)");
    await expect(page).toHaveURL("/app/providers?text=geotrail&status=STALE&customer=999");
    await page.reload();
    await expect(filters.getByRole("status")).toHaveText(/^1 of \d+ providers$/);
    await expect(rowOf(page, "Lost Owner GPS")).toBeVisible();
    await choose(filters, "Status", "No History");
    await expect(page.getByText("No providers found.")).toBeVisible();
    await filters.getByRole("button", { name: "Clear Filters" }).click();
    await expect(page).toHaveURL("/app/providers");
    await expect(rowOf(page, "GeoTrail")).toBeVisible();
  });

  test("hides what looks like a secret until the user asks to see it", async ({ page }) => {
    await page.goto("/app/providers");
    const row = rowOf(page, "Keyring Telematics");
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
  });

  test("is read again at the instant at which a provider becomes stale", async ({ page, backend }) => {
    // The service itself sets the last process time; nothing in the graph does.
    const { pixel } = await backend.graph<{ pixel: { link: string } }>("{ pixel(by: { pixelId: 31 }) { link } }");
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

  test("shows the numbers of the customers when their names cannot be read", async ({ page, backend }) => {
    const logged = errorsOf(page);
    await backend.fail({ kind: "status", path: customersPath, status: 500 });
    await page.goto("/app/providers");
    await expect(page.getByText("Could not load customers.")).toBeVisible();
    await expect(cellOf(page, "FleetNow", 3)).toHaveText("3");
    expect(logged.some((line) => line.includes("Could not load customers."))).toBe(true);
    await backend.mend();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(cellOf(page, "FleetNow", 3)).toHaveText("Harbor Transit");
    await expect(page.getByText("Could not load customers.")).toHaveCount(0);
  });

  test("keeps its columns in sight whatever a provider is called or configured with", async ({ page, backend }) => {
    const name = `<img src=x onerror=alert(1)> ${"W".repeat(200)}`;
    const config = [{ key: "k".repeat(300), value: "v".repeat(3000) }];
    const { createProvider } = await backend.graph<{ createProvider: { errors: unknown[] } }>(
      "mutation ($input: CreateProviderInput!) { createProvider(input: $input) { errors { message } } }",
      { input: { name, isActive: true, config } },
    );
    expect(createProvider.errors).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/app/providers");
    expect((await rowOf(page, name).boundingBox())?.height).toBeLessThan(300);
    // The configurations of others keep their width.
    expect((await rowOf(page, "Keyring Telematics").boundingBox())?.height).toBeLessThan(300);
    await expect(cellOf(page, name, 6)).toHaveText("Pull");
    const type = await cellOf(page, name, 6).boundingBox();
    expect((type?.x ?? Infinity) + (type?.width ?? 0)).toBeLessThan(1440);
  });
});

test("Copy creates a provider with everything of another and shows it, or why the service refuses", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto("/app/providers");
  const button = rowOf(page, "Bucket Drop West").getByRole("button", { name: "Copy Bucket Drop West", exact: true });
  await button.scrollIntoViewIfNeeded();
  const place = await button.boundingBox();
  await button.click();
  await expect(toast(page, "Provider saved")).toHaveAttribute("data-tone", "green");
  await expect(page.getByRole("status").filter({ hasText: "Copied as Bucket Drop West copy." })).toBeVisible();
  // The copy is right behind the row, which did not move: a second click would copy the same one.
  const copy = rowOf(page, "Bucket Drop West copy");
  await expect(page.locator("tr:has([aria-label='Copy Bucket Drop West']) + tr")).toContainText("Bucket Drop West copy");
  expect(await button.boundingBox()).toEqual(place);
  await expect(copy.getByText("New", { exact: true })).toBeInViewport();
  await expect(copy).toHaveAttribute("data-tone", "green");
  await expect(copy.getByRole("cell").nth(2)).toHaveText("s3_drop");
  await expect(copy.getByRole("cell").nth(3)).toHaveText("Lone Star Truckside");
  await expect(copy.getByRole("cell").nth(4)).toHaveText("No History");
  await expect(copy.getByRole("cell").nth(7).getByRole("listitem")).toHaveText(["bucket: west-drop", "prefix: daily/"]);
  await rowOf(page, "Shared Telematics").getByRole("button", { name: "Copy" }).click();
  await expect(toast(page, "already")).toHaveAttribute("data-tone", "red");
  await expect(toast(page, "Provider saved")).toHaveCount(0);
  // The latest copy can still be edited at once.
  await page.getByRole("button", { name: "Edit Bucket Drop West copy" }).first().click();
  const form = page.getByRole("dialog", { name: "Edit Provider" });
  await expect(form.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Bucket Drop West copy");
});

test("the actions are behind a menu where there is no room for buttons", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto("/app/providers");
  const row = rowOf(page, "GeoTrail");
  await expect(row.getByRole("button", { name: /^Edit / })).toHaveCount(0);
  await cellOf(page, "GeoTrail", 1).scrollIntoViewIfNeeded();
  // The table is wider than its place; the actions are in sight nevertheless.
  const menu = row.getByRole("button", { name: "Actions for GeoTrail" });
  await expect(menu).toBeInViewport({ ratio: 1 });
  await menu.press("Enter");
  await expect(page.getByRole("menuitem")).toHaveText(["Edit", "Copy", "Pings"]);
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Latest Pings for GeoTrail" })).toBeVisible();
});

test("a link that receives the focus is scrolled out from under the names, and a menu scrolls nothing", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto("/app/providers");
  const place = page.getByRole("table", { name: "Providers" }).locator("..");
  await place.evaluate((box) => box.scrollTo({ left: box.scrollWidth }));
  const right = await cellOf(page, "FleetNow", 1).evaluate((name) => name.getBoundingClientRect().right);
  const link = cellOf(page, "FleetNow", 3).getByRole("link");
  await link.focus();
  expect((await link.boundingBox())?.x).toBeGreaterThan(right);
  const scrolled = await place.evaluate((box) => box.scrollLeft);
  await rowOf(page, "GeoTrail").getByRole("button", { name: "Actions for GeoTrail" }).focus();
  expect(await place.evaluate((box) => box.scrollLeft)).toBe(scrolled);
});

test("Pings shows what a provider sent on its latest days, and OK closes it", async ({ page }) => {
  await page.goto("/app/providers");
  await rowOf(page, "Transit/Sync 100%").getByRole("button", { name: "Pings" }).click();
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

test("the toast of a copy covers no word of the note about it", async ({ page }) => {
  await page.goto("/app/providers");
  await page.getByRole("button", { name: "Copy Keyring Telematics" }).click();
  const note = page.getByRole("status").filter({ hasText: "Copied as Keyring Telematics copy." });
  await expect(note).toBeVisible();
  await expect(toast(page, "Provider saved")).toBeVisible();
  const overlap = async () => {
    const [one, other] = [await toast(page, "Provider saved").boundingBox(), await note.boundingBox()];
    if (one === null || other === null) return null;
    const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
    const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
    return across > 0 && down > 0;
  };
  await expect.poll(overlap).toBe(false);
});
