import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { choose, expect, openArea, test, toast, validate } from "./support";
import { visit } from "./visit";

const template = "/v3/internal/template";
const devices = "/v3/api/devices/unique-admin";
const check = "/v3/api/dev/supported-assets-check";
/** A search of Harbor Transit's campaign "Formula Devices" over all its days. */
const searched = "/app/devices?customer=3&campaign=20&dates=custom&from=2020-01-01&to=2099-12-31&searched=1";

const place = (page: Page) => page.getByRole("button", { name: /^Work: / });
const panel = (page: Page) => page.getByRole("region", { name: "Work", exact: true });

/** Sends a file. */
async function upload(page: Page): Promise<void> {
  const card = page.getByRole("region", { name: "Media | Asset Upload" });
  await card.getByLabel(/^Choose an? /).setInputFiles({ name: "rows.csv", mimeType: "text/csv", buffer: Buffer.from("Asset ID\n77\n") });
  await choose(page, "Customer", "Harbor Transit");
  await card.getByRole("button", { name: "Upload", exact: true }).click();
}

/** Leaves the screen of running work. */
async function leave(page: Page): Promise<void> {
  await expect(place(page)).toHaveAccessibleName("Work: 1 running");
  await openArea(page, "Markets");
  await expect(page).toHaveTitle("(1) Active Markets · Marquee");
}

test("an upload is followed on every screen to its end, leaving asks meanwhile, and a failure stays until it is cleared", async ({ page, backend }) => {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    class FakeNotification {
      static permission = "default";
      static async requestPermission() {
        told.push("asked");
        FakeNotification.permission = "granted";
        return "granted";
      }
      constructor(title: string, options: { body: string }) {
        told.push(`${title}: ${options.body}`);
      }
    }
    Object.defineProperty(window, "Notification", { value: FakeNotification });
  });
  const told = () => page.evaluate((): unknown => Reflect.get(window, "told"));
  const release = await backend.hold(template);
  await page.goto("/app/upload");
  await upload(page);
  await leave(page);
  const asked = page.waitForEvent("dialog");
  // Playwright would wait forever for a reload that was declined.
  await page.evaluate(() => void setTimeout(() => window.location.reload()));
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await release();
  await expect(toast(page, "asset upload complete: 1 items successfully uploaded.")).toHaveAttribute("data-tone", "green");
  await expect(place(page)).toHaveAccessibleName("Work: 1 done");
  await expect(page).toHaveTitle("Active Markets · Marquee");
  await expect(page.getByRole("status").filter({ hasText: /^Upload of rows\.csv: asset upload complete/ })).toBeAttached();

  await place(page).click();
  await expect(panel(page)).toContainText("asset upload complete: 1 items successfully uploaded.");
  await expectAccessible(page);
  // Only a click requests notifications.
  expect(await told()).toEqual([]);
  await panel(page).getByRole("checkbox", { name: "Notify me when work ends" }).check();
  expect(await told()).toEqual(["asked"]);
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(place(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(panel(page).getByRole("link", { name: "Upload of rows.csv" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/app/upload");
  await place(page).click();
  await panel(page).getByRole("button", { name: "Clear ended" }).click();
  await expect(place(page)).toHaveCount(0);

  await backend.fail({ kind: "status", path: template, method: "POST", status: 500 });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.evaluate(() => Object.defineProperty(document, "visibilityState", { value: "hidden" }));
  await upload(page);
  await expect(place(page)).toHaveAccessibleName("Work: 1 failed");
  await expect(place(page)).toHaveText("1 failed");
  expect(await told()).toEqual(["asked", expect.stringMatching(/^Upload of rows\.csv: Error uploading data/)]);
  await place(page).click();
  // It was seen.
  await expect(place(page)).toHaveText("Work");
  await expect(panel(page)).toContainText("Error uploading data");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const box = await panel(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  await panel(page).getByRole("button", { name: "Clear Upload of rows.csv" }).click();
  await expect(place(page)).toHaveCount(0);
});

test("a search and a validation continue when their screen is left, and no work is shown to the next user", async ({ page, backend }) => {
  let release = await backend.hold(devices);
  await page.goto(searched);
  await leave(page);
  await release();
  await expect(place(page)).toHaveAccessibleName("Work: 1 done");
  await backend.forgetCalls();
  await place(page).click();
  await panel(page).getByRole("link", { name: "Device search" }).click();
  await expect(page).toHaveURL(searched);
  await expect(page.getByText(/^Total: /)).toBeVisible();
  expect(await backend.calls(devices)).toEqual([]);
  await place(page).click();
  await panel(page).getByRole("button", { name: "Clear ended" }).click();
  // Work that is done at once is not shown.
  await visit(page, searched.replace("2099", "2098"));
  await expect.poll(() => backend.calls(devices)).not.toEqual([]);
  await expect(page.getByText(/^Total: /)).toBeVisible();
  await expect(place(page)).toHaveCount(0);

  release = await backend.hold(check);
  await openArea(page, "Validations");
  await validate(page);
  await leave(page);
  await release();
  await expect(place(page)).toHaveAccessibleName("Work: 1 done");
  await place(page).click();
  await panel(page).getByRole("link", { name: /^Validation for Harbor Transit/ }).click();
  await expect(page.getByRole("region", { name: "Results" })).toBeVisible();
  await page.getByRole("button", { name: "Change Criteria" }).click();
  await expect(page.getByRole("form", { name: "Validation" }).getByLabel("Ad Group ID")).toHaveValue("93");
  await place(page).click();
  await panel(page).getByRole("button", { name: "Clear ended" }).click();

  // Nothing that runs asks before the session ends; after the end, nothing of it is left.
  release = await backend.hold(template);
  await openArea(page, "Upload");
  await upload(page);
  await leave(page);
  await page.getByRole("banner").getByRole("link").first().click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveTitle("Sign In · Marquee");
  await release();
  await expect(page).toHaveTitle("Sign In · Marquee");
  await expect(place(page)).toHaveCount(0);
});
