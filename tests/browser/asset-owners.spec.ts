import type { Page } from "@playwright/test";
import { choose, expect, isSorted, openArea, overlay, test, toast } from "./support";

const marketsPath = "/v3/api/markets";

const table = (page: Page) => page.getByRole("table", { name: "Asset Owners" });
const names = (page: Page) => table(page).getByRole("link");
const marketOf = (page: Page, owner: string) => table(page).getByRole("row", { name: owner }).getByRole("cell").last();
const field = (page: Page) => page.getByRole("combobox", { name: "Default Market" });
const save = (page: Page) => page.getByRole("button", { name: "Save" }).click();

test("the list shows ID, name and default market, sorted by name", async ({ page }) => {
  await page.goto("/app/dashboard");
  await openArea(page, "Asset Owners");
  await expect(table(page).getByRole("columnheader")).toHaveText([/^ID/, /^Name/, /^Default Market/]);
  await expect(table(page).getByRole("row", { name: "Harbor Media" }).getByRole("cell")).toHaveText(["8", "Harbor Media", "Boston"]);
  expect(isSorted(await names(page).allTextContents())).toBe(true);
  await expect(names(page).last()).toHaveText("Zócalo Media");
  // No market, an unknown one, and one whose number is text.
  await expect(table(page).getByRole("row", { name: "Delta Signs" }).getByRole("cell")).toHaveText(["10", "Delta Signs", ""]);
  await expect(marketOf(page, "Falcon Outdoor")).toHaveText("");
  await expect(marketOf(page, "Granite Posters")).toHaveText("Chicago");
});

test("a text and a market narrow the list", async ({ page }) => {
  await page.goto("/app/asset-owners");
  await choose(page, "Default Market", "No Default Market");
  await expect(page).toHaveURL("/app/asset-owners?market=none");
  await expect(marketOf(page, "Delta Signs")).toBeVisible();
  await expect(names(page).filter({ hasText: "Harbor Media" })).toHaveCount(0);
  await page.getByRole("searchbox", { name: "Name or ID" }).fill("delta");
  await expect(names(page)).toHaveText(["Delta Signs"]);
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL("/app/asset-owners");
  await expect(names(page).filter({ hasText: "Harbor Media" })).toBeVisible();
});

test("markets that cannot be read leave the owners in place", async ({ page, backend }) => {
  await backend.fail({ kind: "status", path: marketsPath, status: 500 });
  await page.goto("/app/asset-owners");
  await expect(page.getByText("Could not load markets.")).toBeVisible();
  await expect(table(page).getByRole("row", { name: "Harbor Media" }).getByRole("cell")).toHaveText(["8", "Harbor Media", ""]);
  await backend.mend();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(marketOf(page, "Harbor Media")).toHaveText("Boston");
  await expect(page.getByText("Could not load markets.")).toHaveCount(0);
});

test.describe("the default market", () => {
  test("is chosen from the active markets by name in a dialog with the owner's name", async ({ page }) => {
    await page.goto("/app/asset-owners");
    await names(page).filter({ hasText: "Harbor Media" }).click();
    await expect(page).toHaveURL("/app/asset-owners?owner=8");
    const dialog = page.getByRole("dialog", { name: "Harbor Media" });
    await expect(dialog.getByRole("button")).toHaveText(["Cancel", "Save"]);
    await expect(field(page)).toHaveText("Boston");
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Enter");
    const options = await page.getByRole("option").evaluateAll((all) => all.map((option) => option.getAttribute("title") ?? ""));
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

  test("is saved behind the overlay, and the list is read again", async ({ page, backend }) => {
    await page.goto("/app/asset-owners?owner=9");
    const dialog = page.getByRole("dialog", { name: "Crosstown Outdoor" });
    await choose(dialog, "Default Market", "Denver");
    await backend.forgetCalls();
    const release = await backend.hold("/v3/api/asset-owners/9", "PUT");
    await save(page);
    await expect(overlay(page)).toBeVisible();
    await release();
    await expect(toast(page, "Asset owner saved")).toHaveAttribute("data-tone", "green");
    await expect(dialog).toHaveCount(0);
    await expect(marketOf(page, "Crosstown Outdoor")).toHaveText("Denver");
    const calls = await backend.calls("/v3/api/asset-owners");
    // It is read first, in case someone else has saved it.
    const saved = calls.indexOf("PUT /v3/api/asset-owners/9");
    expect(calls.slice(0, saved)).toEqual(["GET /v3/api/asset-owners/admin-list"]);
    expect(calls.slice(saved)).toContain("GET /v3/api/asset-owners/admin-list");
  });

  test("is saved while the markets cannot be read, and can be taken away", async ({ page, backend }) => {
    await page.goto("/app/asset-owners?owner=9");
    const dialog = page.getByRole("dialog", { name: "Crosstown Outdoor" });
    await choose(dialog, "Default Market", "Chicago");
    await backend.fail({ kind: "status", path: marketsPath, status: 500 });
    const reread = page.waitForResponse((response) => (response.request().postData() ?? "").includes("AssetOwnersPageQuery"));
    await save(page);
    await expect(toast(page, "Asset owner saved")).toHaveAttribute("data-tone", "green");
    await reread;
    // The list was read again: its new number has no name yet.
    await expect(page.getByText("Could not load markets.")).toBeVisible();
    await backend.mend();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(marketOf(page, "Crosstown Outdoor")).toHaveText("Chicago");

    await names(page).filter({ hasText: "Crosstown Outdoor" }).click();
    // In the dialog: until it has opened, the page has only the filter of the same name, and the dialog then covers it.
    await choose(dialog, "Default Market", "None");
    await save(page);
    await expect(marketOf(page, "Crosstown Outdoor")).toHaveText("");
  });

  test("that is no longer active is shown and kept", async ({ page }) => {
    await page.goto("/app/asset-owners?owner=14");
    await expect(field(page)).toHaveText("Worcester (not active)");
    await save(page);
    await expect(toast(page, "Asset owner saved")).toBeVisible();
    await expect(marketOf(page, "Highline Media")).toHaveText("Worcester");
  });

  test("that is not known is called by its number, and not said to be inactive", async ({ page }) => {
    await page.goto("/app/asset-owners?owner=12");
    await expect(field(page)).toHaveText("Market 99");
  });

  test("that the service refuses stays in the dialog with its words", async ({ page }) => {
    await page.goto("/app/asset-owners?owner=23");
    const dialog = page.getByRole("dialog", { name: "Refuses Save" });
    await choose(dialog, "Default Market", "Boston");
    await save(page);
    await expect(dialog.getByRole("alert")).not.toBeEmpty();
    await expect(field(page)).toHaveText("Boston");
    await expect(toast(page, "Asset owner saved")).toHaveCount(0);
  });

  test("waits with Retry for markets that cannot be read", async ({ page, backend }) => {
    await page.goto("/app/asset-owners");
    await expect(names(page).first()).toBeVisible();
    await backend.fail({ kind: "status", path: marketsPath, status: 500 });
    await names(page).filter({ hasText: "Harbor Media" }).click();
    const dialog = page.getByRole("dialog", { name: "Harbor Media" });
    await expect(dialog.getByText("Could not load markets.")).toBeVisible();
    await backend.mend();
    await dialog.getByRole("button", { name: "Retry" }).click();
    await expect(field(page)).toHaveText("Boston");
  });
});
