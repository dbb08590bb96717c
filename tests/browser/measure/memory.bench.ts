import type { CDPSession } from "@playwright/test";
import { test } from "../support";
import { figure, follow, metric, usable } from "./browser";
import { routes } from "./routes";

/** Relay holds what a screen showed for up to five minutes: before that the heap grows, and only later figures show a leak. */
const MINUTES = Number(process.env["MEASURED_MINUTES"] ?? 14);

type Memory = { heapMiB: number; nodes: number; detached: number; listeners: number };

/** What the page keeps once everything that can go is gone. */
async function memoryOf(session: CDPSession): Promise<Memory> {
  for (let pass = 0; pass < 3; pass += 1) await session.send("HeapProfiler.collectGarbage");
  const prototype = await session.send("Runtime.evaluate", { expression: "Node.prototype" });
  const { objects } = await session.send("Runtime.queryObjects", { prototypeObjectId: prototype.result.objectId ?? "" });
  const detached = await session.send("Runtime.callFunctionOn", {
    objectId: objects.objectId,
    functionDeclaration: "function () { return this.filter((node) => !Object.hasOwn(node, \"constructor\") && !node.isConnected).length; }",
    returnByValue: true,
  });
  await session.send("Runtime.releaseObject", { objectId: objects.objectId ?? "" });
  return {
    heapMiB: (await metric(session, "JSHeapUsedSize")) / 2 ** 20,
    nodes: await metric(session, "Nodes"),
    detached: Number(detached.result.value),
    listeners: await metric(session, "JSEventListeners"),
  };
}

test.describe("Memory of one page", () => {
  test(`all screens for ${MINUTES} minutes`, async ({ page }) => {
    test.setTimeout((MINUTES + 5) * 60_000);
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable");
    await page.goto("/app/profile");
    const measured: Memory[] = [];
    const end = Date.now() + MINUTES * 60_000;
    let switches = 0;
    while (Date.now() < end || measured.length < 2) {
      for (const { path, selector } of routes) {
        await usable(page, selector, path);
        await follow(page, "/app/profile");
        await page.waitForFunction((gone) => document.querySelector(gone) === null, selector);
        switches += 2;
      }
      const memory = await memoryOf(session);
      measured.push(memory);
      const { heapMiB, nodes, detached, listeners } = memory;
      process.stdout.write(`after ${switches} switches: ${heapMiB.toFixed(1)} MiB, ${nodes} nodes, ${detached} detached, ${listeners} listeners\n`);
    }
    const [first, half, last] = [measured[0], measured[measured.length >> 1], measured[measured.length - 1]];
    if (first === undefined || half === undefined || last === undefined) throw new Error("Nothing was measured.");
    figure("switches", switches);
    figure("heap after the first round, MiB", first.heapMiB);
    figure("at half time", half.heapMiB);
    figure("at the end", last.heapMiB);
    figure("nodes at half time", half.nodes);
    figure("nodes at the end", last.nodes);
    figure("detached nodes at the end", last.detached);
    figure("listeners at the end", last.listeners);
  });
});
