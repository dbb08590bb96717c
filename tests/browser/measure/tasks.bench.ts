import type { Locator, Page } from "@playwright/test";
import { developer, download, expect, staff, test } from "../support";
import { figure } from "./browser";

/** A user who performs a task. Every click and every key is counted. */
class Hand {
  clicks = 0;
  keys = 0;

  constructor(private readonly page: Page) {}

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  /** Opens a field and selects one of its options. */
  async choose(scope: Page | Locator, label: string, option: string): Promise<void> {
    await this.click(scope.getByRole("combobox", { name: label }));
    await this.click(this.page.getByRole("option", { name: option, exact: true }));
  }

  /** Presses a key, or a combination of keys, which counts as one. */
  async press(keys: string): Promise<void> {
    this.keys += 1;
    await this.page.keyboard.press(keys);
  }

  /** Types into the focused field. */
  async type(text: string): Promise<void> {
    this.keys += text.length;
    await this.page.keyboard.type(text);
  }

  /** Counts keys that the browser itself handles. A script cannot press them. */
  pressOfBrowser(keys: readonly string[]): void {
    this.keys += keys.length;
  }
}

/**
 * Performs a task and records its cost. The milliseconds run from the first action until the result is visible, without
 * the time that people take to read, think and aim.
 */
async function measure(page: Page, task: (hand: Hand) => Promise<void>): Promise<void> {
  const hand = new Hand(page);
  const begun = performance.now();
  await task(hand);
  figure("milliseconds of the machine", performance.now() - begun);
  figure("clicks", hand.clicks);
  figure("keys", hand.keys);
}

const button = (scope: Page | Locator, name: string | RegExp): Locator => scope.getByRole("button", { name, exact: true });
const palette = (page: Page): Locator => page.getByRole("dialog", { name: "Find anything" });

/** Opens the screen where a task begins, and waits until it has loaded everything. */
async function begin(page: Page, address: string, ready: Locator): Promise<void> {
  await page.goto(address);
  await ready.first().waitFor();
  await page.waitForLoadState("networkidle");
}

const dashboard = (page: Page) => begin(page, "/app/dashboard", page.getByRole("region", { name: "Needs attention" }).getByRole("listitem"));

test.describe("Task", () => {
  // Each task must find the data unchanged by the others.
  test.beforeEach(({ backend }, { title, repeatEachIndex }) => backend.prepare(`${title} ${repeatEachIndex}`));

  test("open a campaign by half its name", async ({ page }) => {
    await dashboard(page);
    await measure(page, async (hand) => {
      await hand.press("Control+k");
      await palette(page).waitFor();
      await hand.type("spring la");
      const campaign = palette(page).getByRole("group", { name: "Campaigns" }).getByRole("option").filter({ hasText: "Harbor Transit · #4" });
      await expect(campaign).toHaveAttribute("aria-selected", "true");
      await hand.press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: "Spring Launch" })).toBeVisible();
    });
  });

  test("see what is broken this morning", async ({ page }) => {
    await measure(page, async () => {
      await page.goto("/app/dashboard");
      await expect(page.getByRole("region", { name: "Market jobs failed since yesterday" })).toBeVisible();
      await expect(page.getByRole("region", { name: "Needs attention" }).getByRole("listitem").first()).toBeVisible();
    });
  });

  test("run what is missing for last week", async ({ page }) => {
    await dashboard(page);
    await measure(page, async (hand) => {
      await hand.click(page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Pipeline", exact: true }));
      await hand.click(page.getByRole("link", { name: "Coverage", exact: true }));
      await hand.choose(page, "Days", "Last Week");
      await expect(page).toHaveURL(/dates=last-week/);
      await hand.click(button(page, /^Run \d+ missing$/));
      await hand.click(button(page.getByRole("dialog", { name: "Run Missing Jobs" }), /^Run \d+$/));
      await expect(page.getByText(/^Run Missing Jobs: (\d+) of \1 jobs sent/)).toBeVisible({ timeout: 60_000 });
    });
  });

  test("copy the address of a filtered list, which shows a colleague the same", async ({ page, browser, backend }) => {
    await begin(page, "/app/providers", page.getByRole("table", { name: "Providers" }).locator("tbody tr"));
    const names = (of: Page) => of.getByRole("table", { name: "Providers" }).locator("tbody tr > td:nth-child(2)");
    await measure(page, async (hand) => {
      await hand.choose(page, "Status", "Stale");
      await hand.press("Escape");
      await expect(page).toHaveURL(/status=STALE/);
      hand.pressOfBrowser(["Control+l", "Control+c"]);
    });
    const shown = await names(page).allInnerTexts();
    expect(shown.length).toBeGreaterThan(0);
    const context = await browser.newContext();
    const token = await backend.token(staff);
    await context.addInitScript((value) => localStorage.setItem("auth.token", value), token);
    const colleague = await context.newPage();
    await colleague.goto(page.url());
    await expect(names(colleague)).toHaveText(shown);
    await context.close();
  });

  test("save the list as CSV", async ({ page }) => {
    await begin(page, "/app/customers?channel=BUS", page.getByRole("table", { name: "Customers" }).locator("tbody tr"));
    await measure(page, async (hand) => {
      const { text } = await download(page, () => hand.click(button(page, "Export CSV of Customers")));
      expect(text.split("\r\n").length).toBeGreaterThan(2);
    });
  });

  test("see why a number is what it is", async ({ page }) => {
    const figureButton = page.getByRole("region", { name: "Result", exact: true }).getByRole("button", { name: "+22.50%", exact: true });
    await begin(page, "/app/attribution-report/1701", figureButton);
    await measure(page, async (hand) => {
      await hand.click(figureButton);
      await expect(page.getByRole("dialog", { name: "How the home page lift is computed" }).getByText("490 / 4,000", { exact: true }).first()).toBeVisible();
    });
  });

  test("go on with a draft after the session has expired", async ({ page, backend }) => {
    await begin(page, "/app/new-pipeline-job", page.getByRole("checkbox", { name: "Boston" }));
    await page.getByRole("checkbox", { name: "Boston" }).check();
    await page.getByLabel("Start Date").fill("2025-02-27");
    await backend.fail({ kind: "status", path: "/v3/api/campaigns", status: 401 });
    await page.getByRole("combobox", { name: "Customer" }).click();
    await page.getByRole("combobox", { name: "Customer" }).fill("Harbor Transit");
    await page.getByRole("option", { name: "Harbor Transit", exact: true }).click();
    await expect(page).toHaveURL("/sign-in");
    await backend.mend();
    await measure(page, async (hand) => {
      await hand.click(page.getByLabel("Email"));
      await hand.type(staff.email);
      await hand.press("Tab");
      await hand.type(staff.password);
      await hand.press("Enter");
      await hand.click(page.getByRole("link", { name: "Continue to New Pipeline Job" }));
      await hand.click(button(page, "Restore what you had typed"));
      await expect(page.getByRole("checkbox", { name: "Boston" })).toBeChecked();
      await expect(page.getByLabel("Start Date")).toHaveValue("2025-02-27");
    });
  });

  test.describe("of a lock maintainer", () => {
    test.use({ account: developer });

    test("unlock every stuck provider", async ({ page }) => {
      await dashboard(page);
      await measure(page, async (hand) => {
        await hand.click(button(page, /^Unlock All of /));
        await hand.click(button(page.getByRole("dialog"), /^Unlock \d+$/));
        await expect(page.getByRole("dialog").getByRole("status")).toHaveText(/^\d+ of \d+ items unlocked/);
      });
    });
  });
});
