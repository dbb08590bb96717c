import type { Locator, Page } from "@playwright/test";
import { developer, expect, fact, retry, test, toast } from "./support";
import { visit } from "./visit";

const heading = (page: Page): Locator => page.getByRole("heading", { level: 1 });
const part = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });
const button = (page: Page, name: string): Locator => page.getByRole("main").getByRole("button", { name, exact: true });

test("a provider is opened from the list or a search, shows its health and pings, and is edited and copied", async ({ page, backend }) => {
  await page.goto("/app/providers");
  await page.getByRole("table", { name: "Providers" }).getByRole("link", { name: "Harbor AVL" }).click();
  await expect(page).toHaveURL("/app/providers/5");
  await expect(heading(page)).toHaveText("Harbor AVL");
  await expect(fact(page, "Status")).toHaveText("Active");
  await expect(page.getByText(/^Processed within the last 24 hours\. Becomes stale at .* if no data arrives\.$/)).toBeVisible();
  await expect(fact(page, "Last Process Time")).toHaveText(/^\d\d\/\d\d\/\d{4} \d+:\d\d [AP]M \(.*\)$/);
  await expect(fact(page, "Type")).toHaveText("Push");
  await expect(fact(page, "Customer").getByRole("link", { name: "Harbor Transit" })).toHaveAttribute("href", "/app/customer/harbor-transit");
  await expect(part(page, "Config").getByRole("cell", { name: "https://feed5.example/positions" })).toBeVisible();
  await expect(part(page, "Pings").locator("tbody").getByRole("row")).toHaveCount(14);
  await expect(page.getByText(/as of \d+:\d\d [AP]M/)).toBeVisible();

  await visit(page, "/app/providers/9");
  await expect(fact(page, "Status")).toHaveText("Stale");
  await expect(page.getByText("Not processed within the last 2 hours.", { exact: true })).toBeVisible();
  await expect(fact(page, "Since")).toHaveText(/^\d\d\/\d\d\/\d{4} \d+:\d\d [AP]M$/);
  await expect(part(page, "Lock")).toHaveText(/Only lock maintainers see the locks of providers\.$/);
  expect(await backend.calls("/v3/api/providers/locks")).toEqual([]);

  await visit(page, "/app/providers/30");
  const config = part(page, "Config");
  await expect(config).toContainText("••••••••");
  await expect(config).not.toContainText("example-key-7f3c9b2e41d8");

  for (const [text, group, url] of [
    ["Spring Lift", "Attribution studies", "/app/attribution/52"],
    ["909", "Pipeline jobs", "/app/pipeline-jobs/909"],
    ["FleetNow", "Providers", "/app/providers/6"],
  ] as const) {
    await page.getByRole("button", { name: "Find anything" }).click();
    const palette = page.getByRole("dialog", { name: "Find anything" });
    await palette.getByRole("combobox", { name: "Find anything" }).fill(text);
    await palette.getByRole("group", { name: group }).getByRole("option").first().click();
    await expect(page).toHaveURL(url);
    await expect(palette).toHaveCount(0);
  }
  await button(page, "Edit FleetNow").click();
  const form = page.getByRole("dialog", { name: "Edit Provider" });
  await form.getByLabel("Name", { exact: true }).fill("FleetNow East");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(toast(page, "Provider saved").first()).toBeVisible();
  await expect(heading(page)).toHaveText("FleetNow East");
  await button(page, "Copy FleetNow East").click();
  await expect(heading(page)).toHaveText("FleetNow East copy");
  await expect(page).toHaveURL(/\/app\/providers\/\d{2,}$/);
  await expect(fact(page, "Customer")).toHaveText("Harbor Transit");
});

test.describe("for lock maintainers", () => {
  test.use({ account: developer });

  test("the lock is shown and removed, and failed parts of a provider can be retried", async ({ page, backend }) => {
    await page.goto("/app/dashboard");
    await page.getByRole("link", { name: "Pedal Counter" }).first().click();
    await expect(page).toHaveURL("/app/providers/9");
    const lock = part(page, "Lock");
    await expect(lock).toContainText("The lock outlasts its work. Unlocking is recommended.");
    await expect(lock).toContainText("No expiry");
    await lock.getByRole("button", { name: "Unlock Pedal Counter" }).click();
    await expect(toast(page, "Provider unlocked")).toBeVisible();
    await expect(lock).not.toContainText("Unlocking is recommended.");
    await expect(lock.getByRole("button", { name: "Unlock Pedal Counter" })).toHaveAttribute("aria-disabled", "true");

    await backend.fail({ path: "/v3/api/providers/locks", kind: "status", status: 400 });
    await backend.fail({ path: "/v3/api/providers/latest-pings", kind: "status", status: 400 });
    await visit(page, "/app/providers/1");
    await expect(lock).toContainText("Could not load the lock.");
    await expect(part(page, "Pings")).toContainText("Could not load pings.");
    await expect(fact(page, "Status")).toHaveText("Active");
    await backend.mend();
    await lock.getByRole("button", { name: "Retry" }).click();
    await expect(lock.getByText("Could not load the lock.")).toHaveCount(0);
    await retry(page, part(page, "Pings").getByRole("table"));

    await visit(page, "/app/providers/9999");
    await expect(page.getByText("Provider not found.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to Providers" })).toHaveAttribute("href", "/app/providers");
  });
});
