import type { Page } from "@playwright/test";
import { test } from "../support";
import { figure, LONG_TASK, SLOWER, slowDown, tasksSince, usable, watchTasks } from "./browser";

const SECONDS = 4;

type Scene = { what: string; path: string; selector: string; move: (page: Page, until: number) => Promise<void> };

/** Turns the mouse wheel over something, down and up again. */
const wheel = (over: string) => async (page: Page, until: number) => {
  await page.locator(over).first().hover({ force: true });
  for (let step = 0; Date.now() < until; step += 1) {
    await page.mouse.wheel(0, step % 80 < 40 ? 100 : -100);
    await page.waitForTimeout(16);
  }
};

/** Drags the map in a circle. */
async function drag(page: Page, until: number): Promise<void> {
  const box = await page.locator(".maplibregl-canvas").boundingBox();
  if (box === null) throw new Error("There is no map.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; Date.now() < until; step += 1) {
    await page.mouse.move(x + 200 * Math.sin(step / 10), y + 200 * Math.cos(step / 10));
    await page.waitForTimeout(16);
  }
  await page.mouse.up();
}

const scenes: Scene[] = [
  { what: "100 vehicles", path: "/app/customer/harbor-transit?tab=vehicles&vehicles-rows=100", selector: "main [role=gridcell]", move: wheel("main [role=grid]") },
  { what: "a conversation of 500 turns", path: "/app/ai-insights?tab=conversation-details&conversation=c-1", selector: "main article", move: wheel("main article") },
  { what: "the list of 6,000 frames", path: "/app/pipeline-frames-by-market/36b71b", selector: "main table[aria-rowcount='6001'] td", move: wheel("main table td") },
  { what: "a map of 6,000 frames", path: "/app/pipeline-frames-by-market/36b71b", selector: "main table[aria-rowcount='6001'] td", move: drag },
];

test.describe("Frames while scrolling, without a graphics card", () => {
  test.use({ viewport: { width: 1400, height: 1000 } });
  for (const { what, path, selector, move } of scenes) {
    for (const rate of [1, SLOWER]) {
      test(rate === 1 ? what : `${what}, CPU slowed ${rate}×`, async ({ page }) => {
        await watchTasks(page);
        await page.goto(path);
        await usable(page, selector);
        // Until the map has drawn its tiles.
        await page.waitForTimeout(8_000);
        await slowDown(page, rate);
        await page.evaluate(() => {
          const frames: number[] = [];
          window.frameTimes = frames;
          const next = (time: number) => {
            frames.push(time);
            requestAnimationFrame(next);
          };
          requestAnimationFrame(next);
        });
        const since = await page.evaluate(() => performance.now());
        await move(page, Date.now() + SECONDS * 1_000);
        const times = await page.evaluate(() => window.frameTimes ?? []);
        const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
        const total = (times[times.length - 1] ?? 0) - (times[0] ?? 0);
        figure("frames per second", (gaps.length * 1_000) / total);
        figure("longest gap, ms", Math.max(...gaps));
        figure(`tasks over ${LONG_TASK} ms`, (await tasksSince(page, since)).length);
      });
    }
  }
});
