import type { Locator, Page, Route } from "@playwright/test";
import { choose, column, download, expect, test } from "./support";

const LIST = "/v3/api/frames/admin-list";
const EMPTY = "This customer either has no frames or no more frames.";

const table = (page: Page): Locator => page.getByRole("table", { name: "Frames" });
const previous = (page: Page): Locator => page.getByRole("button", { name: "Previous Page" });
const next = (page: Page): Locator => page.getByRole("button", { name: "Next Page" });

test("loads nothing until a customer is chosen, and starts again with another", async ({ page, backend }) => {
  await backend.forgetCalls();
  await page.goto("/app/inventory/frames");
  await expect(page.getByText("Select a customer to see its frames.")).toBeVisible();
  expect(await backend.calls(LIST)).toEqual([]);
  await choose(page, "Select Customer ID:", "Harbor Transit");
  await expect(table(page).getByRole("columnheader")).toHaveText(["Frame ID", "Frame Ref", "Site ID", "Site Ref", "Site Name"]);
  await next(page).click();
  await expect(page).toHaveURL("/app/inventory/frames?customer=3&page=2");
  await choose(page, "Select Customer ID:", "Metro Wraps");
  await expect(page).toHaveURL("/app/inventory/frames?customer=9");
  await expect(page.getByText("1–10", { exact: true })).toBeVisible();
});

test("turns pages of ten until an empty one", async ({ page, backend }) => {
  await page.goto("/app/inventory/frames?customer=9");
  await expect(table(page).getByRole("row")).toHaveCount(11);
  await expect(previous(page)).toBeDisabled();
  const first = await column(table(page), 1).first().innerText();
  await backend.forgetCalls();
  await next(page).click();
  await expect(table(page).getByRole("row")).toHaveCount(3);
  const [query] = await backend.queries(LIST);
  expect(Object.fromEntries(query ?? [])).toEqual({ customerId: "9", offset: "10", limit: "10" });
  await next(page).click();
  await expect(page.getByText(EMPTY, { exact: true })).toBeVisible();
  await expect(next(page)).toBeDisabled();
  await page.reload();
  await expect(page.getByText(EMPTY, { exact: true })).toBeVisible();
  await previous(page).click();
  await previous(page).click();
  await expect(column(table(page), 1).first()).toHaveText(first);
  await expect(page).toHaveURL("/app/inventory/frames?customer=9");
});

test("turns no further while a page is loading", async ({ page, backend }) => {
  await page.goto("/app/inventory/frames?customer=3&page=2");
  await expect(table(page)).toBeVisible();
  const release = await backend.hold(LIST);
  await next(page).click();
  await expect(next(page)).toBeDisabled();
  await expect(previous(page)).toBeDisabled();
  await release();
  await expect(page.getByText("21–30", { exact: true })).toBeVisible();
  await expect(previous(page)).toBeEnabled();
});

test("says of a page and of a file how many rows could not be read", async ({ page, backend }) => {
  const exported = async () => {
    const { text } = await download(page, () => page.getByRole("button", { name: "Export CSV of Frames" }).click());
    return text.trimEnd().split("\r\n").length - 1;
  };
  await page.goto("/app/inventory/frames?customer=3");
  const total = await exported();
  expect(total).toBeGreaterThan(100);
  // One of the customer's rows has no id.
  const note = "1 row of the service could not be read and is missing.";
  await expect(page.getByText(`Exported ${total} rows. ${note}`, { exact: true })).toBeVisible();
  // Two rows of each call.
  await backend.fail({ kind: "malformed-row", path: LIST });
  await page.reload();
  await expect(page.getByRole("note")).toHaveText("2 rows of the service could not be read and are missing here.");
  const readable = await exported();
  expect(readable).toBeLessThan(total);
  const missing = `${total + 1 - readable} rows of the service could not be read and are missing.`;
  await expect(page.getByText(`Exported ${readable} rows. ${missing}`, { exact: true })).toBeVisible();
});

test("says of a page without a readable frame that there are some", async ({ page, backend }) => {
  await backend.serve(LIST, Array.from({ length: 10 }, (_, index) => ({ frameRef: `Frame ${index}` })));
  await page.goto("/app/inventory/frames?customer=3");
  await expect(page.getByText("No frame of this page could be read.", { exact: true })).toBeVisible();
  await expect(page.getByRole("note")).toHaveText("10 rows of the service could not be read and are missing here.");
  await expect(page.getByText(EMPTY, { exact: true })).toHaveCount(0);
  await expect(next(page)).toBeEnabled();
});

test("shows how far an export is from its start, and cancels it in a narrow window, too", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/app/inventory/frames?customer=3");
  const button = page.getByRole("button", { name: "Export CSV of Frames" });
  await expect(button).toBeVisible();
  const neverAnswered = (route: Route) => (route.request().postData()?.includes('"FramesTableAllQuery"') === true ? undefined : route.fallback());
  await page.route("**/graphql", neverAnswered);
  await button.click();
  await expect(page.getByText("0 rows so far")).toBeVisible();
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(page.getByText("Export canceled.", { exact: true })).toBeAttached();
  await expect(page.getByRole("progressbar", { name: "Rows exported" })).toHaveCount(0);
});

test("opens a frame with its site and readable metadata", async ({ page }) => {
  await page.goto("/app/inventory/frames?customer=3");
  await table(page).getByRole("row").nth(1).click();
  const dialog = page.getByRole("dialog", { name: "Frame and Site Details" });
  await expect(dialog.getByRole("term")).toContainText(["Frame ID", "Frame Ref", "Frame Metadata"]);
  for (const term of ["Site ID", "Site Ref", "Site Name", "Site Address", "Site Inventory", "Site Metadata", "audiences", "isDigital"]) {
    await expect(dialog.getByRole("term").filter({ hasText: term }).first()).toBeVisible();
  }
  await expect(dialog).not.toContainText("{");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toHaveCount(0);
});
