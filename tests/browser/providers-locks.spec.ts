import type { Page } from "@playwright/test";
import { choose, developer, errorsOf, expect, test, toast } from "./support";

const rowOf = (page: Page, name: string) =>
  page
    .getByRole("table", { name: "Providers" })
    .locator("tbody tr")
    .filter({ has: page.locator("td:nth-child(2)").getByText(name, { exact: true }) });
const isLocked = (page: Page, name: string) => rowOf(page, name).getByRole("cell").nth(3);
const lockExpiry = (page: Page, name: string) => rowOf(page, name).getByRole("cell").nth(4);
const isUnlockRecommended = (page: Page, name: string) => rowOf(page, name).getByRole("cell").nth(5);
const unlockButton = (page: Page, name: string) => rowOf(page, name).getByRole("button", { name: "Unlock" });

test.use({ account: developer });

test("leave room for the last process time in a window of 1440 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/app/providers");
  const header = (name: string) => page.getByRole("columnheader", { name }).boundingBox();
  await expect(page.getByRole("columnheader", { name: "Last Process Time" })).toBeVisible();
  const [time, actions] = [await header("Last Process Time"), await header("Actions")];
  expect((time?.x ?? Infinity) + (time?.width ?? 0)).toBeLessThanOrEqual(actions?.x ?? 0);
});

test("are shown to lock maintainers with three reads for the whole list", async ({ page, backend }) => {
  await page.goto("/app/providers");
  await expect(page.getByRole("columnheader")).toHaveText([
    /^ID/,
    /^Name/,
    /^Status/,
    /^Is Locked$/,
    /^Lock Exp$/,
    /^Is Unlock Recommended$/,
    /^Handler/,
    /^Customer/,
    /^Last Process Time/,
    /^Type/,
    /^Config$/,
    /^Actions$/,
  ]);
  await expect(isLocked(page, "Pedal Counter")).toHaveText("Yes");
  expect((await backend.calls()).toSorted()).toEqual([
    "GET /v3/api/customers",
    "GET /v3/api/providers",
    "GET /v3/api/providers/locks",
  ]);
  // Locked without end, and idle for days.
  await expect(lockExpiry(page, "Pedal Counter")).toHaveText("No expiry");
  await expect(isUnlockRecommended(page, "Pedal Counter")).toHaveText("Yes");
  // Never processed.
  await expect(isUnlockRecommended(page, "Neon Nevada GPS")).toHaveText("No");
  // The lock ran out before the last work.
  await expect(lockExpiry(page, "Cascade Docks")).toHaveText(/^\d{2}\/\d{2}\/\d{4} \d{1,2}:\d{2} [AP]M$/);
  await expect(isUnlockRecommended(page, "Cascade Docks")).toHaveText("No");
  // No lock at all; "20" is another provider's name.
  await expect(isLocked(page, "Shared Telematics")).toHaveText("No");
  // The dash of a missing value is drawn in cells that hold nothing.
  expect(await lockExpiry(page, "Shared Telematics").innerHTML()).toBe("");
});

test("can be removed only where there is one; elsewhere the button shows why not", async ({ page }) => {
  await page.goto("/app/providers");
  const unlock = unlockButton(page, "Shared Telematics");
  await expect(unlock).toHaveAttribute("aria-disabled", "true");
  await unlock.hover();
  await expect(page.getByRole("tooltip", { name: "This provider is not locked." })).toBeVisible();
});

test("can be filtered by, and are shown beside the pings", async ({ page }) => {
  await page.goto("/app/providers");
  const filters = page.getByRole("search", { name: "Filter providers" });
  await choose(filters, "Lock", "Unlock Recommended");
  await expect(page).toHaveURL("/app/providers?lock=recommended");
  await expect(filters.getByRole("status")).toHaveText(/ of /);
  const texts = await page.locator("tbody tr > td:nth-child(6)").allTextContents();
  expect(texts.length).toBeGreaterThan(1);
  expect(new Set(texts)).toEqual(new Set(["Yes"]));
  await rowOf(page, "Pedal Counter").getByRole("button", { name: "Pings" }).click();
  const dialog = page.getByRole("dialog", { name: "Latest Pings for Pedal Counter" });
  await expect(dialog.getByRole("definition")).toHaveText(["Yes", "No expiry", "Yes"]);
  await expect(dialog.getByRole("button", { name: "Unlock Pedal Counter" })).toBeEnabled();
});

test("are read again after an unlock, and stay when the service refuses it", async ({ page }) => {
  await page.goto("/app/providers?lock=locked");
  await expect(isLocked(page, "Neon Nevada GPS")).toHaveText("Yes");
  await unlockButton(page, "Neon Nevada GPS").click();
  await expect(toast(page, "Provider unlocked")).toHaveAttribute("data-tone", "green");
  await expect(isLocked(page, "Neon Nevada GPS")).toHaveText("No");
  await expect(unlockButton(page, "Neon Nevada GPS")).toHaveAttribute("aria-disabled", "true");
  // The filter leaves it out now, but no row moves below the pointer until the list is asked for again.
  await expect(unlockButton(page, "Neon Nevada GPS")).toBeFocused();
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(rowOf(page, "Neon Nevada GPS")).toHaveCount(0);
  await unlockButton(page, "Refuses Save").click();
  await expect(toast(page, "There was an error unlocking this provider.")).toHaveAttribute("data-tone", "red");
  await expect(isLocked(page, "Refuses Save")).toHaveText("Yes");
});

test("that cannot be read leave the providers in place", async ({ page, backend }) => {
  const logged = errorsOf(page);
  await backend.fail({ kind: "status", path: "/v3/api/providers/locks", status: 500 });
  await page.goto("/app/providers");
  await expect(page.getByText("Could not load locks.")).toBeVisible();
  await expect(rowOf(page, "Pedal Counter").getByRole("cell").nth(6)).toHaveText("Custom");
  await expect(isLocked(page, "Pedal Counter")).toHaveText("");
  await expect(unlockButton(page, "Pedal Counter")).toHaveAttribute("aria-disabled", "true");
  expect(logged.some((line) => line.includes("Could not load locks."))).toBe(true);
  await backend.mend();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(isLocked(page, "Pedal Counter")).toHaveText("Yes");
});

// Last, since it removes a lock that the tests above need.
test("are read again after an unlock while the customers cannot be read", async ({ page, backend }) => {
  await page.goto("/app/providers");
  await expect(isLocked(page, "Pedal Counter")).toHaveText("Yes");
  await backend.fail({ kind: "status", path: "/v3/api/customers", status: 500 });
  await unlockButton(page, "Pedal Counter").click();
  await expect(isLocked(page, "Pedal Counter")).toHaveText("No");
  await expect(page.getByText("Could not load customers.")).toBeVisible();
});

test("leave room for all columns in a window of 1920 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto("/app/providers");
  await expect(rowOf(page, "Pedal Counter")).toBeVisible();
  const table = page.getByRole("table", { name: "Providers" });
  expect(await table.evaluate((one) => one.scrollWidth - (one.parentElement?.clientWidth ?? 0))).toBe(0);
});
