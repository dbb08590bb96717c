import { expect, test } from "./support";

test("two filters that are set in one moment both last", async ({ page }) => {
  await page.goto("/app/ai-debug-logs");
  const feature = page.getByRole("searchbox", { name: "Feature Type" });
  const route = await page.getByRole("searchbox", { name: "Route" }).elementHandle();
  await expect(page.getByRole("heading", { name: "AI Debug Logs (4,998)", level: 1 })).toBeVisible();
  // Two keys may come before the screen is drawn again, but a test cannot press them so fast.
  await feature.evaluate((first, second) => {
    for (const [field, text] of [[first, "ODD-"], [second, "/v3"]] as const) {
      if (!(field instanceof HTMLInputElement)) throw new Error("Not a field.");
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }, route);
  await expect(page).toHaveURL("/app/ai-debug-logs?feature=ODD-&route=%2Fv3");
});
