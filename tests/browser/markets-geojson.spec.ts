import type { Page } from "@playwright/test";
import { expect, overlay, test, toast } from "./support";
import { visit } from "./visit";

const marketsPath = "/v3/api/markets";

const row = (page: Page, name: string) => page.getByRole("table", { name: "Active Markets" }).getByRole("row", { name });
const dialog = (page: Page) => page.getByRole("dialog");
const outline = (page: Page) => dialog(page).getByRole("textbox", { name: "GeoJSON" });
const button = (page: Page, name: string) => dialog(page).getByRole("button", { name });
const press = (page: Page, name: string) => button(page, name).click();
const shape = (page: Page) => dialog(page).getByRole("img", { name: "Shape of the market" });

async function open(page: Page, name: string): Promise<void> {
  await row(page, name).getByRole("link", { name: "Edit GeoJSON" }).click();
  await expect(dialog(page)).toHaveAccessibleName(`Edit GeoJSON - ${name}`);
}

const outlineOf = (corners: readonly (readonly number[])[]) => ({
  type: "FeatureCollection",
  features: [{ type: "Feature", properties: {}, geometry: { type: "Polygon", coordinates: [corners] } }],
});
const triangle = JSON.stringify(outlineOf([[-72.7, 41.7], [-72.6, 41.7], [-72.6, 41.8], [-72.7, 41.7]]));

test("an outline is read when its dialog opens, checked while it is typed, and saved only when it is valid", async ({ page, backend }) => {
  const workers: string[] = [];
  page.on("worker", (worker) => workers.push(worker.url()));
  await page.goto("/app/markets");
  await expect(row(page, "Chicago")).toBeVisible();
  expect(await backend.calls(marketsPath)).not.toContain(`GET ${marketsPath}/6`);

  await test.step("it is neither validated nor saved before it has loaded", async () => {
    await backend.fail({ kind: "status", path: `${marketsPath}/4`, status: 500 });
    await open(page, "Chicago");
    await expect(dialog(page).getByText("Could not load GeoJSON.")).toBeVisible();
    for (const name of ["Validate", "Save"]) await expect(button(page, name)).toBeDisabled();
    await backend.mend();
    await press(page, "Retry");
    await expect(shape(page)).toBeVisible();
    await press(page, "Cancel");
    await expect(page).toHaveURL("/app/markets");
    const release = await backend.hold(`${marketsPath}/6`);
    await open(page, "Detroit");
    await expect(page).toHaveURL("/app/markets?outline=6");
    await expect(dialog(page).getByText("Loading GeoJSON")).toBeVisible();
    for (const name of ["Validate", "Save"]) await expect(button(page, name)).toBeDisabled();
    await expect(button(page, "Cancel")).toBeEnabled();
    await release();
    await expect(outline(page)).toHaveValue(/"FeatureCollection"/);
    await expect(outline(page)).toBeFocused();
    await expect(shape(page)).toBeVisible();
  });

  await test.step("it is validated without a call, and never sent while it is invalid or empty", async () => {
    await expect(dialog(page).getByText(/^Area: [\d,]+ km²$/)).toBeVisible();
    await backend.forgetCalls();
    await press(page, "Validate");
    await expect(dialog(page).getByText("Geo Json is valid.")).toBeVisible();
    for (const [text, name] of [["{", "Validate"], ['{"features": []}', "Save"], ["", "Save"]] as const) {
      await outline(page).fill(text);
      await expect(dialog(page).getByText(/^Geo Json is/)).toHaveCount(0);
      await press(page, name);
      await expect(dialog(page).getByText("Geo Json is invalid.")).toBeVisible();
    }
    await expect(outline(page)).toHaveAccessibleDescription("An empty text is not saved. The market keeps the GeoJSON that it has.");
    expect(await backend.calls(marketsPath)).toEqual([]);
  });

  await test.step("the outline that is saved stays in sight below another, with both areas", async () => {
    const text = await outline(page).inputValue();
    await outline(page).fill('{"features": [{"geometry": {"type": "Polygon", "coordinates": [[[0, 0], [1, 0], [1, 1], [0, 1], [0, 0]]]}}]}');
    await expect(dialog(page).getByText(/^Area: 12,36\d km²\. Saved \(dashed\): [\d,]+ km²$/)).toBeVisible();
    await outline(page).fill(text);
  });

  await test.step("a text says where it stops being JSON, and the last valid shape stays", async () => {
    await outline(page).fill(`{${"\n".repeat(80)}  "features": [1,]\n}`);
    await expect(dialog(page).getByText(/^Line 81, column \d+/)).toBeVisible();
    await expect(shape(page)).toBeVisible();
    await expect(dialog(page).getByText("The last valid shape")).toBeVisible();
    await outline(page).evaluate((field) => field.scrollTo(0, 0));
    await expect(dialog(page).getByText(/^1\s2\s3\s/)).toBeVisible();
    await press(page, "Go to Line 81");
    await expect(outline(page)).toBeFocused();
    expect(await outline(page).evaluate((field: HTMLTextAreaElement) => field.value.slice(field.selectionStart, field.selectionEnd))).toBe("]");
    await expect(dialog(page).getByText(/\s81\s82$/)).toBeInViewport();
    await outline(page).fill('{"features": []}');
    await expect(dialog(page).getByText('The "features" list is missing or empty.')).toBeVisible();
    await outline(page).fill(triangle);
    // The triangle is in Connecticut.
    await expect(dialog(page).getByText("1 feature, 1 warning")).toBeVisible();
    await expect(dialog(page).getByRole("list", { name: "Places to look at" })).toContainText("far from the present outline");
    await press(page, "Cancel");
  });

  await test.step("a refusal stays in the dialog until the text is changed", async () => {
    await visit(page, "/app/markets?outline=31");
    await expect(dialog(page)).toHaveAccessibleName("Edit GeoJSON - Refuses Save");
    await outline(page).fill(triangle);
    // The triangle is far from this market, too.
    await backend.forgetCalls();
    await press(page, "Save");
    const question = page.getByRole("alertdialog");
    await expect(question).toHaveAccessibleDescription(/^Save anyway\? Refuses Save: .*far from the present outline/);
    await question.getByRole("button", { name: "Cancel" }).click();
    expect(await backend.calls(marketsPath)).toEqual([]);
    await press(page, "Save");
    await question.getByRole("button", { name: "Save" }).click();
    await expect(dialog(page).getByRole("alert")).not.toBeEmpty();
    await expect(outline(page)).toHaveValue(triangle);
    await expect(toast(page, "Market saved")).toHaveCount(0);
    await outline(page).fill(`${triangle} `);
    await expect(dialog(page).getByRole("alert")).toHaveCount(0);
    await press(page, "Cancel");
  });

  await test.step("a market that had none is saved behind the overlay, and the markets are read again", async () => {
    await open(page, "Portland, OR");
    await expect(outline(page)).toHaveAccessibleDescription("This market has no outline yet.");
    await expect(outline(page)).toHaveValue("");
    await outline(page).fill(triangle);
    await backend.forgetCalls();
    const release = await backend.hold(`${marketsPath}/28`, "PUT");
    await press(page, "Save");
    await expect(overlay(page)).toBeVisible();
    await release();
    await expect(toast(page, "Market saved")).toHaveAttribute("data-tone", "green");
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(() => backend.calls(marketsPath)).toContain(`GET ${marketsPath}`);
    expect((await backend.calls(marketsPath)).filter((call) => call.startsWith("PUT"))).toEqual([`PUT ${marketsPath}/28`]);
    await expect(row(page, "Portland, OR").getByRole("cell").nth(2)).toHaveText("2,510,000");
    await open(page, "Portland, OR");
    await expect(outline(page)).toHaveValue(/-72\.7/);
    await press(page, "Cancel");
  });

  await test.step("one of 6,000 corners is drawn by a thread of its own, and checked while it is typed", async () => {
    const turn = (index: number) => (index % 6_000) * (Math.PI / 3_000);
    const corners = Array.from({ length: 6_001 }, (_, index) => [-83 + Math.cos(turn(index)), 42 + Math.sin(turn(index))]);
    const market = { marketId: 6, marketName: "Detroit", geoJson: outlineOf(corners), metaData: { isActive: true } };
    await backend.fail({ kind: "wrong-shape", status: 200, path: `${marketsPath}/6`, body: JSON.stringify({ data: market }) });
    await open(page, "Detroit");
    await expect(outline(page)).toHaveValue(/^.{200000}/s);
    await expect(shape(page)).toBeVisible();
    expect(workers).toContainEqual(expect.stringContaining("outlineWorker"));
    await outline(page).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(1, 1));
    await page.keyboard.type("}");
    await expect(dialog(page).getByText(/^Line 2, column \d+/)).toBeVisible();
  });
});
