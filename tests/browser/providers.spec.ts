import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { callsOf, column, developer, enter, expect, forgetCalls, staff, test, toast, tokenOf } from "./support";

const providersPath = "/v3/api/providers";
const locksPath = "/v3/api/providers/locks";
const pingsPath = "/v3/api/providers/latest-pings";
const customersPath = "/v3/api/customers";

/** The row of a provider, by its exact name; its handler may be called the same. */
const rowOf = (page: Page, name: string) =>
  page
    .getByRole("table", { name: "Providers" })
    .locator("tbody tr")
    .filter({ has: page.locator("td:nth-child(2)").getByText(name, { exact: true }) });


/** Keeps what the console of the browser is told about failures. */
function errorsOf(page: Page): string[] {
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") logged.push(message.text());
  });
  return logged;
}

/** The paths that were read from the main API, other than those of the session. */
async function readsOf(page: Page): Promise<string[]> {
  const calls = await callsOf(page);
  return calls.filter(({ method, path }) => method === "GET" && !path.startsWith("/v3/auth/")).map(({ path }) => path);
}

test.describe("the list", () => {
  test.beforeEach(async ({ page }) => {
    await enter(page);
  });

  test("shows the providers in use, the highest number first", async ({ page }) => {
    await page.goto("/app/dashboard");
    await page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Providers" }).click();
    await expect(page.getByRole("heading", { name: "Providers", level: 1 })).toBeVisible();
    const table = page.getByRole("table", { name: "Providers" });
    await expect(table.getByRole("columnheader")).toHaveText([
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
    await expect(table.getByRole("columnheader", { name: "ID" })).toHaveAttribute("aria-sort", "descending");
    await expect(table.getByRole("columnheader", { name: "Config" }).getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("checkbox", { name: "Show Inactive" })).not.toBeChecked();
    await expect(rowOf(page, "Old Colony Feed")).toHaveCount(0);
    const numbers = (await column(table, 1).allTextContents()).map(Number);
    expect(numbers).toEqual(numbers.toSorted((left, right) => right - left));
  });

  test("lists inactive providers while Show Inactive is checked, and keeps that in the address", async ({ page }) => {
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

  test("sorts by a column, toggles its direction, and keeps both in the address", async ({ page }) => {
    await page.goto("/app/providers");
    const table = page.getByRole("table", { name: "Providers" });
    await table.getByRole("button", { name: "Last Process Time" }).click();
    await expect(table.getByRole("columnheader", { name: "Last Process Time" })).toHaveAttribute("aria-sort", "ascending");
    await expect(column(table, 6).first()).toHaveText("Never");
    await table.getByRole("button", { name: "Last Process Time" }).click();
    await expect(page).toHaveURL("/app/providers?sort=-lastProcess");
    await expect(column(table, 6).last()).toHaveText("Never");
    await table.getByRole("button", { name: "Handler" }).click();
    await expect(page).toHaveURL("/app/providers?sort=handler");
    await page.reload();
    await expect(table.getByRole("columnheader", { name: "Handler" })).toHaveAttribute("aria-sort", "ascending");
    const handlers = (await column(table, 3).allTextContents()).map((text) => text.toLowerCase());
    expect(handlers).toEqual(handlers.toSorted());
  });

  test("shows customer, type, time and configuration of a provider", async ({ page }) => {
    await page.goto("/app/providers");
    const bucket = rowOf(page, "Bucket Drop West").getByRole("cell");
    await expect(bucket.nth(3)).toHaveText("Lone Star Truckside");
    await expect(bucket.nth(5)).toHaveText(/^\d{2}\/\d{2}\/\d{4} \d{1,2}:\d{2} [AP]M$/);
    await expect(bucket.nth(6)).toHaveText("S3");
    await expect(bucket.nth(7).getByRole("listitem")).toHaveText([
      "bucket: west-drop",
      "prefix: daily/",
      "region: us-west-2",
    ]);
    await expect(rowOf(page, "Harbor AVL").getByRole("cell").nth(6)).toHaveText("Push");
    await expect(rowOf(page, "FleetNow").getByRole("cell").nth(6)).toHaveText("Pull");
  });

  test("says with a badge and a tooltip whether data still arrives", async ({ page }) => {
    await page.goto("/app/providers?inactive=true");
    for (const [name, tone, label, tooltip] of [
      ["Old Colony Feed", "grey", "Inactive", "This provider is inactive."],
      ["Toppers Live", "yellow", "No History", "This provider has never been processed."],
      ["Harbor AVL", "green", "Active", "Processed within the last 24 hours."],
      ["GeoTrail", "green", "Active", "Processed within the last 2 hours."],
      ["Pedal Counter", "red", "Stale", "Not processed within the last 2 hours."],
      ["Cascade Docks", "red", "Stale", "Not processed within the last 24 hours."],
    ] as const) {
      const badge = rowOf(page, name).getByRole("cell").nth(4).getByText(label, { exact: true });
      await expect(badge).toHaveAttribute("data-tone", tone);
      await badge.hover();
      await expect(page.getByRole("tooltip", { name: tooltip, exact: true })).toBeVisible();
      // While the next row scrolls into view no other badge passes below the pointer.
      await page.mouse.move(0, 0);
      await expect(page.getByRole("tooltip")).toHaveCount(0);
    }
  });

  test("hides what looks like a secret until somebody asks to see it", async ({ page }) => {
    await page.goto("/app/providers");
    const row = rowOf(page, "Keyring Telematics");
    await expect(row.getByText("keyboard: QWERTY")).toBeVisible();
    await expect(row).not.toContainText("correct horse");
    await row.getByRole("button", { name: "Show password" }).click();
    await expect(row).toContainText("password: correct horse battery staple");
    await row.getByRole("button", { name: "Hide password" }).click();
    await expect(row).not.toContainText("correct horse");
  });

  test("reads providers and customers once, and no locks for plain staff", async ({ page }) => {
    await forgetCalls(page);
    await page.goto("/app/providers");
    await expect(rowOf(page, "GeoTrail")).toBeVisible();
    expect((await readsOf(page)).toSorted()).toEqual([customersPath, providersPath]);
    const headers = page.getByRole("columnheader");
    await expect(headers.filter({ hasText: "Is Locked" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Unlock" })).toHaveCount(0);
  });

  test("shows by itself that a provider has become stale, at the instant at which it does", async ({ page }) => {
    // The last process time is the service's own; nothing in the graph sets it.
    const headers = { Authorization: `Bearer ${await tokenOf(page, staff)}` };
    const answer = await page.request.post("/graphql", { headers, data: { query: "{ pixel(pixelId: 31) { link } }" } });
    const { data }: { data: { pixel: { link: string } } } = await answer.json();
    const [mainApi = ""] = data.pixel.link.split("/v3/");
    const lastProcessTimestamp = new Date(Date.now() - 2 * 60 * 60 * 1000 + 12_000).toISOString();
    const put = await page.request.put(`${mainApi}${providersPath}/19`, { headers, data: { lastProcessTimestamp } });
    expect(put.ok()).toBe(true);

    await page.goto("/app/providers");
    const badge = rowOf(page, "Gateway Arch AVL").getByRole("cell").nth(4);
    await expect(badge).toHaveText("Active");
    await forgetCalls(page);
    await expect(badge).toHaveText("Stale", { timeout: 20_000 });
    expect(await readsOf(page)).toContain(providersPath);
  });

  test("is logged when it cannot be read, and comes with Retry", async ({ page, faults }) => {
    const logged = errorsOf(page);
    await faults.add({ service: "main", path: providersPath, kind: "status", status: 500 });
    await page.goto("/app/providers");
    await expect(page.getByText("Could not load providers.")).toBeVisible();
    await expect(page.getByText("No providers found.")).toHaveCount(0);
    expect(logged.some((line) => line.includes("Could not load providers."))).toBe(true);
    await faults.clear();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(rowOf(page, "GeoTrail")).toBeVisible();
  });

  test("shows the numbers of the customers when their names cannot be read, and says so", async ({ page, faults }) => {
    const logged = errorsOf(page);
    await faults.add({ service: "main", path: customersPath, kind: "status", status: 500 });
    await page.goto("/app/providers");
    await expect(page.getByText("Could not load customers.")).toBeVisible();
    await expect(rowOf(page, "FleetNow").getByRole("cell").nth(3)).toHaveText("3");
    expect(logged.some((line) => line.includes("Could not load customers."))).toBe(true);
    await faults.clear();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(rowOf(page, "FleetNow").getByRole("cell").nth(3)).toHaveText("Harbor Transit");
    await expect(page.getByText("Could not load customers.")).toHaveCount(0);
  });

  test("says that there are none", async ({ page, faults }) => {
    await faults.add({ service: "main", path: providersPath, kind: "wrong-shape", status: 200, body: '{"data":[]}' });
    await page.goto("/app/providers");
    await expect(page.getByText("No providers found.", { exact: true })).toBeVisible();
  });

  for (const scheme of ["light", "dark"]) {
    test(`can be read with assistive technology in ${scheme}`, async ({ page }) => {
      await page.addInitScript((name) => localStorage.setItem("marquee.theme", name), scheme);
      await page.goto("/app/providers?inactive=true");
      await expect(rowOf(page, "GeoTrail")).toBeVisible();
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      await rowOf(page, "Keyring Telematics").getByRole("button", { name: "Edit" }).click();
      await expect(page.getByRole("dialog", { name: "Edit Provider" })).toBeVisible();
      await expect(page.getByRole("combobox", { name: "Customer" })).toHaveText("Metro Wraps");
      expect((await new AxeBuilder({ page }).include("[role=dialog]").analyze()).violations).toEqual([]);
    });
  }
});

test.describe("locks", () => {
  test.beforeEach(({ page }) => enter(page, developer));

  test("are shown to lock maintainers with three reads for the whole list", async ({ page }) => {
    await forgetCalls(page);
    await page.goto("/app/providers");
    const cells = (name: string) => rowOf(page, name).getByRole("cell");
    await expect(page.getByRole("columnheader")).toHaveText([
      /^ID/,
      /^Name/,
      /^Handler/,
      /^Customer/,
      /^Status/,
      /^Last Process Time/,
      /^Type/,
      /^Config$/,
      /^Is Locked$/,
      /^Lock Exp$/,
      /^Is Unlock Recommended$/,
      /^Actions$/,
    ]);
    expect((await readsOf(page)).toSorted()).toEqual([customersPath, providersPath, locksPath]);
    // Locked without end, and idle for days.
    await expect(cells("Pedal Counter").nth(8)).toHaveText("Yes");
    await expect(cells("Pedal Counter").nth(9)).toHaveText("No expiry");
    await expect(cells("Pedal Counter").nth(10)).toHaveText("Yes");
    // Never processed.
    await expect(cells("Neon Nevada GPS").nth(10)).toHaveText("No");
    // The lock ran out before the last work.
    await expect(cells("Cascade Docks").nth(9)).toHaveText(/^\d{2}\/\d{2}\/\d{4} \d{1,2}:\d{2} [AP]M$/);
    await expect(cells("Cascade Docks").nth(10)).toHaveText("No");
    // No lock at all; "20" is another provider's name.
    await expect(cells("Shared Telematics").nth(8)).toHaveText("No");
    await expect(cells("Shared Telematics").nth(9)).toHaveText("");
  });

  test("of providers that are not locked cannot be taken off, and the button says why", async ({ page }) => {
    await page.goto("/app/providers");
    const unlock = rowOf(page, "Shared Telematics").getByRole("button", { name: "Unlock" });
    await expect(unlock).toHaveAttribute("aria-disabled", "true");
    await unlock.hover();
    await expect(page.getByRole("tooltip", { name: "This provider is not locked." })).toBeVisible();
  });

  test("are read again after an unlock", async ({ page }) => {
    await page.goto("/app/providers");
    const row = rowOf(page, "Neon Nevada GPS");
    await expect(row.getByRole("cell").nth(8)).toHaveText("Yes");
    await row.getByRole("button", { name: "Unlock" }).click();
    await expect(toast(page, "Provider unlocked")).toHaveAttribute("data-tone", "green");
    await expect(row.getByRole("cell").nth(8)).toHaveText("No");
    await expect(row.getByRole("button", { name: "Unlock" })).toHaveAttribute("aria-disabled", "true");
  });

  test("stay when the service refuses to take them off", async ({ page }) => {
    await page.goto("/app/providers");
    const row = rowOf(page, "Refuses Save");
    await row.getByRole("button", { name: "Unlock" }).click();
    await expect(toast(page, "There was an error unlocking this provider.")).toHaveAttribute("data-tone", "red");
    await expect(row.getByRole("cell").nth(8)).toHaveText("Yes");
  });

  test("that cannot be read leave the providers in place", async ({ page, faults }) => {
    const logged = errorsOf(page);
    await faults.add({ service: "main", path: locksPath, kind: "status", status: 500 });
    await page.goto("/app/providers");
    await expect(page.getByText("Could not load locks.")).toBeVisible();
    const row = rowOf(page, "Pedal Counter");
    await expect(row.getByRole("cell").nth(2)).toHaveText("Custom");
    await expect(row.getByRole("cell").nth(8)).toHaveText("");
    await expect(row.getByRole("button", { name: "Unlock" })).toHaveAttribute("aria-disabled", "true");
    expect(logged.some((line) => line.includes("Could not load locks."))).toBe(true);
    await faults.clear();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(row.getByRole("cell").nth(8)).toHaveText("Yes");
  });

  // The last of these: the provider it unlocks is locked above.
  test("come anew after an unlock while the customers cannot be read", async ({ page, faults }) => {
    await page.goto("/app/providers");
    const row = rowOf(page, "Pedal Counter");
    await expect(row.getByRole("cell").nth(8)).toHaveText("Yes");
    await faults.add({ service: "main", path: customersPath, kind: "status", status: 500 });
    await row.getByRole("button", { name: "Unlock" }).click();
    await expect(row.getByRole("cell").nth(8)).toHaveText("No");
    await expect(page.getByText("Could not load customers.")).toBeVisible();
  });
});

test.describe("Copy", () => {
  test.beforeEach(async ({ page }) => {
    await enter(page);
  });

  test("creates a provider with all of another's at once", async ({ page }) => {
    await page.goto("/app/providers");
    await rowOf(page, "Bucket Drop West").getByRole("button", { name: "Copy" }).click();
    await expect(toast(page, "Provider saved")).toHaveAttribute("data-tone", "green");
    const copy = rowOf(page, "Bucket Drop West copy").getByRole("cell");
    await expect(copy.nth(2)).toHaveText("s3_drop");
    await expect(copy.nth(3)).toHaveText("Lone Star Truckside");
    await expect(copy.nth(4)).toHaveText("No History");
    await expect(copy.nth(7).getByRole("listitem")).toHaveCount(3);
  });

  test("shows why the service refuses", async ({ page }) => {
    await page.goto("/app/providers");
    await rowOf(page, "Shared Telematics").getByRole("button", { name: "Copy" }).click();
    await expect(toast(page, "already")).toHaveAttribute("data-tone", "red");
    await expect(toast(page, "Provider saved")).toHaveCount(0);
  });
});

test.describe("Pings", () => {
  test.beforeEach(async ({ page }) => {
    await enter(page);
  });

  test("shows what a provider sent on its latest days, and OK closes it", async ({ page }) => {
    await page.goto("/app/providers");
    await rowOf(page, "Transit/Sync 100%").getByRole("button", { name: "Pings" }).click();
    const dialog = page.getByRole("dialog", { name: "Latest Pings for Transit/Sync 100%" });
    await expect(dialog.getByRole("columnheader")).toHaveText(["Date", "Pings"]);
    await expect(column(dialog, 1)).toHaveCount(14);
    await expect(column(dialog, 1).first()).toHaveText(/^\d{2}-\d{2}-\d{4}$/);
    await expect(column(dialog, 2).first()).toHaveText(/^\d{1,2},\d{3}$/);
    await expect(page).toHaveURL("/app/providers?pings=4");
    await dialog.getByRole("button", { name: "OK" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL("/app/providers");
  });

  test("says so when there are none", async ({ page }) => {
    await page.goto("/app/providers?pings=12");
    const dialog = page.getByRole("dialog", { name: "Latest Pings for Toppers Live" });
    await expect(dialog.getByText("No pings found.")).toBeVisible();
  });

  test("says so when they cannot be read, and tries again", async ({ page, faults }) => {
    const logged = errorsOf(page);
    await faults.add({ service: "main", path: pingsPath, kind: "status", status: 500 });
    await page.goto("/app/providers?pings=1");
    const dialog = page.getByRole("dialog", { name: "Latest Pings for GeoTrail" });
    await expect(dialog.getByText("Could not load pings.")).toBeVisible();
    expect(logged.some((line) => line.includes("Could not load pings."))).toBe(true);
    await faults.clear();
    await dialog.getByRole("button", { name: "Retry" }).click();
    await expect(column(dialog, 1)).toHaveCount(14);
  });
});

test.describe("the form", () => {
  test.beforeEach(async ({ page }) => {
    await enter(page);
  });

  test("creates a provider with a free configuration", async ({ page }) => {
    await page.goto("/app/providers");
    await page.getByRole("button", { name: "New Provider" }).click();
    const dialog = page.getByRole("dialog", { name: "New Provider" });
    await expect(dialog.getByRole("textbox", { name: "Name", exact: true })).toBeFocused();
    await expect(dialog.getByRole("checkbox", { name: "Active" })).not.toBeChecked();
    await expect(dialog.getByRole("checkbox", { name: "Push" })).not.toBeChecked();
    const config = dialog.getByRole("group", { name: "Config" });
    await expect(config.getByRole("textbox")).toHaveCount(2);
    await dialog.getByRole("textbox", { name: "Name", exact: true }).fill("Ferry Finder");
    await dialog.getByRole("combobox", { name: "Customer" }).click();
    await page.getByRole("option", { name: "Harbor Transit", exact: true }).click();
    await dialog.getByRole("checkbox", { name: "Active" }).check();
    await config.getByRole("textbox", { name: "url" }).fill("https://ferry.example");
    const newKey = config.getByRole("textbox", { name: "New Key" });
    for (const name of ["region", "url", "  ", "unwanted"]) {
      await newKey.fill(name);
      await newKey.press("Tab");
      await expect(newKey).toHaveValue("");
    }
    await expect(config.getByRole("textbox")).toHaveCount(4);
    await config.getByRole("textbox", { name: "region" }).fill("north");
    await config.getByRole("button", { name: "Remove unwanted" }).click();
    // A name that still stands in the field when Save is pressed counts as well.
    await newKey.fill("dock");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Provider saved")).toHaveAttribute("data-tone", "green");
    await expect(dialog).toHaveCount(0);
    const cells = rowOf(page, "Ferry Finder").getByRole("cell");
    await expect(cells.nth(2)).toHaveText("Custom");
    await expect(cells.nth(3)).toHaveText("Harbor Transit");
    await expect(cells.nth(4)).toHaveText("No History");
    await expect(cells.nth(7).getByRole("listitem")).toHaveText([/^dock: $/, "region: north", "url: https://ferry.example"]);
  });

  test("offers every handler in use once, and a field for one of one's own with Custom", async ({ page }) => {
    await page.goto("/app/providers?form=6");
    const dialog = page.getByRole("dialog", { name: "Edit Provider" });
    await expect(dialog.getByRole("combobox", { name: "Handler" })).toHaveText("FleetNow");
    await expect(dialog.getByRole("textbox", { name: "Custom Handler" })).toHaveCount(0);
    await dialog.getByRole("combobox", { name: "Handler" }).click();
    const options = page.getByRole("option");
    await expect(options.first()).toHaveText("Custom");
    const handlers = await options.allTextContents();
    expect(new Set(handlers).size).toBe(handlers.length);
    const rest = handlers.slice(1).map((text) => text.toLowerCase());
    expect(rest).toEqual(rest.toSorted());
    await options.first().click();
    await dialog.getByRole("textbox", { name: "Custom Handler" }).fill("FleetThen");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Provider saved")).toBeVisible();
    await expect(rowOf(page, "FleetNow").getByRole("cell").nth(2)).toHaveText("FleetThen");
  });

  test("shows the service's refusal and stays open with what was typed", async ({ page }) => {
    await page.goto("/app/providers");
    await rowOf(page, "Refuses Save").getByRole("button", { name: "Edit" }).click();
    const dialog = page.getByRole("dialog", { name: "Edit Provider" });
    await dialog.getByRole("checkbox", { name: "Push" }).check();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByRole("alert")).toHaveText("This provider is frozen while its contract is renewed.");
    await expect(dialog.getByRole("checkbox", { name: "Push" })).toBeChecked();
    await expect(toast(page, "Provider saved")).toHaveCount(0);
  });

  test("says in words when the service is down", async ({ page, faults }) => {
    await page.goto("/app/providers?form=1");
    const dialog = page.getByRole("dialog", { name: "Edit Provider" });
    await expect(dialog.getByRole("combobox", { name: "Customer" })).toHaveText("Blue Line Outdoor");
    await faults.add({ service: "main", path: providersPath, method: "PUT", kind: "reset" });
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByRole("alert")).toBeVisible();
    await expect(dialog).toBeVisible();
  });

  test("refuses to write over what somebody else has saved, until it is opened again", async ({ page, context }) => {
    await page.goto("/app/providers?form=24");
    const dialog = page.getByRole("dialog", { name: "Edit Provider" });
    await expect(dialog.getByRole("combobox", { name: "Customer" })).toHaveText("Liberty Bell Outdoor");
    // The same session in a second tab.
    const other = await context.newPage();
    await other.goto("/app/providers?form=24");
    const otherDialog = other.getByRole("dialog", { name: "Edit Provider" });
    await otherDialog.getByRole("textbox", { name: "region" }).fill("us-east-2");
    await otherDialog.getByRole("button", { name: "Save" }).click();
    await expect(toast(other, "Provider saved")).toBeVisible();

    await dialog.getByRole("textbox", { name: "region" }).fill("eu-west-1");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByRole("alert")).toContainText("Someone else has changed Config since you opened this provider.");
    await expect(dialog.getByRole("textbox", { name: "region" })).toHaveValue("eu-west-1");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    const row = rowOf(page, "Liberty Locator");
    await expect(row).toContainText("region: us-east-2");
    await row.getByRole("button", { name: "Edit" }).click();
    await dialog.getByRole("textbox", { name: "region" }).fill("eu-west-1");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Provider saved")).toBeVisible();
    await expect(row).toContainText("region: eu-west-1");
  });

  test("keeps the list that was there when it cannot be read again", async ({ page, faults }) => {
    const logged = errorsOf(page);
    await page.goto("/app/providers?form=15");
    const dialog = page.getByRole("dialog", { name: "Edit Provider" });
    await expect(dialog.getByRole("combobox", { name: "Customer" })).not.toHaveText("19");
    // The save itself reads the provider once more.
    await faults.add({ service: "main", path: providersPath, method: "GET", kind: "latency", latencyMs: 1, count: 1 });
    await faults.add({ service: "main", path: providersPath, method: "GET", kind: "status", status: 500 });
    await dialog.getByRole("textbox", { name: "Name", exact: true }).fill("Not Seen Yet");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Provider saved")).toHaveAttribute("data-tone", "green");
    await expect.poll(() => logged.some((line) => line.includes("Could not load providers."))).toBe(true);
    await expect(rowOf(page, "Not Seen Yet")).toHaveCount(0);
    await expect(rowOf(page, "FleetNow").getByRole("cell").nth(3)).toHaveText("Harbor Transit");
    await expect(page.getByText("Could not load customers.")).toHaveCount(0);
  });

  test("shows what was saved while the customers cannot be read", async ({ page, faults }) => {
    await page.goto("/app/providers?form=16");
    const dialog = page.getByRole("dialog", { name: "Edit Provider" });
    await expect(dialog.getByRole("combobox", { name: "Handler" })).toBeEnabled();
    await faults.add({ service: "main", path: customersPath, method: "GET", kind: "status", status: 500 });
    await dialog.getByRole("textbox", { name: "Name", exact: true }).fill("Seen at Once");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Provider saved")).toHaveAttribute("data-tone", "green");
    await expect(rowOf(page, "Seen at Once")).toBeVisible();
    await expect(page.getByText("Could not load customers.")).toBeVisible();
  });

  test("says where its customers end", async ({ page, faults }) => {
    const rows = Array.from({ length: 5001 }, (_, place) => ({ customerId: place + 1, customerName: `Customer ${place}` }));
    await faults.add({ service: "main", path: customersPath, kind: "wrong-shape", status: 200, body: JSON.stringify(rows) });
    await page.goto("/app/providers?form=new");
    const dialog = page.getByRole("dialog", { name: "New Provider" });
    await expect(dialog.getByText("Showing the first 5,000 of 5,001.", { exact: true })).toBeVisible();
  });
});

test("names and values of any length leave the rest of the table in sight", async ({ page }) => {
  const name = `<img src=x onerror=alert(1)> ${"W".repeat(200)}`;
  const config = [{ key: "k".repeat(300), value: "v".repeat(3000) }];
  const answer = await page.request.post("/graphql", {
    headers: { Authorization: `Bearer ${await tokenOf(page, staff)}` },
    data: {
      query: "mutation ($input: SaveProviderInput!) { saveProvider(input: $input) { errors { message } } }",
      variables: { input: { providerName: name, isActive: true, config } },
    },
  });
  expect((await answer.json()).data.saveProvider.errors).toEqual([]);
  await enter(page, staff);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/app/providers");
  const row = rowOf(page, name);
  await expect(row).toBeVisible();
  const size = await row.boundingBox();
  expect(size?.height).toBeLessThan(300);
  // The configurations of others keep their width.
  const other = await rowOf(page, "Keyring Telematics").boundingBox();
  expect(other?.height).toBeLessThan(300);
  const type = row.getByRole("cell").nth(6);
  await expect(type).toHaveText("Pull");
  const place = await type.boundingBox();
  expect((place?.x ?? Infinity) + (place?.width ?? 0)).toBeLessThan(1440);
});
