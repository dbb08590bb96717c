// A mixed load on one gateway for SOAK_MINUTES (120): lists, pages, searches, writes, uploads, subscriptions and failing
// services. Memory, file descriptors and threads are sampled every ten seconds. It fails if files or threads stay open
// afterwards, and prints how memory and response times have changed. `make soak` runs it.

import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { setTimeout as sleep } from "node:timers/promises";
import { Installation, until } from "./processes.mjs";

const { WebSocket } = createRequire(new URL("../../client/package.json", import.meta.url))("ws");

const MINUTES = Number(process.env.SOAK_MINUTES ?? 120);
const STAFF = Number(process.env.SOAK_STAFF ?? 8);
const SAMPLE_MS = 10_000;
/** The pause between two requests of a member of staff. */
const PAUSE_MS = 400;
/** How long the connections of the load may take to close. */
const QUIET_MS = 90_000;
/** File descriptors that may be open beyond those at the start: connections to the services are kept. */
const SPARE_FILES = 24;

const READS = {
  customers: "{ customers(first: 200) { nodes { customerId name slug } } }",
  studies: "{ studies(first: 100) { nodes { studyId name statusLabel customer { name } availableActions { kind decision { allowed } } } } }",
  jobs: "{ pipelineJobs(first: 200) { totalCount nodes { pipelineJobId marketLabel phase date durationLabel delete { allowed } } } }",
  providers: "{ providers(filter: { includeInactive: true }, first: 100) { nodes { providerId name health { status reason } customer { name } } } }",
  pixels: "{ pixels(of: { customerIds: [3] }, first: 100) { nodes { pixelId name requestCount campaign { name } } } }",
  attention: "{ attention(first: 50) { totalCount nodes { __typename } } attentionSummary { __typename } }",
  coverage: "{ pipelineCoverage(dates: { preset: LAST_7_DAYS }) { markets { marketLabel } } }",
  search: "{ search(text: \"harbor\", first: 20) { hits { __typename } kinds { kind } } }",
  vehicles: "{ customer(by: { slug: \"harbor-transit\" }) { vehicles(first: 500) { totalCount nodes { assetId label statusLabel } } } }",
  invalid: "{ customers(first: -1) { nodes { name } } }",
};
const WRITE = "mutation ($input: UpdatePixelInput!) { updatePixel(input: $input) { errors { message } } }";
const UPLOAD = "mutation ($input: CheckInventoryFileInput!) { checkInventoryFile(input: $input) { errors { message } } }";
const WATCH = "subscription { pipelineJobsChanged { readAt } }";
const SIGN_IN = "mutation ($input: SignInInput!) { signIn(input: $input) { token errors { message } } }";
const FAULTS = [
  { service: "main", path: "/v3/api/customers", kind: "status", status: 500, count: 3 },
  { service: "main", path: "/v3/api/providers", kind: "html", status: 502, count: 3 },
  { service: "pipeline", path: "/api/jobs-sf", kind: "reset", status: 503, count: 2 },
  { service: "main", path: "/v3/api/attribution", kind: "hang", status: 200, count: 1 },
];

const installation = new Installation();
const samples = [];
const counts = {};
let waits = [];
let isOver = false;

const count = (name) => (counts[name] = (counts[name] ?? 0) + 1);

async function ask(address, token, query, variables = {}) {
  const started = performance.now();
  const answer = await fetch(`${address}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(60_000),
  });
  const body = await answer.json();
  waits.push(performance.now() - started);
  return body;
}

async function signIn(address) {
  const input = { email: "developer@marquee.example", password: "developer-pass" };
  const { data, errors } = await ask(address, null, SIGN_IN, { input });
  if (!data?.signIn.token) throw new Error(`The sign-in failed: ${JSON.stringify(errors ?? data)}`);
  return data.signIn.token;
}

/** Uploads a file, or aborts the upload. */
async function upload(address, token, isCut) {
  const rows = Array.from({ length: 2_000 }, (_, place) => `F-${place},40.${place},-73.${place},Boston,bulletin`);
  const form = new FormData();
  form.set("operations", JSON.stringify({ query: UPLOAD, variables: { input: { file: null } } }));
  form.set("map", JSON.stringify({ 0: ["variables.input.file"] }));
  form.set("0", new Blob([`frame_id,latitude,longitude,market,media_type\n${rows.join("\n")}\n`]), "rows.csv");
  const signal = isCut ? AbortSignal.timeout(3) : AbortSignal.timeout(60_000);
  const headers = { authorization: `Bearer ${token}`, "graphql-require-preflight": "1" };
  await fetch(`${address}/graphql`, { method: "POST", headers, body: form, signal }).then((answer) => answer.text());
}

/** Opens a subscription, waits for an event, and closes it, or drops the connection. */
async function watch(address, token, isDropped) {
  const socket = new WebSocket(`${address.replace("http", "ws")}/graphql`, "graphql-transport-ws");
  socket.on("error", () => {});
  const ended = new Promise((resolve) => socket.on("close", resolve));
  socket.on("open", () => socket.send(JSON.stringify({ type: "connection_init", payload: { authorization: `Bearer ${token}` } })));
  socket.on("message", (text) => {
    const { type } = JSON.parse(text);
    if (type === "connection_ack") socket.send(JSON.stringify({ id: "1", type: "subscribe", payload: { query: WATCH } }));
    if (type === "next") count("events");
  });
  await Promise.race([ended, sleep(5_000)]);
  if (isDropped) socket.terminate();
  else socket.close(1000);
  await ended;
}

/** The requests of one member of staff until the end. */
async function work(address, number, first) {
  let token = first;
  const names = Object.keys(READS);
  for (let round = number; !isOver; round += 1) {
    try {
      const name = names[round % names.length];
      const answer = await ask(address, token, READS[name]);
      count(answer.errors === undefined ? "answers" : "answers with errors");
      if (round % 7 === 0) {
        await ask(address, token, WRITE, { input: { pixelId: 40 + number, displayName: `Round ${round}` } });
        count("writes");
      }
      if (round % 11 === 0) await upload(address, token, round % 22 === 0).then(() => count("uploads"), () => count("uploads cut"));
      if (round % 13 === 0) await watch(address, token, round % 26 === 0).then(() => count("subscriptions"));
      if (round % 97 === 0) token = await signIn(address);
    } catch (error) {
      count(`failed: ${error.name}`);
    }
    await sleep(PAUSE_MS);
  }
}

async function fail() {
  for (let turn = 0; !isOver; turn += 1) {
    await fetch(`${installation.faults}/faults`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(FAULTS[turn % FAULTS.length]) });
    for (let second = 0; second < 20 && !isOver; second += 1) await sleep(1_000);
    await fetch(`${installation.faults}/faults`, { method: "DELETE" });
    await fetch(`${installation.faults}/calls`, { method: "DELETE" });
  }
}

/** Memory in MiB, open files and threads of a process, now. */
function resources(pid) {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const of = (key) => Number(new RegExp(`^${key}:\\s+(\\d+)`, "m").exec(status)[1]);
  return { memory: of("VmRSS") / 1024, files: readdirSync(`/proc/${pid}/fd`).length, threads: of("Threads") };
}

const quantile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

/** The change per hour of a figure, by least squares. */
function slope(points) {
  const mean = (of) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [middle, level] = [mean(([at]) => at), mean(([, value]) => value)];
  const spread = points.reduce((sum, [at]) => sum + (at - middle) ** 2, 0);
  return spread === 0 ? 0 : points.reduce((sum, [at, value]) => sum + (at - middle) * (value - level), 0) / spread;
}

const problems = [];

async function run() {
  await installation.startSandbox();
  await installation.addReplica({ MARQUEE_CLIENT_ADDRESS: "peer" });
  const [replica] = installation.replicas;
  const { pid } = replica.process.child;
  const address = `http://127.0.0.1:${replica.port}`;
  const started = Date.now();
  const before = resources(pid);
  const tokens = [];
  for (let number = 0; number < STAFF; number += 1) tokens.push(await signIn(address));
  const works = tokens.map((token, number) => work(address, number, token));
  const failing = fail();
  while (Date.now() - started < MINUTES * 60_000) {
    await sleep(SAMPLE_MS);
    const sorted = waits.toSorted((left, right) => left - right);
    waits = [];
    const sample = { minute: (Date.now() - started) / 60_000, ...resources(pid), requests: sorted.length, half: quantile(sorted, 0.5), most: quantile(sorted, 0.95) };
    samples.push(sample);
    if (samples.length % 6 === 0) {
      console.log(`${sample.minute.toFixed(0)} min: ${sample.memory.toFixed(0)} MiB, ${sample.files} files, ${sample.threads} threads, half of the waits below ${sample.half.toFixed(0)} ms`);
    }
  }
  isOver = true;
  await Promise.all([...works, failing]);
  const after = await until(
    "The end of what the work has opened",
    async () => {
      await sleep(1_000);
      const now = resources(pid);
      return now.files <= before.files + SPARE_FILES && now;
    },
    QUIET_MS,
  ).catch(() => {
    problems.push(`${resources(pid).files} files are open after the work, ${before.files} were before`);
    return resources(pid);
  });
  if (after.threads > before.threads + 8) problems.push(`${after.threads} threads run after the work, ${before.threads} did before`);

  const late = samples.slice(samples.length >> 1);
  const hours = late.map(({ minute, memory }) => [minute / 60, memory]);
  const [first, last] = [samples.slice(0, samples.length >> 2), samples.slice(-(samples.length >> 2))];
  const middle = (of, key) => quantile(of.map((sample) => sample[key]).toSorted((left, right) => left - right), 0.5).toFixed(0);
  console.log(`
${MINUTES} minutes, ${STAFF} members of staff: ${Object.entries(counts).map(([name, number]) => `${number} ${name}`).join(", ")}.

| | before | first quarter | last quarter | after |
|---|---:|---:|---:|---:|
| Memory, MiB | ${before.memory.toFixed(0)} | ${middle(first, "memory")} | ${middle(last, "memory")} | ${after.memory.toFixed(0)} |
| Open files | ${before.files} | ${middle(first, "files")} | ${middle(last, "files")} | ${after.files} |
| Threads | ${before.threads} | ${middle(first, "threads")} | ${middle(last, "threads")} | ${after.threads} |
| Wait, half of the requests, ms | | ${middle(first, "half")} | ${middle(last, "half")} | |
| Wait, 95 % of the requests, ms | | ${middle(first, "most")} | ${middle(last, "most")} | |

In the second half, memory changed by ${slope(hours).toFixed(1)} MiB an hour.`);
}

try {
  await run();
} finally {
  await installation.stop();
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
