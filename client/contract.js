// Lints gateway/contract.yaml, the contract with the services.
import path from "node:path";
import { createConfig, lint } from "@redocly/openapi-core";

const ref = path.join(path.dirname(import.meta.dirname), "gateway/contract.yaml");

const config = await createConfig({
  extends: ["recommended"],
  rules: {
    // The services are not ours: their errors are one rule for all calls, and two of their paths overlap.
    "info-license": "off",
    "no-ambiguous-paths": "off",
    "operation-4xx-response": "off",
    // A call is named by its `operationId`.
    "operation-summary": "off",
  },
});

const problems = await lint({ ref, config });
for (const { ruleId, message, location } of problems) console.error(`${location[0]?.pointer ?? ref}: ${message} (${ruleId})`);
if (problems.length > 0) process.exitCode = 1;
