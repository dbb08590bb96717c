import type { CDPSession, Page } from "@playwright/test";
import { test } from "../support";

/** How much slower the browser computes than this machine. */
export const SLOWER = 4;

/** A task longer than this delays what the user does. */
export const LONG_TASK = 50;

export type Task = { start: number; duration: number };

declare global {
  interface Window {
    /** The long tasks of a page that is watched. */
    longTasks?: Task[];
    /** When each frame began, once they are counted. */
    frameTimes?: number[];
  }
}

/** Adds a figure to the row of this test. */
export function figure(name: string, value: number): void {
  test.info().annotations.push({ type: `figure: ${name}`, description: String(value) });
}

export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

/** Starts to count the processor time of the page, which other programs on the machine change little. Returns its milliseconds so far. */
export async function processorTime(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => (await metric(session, "TaskDuration")) * 1_000;
}

/** The value of a metric of the page. */
export async function metric(session: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
}

/** Opens an address as a click on a link does. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((target) => {
    history.pushState({ usr: null, key: "measured", idx: 1 }, "", target);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, address);
}

/** Collects the long tasks of a page from its start on. */
export async function watchTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tasks: Task[] = [];
    window.longTasks = tasks;
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) tasks.push({ start: startTime, duration });
    }).observe({ type: "longtask", buffered: true });
  });
}

/** The long tasks that have begun since a time of the page. */
export async function tasksSince(page: Page, since: number): Promise<Task[]> {
  const tasks = await page.evaluate(() => window.longTasks ?? []);
  return tasks.filter(({ start, duration }) => start + duration > since);
}

/**
 * Waits until something is on the screen and nothing is marked as loading, and returns both the time at which it was
 * asked and that at which a frame had shown it. With an address it goes there first, as a click on a link does.
 */
export async function usable(page: Page, selector: string, address?: string): Promise<{ asked: number; shown: number }> {
  return page.evaluate(
    async ([wanted, target]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const isShown = () => [...document.querySelectorAll(wanted)].some((element) => element.getClientRects().length > 0);
      const isLoading = () => document.querySelector("main [role=status][aria-label=Loading]") !== null;
      const asked = performance.now();
      if (target !== undefined) {
        if (isShown()) throw new Error(`${wanted} is on the screen before ${target} is opened.`);
        history.pushState({ usr: null, key: "measured", idx: 1 }, "", target);
        dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
      }
      while (!isShown() || isLoading()) await frame();
      await frame();
      return { asked, shown: performance.now() };
    },
    [selector, address] as const,
  );
}
