import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { callsOf, enter, expect, forgetCalls, test, toast } from "./support";

const marketsPath = "/v3/api/markets";

const table = (page: Page) => page.getByRole("table", { name: "Active Markets" });
const row = (page: Page, name: string) => table(page).getByRole("row", { name });
const dialogOf = (page: Page, name: string) => page.getByRole("dialog", { name: `Edit GeoJSON - ${name}` });
const textOf = (dialog: Locator) => dialog.getByRole("textbox", { name: "GeoJSON" });
const column = (page: Page, position: number) => table(page).locator(`tbody tr > td:nth-child(${position})`);

/** The calls that reached the markets of the main API, as "METHOD path". */
async function marketCalls(page: Page): Promise<string[]> {
  const calls = await callsOf(page);
  return calls.filter(({ path }) => path.startsWith(marketsPath)).map(({ method, path }) => `${method} ${path}`);
}

const triangle = JSON.stringify({
  type: "FeatureCollection",
  features: [
    {
      type: "Feature",
      properties: {},
      geometry: {
        type: "Polygon",
        coordinates: [
          [
            [-72.7, 41.7],
            [-72.6, 41.7],
            [-72.6, 41.8],
            [-72.7, 41.7],
          ],
        ],
      },
    },
  ],
});

test.beforeEach(async ({ page }) => {
  await enter(page);
});

test.describe("the list", () => {
  test("shows the active markets, the most people first", async ({ page }) => {
    await page.goto("/app/dashboard");
    await page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Markets" }).click();
    await expect(page.getByRole("heading", { name: "Active Markets" })).toBeVisible();
    await expect(table(page).getByRole("columnheader")).toHaveText([
      /^ID/,
      /^Name/,
      /^Population/,
      /^Hash/,
      "Files",
      "Outline",
    ]);
    await expect(row(page, "Boston").getByRole("cell").nth(0)).toHaveText("2");
    await expect(row(page, "Boston").getByRole("cell").nth(2)).toHaveText("4,900,000");
    await expect(row(page, "Boston").getByRole("cell").nth(3)).toHaveText("d4f1c2");
    await expect(column(page, 2).first()).toHaveText("New York");
    const populations = (await column(page, 3).allTextContents()).map((text) => Number(text.replaceAll(",", "")));
    expect(populations).toEqual(populations.toSorted((left, right) => right - left));
    await expect(column(page, 2).last()).toHaveText("Baltimore");
    // These markets are not active.
    await expect(row(page, "Worcester")).toHaveCount(0);
    await expect(row(page, "Orlando")).toHaveCount(0);
  });

  test("is as wide as its place, with nothing to scroll to at its side", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/app/markets");
    await expect(row(page, "Boston").getByRole("cell").nth(4)).toHaveText("12 files");
    const [content, place] = await table(page)
      .locator("..")
      .evaluate((scroller) => [scroller.scrollWidth, scroller.clientWidth]);
    expect(content).toBe(place);
  });

  test("keeps another order in the address", async ({ page }) => {
    await page.goto("/app/markets");
    await table(page).getByRole("button", { name: "Name" }).click();
    await expect(page).toHaveURL("/app/markets?sort=name");
    await page.reload();
    await expect(column(page, 2).first()).toHaveText("Anchorage");
    await table(page).getByRole("button", { name: "Population" }).click();
    await table(page).getByRole("button", { name: "Population" }).click();
    await expect(page).toHaveURL("/app/markets");
    await expect(column(page, 2).first()).toHaveText("New York");
  });

  test("is logged when it cannot be read, and comes with Retry", async ({ page, faults }) => {
    const logged: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") logged.push(message.text());
    });
    await faults.add({ service: "main", path: marketsPath, kind: "status", status: 500 });
    await page.goto("/app/markets");
    await expect(page.getByText("Could not load markets.")).toBeVisible();
    await expect(page.getByText("No markets found.")).toHaveCount(0);
    expect(logged.some((line) => line.includes("Could not load markets."))).toBe(true);
    await faults.clear();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(row(page, "Boston")).toBeVisible();
  });

  test("says that there are none", async ({ page, faults }) => {
    await faults.add({ service: "main", path: marketsPath, kind: "wrong-shape", status: 200, body: '{"data":[]}' });
    await page.goto("/app/markets");
    await expect(page.getByText("No markets found.", { exact: true })).toBeVisible();
  });
});

test.describe("the files", () => {
  test("of each market are counted in words", async ({ page }) => {
    await page.goto("/app/markets");
    await expect(row(page, "Providence").getByRole("cell").nth(4)).toHaveText("No Files");
    await expect(row(page, "Charlotte").getByRole("cell").nth(4)).toHaveText("1 file");
    await expect(row(page, "Boston").getByRole("cell").nth(4)).toHaveText("12 files");
    await expect(row(page, "New York").getByRole("cell").nth(4)).toHaveText("40 files");
  });

  test("come after the list, which does not wait for them", async ({ page, faults }) => {
    await faults.add({ service: "main", path: `${marketsPath}/latest-files`, kind: "latency", latencyMs: 2500 });
    await page.goto("/app/markets");
    await expect(row(page, "Boston").getByRole("cell").nth(2)).toHaveText("4,900,000");
    await expect(page.getByText("12 files").first()).toHaveCount(0);
    await expect(row(page, "Boston").getByRole("cell").nth(4)).toHaveText("12 files");
  });

  test("are listed by name on a click on the badge", async ({ page }) => {
    await page.goto("/app/markets");
    await row(page, "Boston").getByRole("button", { name: "12 files" }).click();
    await expect(page).toHaveURL("/app/markets?files=2");
    const dialog = page.getByRole("dialog", { name: "Files - Boston" });
    await expect(dialog.getByRole("listitem")).toHaveCount(12);
    await expect(dialog.getByText(/_d4f1c2_frames\.csv$/).first()).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL("/app/markets");
  });

  test("that cannot be read leave the rest of the list as it is", async ({ page, faults }) => {
    await faults.add({ service: "main", path: `${marketsPath}/latest-files/d4f1c2`, kind: "status", status: 500 });
    await page.goto("/app/markets");
    await expect(row(page, "Boston").getByText("Could not load files.")).toBeVisible();
    await expect(row(page, "New York").getByRole("cell").nth(4)).toHaveText("40 files");
    await faults.clear();
    await row(page, "Boston").getByRole("button", { name: "Retry" }).click();
    await expect(row(page, "Boston").getByRole("cell").nth(4)).toHaveText("12 files");
  });
});

test.describe("the GeoJSON of a market", () => {
  test("is read when the dialog opens and not before, and is drawn", async ({ page }) => {
    await page.goto("/app/markets");
    await expect(row(page, "Boston").getByRole("cell").nth(4)).toHaveText("12 files");
    expect(await marketCalls(page)).not.toContain(`GET ${marketsPath}/3`);
    await row(page, "Los Angeles").getByRole("link", { name: "Edit GeoJSON" }).click();
    await expect(page).toHaveURL("/app/markets?outline=3");
    const dialog = dialogOf(page, "Los Angeles");
    await expect(textOf(dialog)).toHaveValue(/"FeatureCollection"/);
    await expect(textOf(dialog)).toBeFocused();
    await expect(dialog.getByRole("img", { name: "Shape of the market" })).toBeVisible();
    expect(await marketCalls(page)).toContain(`GET ${marketsPath}/3`);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL("/app/markets");
  });

  test("is validated by the gateway, without a call to the services", async ({ page }) => {
    await page.goto("/app/markets?outline=4");
    const dialog = dialogOf(page, "Chicago");
    await expect(textOf(dialog)).toHaveValue(/features/);
    await expect(page.getByText("12 files").first()).toBeVisible();
    await forgetCalls(page);
    await dialog.getByRole("button", { name: "Validate" }).click();
    await expect(dialog.getByText("Geo Json is valid.")).toBeVisible();
    for (const text of ["{", '{"features": []}', "{}", "null", ""]) {
      await textOf(dialog).fill(text);
      await expect(dialog.getByText(/^Geo Json is/)).toHaveCount(0);
      await dialog.getByRole("button", { name: "Validate" }).click();
      await expect(dialog.getByText("Geo Json is invalid.")).toBeVisible();
    }
    expect(await callsOf(page)).toEqual([]);
  });

  test("says while it is typed where it stops being JSON", async ({ page }) => {
    await page.goto("/app/markets?outline=4");
    const dialog = dialogOf(page, "Chicago");
    await textOf(dialog).fill('{\n  "features": [1,]\n}');
    await expect(dialog.getByText("Line 2, column 18. Expected value.")).toBeVisible();
    await expect(dialog.getByRole("img", { name: "Shape of the market" })).toHaveCount(0);
    await textOf(dialog).fill('{"features": []}');
    await expect(dialog.getByText('The "features" list is missing or empty.')).toBeVisible();
    await textOf(dialog).fill(triangle);
    await expect(dialog.getByText("1 feature", { exact: true })).toBeVisible();
    await expect(dialog.getByRole("img", { name: "Shape of the market" })).toBeVisible();
  });

  test("is never sent while it is invalid", async ({ page }) => {
    await page.goto("/app/markets?outline=9");
    const dialog = dialogOf(page, "Hartford");
    await expect(textOf(dialog)).toHaveValue(/features/);
    await forgetCalls(page);
    for (const text of [null, "{", '{"features": []}']) {
      if (text !== null) await textOf(dialog).fill(text);
      await dialog.getByRole("button", { name: "Save" }).click();
      await expect(dialog.getByText("Geo Json is invalid.")).toBeVisible();
    }
    expect((await marketCalls(page)).filter((call) => call.startsWith("PUT"))).toEqual([]);
  });

  test("is saved for a market that had none, and the markets are read again", async ({ page, faults }) => {
    await page.goto("/app/markets?outline=28");
    const dialog = dialogOf(page, "Portland, OR");
    await expect(textOf(dialog)).toHaveValue("");
    await expect(textOf(dialog)).toHaveAccessibleDescription("This market has no outline yet.");
    await textOf(dialog).fill(triangle);
    await forgetCalls(page);
    await faults.add({ service: "main", path: `${marketsPath}/28`, method: "PUT", kind: "latency", latencyMs: 2500 });
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("progressbar", { name: "Loading", exact: true })).toBeVisible();
    await expect(toast(page, "Market saved")).toHaveAttribute("data-tone", "green");
    await expect(dialog).toHaveCount(0);
    await expect.poll(async () => await marketCalls(page)).toContain(`GET ${marketsPath}`);
    expect((await marketCalls(page)).filter((call) => call.startsWith("PUT"))).toEqual([`PUT ${marketsPath}/28`]);
    await expect(row(page, "Portland, OR").getByRole("cell").nth(2)).toHaveText("2,510,000");
    await row(page, "Portland, OR").getByRole("link", { name: "Edit GeoJSON" }).click();
    await expect(textOf(dialog)).toHaveValue(/-72\.7/);
  });

  test("that the service refuses stays in the dialog with its words", async ({ page }) => {
    await page.goto("/app/markets?outline=31");
    const dialog = dialogOf(page, "Refuses Save");
    await textOf(dialog).fill(triangle);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByRole("alert")).not.toBeEmpty();
    await expect(textOf(dialog)).toHaveValue(triangle);
    await expect(toast(page, "Market saved")).toHaveCount(0);
  });

  test("of two megabytes opens, is drawn, is checked beside the typing, and is saved", async ({ page }) => {
    test.slow();
    const workers: string[] = [];
    page.on("worker", (worker) => workers.push(worker.url()));
    await page.goto("/app/markets?outline=32");
    const dialog = dialogOf(page, "Anchorage");
    await expect(dialog.getByRole("img", { name: "Shape of the market" })).toBeVisible({ timeout: 20_000 });
    // A thread of its own draws the text, so that no key waits for it.
    expect(workers).toEqual([expect.stringContaining("outlineWorker")]);
    const lines = await textOf(dialog).evaluate((field: HTMLTextAreaElement) => field.value.split("\n").length);
    expect(lines).toBeLessThan(40_000);
    await textOf(dialog).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(1, 1));
    await page.keyboard.type("}");
    await expect(dialog.getByText(/^Line 2, column \d+\. Trailing characters\.$/)).toBeVisible();
    await page.keyboard.press("Backspace");
    await dialog.getByRole("button", { name: "Validate" }).click();
    await expect(dialog.getByText("Geo Json is valid.")).toBeVisible();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(toast(page, "Market saved")).toBeVisible({ timeout: 20_000 });
    await expect(dialog).toHaveCount(0);
    expect(page.workers()).toEqual([]);
  });

  test("that somebody empties is not said to be missing, and stays what it is", async ({ page }) => {
    await page.goto("/app/markets?outline=4");
    const dialog = dialogOf(page, "Chicago");
    await expect(textOf(dialog)).toHaveValue(/features/);
    await textOf(dialog).fill("");
    await expect(textOf(dialog)).toHaveAccessibleDescription(
      "An empty text is not saved. The market keeps the GeoJSON that it has.",
    );
    await forgetCalls(page);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText("Geo Json is invalid.")).toBeVisible();
    expect((await marketCalls(page)).filter((call) => call.startsWith("PUT"))).toEqual([]);
  });

  test("is neither validated nor saved before its text is there", async ({ page, faults }) => {
    await page.goto("/app/markets");
    await expect(row(page, "Detroit")).toBeVisible();
    await faults.add({ service: "main", path: `${marketsPath}/6`, kind: "latency", latencyMs: 2500 });
    await row(page, "Detroit").getByRole("link", { name: "Edit GeoJSON" }).click();
    const dialog = dialogOf(page, "Detroit");
    await expect(dialog.getByText("Loading GeoJSON")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Validate" })).toBeDisabled();
    await expect(dialog.getByRole("button", { name: "Save" })).toBeDisabled();
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeEnabled();
    await expect(textOf(dialog)).toHaveValue(/features/);
    await expect(dialog.getByRole("button", { name: "Save" })).toBeEnabled();
    await dialog.getByRole("button", { name: "Validate" }).click();
    await expect(dialog.getByText("Geo Json is valid.")).toBeVisible();
  });

  test("that cannot be read comes with Retry", async ({ page, faults }) => {
    await page.goto("/app/markets");
    await expect(row(page, "Detroit")).toBeVisible();
    await faults.add({ service: "main", path: `${marketsPath}/6`, kind: "status", status: 500 });
    await row(page, "Detroit").getByRole("link", { name: "Edit GeoJSON" }).click();
    const dialog = dialogOf(page, "Detroit");
    await expect(dialog.getByText("Could not load GeoJSON.")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Validate" })).toBeDisabled();
    await expect(dialog.getByRole("button", { name: "Save" })).toBeDisabled();
    await faults.clear();
    await dialog.getByRole("button", { name: "Retry" }).click();
    await expect(textOf(dialog)).toHaveValue(/features/);
    await expect(dialog.getByRole("button", { name: "Validate" })).toBeEnabled();
  });
});

for (const scheme of ["light", "dark"] as const) {
  test(`the screen is accessible in ${scheme}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    const screens: [path: string, ready: Locator][] = [
      ["/app/markets", row(page, "Boston").getByRole("button", { name: "12 files" })],
      ["/app/markets?outline=3", page.getByRole("img", { name: "Shape of the market" })],
      ["/app/markets?files=2", page.getByRole("list", { name: "Files" })],
    ];
    for (const [path, ready] of screens) {
      await page.goto(path);
      await expect(ready).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
    }
  });
}

test("the screen is no wider than a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/app/markets", "/app/markets?outline=3", "/app/markets?files=2"]) {
    await page.goto(path);
    await expect(page.getByText("Boston").or(page.getByRole("img", { name: "Shape of the market" })).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});
