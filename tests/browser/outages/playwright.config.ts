import { defineConfig } from "@playwright/test";
import tests from "../playwright.config";

/** Looks at every screen while each call that it needs fails. Nothing is tried twice. `make outages` runs it. */
export default defineConfig({
  ...tests,
  testDir: ".",
  testMatch: "*.outage.ts",
  outputDir: "../output/outages",
  fullyParallel: true,
  retries: 0,
  timeout: 600_000,
  reporter: [["./outageTable.ts"]],
});
