// A sandbox, replicas of the gateway on it, and nginx with gateway/deploy/nginx.conf in front of them.

import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export const root = path.resolve(import.meta.dirname, "../..");
const marquee = path.resolve(root, process.env.TESTED_MARQUEE ?? "target/debug/marquee");

/** How long a process may take to start. */
const START_MS = 60_000;

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Repeats a question until it is answered with something. */
export async function until(what, ask, limit = START_MS) {
  const ends = Date.now() + limit;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > ends) throw new Error(`${what} took longer than ${limit / 1000} s.`);
    await sleep(50);
  }
}

/** One process, with its output in a file. */
class Process {
  constructor(name, command, args, { folder, env = {} }) {
    this.log = path.join(folder, `${name}.log`);
    const inherited = Object.entries(process.env).filter(([variable]) => !variable.startsWith("MARQUEE_"));
    const file = openSync(this.log, "a");
    this.child = spawn(command, args, { stdio: ["ignore", file, file], env: { ...Object.fromEntries(inherited), ...env } });
    this.ended = new Promise((resolve, reject) => {
      this.child.once("exit", (code, signal) => resolve({ code, signal }));
      this.child.once("error", reject);
    });
  }

  get text() {
    return readFileSync(this.log, "utf8");
  }

  /** Whether it has not ended, by itself or by a signal. */
  get isRunning() {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  async end(signal = "SIGTERM") {
    this.child.kill(signal);
    return await this.ended;
  }
}

/** Everything that is started, in a folder of its own. */
export class Installation {
  folder = mkdtempSync(path.join(tmpdir(), "marquee-replicas-"));
  processes = new Set();
  replicas = [];

  start(name, command, args, env) {
    const process = new Process(name, command, args, { folder: this.folder, env });
    this.processes.add(process);
    process.ended.then(() => this.processes.delete(process), () => this.processes.delete(process));
    return process;
  }

  /** Starts the services. */
  async startSandbox() {
    const sandbox = this.start("sandbox", marquee, ["sandbox", "--log", "warn"]);
    await until("The start of the sandbox", () => sandbox.text.includes("The accounts are"));
    this.services = Object.fromEntries([...sandbox.text.matchAll(/^(MARQUEE_\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]));
    this.faults = this.services.MARQUEE_SANDBOX_FAULTS_URL.replace(/\/$/, "");
  }

  /** Adds a replica. It keeps its port when it is started again. */
  async addReplica(settings = {}) {
    const replica = { name: `replica ${this.replicas.length + 1}`, port: await freePort(), settings };
    this.replicas.push(replica);
    await this.startReplica(replica);
  }

  async startReplica(replica) {
    const env = { ...this.services, MARQUEE_CLIENT_ADDRESS: "x-forwarded-for", ...replica.settings };
    const args = ["serve", "--listen", `127.0.0.1:${replica.port}`];
    replica.process = this.start(replica.name.replace(" ", "-"), marquee, args, env);
    await until(`The start of ${replica.name}`, async () => {
      if (!replica.process.isRunning) throw new Error(replica.process.text);
      const answer = await fetch(`http://127.0.0.1:${replica.port}/readyz`).catch(() => undefined);
      return answer?.ok;
    });
  }

  /** Starts nginx with the configuration of gateway/deploy, on another port and with a certificate made for it. */
  async startNginx() {
    const [key, certificate] = ["key.pem", "certificate.pem"].map((name) => path.join(this.folder, name));
    const subject = ["-subj", "/CN=marquee.example", "-addext", "subjectAltName=DNS:marquee.example", "-days", "2"];
    execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...subject, "-keyout", key, "-out", certificate], { stdio: "ignore" });
    this.certificate = readFileSync(certificate);
    this.port = await freePort();
    const [plain, tls] = [await freePort(), this.port];
    const servers = this.replicas.map(({ port }) => `server 127.0.0.1:${port} max_fails=0;`);
    let site = readFileSync(path.join(root, "gateway/deploy/nginx.conf"), "utf8");
    const change = (pattern, text) => {
      if (!pattern.test(site)) throw new Error(`nginx.conf has no ${pattern}`);
      site = site.replace(pattern, text);
    };
    change(/server 127\.0\.0\.1:4001 max_fails=0;\n\s*server 127\.0\.0\.1:4002 max_fails=0;/, servers.join("\n"));
    change(/listen 80;/, `listen 127.0.0.1:${plain};`);
    change(/listen 443 ssl http2;/, `listen 127.0.0.1:${tls} ssl http2;`);
    change(/\/etc\/ssl\/certs\/marquee\.example\.pem/, certificate);
    change(/\/etc\/ssl\/private\/marquee\.example\.key/, key);
    site = site.replaceAll("/var/log/nginx/", `${this.folder}/`);
    writeFileSync(path.join(this.folder, "site.conf"), site);
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${this.folder}/${kind};`);
    const main = `daemon off; pid ${this.folder}/nginx.pid; worker_processes 1; events { worker_connections 2048; }
http { include /etc/nginx/mime.types; ${temporary.join(" ")} include ${this.folder}/site.conf; }`;
    writeFileSync(path.join(this.folder, "nginx.conf"), main);
    // Debian keeps it where only root's PATH has it.
    const nginx = this.start("nginx", "nginx", ["-e", `${this.folder}/nginx-error.log`, "-c", path.join(this.folder, "nginx.conf")], {
      PATH: `${process.env.PATH}:/usr/sbin`,
    });
    await until("The start of nginx", () => {
      if (!nginx.isRunning) throw new Error(nginx.text);
      return fetch(`http://127.0.0.1:${plain}/`, { redirect: "manual" }).catch(() => undefined);
    });
  }

  /** The lines of nginx's access log, as objects. */
  requests() {
    const text = readFileSync(path.join(this.folder, "marquee.log"), "utf8");
    return text.trim().split("\n").map((line) => JSON.parse(line));
  }

  /** The calls that the services have received. */
  async calls() {
    return await (await fetch(`${this.faults}/calls`)).json();
  }

  /** Makes the services fail in these ways. After the count of a fault, answers are correct again. */
  async setFaults(...faults) {
    for (const fault of faults) {
      const answer = await fetch(`${this.faults}/faults`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(fault) });
      if (!answer.ok) throw new Error(`${JSON.stringify(fault)}: ${await answer.text()}`);
    }
  }

  async clearFaults() {
    await fetch(`${this.faults}/faults`, { method: "DELETE" });
  }

  async clearCalls() {
    await fetch(`${this.faults}/calls`, { method: "DELETE" });
  }

  async stop() {
    await Promise.all([...this.processes].map((process) => process.end()));
    if (process.env.KEEP_LOGS) console.log(`The logs are in ${this.folder}.`);
    else rmSync(this.folder, { recursive: true });
  }
}
