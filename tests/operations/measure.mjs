// A gateway that is attacked or measured: requests to it, its memory, and a canary.

import { readFileSync, writeFileSync } from "node:fs";
import http from "node:http";
import net from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

const SIGN_IN = "mutation ($input: SignInInput!) { signIn(input: $input) { token errors { message } } }";

/** The pause between two requests of the canary. */
const CANARY_PAUSE_MS = 25;
/** How long an answer may take before a request counts as failed. */
const ANSWER_MS = 120_000;

export class Gateway {
  constructor(replica, installation) {
    this.replica = replica;
    this.installation = installation;
    this.port = replica.port;
    this.url = `http://127.0.0.1:${replica.port}/graphql`;
  }

  get pid() {
    return this.replica.process.child.pid;
  }

  isAlive() {
    return this.replica.process.isRunning;
  }

  log() {
    return this.replica.process.text;
  }

  async signIn() {
    const input = { email: "developer@marquee.example", password: "developer-pass" };
    const { json } = await this.ask({ query: SIGN_IN, variables: { input } });
    this.token = json.data.signIn.token;
  }

  /** Sends a request: text and bytes unchanged, anything else as JSON. */
  async ask(body, { headers = {}, address = "127.0.0.1" } = {}) {
    const bytes = typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body);
    const answer = await this.send(bytes, { "content-type": "application/json", ...headers }, address);
    let json;
    try {
      json = JSON.parse(answer.text);
    } catch {
      json = undefined;
    }
    return { ...answer, json };
  }

  send(body, headers, localAddress) {
    const authorization = this.token ? { authorization: `Bearer ${this.token}` } : {};
    return new Promise((resolve, reject) => {
      const options = { host: "127.0.0.1", port: this.port, localAddress, path: "/graphql", method: "POST", agent: false, timeout: ANSWER_MS };
      const request = http.request({ ...options, headers: { ...authorization, "content-length": Buffer.byteLength(body), ...headers } }, (response) => {
        const pieces = [];
        response.on("data", (piece) => pieces.push(piece));
        response.on("end", () => resolve({ status: response.statusCode, headers: response.headers, text: Buffer.concat(pieces).toString() }));
        response.on("error", reject);
      });
      request.on("timeout", () => request.destroy(new Error("there was no answer")));
      request.on("error", reject);
      request.end(body);
    });
  }

  /** A raw connection for a test to write to. */
  connect(address = "127.0.0.1") {
    return new Promise((resolve, reject) => {
      const socket = net.connect({ host: "127.0.0.1", port: this.port, localAddress: address });
      socket.on("error", reject);
      socket.on("connect", () => {
        socket.removeListener("error", reject);
        socket.on("error", () => {});
        resolve(socket);
      });
    });
  }

  #memory(key) {
    const status = readFileSync(`/proc/${this.pid}/status`, "utf8");
    return Number(new RegExp(`^${key}:\\s+(\\d+)`, "m").exec(status)[1]) / 1_024;
  }

  /** The peak memory of the process during some work, above what it had before, in MiB. */
  async peak(work) {
    await sleep(1_000);
    writeFileSync(`/proc/${this.pid}/clear_refs`, "5");
    const before = this.#memory("VmRSS");
    await work(this);
    return this.#memory("VmHWM") - before;
  }
}

/** A caller with short questions, from another address than the attacks. */
export class Canary {
  #isOver = false;
  #worst = 0;
  #failures = [];

  constructor(gateway) {
    this.running = this.#run(gateway);
  }

  async #run(gateway) {
    while (!this.#isOver) {
      const started = performance.now();
      try {
        const { status, text } = await gateway.ask({ query: "{ __typename }" }, { address: "127.0.0.2" });
        if (text !== '{"data":{"__typename":"Query"}}') this.#failures.push(`${status} ${text}`);
      } catch (error) {
        this.#failures.push(error.message);
      }
      this.#worst = Math.max(this.#worst, performance.now() - started);
      await sleep(CANARY_PAUSE_MS);
    }
  }

  async end() {
    this.#isOver = true;
    await this.running;
    return { worst: this.#worst, failures: this.#failures };
  }
}
