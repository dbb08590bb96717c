// Every call of the console to a service, failing in every way that the fault switch knows.

import { operations } from "./requests.mjs";

/** The way in which a call fails for every operation that makes it. */
const DOWN = { kind: "status", status: 500 };
/** The ways in which each call fails once. */
const WAYS = [
  DOWN,
  { kind: "status", status: 503 },
  { kind: "status", status: 404 },
  { kind: "status", status: 422 },
  { kind: "html", status: 502 },
  { kind: "html", status: 200 },
  { kind: "redirect" },
  { kind: "reset" },
  { kind: "cut" },
  { kind: "empty" },
  { kind: "not-json" },
  { kind: "wrong-shape" },
  { kind: "null-list" },
  { kind: "malformed-row" },
  { kind: "text-for-numbers" },
  { kind: "unknown-enum" },
  { kind: "hang" },
  { kind: "huge" },
];

/** The codes that a failure may have. INTERNAL is not among them: that would be a mistake of ours. */
const CODES = ["UPSTREAM_UNAVAILABLE", "UPSTREAM_TIMEOUT", "UPSTREAM_INVALID_RESPONSE", "BAD_USER_INPUT", "NOT_FOUND", "FORBIDDEN", "LIMIT_EXCEEDED", "UNAUTHENTICATED"];

/** A read of each service, which closes its breaker again. Storage has none without a signed link. */
const HEALTHY = {
  main: "{ providers(first: 1) { totalCount } }",
  pipeline: "{ pipelineJobs(first: 1) { totalCount } }",
};

export async function failEveryCall(gateway, wrong) {
  const counts = { answers: 0, "with errors": 0, whole: 0 };
  const seen = new Set();
  for (const operation of operations()) {
    const calls = new Map(operation.calls.map((call) => [`${call.service} ${call.method} ${call.path}`, call]));
    for (const [key, call] of calls) {
      const ways = seen.has(key) ? [DOWN] : WAYS;
      seen.add(key);
      for (const way of ways) await failOnce(gateway, operation, call, way, counts, wrong);
    }
  }
  if (counts["with errors"] === 0) wrong.push("no answer has an error: the faults have no effect");
  const still = await gateway.ask({ query: HEALTHY.main });
  if (still.json?.data?.providers === undefined) wrong.push(`the session after the attacks: ${still.text.slice(0, 200)}`);
  return `${seen.size} calls, ${WAYS.length} ways: ${counts.answers} answers, ${counts["with errors"]} with errors, ${counts.whole} without`;
}

async function failOnce(gateway, operation, call, way, counts, wrong) {
  const { installation } = gateway;
  const isWrite = operation.isMutation && call.method !== "GET";
  if (isWrite) await installation.clearCalls();
  await installation.setFaults({ ...call, ...way });
  const text = `${operation.operation}, ${call.service} ${call.method} ${call.path} ${way.kind} ${way.status ?? ""}`;
  let answer;
  try {
    answer = await gateway.ask(operation.body, { headers: { "cache-control": "no-cache", ...operation.headers } });
  } catch (error) {
    wrong.push(`${text}: ${error.message}`);
  }
  await installation.clearFaults();
  if (answer) {
    counts.answers += 1;
    const errors = answer.json?.errors ?? [];
    counts[errors.length > 0 ? "with errors" : "whole"] += 1;
    const codes = errors.map(({ extensions }) => extensions?.code);
    if (answer.status !== 200 || answer.json?.data === undefined || codes.some((code) => !CODES.includes(code))) {
      wrong.push(`${text}: ${answer.status} ${answer.text.slice(0, 300)}`);
    }
  }
  if (isWrite) {
    const sent = (await installation.calls()).filter(({ method, path }) => method === call.method && path === call.path);
    const usual = operation.calls.filter(({ method, path }) => method === call.method && path === call.path);
    if (sent.length > usual.length) wrong.push(`${text}: the write was sent ${sent.length} times`);
  }
  const healthy = HEALTHY[call.service];
  if (healthy && answer?.text.includes('"UPSTREAM_')) await gateway.ask({ query: healthy }, { headers: { "cache-control": "no-cache" } });
}
