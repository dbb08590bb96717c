// The memory that requests at their limits take: each with the limit that bounds it, and the most that it may add to what
// the process had before.

import http from "node:http";
import { createRequire } from "node:module";
import { setTimeout as sleep } from "node:timers/promises";
import { formOf } from "./requests.mjs";

const { WebSocket } = createRequire(new URL("../../client/package.json", import.meta.url))("ws");

const MIB = 1 << 20;
/** The length of the largest upload, slightly below the limit of the gateway. */
const UPLOAD_MIB = Number(process.env.HARDENING_UPLOAD_MIB ?? 1_000);

const FIELDS = "id pipelineJobId marketHash marketLabel date phase durationLabel totalFrames totalAssets totalPins";
const FRESH = { "cache-control": "no-cache" };

async function read(gateway, query, headers = {}) {
  const answer = await gateway.ask({ query }, { headers: { ...FRESH, ...headers } });
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text.slice(0, 300)}`);
  return answer;
}

/** A page of a long list, whose rows are all read and kept while the page is written. */
async function page(gateway) {
  const { json } = await read(gateway, `{ pipelineJobs(first: 100) { totalCount nodes { ${FIELDS} } } }`);
  if (json.data?.pipelineJobs?.totalCount !== 50_000) throw new Error(JSON.stringify(json).slice(0, 300));
}

/** More rows than an answer may have. */
async function largestAnswer(gateway) {
  const lists = Array.from({ length: 20 }, (_, number) => `a${number}: pipelineJobs(first: 5000) { nodes { ${FIELDS} } }`);
  const { text } = await read(gateway, `{ ${lists.join(" ")} }`);
  if (text.length < 8 * MIB) throw new Error(`the answer has ${text.length} bytes: ${text.slice(0, 300)}`);
}

/** A whole list as a file. */
const file = (accept, lines) => async (gateway) => {
  const { text } = await read(gateway, `{ pipelineJobs { nodes { ${FIELDS} } } }`, { accept });
  const found = text.trimEnd().split("\n").length;
  if (found < lines) throw new Error(`${found} lines: ${text.slice(0, 300)}`);
};

/** A file that is passed on while it arrives. */
async function upload(gateway) {
  const query = "mutation ($input: SubmitBackfillInput!) { submitBackfill(input: $input) { errors { message } } }";
  const variables = { input: { customerId: 3, marketId: 2, jobType: "STATIC_TRANSIT", providerId: 6, files: [null] } };
  const { body, headers } = formOf(query, variables, [["file.csv", "%"]]);
  const [before, after] = body.toString().split("%");
  const piece = Buffer.alloc(MIB, "x,y\n");
  const length = before.length + UPLOAD_MIB * MIB + after.length;
  const answer = await new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port: gateway.port, path: "/graphql", method: "POST", agent: false };
    const request = http.request({ ...options, headers: { ...headers, "content-length": length, authorization: `Bearer ${gateway.token}` } }, (response) => {
      let text = "";
      response.on("data", (chunk) => (text += chunk));
      response.on("end", () => resolve({ status: response.statusCode, text }));
    });
    request.on("error", reject);
    request.write(before);
    let left = UPLOAD_MIB;
    const write = () => {
      while (left > 0) {
        left -= 1;
        if (!request.write(piece)) return request.once("drain", write);
      }
      request.end(after);
    };
    write();
  });
  if (answer.status !== 200 || answer.text.includes('"code":"LIMIT_EXCEEDED"')) throw new Error(`${answer.status} ${answer.text.slice(0, 300)}`);
}

/** A file of rows that is checked as a whole. */
async function inventory(gateway) {
  const rows = Array.from({ length: 300_000 }, (_, number) => `F-${number},40.${number},-73.${number},Boston,bulletin`).join("\n");
  const query = "mutation ($input: CheckInventoryFileInput!) { checkInventoryFile(input: $input) { errors { message } } }";
  const { body, headers } = formOf(query, { input: { file: null } }, [["rows.csv", `frame_id,latitude,longitude,market,media_type\n${rows}\n`]]);
  const answer = await gateway.ask(body, { headers });
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text.slice(0, 300)}`);
}

async function openSocket(gateway) {
  const socket = new WebSocket(gateway.url.replace("http", "ws"), "graphql-transport-ws");
  const ready = new Promise((resolve, reject) => {
    socket.on("error", reject);
    socket.on("message", (text) => JSON.parse(text).type === "connection_ack" && resolve());
  });
  socket.on("open", () => socket.send(JSON.stringify({ type: "connection_init", payload: { authorization: `Bearer ${gateway.token}` } })));
  await ready;
  return socket;
}

const subscribe = (socket, id, query) => socket.send(JSON.stringify({ id: String(id), type: "subscribe", payload: { query } }));

/** Asks without end, as fast as the gateway takes it, and reads nothing. */
async function askingSockets(gateway) {
  const all = [await openSocket(gateway), await openSocket(gateway), await openSocket(gateway)];
  for (const socket of all) socket.pause();
  const end = performance.now() + 5_000;
  for (let id = 0; performance.now() < end; id += 1) {
    const waiting = all.filter(({ bufferedAmount }) => bufferedAmount > MIB);
    for (const socket of all) if (!waiting.includes(socket)) subscribe(socket, id, "{ __typename }");
    if (waiting.length === all.length || id % 1_000 === 0) await sleep(10);
  }
  for (const socket of all) socket.terminate();
  await sleep(1_000);
}

/** As many WebSockets as an address may have, each asking for as many subscriptions as it may have. */
async function sockets(gateway) {
  const all = [];
  for (let number = 0; number < 200; number += 1) {
    const socket = await openSocket(gateway);
    for (let id = 0; id < 100; id += 1) subscribe(socket, id, "subscription { pipelineJobsChanged { readAt } }");
    all.push(socket);
  }
  await sleep(5_000);
  for (const socket of all) socket.terminate();
  await sleep(1_000);
}

/** Connections that send a request or a part of it, and then neither send nor read. */
async function silent(gateway, count, sent) {
  const all = [];
  for (let number = 0; number < count; number += 1) {
    const socket = await gateway.connect();
    socket.pause();
    socket.write(sent);
    all.push(socket);
  }
  await sleep(8_000);
  for (const socket of all) socket.destroy();
  await sleep(1_000);
}

const head = (gateway, length) => `POST /graphql HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${gateway.token}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

async function slowReaders(gateway) {
  const body = JSON.stringify({ query: `{ pipelineJobs(first: 5000) { nodes { ${FIELDS} } } }` });
  await silent(gateway, 200, head(gateway, body.length) + body);
}

/** Answers of megabytes that no service has to give. */
async function introspections(gateway) {
  const types = Array.from({ length: 8 }, (_, number) => `a${number}: types { fields { description args { description } } }`).join(" ");
  const body = JSON.stringify({ query: `{ __schema { ${types} } }` });
  await silent(gateway, 200, head(gateway, body.length) + body);
}

async function unfinishedBodies(gateway) {
  await silent(gateway, 300, head(gateway, MIB) + "x".repeat(MIB - 1));
}

export const budgets = [
  { name: "a page of 50,000 rows that are read for it", limit: "96 MiB of responses of an operation", most: 200, run: page },
  { name: "50,000 rows as NDJSON", limit: "96 MiB of responses of an operation", most: 200, run: file("application/x-ndjson", 50_000) },
  { name: "50,000 rows as CSV", limit: "96 MiB of responses of an operation", most: 200, run: file("text/csv", 50_001) },
  { name: "the largest answer", limit: "32 MiB of lists, 100,000 rows", most: 250, run: largestAnswer },
  { name: `an upload of ${UPLOAD_MIB} MiB`, limit: "1 GiB, passed on in pieces", most: 50, run: upload },
  { name: "an inventory file of 300,000 rows", limit: "`--max-response-bytes`, 224 MiB", most: 250, run: inventory },
  { name: "200 WebSockets that ask for 100 subscriptions each", limit: "200 WebSockets and 2,000 subscriptions of an address", most: 250, run: sockets },
  { name: "3 WebSockets that ask without end and read nothing", limit: "100 operations of a WebSocket", most: 100, run: askingSockets },
  { name: "200 introspection queries whose answers are not read", limit: "64 MiB of answers", most: 250, run: introspections },
  { name: "200 callers that read nothing", limit: "64 MiB of answers, and `--max-response-bytes`, 224 MiB", most: 350, run: slowReaders },
  { name: "300 bodies of 1 MiB that do not end", limit: "64 MiB of bodies, in buffers of up to twice that", most: 300, run: unfinishedBodies },
];
