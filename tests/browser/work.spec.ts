import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { choose, expect, openArea, test } from "./support";

const template = "/v3/internal/template";
const devices = "/v3/api/devices/unique-admin";
const check = "/v3/api/dev/supported-assets-check";
/** A search of Harbor Transit's campaign "Formula Devices" over all its days. */
const searched = "/app/devices?customer=3&campaign=20&dates=custom&from=2020-01-01&to=2099-12-31&searched=1";

const place = (page: Page) => page.getByRole("button", { name: /^Work: / });
const panel = (page: Page) => page.getByRole("region", { name: "Work", exact: true });

/** Sends a file, and leaves the screen. */
async function upload(page: Page): Promise<void> {
  await page.goto("/app/upload");
  const card = page.getByRole("region", { name: "Media | Asset Upload" });
  await card.getByLabel(/^Choose an? /).setInputFiles({ name: "rows.csv", mimeType: "text/csv", buffer: Buffer.from("Asset ID\n77\n") });
  await choose(page, "Customer", "Harbor Transit");
  await card.getByRole("button", { name: "Upload", exact: true }).click();
  await openArea(page, "Markets");
  await expect(page).toHaveURL("/app/markets");
}

test("an upload is followed on every screen, in the title, and to its end", async ({ page, backend }) => {
  const release = await backend.hold(template);
  await upload(page);
  await expect(page).toHaveURL("/app/markets");
  await expect(page).toHaveTitle("(1) Active Markets · Marquee");
  await expect(place(page)).toHaveAccessibleName("Work: 1 running");
  await release();
  await expect(place(page)).toHaveAccessibleName("Work: 1 done");
  await expect(page).toHaveTitle("Active Markets · Marquee");
  await expect(page.getByRole("status").filter({ hasText: /^Upload of rows\.csv: asset upload complete/ })).toBeAttached();

  await place(page).click();
  await expect(panel(page)).toContainText("asset upload complete: 1 items successfully uploaded.");
  await expectAccessible(page);
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
});

test("a failure stays until it is cleared, and the panel fits a phone", async ({ page, backend }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await backend.fail({ kind: "status", path: template, method: "POST", status: 500 });
  await page.goto("/app/upload");
  const card = page.getByRole("region", { name: "Media | Asset Upload" });
  await card.getByLabel(/^Choose an? /).setInputFiles({ name: "rows.csv", mimeType: "text/csv", buffer: Buffer.from("Asset ID\n77\n") });
  await choose(page, "Customer", "Harbor Transit");
  await card.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(place(page)).toHaveAccessibleName("Work: 1 failed");
  await expect(place(page)).toHaveText("1 failed");
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

test("leaving asks while an upload runs, and not afterwards", async ({ page, backend }) => {
  const release = await backend.hold(template);
  await upload(page);
  const asked = page.waitForEvent("dialog");
  // Playwright would wait forever for a reload that was declined.
  await page.evaluate(() => void setTimeout(() => window.location.reload()));
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await release();
  await expect(place(page)).toHaveAccessibleName("Work: 1 done");
  let isAsked = false;
  page.on("dialog", (dialog) => {
    isAsked = true;
    void dialog.accept();
  });
  await page.reload();
  await expect(page).toHaveTitle("Active Markets · Marquee");
  expect(isAsked).toBe(false);
});

test("a device search continues when its screen is left, and its result is there on return", async ({ page, backend }) => {
  const release = await backend.hold(devices);
  await page.goto(searched);
  await expect(place(page)).toHaveAccessibleName("Work: 1 running");
  await openArea(page, "Markets");
  await expect(page).toHaveTitle("(1) Active Markets · Marquee");
  await release();
  await expect(place(page)).toHaveAccessibleName("Work: 1 done");
  await backend.forgetCalls();
  await place(page).click();
  await panel(page).getByRole("link", { name: "Device search" }).click();
  await expect(page).toHaveURL(searched);
  await expect(page.getByText(/^Total: /)).toBeVisible();
  expect(await backend.calls(devices)).toEqual([]);
});

test("a validation continues when its screen is left, and its result is there on return", async ({ page, backend }) => {
  const release = await backend.hold(check);
  await page.goto("/app/validations");
  const form = page.getByRole("form", { name: "Validation" });
  await choose(form, "Customer", "Harbor Transit (3)");
  await form.getByLabel("Ad Group ID").fill("93");
  await form.getByLabel("Asset Owner").fill("Harbor Media");
  await form.getByLabel("Media Product").fill("Wrap");
  await form.getByRole("button", { name: "Run Validation" }).click();
  await expect(place(page)).toHaveAccessibleName("Work: 1 running");
  await openArea(page, "Markets");
  await expect(page).toHaveTitle("(1) Active Markets · Marquee");
  await release();
  await expect(place(page)).toHaveAccessibleName("Work: 1 done");
  await place(page).click();
  await panel(page).getByRole("link", { name: /^Validation for Harbor Transit/ }).click();
  await expect(page.getByRole("region", { name: "Results" })).toBeVisible();
  await page.getByRole("button", { name: "Change Criteria" }).click();
  await expect(form.getByLabel("Ad Group ID")).toHaveValue("93");
});

test("work that is done at once is not shown, nor is any work shown to the next user", async ({ page, backend }) => {
  await page.goto(searched);
  await expect(page.getByText(/^Total: /)).toBeVisible();
  await expect(place(page)).toHaveCount(0);
  const release = await backend.hold(template);
  await upload(page);
  await expect(place(page)).toHaveAccessibleName("Work: 1 running");
  await openArea(page, "Dashboard");
  await page.getByRole("link", { name: "Profile" }).or(page.getByRole("banner").getByRole("link")).first().click();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveTitle("Sign In · Marquee");
  await release();
  await expect(page).toHaveTitle("Sign In · Marquee");
  await expect(place(page)).toHaveCount(0);
});

test("notifications are requested only by a click, and are sent while the page is hidden", async ({ page }) => {
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
  const send = async () => {
    const card = page.getByRole("region", { name: "Media | Asset Upload" });
    await card.getByLabel(/^Choose an? /).setInputFiles({ name: "rows.csv", mimeType: "text/csv", buffer: Buffer.from("Asset ID\n77\n") });
    await choose(page, "Customer", "Harbor Transit");
    await card.getByRole("button", { name: "Upload", exact: true }).click();
  };
  await page.goto("/app/upload");
  await send();
  await expect(place(page)).toHaveAccessibleName("Work: 1 done");
  await place(page).click();
  expect(await told()).toEqual([]);
  await panel(page).getByRole("checkbox", { name: "Notify me when work ends" }).check();
  expect(await told()).toEqual(["asked"]);
  await page.keyboard.press("Escape");
  await page.evaluate(() => Object.defineProperty(document, "visibilityState", { value: "hidden" }));
  await send();
  await expect.poll(told).toEqual(["asked", expect.stringMatching(/^Upload of rows\.csv: asset upload complete/)]);
});
