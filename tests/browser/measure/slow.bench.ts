import { expect, test } from "../support";
import { figure, usable } from "./browser";
import { routes } from "./routes";

const LATE = 1_000;

test.describe("Screen, each call of a service one second late, from the first operation to the last answer", () => {
  for (const { path, selector } of routes) {
    test(path, async ({ page, backend }) => {
      await backend.delayAll(LATE);
      const times: number[] = [];
      let open = 0;
      page.on("request", (request) => {
        if (!request.url().endsWith("/graphql")) return;
        times.push(Date.now());
        open += 1;
      });
      page.on("requestfinished", (request) => {
        if (!request.url().endsWith("/graphql")) return;
        times.push(Date.now());
        open -= 1;
      });
      await page.goto(path);
      await usable(page, selector);
      await expect.poll(() => open).toBe(0);
      figure("seconds", (Math.max(...times) - Math.min(...times)) / 1_000);
    });
  }
});
