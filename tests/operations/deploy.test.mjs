// What gateway/deploy says agrees with the gateway: its metrics, its settings, their defaults.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";

const root = path.resolve(import.meta.dirname, "../..");
const read = (name) => readFileSync(path.join(root, "gateway/deploy", name), "utf8");
const dashboard = JSON.parse(read("dashboard.json"));
const alerts = read("alerts.yaml");
const nginx = read("nginx.conf");

/** The metrics that the gateway's code records: their kinds and labels by name. */
function recordedMetrics() {
  const metrics = new Map();
  const sources = readdirSync(path.join(root, "gateway/src"), { recursive: true }).filter((name) => name.endsWith(".rs"));
  for (const source of sources) {
    const code = readFileSync(path.join(root, "gateway/src", source), "utf8");
    for (const [, kind, name, labels] of code.matchAll(/metrics::(counter|gauge|histogram)!\(\s*"(\w+)"([^;]*?)\)\s*\./g)) {
      metrics.set(name, { kind, labels: [...labels.matchAll(/"(\w+)"\s*=>/g)].map(([, label]) => label) });
    }
    for (const [, name] of code.matchAll(/GaugeGuard::new\("(\w+)"\)/g)) metrics.set(name, { kind: "gauge", labels: [] });
  }
  return metrics;
}

/** The metric of a series: those of a histogram have a suffix. */
function metricOf(metrics, series) {
  const [, base, suffix] = /^(\w+?)(_bucket|_sum|_count)?$/.exec(series);
  const metric = metrics.get(suffix ? base : series);
  return metric && (metric.kind === "histogram") === Boolean(suffix) ? { ...metric, name: suffix ? base : series, suffix } : undefined;
}

/** What is wrong with a query of Prometheus: series that no gateway has, and labels that they lack. */
function wrongIn(metrics, query) {
  const wrong = [];
  const known = new Set(["instance", "job"]);
  for (const [, series, matchers = ""] of query.matchAll(/\b(marquee_\w+)(?:\{([^}]*)\})?/g)) {
    const metric = metricOf(metrics, series);
    if (!metric) {
      wrong.push(series);
      continue;
    }
    for (const label of [...metric.labels, ...(metric.suffix === "_bucket" ? ["le"] : [])]) known.add(label);
    const used = [...matchers.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label]) => label);
    wrong.push(...used.filter((label) => !["instance", "job", "le", ...metric.labels].includes(label)).map((label) => `${series}{${label}}`));
  }
  for (const [, labels] of query.matchAll(/\bby \(([^)]*)\)/g)) {
    wrong.push(...labels.split(",").map((label) => label.trim()).filter((label) => !known.has(label)).map((label) => `by (${label})`));
  }
  return wrong;
}

/** The queries of the rules, each on one line or in a block. */
const rules = alerts
  .split(/^ +- alert: /m)
  .slice(1)
  .map((text) => ({
    name: /^\w+/.exec(text)[0],
    text,
    query: /expr: (?:\|\n((?: {10,}.*\n)+)|(.*)\n)/.exec(text).slice(1).filter(Boolean)[0],
  }));
const panels = dashboard.panels.filter(({ type }) => type !== "row");
const targets = panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ title, query: expr })));

const metrics = recordedMetrics();

/** The settings of `marquee serve`: their flags and defaults. */
function settings() {
  const help = execFileSync(path.resolve(root, process.env.TESTED_MARQUEE ?? "target/debug/marquee"), ["serve", "--help"], { encoding: "utf8", env: { PATH: process.env.PATH } });
  const listed = help.matchAll(/\[env: MARQUEE_(\w+)\](?: \[default: (.*?)\])?/g);
  return new Map([...listed].map(([, variable, value]) => [variable.toLowerCase().replaceAll("_", "-"), value]));
}

test("the metrics of the code are found", () => {
  assert.deepEqual(metrics.get("marquee_upstream_seconds"), { kind: "histogram", labels: ["service", "path"] });
  assert.deepEqual(metrics.get("marquee_sockets_open"), { kind: "gauge", labels: [] });
});

test("a metric or a label that does not exist is found", () => {
  const query = 'sum by (name, le) (rate(marquee_upstream_seconds_bucket{servce="main"}[5m])) / marquee_sockets_opened + marquee_upstream_seconds';
  assert.deepEqual(wrongIn(metrics, query), ["marquee_upstream_seconds_bucket{servce}", "marquee_sockets_opened", "marquee_upstream_seconds", "by (name)"]);
});

test("alerts and the dashboard ask for metrics and labels that exist", () => {
  for (const { name, query } of rules) assert.deepEqual(wrongIn(metrics, query), [], name);
  for (const { title, query } of targets) assert.deepEqual(wrongIn(metrics, query), [], title);
});

test("the dashboard shows every metric", () => {
  const shown = targets.flatMap(({ query }) => [...query.matchAll(/\bmarquee_\w+/g)]).map(([series]) => metricOf(metrics, series)?.name);
  assert.deepEqual([...metrics.keys()].filter((name) => !shown.includes(name)), []);
});

test("every alert says what has happened and what to do", () => {
  assert.ok(rules.length > 0);
  for (const { name, text } of rules) {
    for (const key of ["severity", "summary", "action"]) assert.match(text, new RegExp(`\\b${key}: \\S`), `${name} has no ${key}`);
  }
});

test("panels have a description, and neither share an id nor overlap", () => {
  const ids = dashboard.panels.map(({ id }) => id);
  assert.equal(new Set(ids).size, ids.length);
  const taken = new Set();
  for (const { title, type, description, gridPos: { x, y, w, h } } of dashboard.panels) {
    assert.ok(type === "row" || description, title);
    for (let column = x; column < x + w; column += 1) {
      for (let line = y; line < y + h; line += 1) {
        assert.ok(column < 24 && !taken.has(`${column} ${line}`), `${title} overlaps`);
        taken.add(`${column} ${line}`);
      }
    }
  }
});

test("only settings that exist are named", () => {
  const known = settings();
  assert.equal(known.size, 24);
  for (const name of readdirSync(path.join(root, "gateway/deploy"))) {
    const text = read(name);
    const variables = [...text.matchAll(/\bMARQUEE_([A-Z_]+)/g)].map(([, variable]) => variable.toLowerCase().replaceAll("_", "-"));
    // The other flags in these files are those of podman, npm and cargo; `--now` is systemctl's.
    const flags = [...text.matchAll(/(?<![\w-])--([a-z][\w-]+)/g)].map(([, flag]) => flag);
    const ours = name === "Containerfile" ? [] : flags.filter((flag) => flag !== "now" && flag !== "help");
    assert.deepEqual([...variables, ...ours].filter((flag) => !known.has(flag)), [], name);
  }
});

test("nginx waits longer and passes on more than the gateway", () => {
  const code = readFileSync(path.join(root, "gateway/src/config/settings.rs"), "utf8");
  const limit = (field) => new RegExp(`skip = ([^\\]]+)\\)\\]\\n +pub ${field}:`).exec(code)[1].replaceAll("_", "");
  const milliseconds = (field) => Number(/^Duration::from\w*\((\d+)\)$/.exec(limit(field))[1]);
  const seconds = (name) => Number(new RegExp(`^ *${name} (\\d+)s;`, "m").exec(nginx)[1]);
  assert.ok(seconds("keepalive_timeout") * 1000 < milliseconds("idle"));
  for (const name of ["proxy_send_timeout", "proxy_read_timeout"]) assert.ok(seconds(name) * 1000 > milliseconds("upload"), name);
  const largest = Number(/client_max_body_size (\d+)m;/.exec(nginx)[1]) * 1024 * 1024;
  assert.equal(limit("upload_bytes"), "1usize << 30");
  assert.ok(largest > 2 ** 30);
});

test("a stop may take as long as the gateway needs", () => {
  const unit = read("marquee@.service");
  assert.ok(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)[1]) * 1000 > Number(settings().get("stop-timeout-ms")));
});

test("the threshold of an alert is nine tenths of the default", () => {
  assert.ok(alerts.includes(`0.9 * ${settings().get("max-response-bytes")}`));
});

test("no caller can make nginx give up a replica", () => {
  const servers = [...nginx.matchAll(/^ +server \S+:\d+ ?(.*);$/gm)];
  assert.ok(servers.length >= 2);
  for (const [line, options] of servers) assert.match(options, /\bmax_fails=0\b/, line);
});

test("no header of a caller chooses the replica that counts its sign-ins", () => {
  const [, key] = /^ *hash (\$\w+) consistent;/m.exec(nginx);
  assert.ok(nginx.includes(`\nmap $binary_remote_addr ${key} {\n`), key);
});

test("no header of nginx repeats input of a caller, except the undecoded path", () => {
  // $uri and $document_uri are decoded: a line break in them would begin another header. $host is chosen by the caller.
  const repeated = /\$(?:uri|document_uri|host|http_host|args|arg_\w+)\b/;
  const answers = [...nginx.matchAll(/^ *(?:return|add_header|rewrite) .*;$/gm)].map(([line]) => line.trim());
  assert.ok(answers.some((line) => line.includes("$request_uri")));
  assert.deepEqual(answers.filter((line) => repeated.test(line)), []);
});

test("nginx refuses requests for other host names, and passes on no header that could claim one", () => {
  assert.match(nginx, /if \(\$host != \$server_name\) \{\s*return 421;/);
  assert.match(nginx, /proxy_set_header Forwarded "";/);
  assert.match(nginx, /proxy_set_header X-Forwarded-For \$remote_addr;/);
});
