// Attacks the released command, and measures the memory that requests at their limits take. A canary sends requests during
// each attack; its worst wait is printed beside the verdict. It fails if a verdict is wrong. `make hardening` runs it; ONLY="name;name"
// runs some of the attacks.

import { attacks } from "./attacks.mjs";
import { budgets } from "./budgets.mjs";
import { startLongServices } from "./long_services.mjs";
import { Canary, Gateway } from "./measure.mjs";
import { Installation } from "./processes.mjs";

/** The longest that a caller may wait for a short answer while another attacks, on two busy cores. */
const WORST_WAIT_MS = Number(process.env.HARDENING_WAIT_MS ?? 3_000);

const only = process.env.ONLY?.split(";");
const installation = new Installation();
const problems = [];

async function attack(gateway) {
  console.log("| Attack | Verdict | Worst wait of a canary, ms | Seconds |\n|---|---|---:|---:|");
  for (const { name, run } of attacks) {
    if (only && !only.includes(name)) continue;
    const canary = new Canary(gateway);
    const started = performance.now();
    const wrong = [];
    let verdict;
    try {
      verdict = await run(gateway, wrong);
    } catch (error) {
      wrong.push(`${name} ended early: ${error.stack}`);
    }
    await installation.clearFaults();
    const { worst, failures } = await canary.end();
    if (failures.length > 0) wrong.push(`the canary failed ${failures.length} times: ${failures[0]}`);
    if (worst > WORST_WAIT_MS) wrong.push(`the canary waited ${worst.toFixed(0)} ms`);
    if (!gateway.isAlive()) wrong.push("the gateway has ended");
    const seconds = ((performance.now() - started) / 1_000).toFixed(0);
    console.log(`| ${name} | ${wrong.length === 0 ? verdict : `**WRONG** (${wrong.length})`} | ${worst.toFixed(0)} | ${seconds} |`);
    problems.push(...wrong.map((text) => `${name}: ${text}`));
  }
}

/** Measures each request on a replica of its own, because memory that was used is kept for the next one. */
async function measure() {
  console.log("\n| Request | Limit | Peak above the memory before, MiB |\n|---|---|---:|");
  for (const { name, limit, most, run } of budgets) {
    if (only && !only.includes(name)) continue;
    let peak = NaN;
    try {
      const gateway = await startMeasured();
      peak = await gateway.peak(run);
      problems.push(...panicsOf(gateway));
      await gateway.replica.process.end();
    } catch (error) {
      problems.push(`${name} ended early: ${error.stack}`);
    }
    console.log(`| ${name} | ${limit} | ${peak.toFixed(0)} |`);
    if (peak > most) problems.push(`${name}: ${peak.toFixed(0)} MiB are more than ${most}`);
  }
}

const long = await startLongServices(50_000);
const panicsOf = (gateway) => gateway.log().split("\n").filter((line) => /panicked/.test(line)).map((line) => `the log: ${line}`);

async function startMeasured() {
  await installation.addReplica({ MARQUEE_CLIENT_ADDRESS: "peer", MARQUEE_LOG: "warn", MARQUEE_PIPELINE_URL: long.url, MARQUEE_BACKFILL_URL: long.url });
  const gateway = new Gateway(installation.replicas.at(-1), installation);
  await gateway.signIn();
  return gateway;
}

try {
  await installation.startSandbox();
  // Calls to services that hang time out soon, and no read is cached.
  await installation.addReplica({ MARQUEE_CLIENT_ADDRESS: "peer", MARQUEE_UPSTREAM_TIMEOUT_MS: "400", MARQUEE_READ_CACHE_SECONDS: "0", MARQUEE_LOG: "warn" });
  const attacked = new Gateway(installation.replicas[0], installation);
  await attacked.signIn();
  await attack(attacked);
  problems.push(...panicsOf(attacked));
  await measure();
} finally {
  await installation.stop();
  long.stop();
}

if (problems.length > 0) {
  console.error(`\nWrong:\n${problems.slice(0, 100).map((problem) => `- ${problem}`).join("\n")}`);
  process.exitCode = 1;
}
