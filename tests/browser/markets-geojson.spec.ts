import type { Locator, Page } from "@playwright/test";
import { expect, overlay, test, toast } from "./support";

const marketsPath = "/v3/api/markets";

const row = (page: Page, name: string) => page.getByRole("table", { name: "Active Markets" }).getByRole("row", { name });
const dialogOf = (page: Page, name: string) => page.getByRole("dialog", { name: `Edit GeoJSON - ${name}` });
const textOf = (dialog: Locator) => dialog.getByRole("textbox", { name: "GeoJSON" });
const press = (dialog: Locator, name: string) => dialog.getByRole("button", { name }).click();
const shape = (dialog: Locator) => dialog.getByRole("img", { name: "Shape of the market" });

const corners = [
  [-72.7, 41.7],
  [-72.6, 41.7],
  [-72.6, 41.8],
  [-72.7, 41.7],
];
const triangle = JSON.stringify({
  type: "FeatureCollection",
  features: [{ type: "Feature", properties: {}, geometry: { type: "Polygon", coordinates: [corners] } }],
});

test("is read when the dialog opens and not before, and is drawn", async ({ page, backend }) => {
  await page.goto("/app/markets");
  await expect(row(page, "Boston").getByRole("cell").nth(4)).toHaveText("12 files");
  const call = `GET ${marketsPath}/3`;
  expect(await backend.calls(marketsPath)).not.toContain(call);
  await row(page, "Los Angeles").getByRole("link", { name: "Edit GeoJSON" }).click();
  await expect(page).toHaveURL("/app/markets?outline=3");
  const dialog = dialogOf(page, "Los Angeles");
  await expect(textOf(dialog)).toHaveValue(/"FeatureCollection"/);
  await expect(textOf(dialog)).toBeFocused();
  await expect(shape(dialog)).toBeVisible();
  expect(await backend.calls(marketsPath)).toContain(call);
  await press(dialog, "Cancel");
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL("/app/markets");
});

test("is validated without a call to a service", async ({ page, backend }) => {
  await page.goto("/app/markets?outline=4");
  const dialog = dialogOf(page, "Chicago");
  await expect(textOf(dialog)).toHaveValue(/features/);
  await expect(page.getByText("12 files").first()).toBeVisible();
  await backend.forgetCalls();
  await press(dialog, "Validate");
  await expect(dialog.getByText("Geo Json is valid.")).toBeVisible();
  for (const text of ["{", '{"features": []}', "null", ""]) {
    await textOf(dialog).fill(text);
    await expect(dialog.getByText(/^Geo Json is/)).toHaveCount(0);
    await press(dialog, "Validate");
    await expect(dialog.getByText("Geo Json is invalid.")).toBeVisible();
  }
  expect(await backend.calls("/v3/api/markets")).toEqual([]);
});

test("shows while it is typed where it stops being JSON", async ({ page }) => {
  await page.goto("/app/markets?outline=4");
  const dialog = dialogOf(page, "Chicago");
  await expect(shape(dialog)).toBeVisible();
  await textOf(dialog).fill(`{${"\n".repeat(80)}  "features": [1,]\n}`);
  await expect(dialog.getByText(/^Line 81, column \d+/)).toBeVisible();
  // The last valid shape stays.
  await expect(shape(dialog)).toBeVisible();
  await expect(dialog.getByText("The last valid shape")).toBeVisible();
  await textOf(dialog).evaluate((field) => field.scrollTo(0, 0));
  await expect(dialog.getByText(/^1\s2\s3\s/)).toBeVisible();
  await press(dialog, "Go to Line 81");
  await expect(textOf(dialog)).toBeFocused();
  expect(await textOf(dialog).evaluate((field: HTMLTextAreaElement) => field.value.slice(field.selectionStart, field.selectionEnd))).toBe("]");
  await expect(dialog.getByText(/\s81\s82$/)).toBeInViewport();
  await textOf(dialog).fill('{"features": []}');
  await expect(dialog.getByText('The "features" list is missing or empty.')).toBeVisible();
  await textOf(dialog).fill(triangle);
  // The triangle is in Connecticut.
  await expect(dialog.getByText("1 feature, 1 warning")).toBeVisible();
  await expect(dialog.getByRole("list", { name: "Places to look at" })).toContainText("far from the present outline");
  await expect(shape(dialog)).toBeVisible();
});

test("is never sent while it is invalid or empty", async ({ page, backend }) => {
  await page.goto("/app/markets?outline=9");
  const dialog = dialogOf(page, "Hartford");
  // This market has no features.
  await expect(textOf(dialog)).toHaveValue(/features/);
  for (const text of [null, "{", '{"features": []}', ""]) {
    if (text !== null) await textOf(dialog).fill(text);
    await press(dialog, "Save");
    await expect(dialog.getByText("Geo Json is invalid.")).toBeVisible();
  }
  await expect(textOf(dialog)).toHaveAccessibleDescription("An empty text is not saved. The market keeps the GeoJSON that it has.");
  expect((await backend.calls(marketsPath)).filter((call) => call.startsWith("PUT"))).toEqual([]);
});

test("is saved behind the overlay for a market that had none, and the markets are read again", async ({ page, backend }) => {
  await page.goto("/app/markets?outline=28");
  const dialog = dialogOf(page, "Portland, OR");
  await expect(textOf(dialog)).toHaveValue("");
  await expect(textOf(dialog)).toHaveAccessibleDescription("This market has no outline yet.");
  await textOf(dialog).fill(triangle);
  await backend.forgetCalls();
  const release = await backend.hold(`${marketsPath}/28`, "PUT");
  await press(dialog, "Save");
  await expect(overlay(page)).toBeVisible();
  await release();
  await expect(toast(page, "Market saved")).toHaveAttribute("data-tone", "green");
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => backend.calls(marketsPath)).toContain(`GET ${marketsPath}`);
  expect((await backend.calls(marketsPath)).filter((call) => call.startsWith("PUT"))).toEqual([`PUT ${marketsPath}/28`]);
  await expect(row(page, "Portland, OR").getByRole("cell").nth(2)).toHaveText("2,510,000");
  await row(page, "Portland, OR").getByRole("link", { name: "Edit GeoJSON" }).click();
  await expect(textOf(dialog)).toHaveValue(/-72\.7/);
});

test("that the service refuses stays in the dialog with its words", async ({ page }) => {
  await page.goto("/app/markets?outline=31");
  const dialog = dialogOf(page, "Refuses Save");
  await textOf(dialog).fill(triangle);
  await press(dialog, "Save");
  await expect(dialog.getByRole("alert")).not.toBeEmpty();
  await expect(textOf(dialog)).toHaveValue(triangle);
  await expect(toast(page, "Market saved")).toHaveCount(0);
  // They are about the text that was sent.
  await textOf(dialog).fill(`${triangle} `);
  await expect(dialog.getByRole("alert")).toHaveCount(0);
});

test("of two megabytes opens, is drawn, is checked while typing, and is saved", async ({ page }) => {
  const workers: string[] = [];
  page.on("worker", (worker) => workers.push(worker.url()));
  await page.goto("/app/markets?outline=32");
  const dialog = dialogOf(page, "Anchorage");
  await expect(shape(dialog)).toBeVisible({ timeout: 30_000 });
  // A thread of its own draws the text, so that typing never waits for it.
  expect(workers).toEqual([expect.stringContaining("outlineWorker")]);
  const lines = await textOf(dialog).evaluate((field: HTMLTextAreaElement) => field.value.split("\n").length);
  expect(lines).toBeLessThan(40_000);
  await textOf(dialog).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(1, 1));
  await page.keyboard.type("}");
  await expect(dialog.getByText(/^Line 2, column \d+/)).toBeVisible();
  await page.keyboard.press("Backspace");
  await press(dialog, "Validate");
  await expect(dialog.getByText("Geo Json is valid.")).toBeVisible();
  await press(dialog, "Save");
  await expect(toast(page, "Market saved")).toBeVisible({ timeout: 30_000 });
  await expect(dialog).toHaveCount(0);
});

test("is neither validated nor saved before it has loaded", async ({ page, backend }) => {
  await page.goto("/app/markets");
  await expect(row(page, "Detroit")).toBeVisible();
  const release = await backend.hold(`${marketsPath}/6`);
  await row(page, "Detroit").getByRole("link", { name: "Edit GeoJSON" }).click();
  const dialog = dialogOf(page, "Detroit");
  await expect(dialog.getByText("Loading GeoJSON")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Validate" })).toBeDisabled();
  await expect(dialog.getByRole("button", { name: "Save" })).toBeDisabled();
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeEnabled();
  await release();
  await expect(textOf(dialog)).toHaveValue(/features/);
  await expect(dialog.getByRole("button", { name: "Save" })).toBeEnabled();
  await press(dialog, "Validate");
  await expect(dialog.getByText("Geo Json is valid.")).toBeVisible();
});

test("that cannot be read comes with Retry", async ({ page, backend }) => {
  await page.goto("/app/markets");
  await expect(row(page, "Detroit")).toBeVisible();
  await backend.fail({ kind: "status", path: `${marketsPath}/6`, status: 500 });
  await row(page, "Detroit").getByRole("link", { name: "Edit GeoJSON" }).click();
  const dialog = dialogOf(page, "Detroit");
  await expect(dialog.getByText("Could not load GeoJSON.")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Validate" })).toBeDisabled();
  await expect(dialog.getByRole("button", { name: "Save" })).toBeDisabled();
  await backend.mend();
  await press(dialog, "Retry");
  await expect(textOf(dialog)).toHaveValue(/features/);
  await expect(dialog.getByRole("button", { name: "Validate" })).toBeEnabled();
});
