// A client of the replicas: it signs in, reads and writes one pixel, and watches a list over a WebSocket. It records what
// it sent and what it was told.

import { createRequire } from "node:module";
import https from "node:https";
import { setTimeout as sleep } from "node:timers/promises";

const { WebSocket } = createRequire(new URL("../../client/package.json", import.meta.url))("ws");

const SIGN_IN = "mutation ($input: SignInInput!) { signIn(input: $input) { token errors { message } } }";
const READ = "query ($pixelId: Int!) { pixel(pixelId: $pixelId) { displayName } }";
const WRITE = "mutation ($input: UpdatePixelInput!) { updatePixel(input: $input) { errors { message } } }";
const WATCH = "subscription { pipelineJobsChanged { readAt } }";

/** Between two requests of a client. */
const PAUSE_MS = 350;
/** After a write without an answer, until a replica that was killed cannot be writing any more. */
const SETTLE_MS = 1_500;
/** Between two attempts to open a WebSocket. */
const RECONNECT_MS = 500;

export class Client {
  writes = 0;
  /** Writes that were confirmed, or found done after their answer was lost. */
  done = 0;
  foundDone = 0;
  sentAgain = 0;
  failures = [];
  wrongAnswers = [];
  waits = [];
  closes = [];
  events = 0;
  isOpen = false;
  isWatching = false;

  constructor(number, installation) {
    this.number = number;
    this.pixelId = 40 + number;
    this.installation = installation;
    // Each client has an address of its own, so that nginx and the limits see as many callers.
    this.address = `127.0.1.${number}`;
    this.agent = new https.Agent({ keepAlive: true, maxSockets: 2, ca: installation.certificate, servername: "marquee.example" });
  }

  /** Sends an operation. The answer is undefined if there is none. */
  async send(query, variables, headers = {}) {
    const started = performance.now();
    const body = JSON.stringify({ query, variables });
    const options = {
      host: "127.0.0.1",
      port: this.installation.port,
      localAddress: this.address,
      agent: this.agent,
      method: "POST",
      path: "/graphql",
      timeout: 60_000,
      headers: { host: "marquee.example", "content-type": "application/json", "content-length": Buffer.byteLength(body), ...headers },
    };
    if (this.token) options.headers.authorization = `Bearer ${this.token}`;
    const answer = await new Promise((resolve) => {
      const request = https.request(options, (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (piece) => (text += piece));
        response.on("end", () => resolve({ status: response.statusCode, text }));
        response.on("error", (error) => resolve({ status: error.code }));
      });
      request.on("timeout", () => request.destroy(new Error("timeout")));
      request.on("error", (error) => resolve({ status: error.code ?? error.message }));
      request.end(body);
    });
    this.waits.push([performance.now() - started, Date.now()]);
    if (answer.status === 200) {
      const json = JSON.parse(answer.text);
      if (!json.errors) return json.data;
      this.failures.push({ at: Date.now(), status: json.errors[0].extensions?.code, message: json.errors[0].message });
      return undefined;
    }
    this.failures.push({ at: Date.now(), status: answer.status, isWrite: query === WRITE });
    return undefined;
  }

  async signIn() {
    const input = { email: "staff@marquee.example", password: "staff-pass" };
    const data = await this.send(SIGN_IN, { input });
    this.token = data?.signIn.token;
    if (!this.token) throw new Error(`Client ${this.number} cannot sign in: ${JSON.stringify(this.failures)}`);
  }

  /** Reads the name of the pixel, again until there is an answer. */
  async read(headers) {
    for (;;) {
      const data = await this.send(READ, { pixelId: this.pixelId }, headers);
      if (data?.pixel) return data.pixel.displayName;
      await sleep(PAUSE_MS);
    }
  }

  /** Writes a new name until it is known to be written, as gateway/docs/operations.md says: read before sending again. */
  async write() {
    this.writes += 1;
    const displayName = `Client ${this.number}, write ${this.writes}`;
    for (;;) {
      const data = await this.send(WRITE, { input: { pixelId: this.pixelId, displayName } });
      if (data) {
        if (data.updatePixel?.errors.length !== 0) this.wrongAnswers.push(JSON.stringify(data));
        this.done += 1;
        break;
      }
      await sleep(SETTLE_MS);
      if ((await this.read({ "cache-control": "no-cache" })) === displayName) {
        this.done += 1;
        this.foundDone += 1;
        break;
      }
      this.sentAgain += 1;
    }
    this.name = displayName;
  }

  async work(signal) {
    await sleep(Math.random() * PAUSE_MS);
    while (!signal.aborted) {
      await this.write();
      for (let reads = 0; reads < 3 && !signal.aborted; reads += 1) {
        await sleep(PAUSE_MS);
        const read = await this.read();
        if (read !== this.name) this.wrongAnswers.push(`read "${read}" after writing "${this.name}"`);
      }
      await sleep(PAUSE_MS);
    }
  }

  /** Keeps a subscription open, as the console does. */
  async watch(signal) {
    while (!signal.aborted) {
      const code = await this.watchOnce(signal);
      this.isOpen = false;
      this.isWatching = false;
      if (!signal.aborted) {
        this.closes.push({ at: Date.now(), code });
        await sleep(RECONNECT_MS);
      }
    }
  }

  watchOnce(signal) {
    const socket = new WebSocket(`wss://127.0.0.1:${this.installation.port}/graphql`, "graphql-transport-ws", {
      ca: this.installation.certificate,
      servername: "marquee.example",
      localAddress: this.address,
      headers: { host: "marquee.example" },
    });
    const close = () => socket.close(1000);
    signal.addEventListener("abort", close, { once: true });
    socket.on("open", () => socket.send(JSON.stringify({ type: "connection_init", payload: { Authorization: `Bearer ${this.token}` } })));
    socket.on("message", (text) => {
      const message = JSON.parse(text);
      if (message.type === "connection_ack") {
        this.isOpen = true;
        socket.send(JSON.stringify({ id: "1", type: "subscribe", payload: { query: WATCH } }));
      }
      if (message.type === "ping") socket.send(JSON.stringify({ type: "pong" }));
      if (message.type === "error") this.wrongAnswers.push(String(text));
      if (message.type === "next") {
        this.events += 1;
        this.isWatching = true;
      }
    });
    return new Promise((resolve) => {
      socket.on("error", () => {});
      socket.on("close", (code) => {
        signal.removeEventListener("abort", close);
        resolve(code);
      });
    });
  }
}
