import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { documentModule } from "./vite/documents.ts";
import { exampleModule } from "./vite/examples.ts";
import { fieldTextModule } from "./vite/fieldTexts.ts";
import { relayTag } from "./vite/relayTag.ts";
import { themeStyles } from "./vite/themeCss.ts";

const here = import.meta.dirname;
const gateway = process.env["MARQUEE_GATEWAY"] ?? "http://127.0.0.1:4000";

/** React Router's own entry always leads to its development build, with all its checks and messages. */
const routerBuild = [
  { find: /^react-router$/, replacement: path.join(here, "node_modules/react-router/dist/production/index.mjs") },
  { find: /^react-router\/dom$/, replacement: path.join(here, "node_modules/react-router/dist/production/dom-export.mjs") },
];

/** The parts of the widget library that all its widgets need. The first load has none of it. */
const everyWidget =
  /node_modules\/(@emotion|stylis|@mui\/(system|styled-engine|private-theming|material\/(styles|Box|GlobalStyles|SvgIcon|utils)))\//;

/** The tests that need a page. To set one up takes longer than most others run. */
const testsOfPages = [
  "src/**/*.test.tsx",
  "src/**/use*.test.ts",
  "src/app/{relay,routing,session}/*.test.ts",
  "src/areas/dev/graphiql*.test.ts",
  "src/areas/pipeline/runs/marketRuns.test.ts",
  "src/areas/search/*.test.ts",
  "src/app/{attentionCounts,notifications,work}.test.ts",
  "src/areas/shell/{shortcuts,work}/*.test.ts",
  "src/ui/download.test.ts",
];

export default defineConfig(({ command }) => ({
  plugins: [relayTag(path.join(here, "src/__generated__"), path.dirname(here)), react({ compiler: true }), themeStyles(), fieldTextModule(path.join(here, "src"), path.join(here, "../schema.graphql")), exampleModule(path.join(here, "../tests/examples"), path.join(here, "../schema.graphql")), documentModule(path.join(here, "../gateway/persisted_queries.json"))],
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
        // The first load has the names of all files, whose random letters do not compress.
        hashCharacters: "hex",
        chunkFileNames: ({ name }) => `assets/${name.slice(0, 6)}-[hash:7].js`,
        assetFileNames: ({ names: [name = ""] }) => (name.endsWith(".css") ? `assets/${path.parse(name).name.slice(0, 6)}-[hash:7].css` : "assets/[name]-[hash][extname]"),
        codeSplitting: {
          groups: [
            { name: "vendor", test: /node_modules\/(react|react-dom|scheduler|react-relay|relay-runtime|react-router)\// },
            { name: "base", test: everyWidget },
            // Few forms suggest values, and not every screen has menus, tabs or checkboxes.
            {
              name: "suggest",
              test: /src\/(ui\/form\/SuggestField|app\/relay\/useSuggestions)\.tsx?$|node_modules\/(@popperjs|@mui\/material\/((use)?Autocomplete|Chip|ListSubheader|Popper|internal\/svg-icons\/(ArrowDropDown|Close)))[./]/i,
              includeDependenciesRecursively: false,
            },
            {
              name: "menus",
              test: /src\/ui\/table\/RowActions\.tsx$|node_modules\/@mui\/(material\/(Menu|MenuItem|MenuList|List|ListItem[A-Za-z]*|Divider)|utils\/useRovingTabIndex)\//,
              includeDependenciesRecursively: false,
            },
            {
              name: "tabs",
              test: /src\/ui\/url\/UrlTabs\.tsx$|node_modules\/@mui\/material\/(Tab|Tabs|TabScrollButton)\//,
              includeDependenciesRecursively: false,
            },
            {
              name: "checks",
              test: /node_modules\/@mui\/material\/(Checkbox|FormControlLabel|FormGroup|Radio|RadioGroup|internal\/(SwitchBase|svg-icons\/([A-Za-z]*CheckBox|RadioButton)[A-Za-z]*))[./]/,
              includeDependenciesRecursively: false,
            },
            { name: "widgets", test: /node_modules\/(@mui\/(material|utils)|react-transition-group)\//, minShareCount: 4 },
            {
              name: "map",
              test: /node_modules\/(maplibre-gl|@vis\.gl|react-map-gl)\/|areas\/pipeline\/frames\/([A-Z][a-z]+Layers?|MarketMap|SiteFacts|DeviceFacts|map(Shapes|Sx)|use(LayerClick|MapMiddle))\.tsx?$/,
              includeDependenciesRecursively: false,
            },
            // The first screen needs all of these, and the others most of them.
            { name: "frame", test: /src\/(ui\/[a-z]+\/(AlertBox|CountCard|MissingPart|PageFrame|Panel|PanelError|format|openThing|screenActions|WarningBox)|app\/(overlay|toasts|relay\/(errors|usePanelQuery)))\.tsx?$/ },
            // What most lists, forms and details have: three files, so that the first load need not name their parts one by one.
            // Of the tables, all but what few lists have, and what forms need, too.
            {
              name: "list",
              test: /src\/ui\/table\/(?!(Mui)?DataGrid|Columns|ListExport|listFile|grid|useGrid|DataTableWindow|useRowWindow|RowActions|textSearch|PartialListNote|cursorPages|distinct|useCursorPages)|src\/ui\/(announce|layout\/watchWidth|url\/use(ClearParams|UrlParam))\.ts$/,
              includeDependenciesRecursively: false,
            },
            {
              name: "form",
              test: /src\/(app\/(forms\/(FormDialog|unrecognized|useLeaveQuestion)|relay\/(useAction|useSave))|ui\/([a-z]+\/)?(ConfirmDialog|dropHeldKey|MultiSelect|ReasonedButton|Select(Box|Field|Menu)|choices|fields|focusFirst|formChange|useIsMounted|useUrlSearch|useTip|useFieldTip|FieldLabel|ScreenButton|useKeptFocus))\.tsx?$|@mui\/icons-material\/(ArrowDropDown|CheckBox)/,
              includeDependenciesRecursively: false,
            },
            {
              name: "parts",
              test: /src\/(__generated__\/FrameDialog_frame\.graphql|areas\/frames\/FrameDialog|ui\/([a-z]+\/)?(Details|InfoDialog|KeyFacts|RawText|StatTiles|monospace|useUrlFlag))\.tsx?$/,
              includeDependenciesRecursively: false,
            },
            {
              name: "chips",
              test: /src\/(ui\/feedback\/ExplainedChip|areas\/jobs\/JobStatusChip|__generated__\/JobStatusChip_job\.graphql)\.tsx?$/,
              includeDependenciesRecursively: false,
            },
            {
              name: "notices",
              test: /src\/(app\/(LoadingOverlay|Notice(Layer|Link)|ToastBar|UpdateNotice|notices|toastPlaces)|ui\/url\/ScrollBack)\.tsx?$/,
              includeDependenciesRecursively: false,
            },
            // JSON and long texts, and charts without the library that draws them.
            {
              name: "json",
              test: /src\/ui\/(json\/|text\/(LongText|textMatches)\.)/,
              includeDependenciesRecursively: false,
            },
            {
              name: "charts",
              test: /src\/ui\/charts\/(?!Nivo)/,
              includeDependenciesRecursively: false,
            },
            {
              name: "icons",
              test: /node_modules\/@mui\/icons-material\/(Check|CheckCircleOutlined|ContentCopyOutlined|ErrorOutlineOutlined|KeyboardArrow(Down|Up)Outlined|Search)\./,
              includeDependenciesRecursively: false,
            },
            // A file for each of these would be larger than what it holds.
            {
              name: "words",
              test: /src\/(app\/(CopyButton|FailureToast|useCopy)|areas\/[a-z-]+\/([a-z]+\/)?([a-z]+Label|fromPlaces)|ui\/([a-z]+\/)?(Breadcrumbs|LabelledSpinner|PartialListNote|choices|distinctNames|download|fieldHelp|fileSizeText|reasonOf|textChunks|typedDay|visibleRows|wholeNumber|words))\.tsx?$/,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  test: {
    restoreMocks: true,
    // A busy machine may take seconds over a menu of the widget library.
    testTimeout: 30_000,
    env: { TZ: "UTC" },
    projects: [
      { extends: true, test: { name: "rules", environment: "node", include: ["src/**/*.test.ts"], exclude: testsOfPages } },
      {
        extends: true,
        test: { name: "pages", environment: "jsdom", setupFiles: ["./vitest.setup.ts"], include: testsOfPages },
      },
    ],
  },
}));
