import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { enter, expect, faultsPort, forgetCalls, test, toast } from "./support";

const listPath = "/v3/api/asset-owners/admin-list";

const table = (page: Page) => page.getByRole("table", { name: "Asset Owners" });
const names = (page: Page) => table(page).getByRole("link");

async function choose(page: Page, option: string): Promise<void> {
  await page.getByRole("combobox", { name: "Default Market" }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

const isSorted = (texts: readonly string[]) =>
  texts.every((text, index) => index === 0 || (texts[index - 1] ?? "").localeCompare(text, "en") <= 0);

test.beforeEach(async ({ page }) => {
  await enter(page);
});

test.describe("the list", () => {
  test("shows ID, Name and Default Market, sorted by name", async ({ page }) => {
    await page.goto("/app/dashboard");
    await page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Asset Owners" }).click();
    await expect(table(page).getByRole("columnheader")).toHaveText([/^ID/, /^Name/, /^Default Market/]);
    await expect(table(page).getByRole("row", { name: "Harbor Media" }).getByRole("cell")).toHaveText([
      "8",
      "Harbor Media",
      "Boston",
    ]);
    expect(isSorted(await names(page).allTextContents())).toBe(true);
    await expect(names(page).last()).toHaveText("Zócalo Media");
  });

  test("leaves the market empty where none is set or known", async ({ page }) => {
    await page.goto("/app/asset-owners");
    await expect(table(page).getByRole("row", { name: "Delta Signs" }).getByRole("cell")).toHaveText(["10", "Delta Signs", ""]);
    await expect(table(page).getByRole("row", { name: "Falcon Outdoor" }).getByRole("cell").last()).toHaveText("");
    await expect(table(page).getByRole("row", { name: "Granite Posters" }).getByRole("cell").last()).toHaveText("Chicago");
  });

  test("keeps its order in the address", async ({ page }) => {
    await page.goto("/app/asset-owners");
    await table(page).getByRole("button", { name: "ID" }).click();
    await table(page).getByRole("button", { name: "ID" }).click();
    await expect(page).toHaveURL("/app/asset-owners?sort=-id");
    await page.reload();
    await expect(names(page).first()).toHaveText("Zócalo Media");
    await expect(names(page).last()).toHaveText("Anchor Displays");
  });

  test("is logged when it cannot be read, and comes with Retry", async ({ page, faults }) => {
    const logged: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") logged.push(message.text());
    });
    await faults.add({ service: "main", path: listPath, kind: "status", status: 500 });
    await page.goto("/app/asset-owners");
    await expect(page.getByText("Could not load asset owners.")).toBeVisible();
    await expect(page.getByText("No asset owners found.")).toHaveCount(0);
    expect(logged.some((line) => line.includes("Could not load asset owners."))).toBe(true);
    await faults.clear();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(names(page).first()).toBeVisible();
  });

  test("says that there are none", async ({ page, faults }) => {
    await faults.add({ service: "main", path: listPath, kind: "wrong-shape", status: 200, body: '{"data":[]}' });
    await page.goto("/app/asset-owners");
    await expect(page.getByText("No asset owners found.", { exact: true })).toBeVisible();
  });
});

test("markets that cannot be read leave the list of owners in place", async ({ page, faults }) => {
  await faults.add({ service: "main", path: "/v3/api/markets", kind: "status", status: 500 });
  await page.goto("/app/asset-owners");
  await expect(page.getByText("Could not load markets.")).toBeVisible();
  await expect(table(page).getByRole("row", { name: "Harbor Media" }).getByRole("cell")).toHaveText(["8", "Harbor Media", ""]);
  await faults.clear();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(table(page).getByRole("row", { name: "Harbor Media" }).getByRole("cell").last()).toHaveText("Boston");
  await expect(page.getByText("Could not load markets.")).toHaveCount(0);
});

test.describe("the default market", () => {
  test("is chosen from the active markets by name in a dialog with the owner's name", async ({ page }) => {
    await page.goto("/app/asset-owners");
    await names(page).filter({ hasText: "Harbor Media" }).click();
    await expect(page).toHaveURL("/app/asset-owners?owner=8");
    const dialog = page.getByRole("dialog", { name: "Harbor Media" });
    await expect(dialog.getByRole("button")).toHaveText(["Cancel", "Save"]);
    await expect(dialog.getByRole("combobox", { name: "Default Market" })).toHaveText("Boston");
    await expect(dialog.getByRole("combobox", { name: "Default Market" })).toBeFocused();
    await page.keyboard.press("Enter");
    const options = await page.getByRole("option").allTextContents();
    expect(options[0]).toBe("None");
    expect(isSorted(options.slice(1))).toBe(true);
    expect(options).toContain("Anchorage");
    // These markets are not active.
    expect(options).not.toContain("Worcester");
    expect(options).not.toContain("Orlando");
    await page.keyboard.press("Escape");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL("/app/asset-owners");
  });

  test("is saved by the owner's number alone, and the list is read again", async ({ page, faults }) => {
    await page.goto("/app/asset-owners?owner=9");
    const dialog = page.getByRole("dialog", { name: "Crosstown Outdoor" });
    await choose(page, "Denver");
    await forgetCalls(page);
    await faults.add({ service: "main", path: "/v3/api/asset-owners/9", method: "PUT", kind: "latency", latencyMs: 2500 });
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("progressbar", { name: "Loading", exact: true })).toBeVisible();
    await expect(toast(page, "Asset owner saved")).toHaveAttribute("data-tone", "green");
    await expect(dialog).toHaveCount(0);
    await expect(table(page).getByRole("row", { name: "Crosstown Outdoor" }).getByRole("cell").last()).toHaveText("Denver");
    const answer = await page.request.get(`http://127.0.0.1:${faultsPort}/calls`);
    const calls: { method: string; path: string }[] = await answer.json();
    const own = calls.filter(({ path }) => path.startsWith("/v3/api/asset-owners")).map(({ method, path }) => `${method} ${path}`);
    expect(own[0]).toBe("PUT /v3/api/asset-owners/9");
    expect(own).toContain(`GET ${listPath}`);
  });

  test("is saved, and the list is read again, while the markets cannot be read", async ({ page, faults }) => {
    await page.goto("/app/asset-owners?owner=9");
    const dialog = page.getByRole("dialog", { name: "Crosstown Outdoor" });
    await choose(page, "Chicago");
    await faults.add({ service: "main", path: "/v3/api/markets", kind: "status", status: 500 });
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Asset owner saved")).toHaveAttribute("data-tone", "green");
    await expect(page.getByText("Could not load markets.")).toBeVisible();
    // The number of the market is new, though nobody can say its name yet.
    await faults.clear();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(table(page).getByRole("row", { name: "Crosstown Outdoor" }).getByRole("cell").last()).toHaveText("Chicago");
  });

  test("can be taken away", async ({ page }) => {
    await page.goto("/app/asset-owners?owner=13");
    await choose(page, "None");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Asset owner saved")).toBeVisible();
    await expect(table(page).getByRole("row", { name: "Granite Posters" }).getByRole("cell").last()).toHaveText("");
  });

  test("that is no longer active is seen and kept", async ({ page }) => {
    await page.goto("/app/asset-owners?owner=14");
    const dialog = page.getByRole("dialog", { name: "Highline Media" });
    await expect(dialog.getByRole("combobox", { name: "Default Market" })).toHaveText("Worcester (not active)");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Asset owner saved")).toBeVisible();
    await expect(table(page).getByRole("row", { name: "Highline Media" }).getByRole("cell").last()).toHaveText("Worcester");
  });

  test("that the service refuses stays in the dialog with its words", async ({ page }) => {
    await page.goto("/app/asset-owners?owner=23");
    const dialog = page.getByRole("dialog", { name: "Refuses Save" });
    await choose(page, "Boston");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByRole("alert")).not.toBeEmpty();
    await expect(dialog.getByRole("combobox", { name: "Default Market" })).toHaveText("Boston");
    await expect(toast(page, "Asset owner saved")).toHaveCount(0);
  });

  test("waits for markets that cannot be read with Retry", async ({ page, faults }) => {
    await page.goto("/app/asset-owners");
    await expect(names(page).first()).toBeVisible();
    await faults.add({ service: "main", path: "/v3/api/markets", kind: "status", status: 500 });
    await names(page).filter({ hasText: "Harbor Media" }).click();
    const dialog = page.getByRole("dialog", { name: "Harbor Media" });
    await expect(dialog.getByText("Could not load markets.")).toBeVisible();
    await faults.clear();
    await dialog.getByRole("button", { name: "Retry" }).click();
    await expect(dialog.getByRole("combobox", { name: "Default Market" })).toHaveText("Boston");
  });
});

for (const scheme of ["light", "dark"] as const) {
  test(`the screen is accessible in ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    const screens: [path: string, ready: Locator][] = [
      ["/app/asset-owners", table(page)],
      ["/app/asset-owners?owner=8", page.getByRole("combobox", { name: "Default Market" }).filter({ hasText: "Boston" })],
    ];
    for (const [path, ready] of screens) {
      await page.goto(path);
      await expect(ready).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
    }
  });
}

test("the screen is no wider than a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/app/asset-owners");
  await expect(table(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
