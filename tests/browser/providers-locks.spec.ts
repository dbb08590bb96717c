import type { Page } from "@playwright/test";
import { choose, developer, errorsOf, expect, providerRow, test, toast } from "./support";

const isLocked = (page: Page, name: string) => providerRow(page, name).getByRole("cell").nth(3);
const lockExpiry = (page: Page, name: string) => providerRow(page, name).getByRole("cell").nth(4);
const isUnlockRecommended = (page: Page, name: string) => providerRow(page, name).getByRole("cell").nth(5);
const unlockButton = (page: Page, name: string) => providerRow(page, name).getByRole("button", { name: "Unlock" });

test.use({ account: developer });

test("locks are shown to lock maintainers, and what cannot be read leaves the providers in place", async ({ page, backend }) => {
  const logged = errorsOf(page);
  await backend.fail({ kind: "status", path: "/v3/api/providers/locks", status: 400 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/app/providers");
  await expect(page.getByText("Could not load locks.")).toBeVisible();
  await expect(providerRow(page, "Pedal Counter").getByRole("cell").nth(7)).toHaveText("Custom");
  await expect(isLocked(page, "Pedal Counter")).toHaveText("");
  await expect(unlockButton(page, "Pedal Counter")).toHaveAttribute("aria-disabled", "true");
  expect(logged.some((line) => line.includes("Could not load locks."))).toBe(true);
  await backend.mend();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(isLocked(page, "Pedal Counter")).toHaveText("Yes");

  const header = (name: string) => page.getByRole("columnheader", { name }).boundingBox();
  const [time, actions] = [await header("Last Process Time"), await header("Actions")];
  expect((time?.x ?? Infinity) + (time?.width ?? 0)).toBeLessThanOrEqual(actions?.x ?? 0);
  await page.setViewportSize({ width: 1920, height: 1080 });
  const table = page.getByRole("table", { name: "Providers" });
  await expect.poll(() => table.evaluate((one) => one.scrollWidth - (one.parentElement?.clientWidth ?? 0))).toBe(0);

  await expect(lockExpiry(page, "Pedal Counter")).toHaveText("No expiry");
  await expect(isUnlockRecommended(page, "Pedal Counter")).toHaveText("Yes");
  await expect(lockExpiry(page, "Cascade Docks")).toHaveText(/^\d{2}\/\d{2}\/\d{4} \d{1,2}:\d{2} [AP]M$/);
  await expect(isUnlockRecommended(page, "Cascade Docks")).toHaveText("No");
  await expect(isLocked(page, "Shared Telematics")).toHaveText("No");
  // The dash of a missing value is drawn in cells that hold nothing.
  expect(await lockExpiry(page, "Shared Telematics").innerHTML()).toBe("");
  const unlock = unlockButton(page, "Shared Telematics");
  await expect(unlock).toHaveAttribute("aria-disabled", "true");
  await unlock.hover();
  await expect(page.getByRole("tooltip", { name: "This provider is not locked." })).toBeVisible();
});

test("locks are filtered by, shown beside the pings, and read again after an unlock", async ({ page, backend }) => {
  await page.goto("/app/providers");
  const filters = page.getByRole("search", { name: "Filter providers" });
  await choose(filters, "Lock", "Unlock Recommended");
  await expect(page).toHaveURL("/app/providers?lock=recommended");
  await expect(filters.getByRole("status")).toHaveText(/ of /);
  const texts = await page.locator("tbody tr > td:nth-child(6)").allTextContents();
  expect(texts.length).toBeGreaterThan(1);
  expect(new Set(texts)).toEqual(new Set(["Yes"]));
  await providerRow(page, "Pedal Counter").getByRole("button", { name: "Pings" }).click();
  const dialog = page.getByRole("dialog", { name: "Latest Pings for Pedal Counter" });
  await expect(dialog.getByRole("definition")).toHaveText(["Yes", "No expiry", "Yes"]);
  await expect(dialog.getByRole("button", { name: "Unlock Pedal Counter" })).toBeEnabled();
  await dialog.getByRole("button", { name: "OK" }).click();

  await choose(filters, "Lock", "Locked");
  await unlockButton(page, "Neon Nevada GPS").click();
  await expect(toast(page, "Provider unlocked")).toHaveAttribute("data-tone", "green");
  await expect(isLocked(page, "Neon Nevada GPS")).toHaveText("No");
  await expect(unlockButton(page, "Neon Nevada GPS")).toHaveAttribute("aria-disabled", "true");
  // The filter leaves it out now, but no row moves below the pointer until the list is asked for again.
  await expect(unlockButton(page, "Neon Nevada GPS")).toBeFocused();
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(providerRow(page, "Neon Nevada GPS")).toHaveCount(0);
  await unlockButton(page, "Refuses Save").click();
  await expect(toast(page, "There was an error unlocking this provider.")).toHaveAttribute("data-tone", "red");
  await expect(isLocked(page, "Refuses Save")).toHaveText("Yes");

  await backend.fail({ kind: "status", path: "/v3/api/customers", status: 400 });
  await unlockButton(page, "Pedal Counter").click();
  await expect(isLocked(page, "Pedal Counter")).toHaveText("No");
  await expect(page.getByText("Could not load customers.")).toBeVisible();
});
