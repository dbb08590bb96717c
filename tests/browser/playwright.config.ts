import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { faultsPort, port, root } from "./support";

const browser = [process.env["CHROMIUM"], "/usr/bin/chromium", "/usr/bin/google-chrome"].find(
  (path) => path !== undefined && path !== "" && existsSync(path),
);

/** The built client inside the debug gateway, on a sandbox of its own. */
export default defineConfig({
  testDir: ".",
  outputDir: "output",
  fullyParallel: false,
  // One sandbox serves all tests, and some of them switch its faults on.
  workers: 1,
  forbidOnly: process.env["CI"] !== undefined,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    timezoneId: "America/New_York",
    locale: "en-US",
    trace: "retain-on-failure",
    launchOptions: {
      executablePath: browser,
      // Chromium refuses its sandbox to root.
      args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    },
  },
  webServer: {
    command: `target/debug/marquee serve --listen 127.0.0.1:${port} --sandbox-faults-port ${faultsPort} --log warn`,
    cwd: root,
    url: `http://127.0.0.1:${port}/readyz`,
    gracefulShutdown: { signal: "SIGTERM", timeout: 6_000 },
    reuseExistingServer: false,
    timeout: 30_000,
  },
});
