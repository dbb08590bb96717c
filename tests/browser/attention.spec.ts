import { developer, expect, test, toast } from "./support";

test.describe("what needs attention", () => {
  test("is listed by kinds below the cards, and a kind stays selected in the address", async ({ page }) => {
    await page.goto("/app/dashboard");
    await expect(page.getByRole("heading", { name: "This morning" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Customers" })).toBeVisible();
    const marked = page.getByRole("region", { name: "Studies that require attention" });
    await expect(marked.getByRole("link").first()).toBeVisible();
    await expect(page.getByRole("region", { name: "Stuck locks" })).toHaveCount(0);
    await page.goto("/app/dashboard?attention=MARKED_STUDY");
    await expect(marked.getByText("The study is marked as requiring attention.").first()).toBeVisible();
    await expect(page.getByRole("region", { name: "Stale providers" })).toHaveCount(0);
  });

  test("is named list by list while a service is down, and comes back with a refresh", async ({ page, backend }) => {
    await backend.fail({ service: "pipeline", path: "/api", kind: "status", status: 503 });
    await page.goto("/app/dashboard");
    const unread = page.getByRole("region", { name: "Lists that cannot be read" });
    await expect(unread.getByText("Market jobs cannot be read. The pipeline service is not available.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Studies that require attention" })).toBeVisible();
    await backend.mend();
    await page.getByRole("region", { name: "Needs attention" }).getByRole("button", { name: "Refresh" }).click();
    await expect(unread).toHaveCount(0);
  });

  test.describe("for lock maintainers", () => {
    test.use({ account: developer });

    test("leaves the list when its cause is gone", async ({ page }) => {
      await page.goto("/app/dashboard?attention=STUCK_LOCK");
      const unlock = page.getByRole("button", { name: "Unlock Pedal Counter" });
      await unlock.click();
      await expect(toast(page, "Provider unlocked")).toBeVisible();
      await expect(unlock).toHaveCount(0);
    });
  });
});
