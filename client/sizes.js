// Prints what a browser fetches, brotli-compressed, before the dashboard is usable, and fails past the
// budget. Run it after `npm run build`.
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

const BUDGET_KIB = 190;
const dist = path.join(import.meta.dirname, "dist");

/** The source files behind the first screens. Vite's manifest tells which chunks each of them needs. */
const screens = {
  dashboard: ["index.html", "src/areas/shell/DashboardPage.tsx"],
  "sign-in": ["index.html", "src/areas/shell/SignInPage.tsx"],
  GraphiQL: ["graphiql.html"],
};

const manifest = JSON.parse(readFileSync(path.join(dist, ".vite/manifest.json"), "utf8"));

function files(key, found) {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`The manifest does not know ${key}.`);
  if (found.has(chunk.file)) return;
  found.add(chunk.file);
  for (const css of chunk.css ?? []) found.add(css);
  for (const imported of chunk.imports ?? []) files(imported, found);
}

let isOver = false;
for (const [name, keys] of Object.entries(screens)) {
  const found = new Set();
  for (const key of keys) files(key, found);
  const sizes = [...found].map((file) => [brotliCompressSync(readFileSync(path.join(dist, file))).length / 1024, file]);
  const total = sizes.reduce((sum, [size]) => sum + size, 0);
  console.log(`${name}: ${total.toFixed(1)} KiB brotli in ${sizes.length} files`);
  if (process.argv.includes("--files")) {
    for (const [size, file] of sizes.toSorted((left, right) => right[0] - left[0])) console.log(`  ${size.toFixed(1)} ${file}`);
  }
  if (name === "dashboard" && total > BUDGET_KIB) isOver = true;
}

if (isOver) {
  console.error(`The dashboard is over its budget of ${BUDGET_KIB} KiB.`);
  process.exit(1);
}
