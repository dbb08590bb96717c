import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible";
import { screens } from "./screens";
import { developer, expect, problemsOf, staff, test, withoutCounts } from "./support";

// No test changes what another one sees. To look at a large screen takes a busy machine a while.
test.describe.configure({ mode: "parallel", timeout: 180_000 });

/** Checks the frame of a screen: the greeting, and the highlighted entry of the sidebar. */
async function expectFrame(page: Page, path: string, entry: string | undefined): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.getByText(/^Good (Morning|Afternoon|Evening), /)).toBeVisible();
  // A dialog hides the sidebar from assistive technology.
  const sidebar = page.getByRole("navigation", { name: "Areas", includeHidden: true }).filter({ visible: true });
  await expect(sidebar.locator("[aria-current]")).toHaveText(entry === undefined ? [] : [entry]);
}

test("more than one round of calls has a reason", () => {
  for (const { path, rounds, why } of screens) expect(why !== undefined, path).toBe(rounds === null || rounds.length > 1);
});

for (const { path, entry, account = staff, rounds, loaded, open, checksDark = false } of screens) {
  const who = account === null ? "without a session" : `for ${account === developer ? "developers" : "staff"}`;
  test.describe(`${path} ${who}`, () => {
    test.use({ account });

    test("loads in its rounds of calls without errors, is accessible and fits a phone", async ({ page, baseURL, backend }) => {
      const problems = problemsOf(page, baseURL);
      await withoutCounts(page);
      await page.emulateMedia({ colorScheme: "light" });
      if (rounds === null) {
        await page.goto(path);
      } else {
        const calls = await backend.holdAll();
        await page.goto(path);
        for (const count of rounds) {
          await expect.poll(calls.held).toHaveLength(count);
          await calls.release();
        }
        await expect(loaded(page)).toBeVisible();
        await expect(page.getByRole("status", { name: "Loading" })).toHaveCount(0);
        expect(await calls.held()).toEqual([]);
        await backend.mend();
      }
      await expect(loaded(page)).toBeVisible();
      if (account !== null) await expectFrame(page, path, entry);
      await open?.(page);
      await expectAccessible(page);

      if (checksDark) {
        await page.emulateMedia({ colorScheme: "dark" });
        await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
        // Nothing but colours differs between the schemes.
        await expectAccessible(page, ["color-contrast", "link-in-text-block"]);
      }

      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      expect(problems).toEqual([]);
    });
  });
}
