import type { Page } from "@playwright/test";
import { expect, test } from "../support";
import { figure, LONG_TASK, SLOWER, slowDown, tasksSince, usable, watchTasks } from "./browser";

const MARKETS = 210;
const DAYS = 31;
const STATES = ["COMPLETED", "COMPLETED", "COMPLETED", "MISSING", "FAILED", "RUNNING"] as const;

type Counts = { missing: number; unknown: number; completed: number; failed: number; running: number };

const none: Counts = { missing: 0, unknown: 0, completed: 0, failed: 0, running: 0 };
const counts = (states: readonly string[]): Counts => {
  const of = (wanted: string) => states.filter((state) => state === wanted).length;
  return { ...none, missing: of("MISSING"), completed: of("COMPLETED"), failed: of("FAILED"), running: of("RUNNING") };
};

/** Answers the screen's query with as many markets and days as it can have to show. */
async function answerWithMany(page: Page): Promise<void> {
  await page.route("**/graphql", async (route) => {
    if (!(route.request().postData() ?? "").includes("CoveragePageQuery")) return route.continue();
    const response = await route.fetch();
    const answer = await response.json();
    const coverage = answer.data?.pipelineCoverage;
    const [row] = coverage?.markets ?? [];
    if (row === undefined) throw new Error("The answer has no markets.");
    const stateAt = (market: number, day: number) => STATES[(market * 7 + day * 3) % STATES.length] ?? "MISSING";
    const numbers = Array.from({ length: MARKETS }, (_, index) => index);
    const dates = Array.from({ length: DAYS }, (_, index) => new Date(Date.UTC(2025, 2, 1 + index)).toISOString().slice(0, 10));
    coverage.days = dates.map((date, day) => ({ ...coverage.days[0], date, counts: counts(numbers.map((market) => stateAt(market, day))) }));
    coverage.markets = numbers.map((market) => {
      const states = dates.map((_, day) => stateAt(market, day));
      return { ...row, marketId: market + 1, marketLabel: `Market ${market + 1}`, states, counts: counts(states) };
    });
    coverage.counts = counts(numbers.flatMap((market) => dates.map((_, day) => stateAt(market, day))));
    return route.fulfill({ response, json: answer });
  });
}

type Scene = { what: string; move: (page: Page) => Promise<void> };

const box = async (page: Page) => {
  const found = await page.getByRole("grid", { name: "Coverage" }).boundingBox();
  if (found === null) throw new Error("There is no matrix.");
  return found;
};

const scenes: Scene[] = [
  {
    what: "scrolling",
    move: async (page) => {
      await page.getByRole("gridcell").first().hover({ force: true });
      for (let step = 0; step < 160; step += 1) {
        await page.mouse.wheel(0, step % 160 < 80 ? 100 : -100);
        await page.waitForTimeout(16);
      }
    },
  },
  {
    what: "selecting with a drag",
    move: async (page) => {
      const { x, y } = await box(page);
      await page.mouse.move(x + 250, y + 80);
      await page.mouse.down();
      for (let step = 0; step < 120; step += 1) {
        await page.mouse.move(x + 250 + step * 6, y + 80 + step * 4);
        await page.waitForTimeout(16);
      }
      await page.mouse.up();
    },
  },
  {
    what: "selecting with Shift and the arrows",
    move: async (page) => {
      await page.getByRole("gridcell").first().click();
      for (let step = 0; step < 60; step += 1) await page.keyboard.press(step % 3 === 0 ? "Shift+ArrowRight" : "Shift+ArrowDown");
    },
  },
  {
    what: "selecting everything",
    move: async (page) => {
      await page.getByRole("gridcell").first().click();
      await page.keyboard.press("Control+a");
    },
  },
];

test.describe(`Coverage of ${MARKETS} markets and ${DAYS} days`, () => {
  test.use({ viewport: { width: 1400, height: 1000 } });
  for (const { what, move } of scenes) {
    for (const rate of [1, SLOWER]) {
      test(rate === 1 ? what : `${what}, CPU slowed ${rate}×`, async ({ page }) => {
        await watchTasks(page);
        await answerWithMany(page);
        await page.goto("/app/pipeline-coverage?dates=last-30");
        const { shown } = await usable(page, "main [role=grid] [role=rowheader], main [role=grid] tbody th");
        figure("usable after, ms", shown);
        await expect(page.getByRole("grid", { name: "Coverage" })).toHaveAttribute("aria-rowcount", String(MARKETS + 3));
        await page.waitForTimeout(1_500);
        await slowDown(page, rate);
        const since = await page.evaluate(() => performance.now());
        await move(page);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
        const tasks = await tasksSince(page, since);
        figure("took, ms", (await page.evaluate(() => performance.now())) - since);
        figure("cells drawn", await page.getByRole("gridcell").count());
        figure("longest task, ms", Math.max(0, ...tasks.map(({ duration }) => duration)));
        figure(`tasks over ${LONG_TASK} ms`, tasks.length);
      });
    }
  }
});
