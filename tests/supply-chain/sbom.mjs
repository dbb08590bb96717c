// Writes what a release is made of as CycloneDX JSON: the crates of the command and the packages of the client's bundle.
// `make sbom` runs it.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { crates, npmPackages, root } from "./packages.mjs";

const output = path.join(root, "target/marquee.cdx.json");
const [, version] = /\[workspace\.package\]\s+version = "([^"]+)"/.exec(readFileSync(path.join(root, "Cargo.toml"), "utf8"));
const commit = execFileSync("git", ["-C", root, "log", "-1", "--format=%H %cI"], { encoding: "utf8" }).trim().split(" ");

const purl = ({ kind, name, version }) => `pkg:${kind}/${name.replace("@", "%40")}@${version}`;
const licenses = ({ license }) => (license ? { licenses: [/ (OR|AND|WITH) /.test(license) ? { expression: license.replace(/^\((.*)\)$/, "$1") } : { license: { id: license } }] } : {});

function hashes({ checksum, integrity }) {
  if (checksum) return { hashes: [{ alg: "SHA-256", content: checksum }] };
  const [, hash] = /^sha512-(.+)$/.exec(integrity);
  return { hashes: [{ alg: "SHA-512", content: Buffer.from(hash, "base64").toString("hex") }] };
}

const shipped = [...crates(), ...npmPackages()].filter(({ isShipped }) => isShipped);
// A package may lie in several folders of node_modules.
const parts = [...new Map(shipped.map((part) => [purl(part), part])).entries()].sort(([a], [b]) => (a < b ? -1 : 1));
const components = parts.map(([reference, part]) => ({
  type: "library",
  "bom-ref": reference,
  name: part.name,
  version: part.version,
  purl: reference,
  ...licenses(part),
  ...hashes(part),
}));

// The same release has the same number, so that the file can be compared.
const digest = createHash("sha256").update(JSON.stringify(components)).digest("hex");
const serial = digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-8$4-$5");
const bom = {
  bomFormat: "CycloneDX",
  specVersion: "1.5",
  serialNumber: `urn:uuid:${serial}`,
  version: 1,
  metadata: {
    timestamp: new Date(commit[1]).toISOString(),
    component: { type: "application", "bom-ref": "marquee", name: "marquee", version, properties: [{ name: "commit", value: commit[0] }] },
  },
  components,
};
mkdirSync(path.dirname(output), { recursive: true });
writeFileSync(output, `${JSON.stringify(bom, null, 2)}\n`);
const count = (kind) => parts.filter(([, part]) => part.kind === kind).length;
console.log(`${path.relative(root, output)}: ${count("cargo")} crates and ${count("npm")} npm packages.`);
