// Two replicas behind nginx, with 64 clients that read, write and watch: one replica is killed and started again, then
// both are restarted in turn. Every write must have reached the service exactly once, every read must show the last
// write, and every WebSocket must come back. `make replicas` runs it; it needs nginx and openssl.

import { setMaxListeners } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "./client.mjs";
import { Installation, until } from "./processes.mjs";

const CLIENTS = Number(process.env.CLIENTS ?? 64);
/** How long the clients work between two events: longer than --read-cache-seconds. A session that comes back to a replica
 * earlier may read what it had read there before. */
const STEADY_MS = 12_000;
/** How long the killed replica stays away. */
const AWAY_MS = 3_000;
/** How long the WebSockets may take to come back. */
const BACK_MS = 30_000;

const installation = new Installation();
const clients = [];
const working = new AbortController();
const watching = new AbortController();
setMaxListeners(0, working.signal, watching.signal);
const phases = [];
const problems = [];

function begin(name) {
  phases.push({ name, from: Date.now() });
}

/** What the clients met since a moment. */
function countsBetween(from, to) {
  const within = ({ at }) => at >= from && at < to;
  const waits = clients.flatMap(({ waits }) => waits.filter(([, at]) => at >= from && at < to).map(([wait]) => wait)).sort((a, b) => a - b);
  const failures = clients.flatMap(({ failures }) => failures.filter(within));
  const closes = clients.flatMap(({ closes }) => closes.filter(within));
  const list = (items, key) => Object.entries(grouped(items, key)).map(([name, of]) => `${of.length} × ${name}`).join(", ") || "none";
  return {
    requests: waits.length,
    p95: Math.round(waits[Math.floor(waits.length * 0.95)] ?? 0),
    worst: Math.round(waits.at(-1) ?? 0),
    failures,
    failed: list(failures, ({ status }) => status),
    closed: list(closes, ({ code }) => code),
  };
}

function grouped(items, key) {
  const groups = {};
  for (const item of items) (groups[key(item)] ??= []).push(item);
  return groups;
}

/** Waits until every WebSocket is open, and then until each has had an event, and notes both times in the phase. */
async function allBack(phase) {
  const all = (key) => until("The return of the WebSockets", () => clients.every((client) => client[key]), BACK_MS);
  await all("isOpen");
  phase.openMs = Date.now() - phase.from;
  await all("isWatching");
  phase.backMs = Date.now() - phase.from;
}

/** Stops a replica as systemd does, and starts it again. */
async function restart(replica) {
  begin(`restart of ${replica.name}`);
  const phase = phases.at(-1);
  const { code, signal } = await replica.process.end("SIGTERM");
  phase.stopMs = Date.now() - phase.from;
  if (code !== 0) problems.push(`${replica.name} ended with ${code ?? signal}`);
  await installation.startReplica(replica);
  await allBack(phase);
  await sleep(STEADY_MS);
  const { failures, failed } = countsBetween(phase.from, Date.now());
  if (failures.length > 0) problems.push(`requests failed during the ${phase.name}: ${failed}`);
}

async function run() {
  await installation.startSandbox();
  await installation.addReplica();
  await installation.addReplica();
  await installation.startNginx();
  begin("sign-ins");
  for (let number = 1; number <= CLIENTS; number += 1) clients.push(new Client(number, installation));
  await Promise.all(clients.map((client) => client.signIn()));
  await fetch(`${installation.faults}/calls`, { method: "DELETE" });

  begin("steady");
  const works = clients.map((client) => client.work(working.signal));
  const watches = clients.map((client) => client.watch(watching.signal));
  await allBack(phases.at(-1));
  await sleep(STEADY_MS);

  const [first, second] = installation.replicas;
  begin("kill of replica 1");
  const kill = phases.at(-1);
  await first.process.end("SIGKILL");
  await sleep(AWAY_MS);
  await installation.startReplica(first);
  await allBack(kill);
  await sleep(STEADY_MS);

  await restart(first);
  await restart(second);

  begin("end");
  working.abort();
  await Promise.all(works);
  if (!clients.every(({ isWatching }) => isWatching)) problems.push("a WebSocket is closed at the end");
  watching.abort();
  await Promise.all(watches);
}

/** Compares what the clients were told with what the service received and holds. */
async function compare() {
  const calls = await installation.calls();
  const received = grouped(calls.filter(({ method }) => method === "PATCH"), ({ path }) => path.split("/").at(-1));
  for (const client of clients) {
    const count = received[client.pixelId]?.length ?? 0;
    if (client.done !== client.writes) problems.push(`client ${client.number}: ${client.writes} writes, ${client.done} done`);
    if (count !== client.writes) problems.push(`client ${client.number}: ${client.writes} writes, received ${count} times`);
    const kept = await client.read({ "cache-control": "no-cache" });
    if (kept !== client.name) problems.push(`client ${client.number}: the service has "${kept}" in place of "${client.name}"`);
    problems.push(...client.wrongAnswers.map((text) => `client ${client.number}: ${text}`));
  }
  const replicas = grouped(installation.requests().filter(({ path }) => path === "/graphql"), ({ replica }) => replica);
  const addresses = new Set(installation.requests().map(({ address }) => address));
  if (addresses.size < CLIENTS) problems.push(`nginx saw ${addresses.size} addresses of ${CLIENTS} clients`);
  for (const { name, port } of installation.replicas) {
    if (!Object.keys(replicas).some((replica) => replica.includes(`:${port}`))) problems.push(`${name} got no request`);
  }
  return replicas;
}

function report(replicas) {
  const sum = (key) => clients.reduce((total, client) => total + client[key], 0);
  console.log("| phase | requests | 95 % within ms | slowest ms | failed | WebSockets closed | all open after ms | all with an event after ms |");
  console.log("|---|---:|---:|---:|---|---|---:|---:|");
  phases.forEach(({ name, from, openMs, backMs }, index) => {
    const { requests, p95, worst, failed, closed } = countsBetween(from, phases[index + 1]?.from ?? Infinity);
    console.log(`| ${name} | ${requests} | ${p95} | ${worst} | ${failed} | ${closed} | ${openMs ?? ""} | ${backMs ?? ""} |`);
  });
  console.log(`\n${CLIENTS} clients made ${sum("writes")} writes. Answers to ${sum("foundDone") + sum("sentAgain")} were lost: ${sum("foundDone")} of these were found done, ${sum("sentAgain")} were sent again.`);
  const stops = phases.filter(({ stopMs }) => stopMs).map(({ name, stopMs }) => `${name} ${stopMs} ms`);
  console.log(`Time to stop: ${stops.join(", ")}.`);
  console.log(`Requests by replica, as nginx logged them: ${Object.entries(replicas).map(([name, of]) => `${name} ${of.length}`).join("; ")}.`);
}

try {
  await run();
  report(await compare());
} catch (error) {
  problems.push(error.stack);
} finally {
  working.abort();
  watching.abort();
  await installation.stop();
}
for (const problem of problems) console.log(`PROBLEM: ${problem}`);
console.log(problems.length === 0 ? "Nothing sent was lost or doubled, and every WebSocket came back." : `${problems.length} problems.`);
process.exit(problems.length === 0 ? 0 : 1);
