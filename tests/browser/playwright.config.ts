import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

/** The first of these that is there. The shell, which has no window to draw, takes half the time of the browser. */
const browser = [
  process.env["CHROMIUM"],
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
].find((path) => path !== undefined && path !== "" && existsSync(path));

/** The built client inside the debug gateway. Every worker has a gateway and a sandbox of its own; see support.ts. */
export default defineConfig({
  testDir: ".",
  outputDir: "output",
  // The tests of a file share its sandbox, so they stay together.
  fullyParallel: false,
  workers: "100%",
  forbidOnly: process.env["CI"] !== undefined,
  // A test that fails is tried twice more, in a fresh sandbox; the summary names it even if it passes then.
  retries: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["./runSummary.ts"]],
  use: {
    timezoneId: "America/New_York",
    locale: "en-US",
    contextOptions: { reducedMotion: "reduce" },
    // A trace of every test takes a quarter more time: `--trace on` asks for one.
    trace: "off",
    launchOptions: {
      executablePath: browser,
      // Chromium refuses its sandbox to root.
      args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    },
  },
});
