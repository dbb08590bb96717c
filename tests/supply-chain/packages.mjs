// The crates and npm packages that the project uses, as the lock files and cargo name them.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

export const root = path.resolve(import.meta.dirname, "../..");

/** The crates: name, version, licence, checksum and source, and whether the command `marquee` for Linux is built from it. */
export function crates() {
  const text = execFileSync("cargo", ["metadata", "--locked", "--filter-platform", "x86_64-unknown-linux-gnu", "--format-version", "1"], { cwd: root, encoding: "utf8", maxBuffer: 1 << 28 });
  const { packages, resolve } = JSON.parse(text);
  const needs = new Map(resolve.nodes.map(({ id, deps }) => [id, deps]));
  const shipped = new Set();
  const visit = (id) => {
    if (shipped.has(id)) return;
    shipped.add(id);
    // Dependencies of tests only have the kind "dev".
    for (const { pkg, dep_kinds } of needs.get(id)) if (dep_kinds.some(({ kind }) => kind !== "dev")) visit(pkg);
  };
  visit(packages.find(({ name, source }) => name === "gateway" && source === null).id);
  const lock = readFileSync(path.join(root, "Cargo.lock"), "utf8");
  const checksums = new Map();
  for (const entry of lock.split("[[package]]").slice(1)) {
    const value = (key) => new RegExp(`^${key} = "(.*)"$`, "m").exec(entry)?.[1];
    checksums.set(`${value("name")} ${value("version")}`, value("checksum"));
  }
  return packages
    .filter(({ id, source }) => source !== null && needs.has(id))
    .map(({ id, name, version, license, license_file, source }) => ({
      kind: "cargo",
      name,
      version,
      license: license?.replaceAll("/", " OR "),
      licenseFile: license_file,
      source,
      checksum: checksums.get(`${name} ${version}`),
      isShipped: shipped.has(id),
      needs: needs.get(id).map(({ pkg }) => pkg),
      id,
    }));
}

/** The npm packages, from the lock file. */
export function npmPackages() {
  const { packages } = JSON.parse(readFileSync(path.join(root, "client/package-lock.json"), "utf8"));
  return Object.entries(packages)
    .filter(([place]) => place !== "")
    .map(([place, { version, license, integrity, resolved, dev, hasInstallScript, name }]) => ({
      kind: "npm",
      name: name ?? place.replace(/^.*node_modules\//, ""),
      version,
      license,
      integrity,
      resolved,
      hasInstallScript: hasInstallScript === true,
      isShipped: dev !== true,
    }));
}
