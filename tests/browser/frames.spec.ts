import { choose, column, download, expect, test } from "./support";
import { visit } from "./visit";

const LIST = "/v3/api/frames/admin-list";
const EMPTY = "This customer either has no frames or no more frames.";
const FRAMES = "/app/inventory/frames";

test("the frames of a chosen customer are paged by tens, and one opens with its site", async ({ page, backend }) => {
  const table = page.getByRole("table", { name: "Frames" });
  const [previous, next] = [page.getByRole("button", { name: "Previous Page" }), page.getByRole("button", { name: "Next Page" })];
  await page.goto(FRAMES);
  await expect(page.getByText("Select a customer to see its frames.")).toBeVisible();
  expect(await backend.calls(LIST)).toEqual([]);
  await choose(page, "Select Customer ID:", "Harbor Transit");

  await test.step("a frame has readable metadata", async () => {
    await table.getByRole("row").nth(1).click();
    const dialog = page.getByRole("dialog", { name: "Frame and Site Details" });
    await expect(dialog.getByRole("term")).toContainText(["Frame ID", "Frame Ref", "Frame Metadata"]);
    for (const term of ["Site ID", "Site Address", "Site Inventory", "Site Metadata", "audiences", "isDigital"]) {
      await expect(dialog.getByRole("term").filter({ hasText: term }).first()).toBeVisible();
    }
    await expect(dialog).not.toContainText("{");
    const first = await dialog.getByRole("definition").first().innerText();
    await expect(dialog.getByRole("button", { name: "Previous" })).toBeDisabled();
    await dialog.getByRole("button", { name: "Next" }).click();
    await expect(dialog.getByRole("definition").first()).not.toHaveText(first);
    await dialog.getByRole("button", { name: "Previous" }).click();
    await expect(dialog.getByRole("definition").first()).toHaveText(first);
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step("it turns no further while a page is loading", async () => {
    const release = await backend.hold(LIST);
    await next.click();
    await expect(next).toBeDisabled();
    await expect(previous).toBeDisabled();
    await release();
    await expect(page.getByText("11–20", { exact: true })).toBeVisible();
    await expect(previous).toBeEnabled();
    await expect(page).toHaveURL(`${FRAMES}?customer=3&page=2`);
  });

  await test.step("the map has more than the page, and all on request, of which any opens", async () => {
    await expect(page.getByText("100 frames shown", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Show All Frames" }).click();
    await expect(page.getByText("136 of 137 frames", { exact: true })).toBeVisible();
    await expect(page.getByText("11–20 of 137", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Show All Frames" })).toHaveCount(0);
    await visit(page, `${FRAMES}?customer=3&page=2&frame=5001`);
    await expect(page.getByRole("dialog", { name: "Frame and Site Details" }).getByRole("definition").first()).toHaveText("5001");
    await page.getByRole("button", { name: "Close" }).click();
  });

  await test.step("another customer starts again, and its pages end with an empty one", async () => {
    await choose(page, "Select Customer ID:", "Metro Wraps");
    await expect(page).toHaveURL(`${FRAMES}?customer=9`);
    await expect(page.getByText("1–10 of 12", { exact: true })).toBeVisible();
    await expect(previous).toBeDisabled();
    const first = await column(table, 1).first().innerText();
    await next.click();
    await expect(table.getByRole("row")).toHaveCount(3);
    await next.click();
    await expect(page.getByText(EMPTY, { exact: true })).toBeVisible();
    await expect(next).toBeDisabled();
    await previous.click();
    await previous.click();
    await expect(column(table, 1).first()).toHaveText(first);
    await expect(page).toHaveURL(`${FRAMES}?customer=9`);
  });

  await test.step("rows that cannot be read are counted on the page and for a file", async () => {
    const exported = async () => {
      const { text } = await download(page, () => page.getByRole("button", { name: "Export CSV of Frames" }).click());
      return text.trimEnd().split("\r\n").length - 1;
    };
    const rowsNote = (count: number) => `${count} rows of the service could not be read and are missing`;
    await visit(page, `${FRAMES}?customer=3`);
    await expect(page.getByRole("cell").first()).not.toBeEmpty();
    const total = await exported();
    // One of the customer's rows has no id.
    await expect(page.getByText(`Exported ${total} rows. 1 row of the service could not be read and is missing.`, { exact: true })).toBeVisible();
    // Two rows of each call.
    await backend.fail({ kind: "malformed-row", path: LIST });
    await visit(page, `${FRAMES}?customer=3&page=3`);
    await expect(page.getByRole("note")).toHaveText(`${rowsNote(2)} here.`);
    const readable = await exported();
    expect(readable).toBeLessThan(total);
    await expect(page.getByText(`Exported ${readable} rows. ${rowsNote(total + 1 - readable)}.`, { exact: true })).toBeVisible();
    await backend.mend();
    await backend.serve(LIST, Array.from({ length: 10 }, (_, index) => ({ frameRef: `Frame ${index}` })));
    await visit(page, `${FRAMES}?customer=3&page=4`);
    await expect(page.getByText("No frame of this page could be read.", { exact: true })).toBeVisible();
    await expect(page.getByRole("note")).toHaveText(`${rowsNote(10)} here.`);
    await expect(page.getByText(EMPTY, { exact: true })).toHaveCount(0);
    await expect(next).toBeEnabled();
  });
});
