// The attacks of hardening.mjs. Each returns its verdict as text, and adds problems to a list.

import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { failEveryCall } from "./failing_services.mjs";
import { root } from "./processes.mjs";
import { formOf } from "./requests.mjs";

const require = createRequire(new URL("../../client/package.json", import.meta.url));
const { WebSocket } = require("ws");
const { parse, print } = require("graphql");

/** The version of graphql-http whose audits are run. It is installed below target/. */
const GRAPHQL_HTTP = "1.22.4";
/** The answer to a valid subscription that is not sent over a WebSocket. */
const OVER_HTTP = "Open a WebSocket at this address for subscriptions.";
/** How long the gateway may take to close a connection that stalls: it waits 12 seconds for a body, and a minute for a head. */
const STALLED_MS = 80_000;

const codesOf = ({ json }) => (json?.errors ?? []).map(({ extensions }) => extensions?.code);
const nested = (open, inner, close, times) => open.repeat(times) + inner + close.repeat(times);
const numbered = (count, each) => Array.from({ length: count }, (_, number) => each(number)).join(" ");

/** Documents that cost far more than their text. */
const DOCUMENTS = {
  "deep lists": `{ node(id: ${nested("[", "1", "]", 2_000)}) { id } }`,
  "deep selections": nested("{ node", "{ id }", "}", 2_000),
  "deep types": `query ($a: ${nested("[", "Int", "]", 2_000)}) { __typename }`,
  "depth of fields": nested("{ a ", "{ b }", "}", 32),
  aliases: `{ ${numbered(10_000, (number) => `a${number}: __typename`)} }`,
  tokens: `{ ${"a ".repeat(200_000)} }`,
  "doubling fragments": `{ ...F0 } ${numbered(30, (number) => `fragment F${number} on Query { ...F${number + 1} ...F${number + 1} }`)} fragment F30 on Query { __typename }`,
  introspection: "{ __schema { types { fields { type { fields { type { fields { type { name } } } } } } } } }",
  "many operations": `${numbered(1_000, (number) => `query A${number} { ...F }`)} fragment F on Query { a }`,
  objects: "{ customers(first: 1000) { nodes { vehicles(first: 1000) { nodes { id } } } } }",
};

async function documents(gateway, wrong) {
  for (const [name, query] of Object.entries(DOCUMENTS)) {
    const answer = await gateway.ask({ query });
    if (!codesOf(answer).includes("LIMIT_EXCEEDED")) wrong.push(`${name}: ${answer.status} ${answer.text.slice(0, 200)}`);
  }
  return `${Object.keys(DOCUMENTS).length} refused as too costly`;
}

/** Values for variables, by their types. A document of tests/validation with another type of required variable needs one here. */
const VALUES = { "Boolean!": true, "CampaignStatus!": "ACTIVE", "CustomerBy!": { customerId: 3 }, "ID!": "a", "Int!": 3, "[ID!]!": ["a"] };

/** A request that executes a valid document: with its required variables, and the name of its first operation. */
function requestOf(query) {
  const [operation] = parse(query).definitions.filter(({ kind }) => kind === "OperationDefinition");
  const required = operation.variableDefinitions.filter(({ type, defaultValue }) => type.kind === "NonNullType" && !defaultValue);
  const variables = Object.fromEntries(required.map(({ variable, type }) => [variable.name.value, VALUES[print(type)]]));
  return { request: { query, variables, operationName: operation.name?.value }, isSubscription: operation.operation === "subscription" };
}

/** The documents of tests/validation: those that graphql-js rejects are rejected as invalid, and those that it accepts are executed. */
async function verdicts(gateway, wrong) {
  const cases = JSON.parse(readFileSync(path.join(root, "tests/validation/documents.json"), "utf8"));
  // graphql-js accepts a nullable variable in a required `@oneOf` input; the specification rejects it.
  const overlooked = "query ($id: Int) { customer(by: { customerId: $id }) { name } }";
  for (const { document, isValid: isAccepted } of cases) {
    const isValid = isAccepted && document !== overlooked;
    const { request, isSubscription } = isValid ? requestOf(document) : { request: { query: document } };
    const answer = await gateway.ask(request, { headers: { authorization: "" } });
    const { json, status, text } = answer;
    const found = (json?.errors ?? []).map(({ message }) => message).toSorted();
    const codes = codesOf(answer);
    const isRefused = codes.length > 0 && codes.every((code) => code === "BAD_USER_INPUT" || code === "LIMIT_EXCEEDED") && json.data === undefined;
    const isExecuted = isSubscription ? found.join() === OVER_HTTP : json?.data !== undefined;
    if (isValid ? !isExecuted : !isRefused) wrong.push(`${document}: ${status} ${text.slice(0, 200)}`);
  }
  return `${cases.length} documents as graphql-js`;
}

/** The audits of graphql-http, which are those of the GraphQL over HTTP specification. */
async function audits(gateway, wrong) {
  const folder = path.join(root, "target/hardening");
  const installed = path.join(folder, "node_modules/graphql-http/package.json");
  if (!existsSync(installed) || JSON.parse(readFileSync(installed, "utf8")).version !== GRAPHQL_HTTP) {
    mkdirSync(folder, { recursive: true });
    await promisify(execFile)("npm", ["install", "--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund", "--no-save", `graphql-http@${GRAPHQL_HTTP}`]);
  }
  const { serverAudits } = createRequire(path.join(folder, "index.js"))("graphql-http");
  const results = [];
  for (const audit of serverAudits({ url: gateway.url, fetchFn: fetch })) results.push(await audit.fn());
  for (const { status, name, reason } of results) if (status !== "ok") wrong.push(`${status}: ${name}: ${reason}`);
  return `${results.length} audits of graphql-http ${GRAPHQL_HTTP}`;
}

/** Invalid bodies and headers. */
async function bodies(gateway, wrong) {
  const query = "{ __typename }";
  const json = (value) => ({ body: JSON.stringify(value) });
  const cases = {
    "a batch": { ...json(Array.from({ length: 1_000 }, () => ({ query }))), status: 400 },
    "deep JSON": { body: `{"query":"${query}","variables":${nested("[", "1", "]", 100_000)}}`, status: 400 },
    "many variables": { ...json({ query, variables: { a: Array.from({ length: 200_000 }, () => 1) } }), status: 400 },
    "a megabyte without a session": { body: JSON.stringify({ query: query + " ".repeat(2 << 20) }), headers: { authorization: "" }, status: [401, 413] },
    "a body that is too large": { body: JSON.stringify({ query: query + " ".repeat(9 << 20) }), status: 413 },
    "no JSON": { body: "\u0000".repeat(1_000), status: 400 },
    "half of a surrogate": { body: '{"query":"{ __typename } # \\ud800"}', status: [200, 400] },
    "another content type": { body: query, headers: { "content-type": "text/plain" }, status: 415 },
    "another encoding": { ...json({ query }), headers: { "content-encoding": "zstd" }, status: 415 },
    "no answer that it accepts": { ...json({ query }), headers: { accept: "image/png" }, status: 406 },
  };
  for (const [name, { body, headers, status }] of Object.entries(cases)) {
    // A body that is refused early is not read to its end.
    const answer = await gateway.ask(body, { headers }).catch((error) => ({ status: error.code, text: "" }));
    const isAllowed = [status].flat().includes(answer.status) || (answer.status === "EPIPE" || answer.status === "ECONNRESET") && [status].flat().includes(413);
    if (!isAllowed) wrong.push(`${name}: ${answer.status} ${answer.text.slice(0, 200)}`);
  }
  return `${Object.keys(cases).length} refused`;
}

/** Connections that stop in the middle of a head or of a body. The gateway closes them all. */
async function stalled(gateway, wrong) {
  const beginnings = [
    "POST /graphql HTTP/1.1\r\nHost: a\r\nContent-Ty",
    `POST /graphql HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${gateway.token}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"query":`,
    "GET / HTTP/1.1\r\nHost: a\r\n",
    "",
  ];
  const sockets = [];
  for (let number = 0; number < 400; number += 1) {
    const socket = await gateway.connect();
    const closed = new Promise((resolve) => socket.on("close", resolve));
    socket.resume();
    socket.write(beginnings[number % beginnings.length]);
    sockets.push({ socket, closed, isClosed: false });
  }
  const all = Promise.all(sockets.map(async (one) => {
    await one.closed;
    one.isClosed = true;
  }));
  const ends = Date.now() + STALLED_MS;
  while (sockets.some(({ isClosed }) => !isClosed) && Date.now() < ends) await sleep(200);
  const open = sockets.filter(({ isClosed }) => !isClosed).length;
  if (open > 0) wrong.push(`${open} of ${sockets.length} connections are still open`);
  for (const { socket } of sockets) socket.destroy();
  await all;
  return `${sockets.length} connections closed`;
}

/** Connections that ask for long answers and read none of them. */
async function slowReaders(gateway, wrong) {
  const jobs = numbered(28, (number) => `a${number}: jobs(first: 200) { nodes { id jobId createdBy createdAt statusLabel typeLabel files { key name url expiryLabel } } }`);
  const body = JSON.stringify({ query: `{ ${jobs} }` });
  const head = `POST /graphql HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${gateway.token}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  const sockets = [];
  for (let number = 0; number < 100; number += 1) {
    const socket = await gateway.connect();
    socket.pause();
    socket.write(head + body);
    sockets.push(socket);
  }
  await sleep(5_000);
  // A paused socket buffers the first unread bytes.
  const ends = Date.now() + STALLED_MS;
  while (sockets.some((socket) => socket.readableLength === 0) && Date.now() < ends) await sleep(200);
  const others = sockets.map((socket) => String(socket.read()).slice(0, 40)).filter((begin) => !begin.startsWith("HTTP/1.1 200 "));
  for (const socket of sockets) socket.destroy();
  if (others.length > 0) wrong.push(`${others.length} of ${sockets.length} answers did not begin with 200, but with ${others[0]}`);
  if (!gateway.isAlive()) wrong.push("the gateway has ended");
  return `${sockets.length} unread answers`;
}

/** A form with a file, cut off after each of its bytes. No file reaches the service. */
async function cutUploads(gateway, wrong) {
  const budgets = JSON.parse(readFileSync(path.join(root, "tests/graph/call_budgets.json"), "utf8"));
  const { variables, file } = budgets.find(({ operation }) => operation === "UploadsPageMutation");
  const query = "mutation ($input: UploadInventoryInput!) { uploadInventory(input: $input) { errors { message } } }";
  const { body, headers } = formOf(query, variables, [["rows.csv", file]]);
  const end = body.lastIndexOf("--edge--") + "--edge--".length;
  await gateway.installation.clearCalls();
  const cut = async (length) => {
    const socket = await gateway.connect();
    const closed = new Promise((resolve) => socket.on("close", resolve));
    socket.resume();
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`).join("");
    socket.write(`POST /graphql HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${gateway.token}\r\n${lines}Content-Length: ${body.length}\r\n\r\n`);
    socket.write(body.subarray(0, length));
    await sleep(2);
    // Half of them end in order, the others with a reset.
    if (length % 2 === 0) socket.end();
    else socket.resetAndDestroy();
    await closed;
  };
  for (let length = 0; length < end; length += 2) await Promise.all([length, length + 1].filter((each) => each < end).map(cut));
  const sent = (await gateway.installation.calls()).filter(({ path: called }) => called === "/v3/internal/template/asset");
  if (sent.length > 0) wrong.push(`${sent.length} files were sent to the service`);
  const whole = await gateway.ask(body, { headers });
  if (whole.json?.data?.uploadInventory?.errors.length !== 0) wrong.push(`the whole file: ${whole.status} ${whole.text.slice(0, 200)}`);
  return `${end} cut files, none sent`;
}

/** Invalid messages. The socket is closed with the code that the protocol defines. */
async function sockets(gateway, wrong) {
  const init = JSON.stringify({ type: "connection_init", payload: { authorization: `Bearer ${gateway.token}` } });
  const subscribe = (id, query = "{ __typename }") => JSON.stringify({ id, type: "subscribe", payload: { query } });
  const cases = {
    "no JSON": [["hello"], 4400],
    "an unknown type": [[init, '{"type":"bomb"}'], 4400],
    "an operation before connection_init": [[subscribe("1")], 4401],
    "two connection_init": [[init, init], 4429],
    "an id twice": [[init, subscribe("1", "subscription { pipelineJobsChanged { readAt } }"), subscribe("1", "subscription { pipelineJobsChanged { readAt } }")], 4409],
    // The connection is reset with the rest of the message unread, which may overtake the code.
    "a message that is too large": [["x".repeat(2 << 20)], 1009, 1006],
  };
  for (const [name, [messages, ...expected]] of Object.entries(cases)) {
    const codes = await Promise.all(Array.from({ length: 20 }, () => closeCode(gateway, messages)));
    const other = codes.filter((code) => !expected.includes(code));
    if (other.length > 0) wrong.push(`${name}: closed with ${[...new Set(other)].join(", ")}, not ${expected[0]}`);
  }
  return `${20 * Object.keys(cases).length} WebSockets closed`;
}

async function closeCode(gateway, messages) {
  const socket = new WebSocket(gateway.url.replace("http", "ws"), "graphql-transport-ws");
  socket.on("error", () => {});
  const closed = new Promise((resolve) => socket.on("close", resolve));
  socket.on("open", () => messages.forEach((message) => socket.send(message)));
  return await Promise.race([closed, sleep(STALLED_MS).then(() => "nothing")]);
}

export const attacks = [
  { name: "costly documents", run: documents },
  { name: "valid and invalid documents", run: verdicts },
  { name: "audits", run: audits },
  { name: "invalid bodies", run: bodies },
  { name: "stalled connections", run: stalled },
  { name: "slow readers", run: slowReaders },
  { name: "cut uploads", run: cutUploads },
  { name: "invalid messages", run: sockets },
  { name: "failing services", run: failEveryCall },
];
