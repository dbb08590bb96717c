import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { documentModule } from "./vite/documents.ts";
import { exampleModule } from "./vite/examples.ts";
import { fieldTextModule } from "./vite/fieldTexts.ts";
import { relayTag } from "./vite/relayTag.ts";
import { slowestTests } from "./vite/slowestTests.ts";

const here = import.meta.dirname;
const gateway = process.env["MARQUEE_GATEWAY"] ?? "http://127.0.0.1:4000";

/** React Router's own entry always leads to its development build, with all its checks and messages. */
const routerBuild = [
  { find: /^react-router$/, replacement: path.join(here, "node_modules/react-router/dist/production/index.mjs") },
  { find: /^react-router\/dom$/, replacement: path.join(here, "node_modules/react-router/dist/production/dom-export.mjs") },
];

/** The tests that need a page. */
const testsOfPages = [
  "src/**/*.test.tsx",
  "src/**/use*.test.ts",
  "src/app/{relay,routing,session}/*.test.ts",
  "src/app/backgroundTasks.test.ts",
  "src/areas/dev/graphiql*.test.ts",
  "src/areas/pipeline/{hub/calendarMonth,runs/marketRuns}.test.ts",
  "src/areas/search/*.test.ts",
  "src/areas/shell/**/*.test.ts",
  "src/ui/{download,text/format}.test.ts",
];

export default defineConfig(({ command }) => ({
  plugins: [relayTag(path.join(here, "src/__generated__"), path.dirname(here)), react({ compiler: true }), fieldTextModule(path.join(here, "src"), path.join(here, "../schema.graphql")), exampleModule(path.join(here, "../tests/examples"), path.join(here, "../schema.graphql")), documentModule(path.join(here, "../gateway/persisted_queries.json"))],
  resolve: {
    // The package's main entry brings the legacy containers along; the client uses hooks only.
    alias: [{ find: /^react-relay$/, replacement: "react-relay/hooks" }, ...(command === "build" ? routerBuild : [])],
  },
  // Each component has a stylesheet of its own, whose class names begin with the name of the component.
  css: { modules: { generateScopedName: (name, file) => `${path.basename(file, ".module.css")}-${name}` } },
  // GraphiQL's worker set-up does not survive Vite's dependency bundling.
  optimizeDeps: { exclude: ["graphiql/setup-workers/vite"] },
  server: { proxy: { "/graphql": { target: gateway, ws: true }, "/exports": { target: gateway } } },
  build: {
    target: "es2023",
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 4096,
    rolldownOptions: {
      input: { index: path.join(here, "index.html"), graphiql: path.join(here, "graphiql.html") },
      output: {
        codeSplitting: {
          groups: [
            { name: "vendor", test: /node_modules\/(react|react-dom|scheduler|react-relay|relay-runtime|react-router)\// },
            // What every widget needs. The widgets themselves come with the screens that show them.
            { name: "mui", test: /node_modules\/(@emotion|stylis|@mui\/(system|styled-engine|private-theming|utils|material\/(styles|utils|DefaultPropsProvider)))\// },
          ],
        },
      },
    },
  },
  test: {
    reporters: ["default", slowestTests],
    mockReset: true,
    restoreMocks: true,
    // A busy machine may take seconds over a menu of the widget library.
    testTimeout: 30_000,
    env: { TZ: "UTC" },
    unstubGlobals: true,
    // The files share the libraries and their page: to set these up takes longer than most tests run.
    isolate: false,
    projects: [
      { extends: true, test: { name: "rules", environment: "node", include: ["src/**/*.test.ts"], exclude: testsOfPages } },
      { extends: true, test: { name: "pages", environment: "jsdom", setupFiles: ["./vitest.setup.ts"], include: testsOfPages } },
    ],
  },
}));
