import { defineConfig } from "@playwright/test";
import tests from "../playwright.config";

/** Measures the built client. Run it alone: one browser at a time, and nothing is tried twice. `--repeat-each 3` prints medians. */
export default defineConfig({
  ...tests,
  testDir: ".",
  testMatch: "*.bench.ts",
  outputDir: "../output/measure",
  workers: 1,
  retries: 0,
  timeout: 900_000,
  reporter: [["./figuresTable.ts"]],
});
