import type { Page } from "@playwright/test";
import { expect, test } from "./support";

const HEALTH = "Whether recent data was processed. A push feed is stale after 24 hours, any other after 2.";
const CONFIG = "Configuration of the feed, sorted by key; empty if it could not be read.";

// The one before may still be fading.
const tip = (page: Page) => page.getByRole("tooltip").last();
const header = (page: Page, name: string) => page.getByRole("table", { name: "Providers" }).getByRole("columnheader", { name, exact: true });

test("a header explains its field, whose text is loaded when it is asked for", async ({ page }) => {
  const texts: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("field-texts")) texts.push(request.url());
  });
  await page.goto("/app/providers");
  const status = header(page, "Status");
  await expect(status).toBeVisible();
  expect(texts).toEqual([]);
  await status.getByRole("button").hover();
  await expect(tip(page)).toHaveText(HEALTH);
  expect(texts).toHaveLength(1);
  // Its text can be pointed at, and goes with Escape. What is below may have a tip of its own.
  await tip(page).hover();
  await page.keyboard.press("Escape");
  await expect(tip(page).filter({ hasText: HEALTH })).toHaveCount(0);
  await status.getByRole("button").click();
  await expect(status).toHaveAttribute("aria-sort", "ascending");
});

test("the keyboard comes to the label of a column that does not sort", async ({ page }) => {
  await page.goto("/app/providers");
  await header(page, "Type").getByRole("button").focus();
  await page.keyboard.press("Tab");
  await expect(tip(page)).toHaveText(CONFIG);
  await expect(header(page, "Config").getByText("Config")).toBeFocused();
  await expect(header(page, "Config").getByText("Config")).toHaveAccessibleDescription(CONFIG);
  await page.keyboard.press("Shift+Tab");
  await expect(tip(page)).not.toHaveText(CONFIG);
});

test("cards, tiles and the headers of a grid explain themselves, too", async ({ page }) => {
  await page.goto("/app/pipeline?tab=dashboard");
  await page.getByText("Jobs Completed Today").hover();
  await expect(tip(page)).toHaveText("Number of completed jobs that started today.");
  await page.goto("/app/ai-insights?tab=analytics");
  await page.getByRole("region", { name: "Interactions", exact: true }).getByText("Interactions").focus();
  await expect(tip(page)).toHaveText("Number of interactions, the turns of conversations.");
  await page.goto("/app/customer/harbor-transit?tab=vehicles");
  await page.getByRole("columnheader", { name: "Processing" }).getByText("Processing").hover();
  await expect(tip(page)).toHaveText("Processing state: active, retired or other.");
  await page.locator("dt").getByText("Providers").hover();
  await expect(tip(page)).toHaveText("Number of providers that track them.");
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test("a tap opens the text of a label, which goes by itself", async ({ page }) => {
    await page.goto("/app/providers");
    // A finger stays longer than the tap of a test.
    const button = header(page, "Status").getByRole("button");
    await button.dispatchEvent("touchstart");
    await expect(tip(page)).toHaveText(HEALTH);
    await button.dispatchEvent("touchend");
    await expect(tip(page)).toHaveCount(0);
  });
});
