import { test } from "../support";
import { figure, LONG_TASK, processorTime, SLOWER, slowDown, tasksSince, type Task, usable, watchTasks } from "./browser";
import { routes } from "./routes";

/** How long a screen is watched once it can be used. */
const AFTER = 1_500;

const longest = (tasks: readonly Task[]) => Math.max(0, ...tasks.map(({ duration }) => duration));

test.describe(`Screen, CPU slowed ${SLOWER}×, milliseconds`, () => {
  for (const { path, selector } of routes) {
    test(path, async ({ page }) => {
      await watchTasks(page);
      await slowDown(page, SLOWER);
      await page.goto("/app/profile");
      await usable(page, "main h1");
      await page.waitForTimeout(AFTER);
      const processor = await processorTime(page);
      const before = await processor();
      const { asked, shown } = await usable(page, selector, path);
      figure("processor", (await processor()) - before);
      await page.waitForTimeout(AFTER);
      const tasks = await tasksSince(page, asked);
      figure("from a link", shown - asked);
      figure(`tasks over ${LONG_TASK}`, tasks.length);
      figure("longest", longest(tasks));
      figure("longest afterwards", longest(tasks.filter(({ start }) => start > shown)));
      // Code and fonts are cached now, as on any later visit.
      await page.goto(path);
      figure("from a reload", (await usable(page, selector)).shown);
      await page.waitForTimeout(AFTER);
      figure("longest of the reload", longest(await tasksSince(page, 0)));
    });
  }
});
