// Checks gateway/deploy with the tools of systemd, nginx, Prometheus and hadolint, and a Python client, as far as they are installed, and
// rehearses what the Containerfile builds. Says what could not be checked. `make operations` runs it.

import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");
const deploy = path.join(root, "gateway/deploy");
const marquee = path.resolve(root, process.env.TESTED_MARQUEE ?? "target/debug/marquee");
const work = mkdtempSync(path.join(tmpdir(), "marquee-operations-"));
const results = [];

/** The worst exposure that `systemd-analyze security` may state. */
const MOST_EXPOSED = 1.5;

function run(command, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: "utf8", cwd: root, ...options });
  if (error?.code === "ENOENT") return undefined;
  return { ok: status === 0, text: `${stdout}${stderr}`.trim() };
}

/** Makes one check. It returns undefined if its tool is missing, else whether all is well, and a text. */
function check(name, make) {
  const result = make();
  results.push(result?.ok ?? true);
  console.log(`${result ? (result.ok ? "ok      " : "FAILED  ") : "missing "}${name}${result?.note ? `: ${result.note}` : ""}`);
  if (result && !result.ok) console.log(result.text.replace(/^/gm, "    "));
}

const unit = path.join(work, "marquee@4001.service");
writeFileSync(unit, readFileSync(path.join(deploy, "marquee@.service"), "utf8").replace("/usr/local/bin/marquee", marquee));
check("systemd-analyze verify", () => run("systemd-analyze", ["verify", unit]));
check("systemd-analyze security", () => {
  const result = run("systemd-analyze", ["security", "--offline=true", unit]);
  const exposure = /Overall exposure level for \S+: ([\d.]+)/.exec(result?.text ?? "")?.[1];
  return result && { ok: Number(exposure) <= MOST_EXPOSED, text: result.text, note: `exposure ${exposure}` };
});

check("nginx -t", () => {
  const [key, certificate] = [path.join(work, "key.pem"), path.join(work, "certificate.pem")];
  const subject = ["-subj", "/CN=marquee.example", "-days", "2", "-keyout", key, "-out", certificate];
  if (!run("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...subject])) return undefined;
  const site = readFileSync(path.join(deploy, "nginx.conf"), "utf8")
    .replace(/ssl_certificate +.*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key +.*;/, `ssl_certificate_key ${key};`)
    .replaceAll("/var/log/nginx/", `${work}/`);
  writeFileSync(path.join(work, "site.conf"), site);
  writeFileSync(path.join(work, "nginx.conf"), `pid ${work}/pid; events {} http { include ${work}/site.conf; }`);
  return run("nginx", ["-t", "-q", "-e", `${work}/error.log`, "-c", path.join(work, "nginx.conf")]);
});

check("promtool check rules", () => run("promtool", ["check", "rules", path.join(deploy, "alerts.yaml")]));
check("promtool test rules", () => run("promtool", ["test", "rules", path.join(root, "tests/operations/alerts.test.yaml")]));
check("ariadne-codegen", () => {
  const cwd = path.join(root, "tests/examples");
  mkdirSync(path.join(root, "target/examples"), { recursive: true });
  const made = run(process.env.ARIADNE_CODEGEN ?? "ariadne-codegen", [], { cwd });
  if (!made?.ok) return made;
  return run("python3", ["-m", "compileall", "-q", path.join(root, "target/examples/client")]);
});
check("hadolint", () => run(process.env.HADOLINT ?? "hadolint", [path.join(deploy, "Containerfile")]));

/** Copies what a stage of the Containerfile copies from the repository. */
function copied(stage) {
  const folder = path.join(work, stage);
  mkdirSync(folder, { recursive: true });
  const [, text] = new RegExp(`AS ${stage}\\n([\\s\\S]*?)(?=\\nFROM )`).exec(readFileSync(path.join(deploy, "Containerfile"), "utf8"));
  const ignored = /(^|\/)(node_modules|target|\.git)$|^client\/dist$|^tests\/browser\/output$|\.sqlite$/;
  for (const [, names] of text.matchAll(/^COPY (?!--from)(.+)$/gm)) {
    const sources = names.split(" ");
    const into = path.join(folder, sources.at(-1));
    for (const source of sources.slice(0, -1)) {
      const to = sources.length > 2 || sources.at(-1).endsWith("/") ? path.join(into, path.basename(source)) : into;
      cpSync(path.join(root, source), to, { recursive: true, filter: (name) => !ignored.test(path.relative(root, name)) });
    }
  }
  return folder;
}

check("the client is built from what the Containerfile copies", () => {
  const folder = copied("client");
  symlinkSync(path.join(root, "client/node_modules"), path.join(folder, "client/node_modules"));
  const compiled = run("client/node_modules/.bin/relay-compiler", ["relay.config.js", "--validate"], { cwd: folder });
  return compiled?.ok ? run("npm", ["--prefix", "client", "run", "--silent", "build"], { cwd: folder }) : compiled;
});

check("the gateway's crates and included files are what the Containerfile copies", () => {
  const folder = copied("gateway");
  const metadata = run("cargo", ["metadata", "--locked", "--offline", "--format-version", "1"], { cwd: folder, maxBuffer: 1 << 28 });
  if (!metadata?.ok) return metadata;
  const included = execFileSync("grep", ["-rnoE", 'include_(str|bytes)!\\("[^"]+"', "gateway/src", "sandbox/src"], { cwd: folder, encoding: "utf8" });
  const lost = included.trim().split("\n").filter((line) => {
    const [file, , ...rest] = line.split(":");
    const target = path.resolve(folder, path.dirname(file), /"(.+)"/.exec(rest.join(":"))[1]);
    return spawnSync("test", ["-f", target]).status !== 0;
  });
  return { ok: lost.length === 0, text: lost.join("\n") };
});

console.log("not here an image is built and run: that needs podman or docker, and their images");
rmSync(work, { recursive: true });
process.exitCode = results.every(Boolean) ? 0 : 1;
