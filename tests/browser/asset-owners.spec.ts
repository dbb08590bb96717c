import type { Page } from "@playwright/test";
import { choose, expect, isSorted, overlay, test, toast } from "./support";

const marketsPath = "/v3/api/markets";

const table = (page: Page) => page.getByRole("table", { name: "Asset Owners" });
const names = (page: Page) => table(page).getByRole("link");
const row = (page: Page, owner: string) => table(page).getByRole("row", { name: owner });
const marketOf = (page: Page, owner: string) => row(page, owner).getByRole("cell").last();
const dialog = (page: Page) => page.getByRole("dialog");
const field = (page: Page) => dialog(page).getByRole("combobox", { name: "Default Market" });
const press = (page: Page, name: string) => dialog(page).getByRole("button", { name }).click();

/** Opens the dialog of an owner: until then the page has only the filter of the same name, and the dialog then covers it. */
async function open(page: Page, owner: string): Promise<void> {
  await names(page).filter({ hasText: owner }).click();
  await expect(dialog(page)).toHaveAccessibleName(owner);
}

test("the owners are filtered, and the default market of one is chosen, saved and taken away, also without markets", async ({ page, backend }) => {
  const failure = page.getByText("Could not load markets.");
  await backend.fail({ kind: "status", path: marketsPath, status: 500 });
  await page.goto("/app/asset-owners");
  await expect(failure).toBeVisible();
  await expect(row(page, "Harbor Media").getByRole("cell")).toHaveText(["8", "Harbor Media", ""]);
  await backend.mend();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(failure).toHaveCount(0);
  await expect(row(page, "Harbor Media").getByRole("cell")).toHaveText(["8", "Harbor Media", "Boston"]);
  expect(isSorted(await names(page).allTextContents())).toBe(true);
  await choose(page, "Default Market", "No Default Market");
  await expect(page).toHaveURL("/app/asset-owners?market=none");
  await expect(names(page).filter({ hasText: "Harbor Media" })).toHaveCount(0);
  await page.getByRole("searchbox", { name: "Name or ID" }).fill("delta");
  await expect(names(page)).toHaveText(["Delta Signs"]);
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL("/app/asset-owners");

  await test.step("the active markets are offered by name", async () => {
    await open(page, "Harbor Media");
    await expect(page).toHaveURL("/app/asset-owners?owner=8");
    await expect(dialog(page).getByRole("button")).toHaveText(["Cancel", "Save"]);
    await expect(field(page)).toHaveValue("Boston");
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Enter");
    const options = await page.getByRole("option").evaluateAll((all) => all.map((option) => option.getAttribute("title") ?? ""));
    expect(options[0]).toBe("None");
    expect(isSorted(options.slice(1))).toBe(true);
    expect(options).toContain("Anchorage");
    // This market is not active.
    expect(options).not.toContain("Worcester");
    await page.keyboard.press("Escape");
    await press(page, "Cancel");
    await expect(page).toHaveURL("/app/asset-owners");
  });

  await test.step("it is saved behind the overlay, and the list is read again", async () => {
    await open(page, "Crosstown Outdoor");
    await choose(dialog(page), "Default Market", "Denver");
    await backend.forgetCalls();
    const release = await backend.hold("/v3/api/asset-owners/9", "PUT");
    await press(page, "Save");
    await expect(overlay(page)).toBeVisible();
    await release();
    await expect(toast(page, "Asset owner saved")).toHaveAttribute("data-tone", "green");
    await expect(dialog(page)).toHaveCount(0);
    await expect(marketOf(page, "Crosstown Outdoor")).toHaveText("Denver");
    const calls = await backend.calls("/v3/api/asset-owners");
    // It is read first, in case someone else has saved it.
    const saved = calls.indexOf("PUT /v3/api/asset-owners/9");
    expect(calls.slice(0, saved)).toEqual(["GET /v3/api/asset-owners/admin-list"]);
    expect(calls.slice(saved)).toContain("GET /v3/api/asset-owners/admin-list");
    await backend.fail({ kind: "status", path: marketsPath, status: 500 });
    await open(page, "Crosstown Outdoor");
    await expect(dialog(page).getByText("Could not load markets.")).toBeVisible();
    await backend.mend();
    await press(page, "Retry");
    await choose(dialog(page), "Default Market", "None");
    await backend.fail({ kind: "status", path: marketsPath, status: 500 });
    await press(page, "Save");
    await expect(dialog(page)).toHaveCount(0);
    await expect(failure).toBeVisible();
    await backend.mend();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(marketOf(page, "Harbor Media")).toHaveText("Boston");
    await expect(marketOf(page, "Crosstown Outdoor")).toHaveText("");
  });

  await test.step("a market that is no longer active or not known is shown and kept", async () => {
    await open(page, "Highline Media");
    await expect(field(page)).toHaveValue("Worcester (not active)");
    await press(page, "Save");
    await expect(dialog(page)).toHaveCount(0);
    await expect(marketOf(page, "Highline Media")).toHaveText("Worcester");
    await open(page, "Falcon Outdoor");
    await expect(field(page)).toHaveValue("Market 99");
    await press(page, "Cancel");
  });

  // A refusal stays in the dialog with the service's words.
  await open(page, "Refuses Save");
  await choose(dialog(page), "Default Market", "Boston");
  await press(page, "Save");
  await expect(dialog(page).getByRole("alert")).not.toBeEmpty();
  await expect(field(page)).toHaveValue("Boston");
});
