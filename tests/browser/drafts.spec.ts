import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { choose, expect, newJob, staff, submitSignIn, test } from "./support";
import { visit } from "./visit";

const restore = (page: Page): Locator => page.getByRole("button", { name: "Restore what you had typed" });
const name = (page: Page): Locator => page.getByRole("textbox", { name: "Name", exact: true });

/** Loads the page again once it keeps what was typed, which waits until it is known whose it is. The browser asks before. */
async function reload(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("marquee.drafts"))).not.toBeNull();
  page.once("dialog", (question) => void question.accept());
  await page.reload();
}

test("what was typed is offered back after a reload, also on top of what was saved meanwhile", async ({ page, backend }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/app/customer/harbor-transit/campaign/4");
  await page.getByRole("button", { name: "New Pixel" }).click();
  await name(page).fill("Checkout of the spring");
  await choose(page, "Page", "Checkout Page");
  const uuid = await page.getByLabel("UUID").inputValue();
  await reload(page);
  await expect(restore(page)).toBeVisible();
  await expect(name(page)).toHaveValue("");
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await restore(page).click();
  await expect(restore(page)).toHaveCount(0);
  await expect(name(page)).toHaveValue("Checkout of the spring");
  await expect(page.getByRole("combobox", { name: "Page" })).toHaveValue("Checkout Page");
  await expect(page.getByLabel("UUID")).toHaveValue(uuid);
  // It counts as entered.
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "New Pixel" }).click();
  await expect(name(page)).toBeFocused();
  await expect(restore(page)).toHaveCount(0);
  await page.keyboard.press("Escape");
  // It has a name, too.
  await expect(name(page)).toHaveCount(0);

  await visit(page, "/app/edit-attribution-study?id=87");
  await name(page).fill("Velo in the rain");
  await backend.graph(
    `mutation ($input: UpdateStudyInput!) { updateStudy(input: $input) { errors { message } } }`,
    { input: { studyId: 87, name: "Velo Bicycles", endDate: "2031-02-28" } },
  );
  await reload(page);
  await expect(page.getByText(/^What you typed here until \d+:\d\d [AP]M was not saved\. What is saved has changed since\.$/)).toBeVisible();
  await restore(page).click();
  await expect(name(page)).toHaveValue("Velo in the rain");
  await expect(page.getByLabel("Measurement End Date")).toHaveValue("02-28-2031");
});

test("a job goes on after the session has expired, and is not offered once it is left", async ({ page, backend }) => {
  await page.goto("/app/new-pipeline-job");
  await page.getByRole("checkbox", { name: "Boston" }).check();
  await page.getByLabel("Start Date").fill("2025-02-27");
  await backend.fail({ kind: "status", path: "/v3/api/campaigns", status: 401 });
  await choose(page, "Customer", "Harbor Transit");
  await expect(page).toHaveURL("/sign-in");
  await backend.mend();
  await submitSignIn(page, staff);
  await page.getByRole("link", { name: "Continue to New Pipeline Job" }).click();
  await restore(page).click();
  await expect(page.getByRole("checkbox", { name: "Boston" })).toBeChecked();
  await expect(page.getByLabel("Start Date")).toHaveValue("02-27-2025");
  await expect(page.getByRole("combobox", { name: "Customer" })).toHaveValue("Harbor Transit");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL("/app/pipeline");
  await newJob(page, "New Pipeline Job");
  await expect(page.getByRole("checkbox", { name: "Boston" })).not.toBeChecked();
  await expect(restore(page)).toHaveCount(0);
});
