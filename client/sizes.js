// Prints what a browser fetches, brotli-compressed, before a screen is usable, and fails if one is
// over its limit. Run it after `npm run build`.
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

const dist = path.join(import.meta.dirname, "dist");


/** The source files behind a few screens, and their limits. Vite's manifest tells which chunks each of them needs. */
const screens = {
  dashboard: { keys: ["index.html", "src/areas/shell/DashboardPage.tsx"], limitKiB: 260 },
  "sign-in": { keys: ["index.html", "src/areas/shell/SignInPage.tsx"], limitKiB: 260 },
  "a list (customers)": { keys: ["index.html", "src/areas/customers/CustomersPage.tsx"], limitKiB: 320 },
  "a form (backfill)": { keys: ["index.html", "src/areas/backfill/BackfillPage.tsx"], limitKiB: 320 },
  charts: { keys: ["index.html", "src/areas/attribution/report/AttributionReportPage.tsx", "src/ui/charts/NivoBars.tsx"] },
  "the map": { keys: ["index.html", "src/areas/pipeline/frames/FramesByMarketPage.tsx", "src/ui/map/MapCanvas.tsx"] },
  GraphiQL: { keys: ["graphiql.html"] },
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
for (const [name, { keys, limitKiB = Infinity }] of Object.entries(screens)) {
  const found = new Set();
  for (const key of keys) files(key, found);
  const sizes = [...found].map((file) => [brotliCompressSync(readFileSync(path.join(dist, file))).length / 1024, file]);
  const total = sizes.reduce((sum, [size]) => sum + size, 0);
  console.log(`${name}: ${total.toFixed(1)} KiB brotli in ${sizes.length} files`);
  if (process.argv.includes("--files")) {
    for (const [size, file] of sizes.toSorted((left, right) => right[0] - left[0])) console.log(`  ${size.toFixed(1)} ${file}`);
  }
  if (total > limitKiB) {
    console.error(`The ${name} screen is over its limit of ${limitKiB} KiB.`);
    isOver = true;
  }
}

if (isOver) process.exitCode = 1;
