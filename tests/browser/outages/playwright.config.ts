import { defineConfig } from "@playwright/test";
import tests from "../playwright.config";

/** Opens every screen while each call that it needs fails. Tests are not retried. `make outages` runs it. */
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
