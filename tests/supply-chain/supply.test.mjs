// What the dependencies may bring: licences that allow what we do, checksums, and no scripts that run when they are
// installed. The licences of crates are those of deny.toml, which cargo-deny checks as well if it is installed.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { crates, npmPackages, root } from "./packages.mjs";

/** Licences of npm packages whose code is in the bundle. */
const SHIPPED = ["MIT", "ISC", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "0BSD", "MPL-2.0", "OFL-1.1", "PSF-2.0", "Unlicense"];
/** Further licences, of packages that only build or test. */
const TOOLS = ["MIT-0", "BlueOak-1.0.0", "CC0-1.0", "CC-BY-4.0", "Python-2.0"];

/** Whether an SPDX expression can be met with these licences. "AND" binds before "OR". */
function isAllowed(expression, licenses) {
  const tokens = expression.match(/[()]|[^\s()]+(?: WITH [^\s()]+)?/g) ?? [];
  const any = () => {
    let result = all();
    while (tokens[0] === "OR") result = (tokens.shift(), all()) || result;
    return result;
  };
  const all = () => {
    let result = one();
    while (tokens[0] === "AND") result = (tokens.shift(), one()) && result;
    return result;
  };
  const one = () => {
    const token = tokens.shift();
    if (token !== "(") return licenses.includes(token);
    const result = any();
    tokens.shift();
    return result;
  };
  return any();
}

test("an expression is read as SPDX says", () => {
  const licenses = ["MIT", "ISC", "Apache-2.0 WITH LLVM-exception"];
  for (const [expression, expected] of [
    ["MIT", true],
    ["GPL-3.0", false],
    ["GPL-3.0 OR MIT", true],
    ["GPL-3.0 AND MIT", false],
    ["MIT AND (GPL-3.0 OR ISC)", true],
    ["GPL-3.0 OR MIT AND GPL-2.0", false],
    ["Apache-2.0 WITH LLVM-exception OR GPL-3.0", true],
    ["", false],
  ]) {
    assert.equal(isAllowed(expression, licenses), expected, expression);
  }
});

test("crates have licences that deny.toml allows", () => {
  const [, list] = /^allow = \[([^\]]*)\]/m.exec(readFileSync(path.join(root, "deny.toml"), "utf8"));
  const allowed = [...list.matchAll(/"([^"]+)"/g)].map(([, license]) => license);
  // Without a licence in its manifest, but with the text of the MIT licence.
  const checked = ["jsonpath-rust 0.3.5"];
  const refused = crates().filter(({ isShipped, license, name, version }) => isShipped && !checked.includes(`${name} ${version}`) && !isAllowed(license ?? "", allowed));
  assert.deepEqual(refused.map(({ name, version, license }) => `${name} ${version}: ${license}`), []);
});

test("crates come from crates.io, with a checksum", () => {
  const wrong = crates().filter(({ source, checksum }) => source !== "registry+https://github.com/rust-lang/crates.io-index" || !checksum);
  assert.deepEqual(wrong.map(({ name, source }) => `${name} from ${source}`), []);
});

test("npm packages have licences that allow what we do with them", () => {
  const packages = npmPackages();
  assert.ok(packages.length > 100);
  const refused = packages.filter(({ license, isShipped }) => !isAllowed(license ?? "", isShipped ? SHIPPED : [...SHIPPED, ...TOOLS]));
  assert.deepEqual(refused.map(({ name, license }) => `${name}: ${license}`), []);
});

test("npm packages run no script when they are installed, and have a checksum", () => {
  const packages = npmPackages();
  assert.deepEqual(packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name), []);
  assert.deepEqual(packages.filter(({ integrity, resolved }) => !integrity || resolved).map(({ name }) => name), []);
});
