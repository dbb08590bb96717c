import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseAst } from "vite";
import { expect, test } from "vitest";

const src = import.meta.dirname;
const read = (file: string) => readFileSync(path.join(src, file), "utf8");
const all = readdirSync(src, { recursive: true, encoding: "utf8" }).map((file) => file.replaceAll(path.sep, "/"));

/** The sources of the client, without its tests. */
const files = all.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith("__generated__/"));

/*
 * The layers of the client, top to bottom. A file imports from its own layer and from lower ones.
 *
 *   entry   app/main.tsx and app/routing/routes, which know every area
 *   areas   one folder per area; another area may use only what is published below
 *   app     Relay, routing, the session, and what frames every screen
 *   ui      widgets, which know neither Relay nor the graph
 *
 * Tests may import from any layer.
 */
const layers = ["ui", "app", "areas", "entry"];

/** What an area offers to other areas. */
const published: Readonly<Record<string, readonly string[]>> = {
  "ai-insights": ["DateFilterFields", "PartFailure", "urlFilter"],
  attention: ["AttentionPanel", "SidebarCounts"],
  attribution: ["StudyStatusChip"],
  campaigns: ["CampaignDays", "CampaignSelect", "CustomerCampaignsTab", "campaignLabel"],
  customers: ["CustomerSelect"],
  dev: ["OperationsDialog"],
  frames: ["FrameDialog", "FrameLayers", "MarketFrames"],
  jobs: ["JobCreator", "JobDates", "JobFiles", "JobStatusChip", "JobsTable"],
  markets: ["MarketLink", "MarketSelect"],
  pixels: ["PixelActions", "PixelForm", "pixelDates"],
  pipeline: ["PhaseChip", "coverageCells", "useJobActions"],
  providers: ["ProviderLock", "ProviderSuggestField"],
  search: ["RecentTracker", "SearchButton"],
  vehicles: ["VehiclesTab"],
};

const entries = ["app/main", "app/routing/routes"];
const SPECIFIER = /(?:from|import|import\() ?"([^"]+)"/g;

const withoutExtension = (file: string) => file.replace(/\.tsx?$/, "");
const folderOf = (file: string) => (entries.includes(withoutExtension(file)) ? "entry" : (file.split("/")[0] ?? ""));
const areaOf = (file: string) => (file.startsWith("areas/") ? file.split("/")[1] : undefined);

/** What each file imports: a path below src, or the name of a package. */
const imports = files.flatMap((file) =>
  [...read(file).matchAll(SPECIFIER)].map(([, specifier = ""]) => ({
    file,
    target: specifier.startsWith(".") ? path.posix.join(path.posix.dirname(file), specifier) : specifier,
    isOwn: specifier.startsWith("."),
  })),
);

test("no file imports from a layer above its own", () => {
  const upward = imports.filter(
    ({ file, target, isOwn }) => isOwn && layers.includes(folderOf(target)) && layers.indexOf(folderOf(target)) > layers.indexOf(folderOf(file)),
  );
  expect(upward).toEqual([]);
});

test("every file is on a layer", () => expect(files.filter((file) => !layers.includes(folderOf(file)))).toEqual([]));

test("widgets know neither Relay nor the graph", () => {
  const wrong = imports.filter(({ file, target }) => folderOf(file) === "ui" && /relay|graphql|__generated__/.test(target));
  expect(wrong).toEqual([]);
});

test("an area uses only what another one publishes", () => {
  const wrong = imports.filter(({ file, target, isOwn }) => {
    const area = areaOf(target);
    if (!isOwn || area === undefined || folderOf(file) !== "areas" || area === areaOf(file)) return false;
    return published[area]?.includes(path.posix.basename(target)) !== true;
  });
  expect(wrong).toEqual([]);
});

test("what an area publishes is used by another one", () => {
  const foreign = imports.filter(({ file, target }) => areaOf(file) !== areaOf(target));
  const used = new Set(foreign.map(({ target }) => `${areaOf(target)}: ${path.posix.basename(target)}`));
  const all = Object.entries(published).flatMap(([area, names]) => names.map((name) => `${area}: ${name}`));
  const unused = all.filter((name) => !used.has(name));
  expect(unused).toEqual([]);
});

/** Whether an element is a button, by its name. */
const isButton = (name: string) => /button$/i.test(name) || name === "MenuItem" || name === "Tab";

/** A busy button shows that it is busy. Any other reason needs a ReasonedButton. */
const allowed = new Set(["isBusy", "isRunning", "isChecking", "isCancelling", "isClearing"]);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Calls a function with every node of a tree. */
function visit(node: unknown, see: (node: Record<string, unknown>) => void): void {
  if (!isObject(node)) return;
  see(node);
  for (const child of Object.values(node)) visit(child, see);
}

/** The conditions under which the buttons of a text are disabled. */
function conditionsOf(text: string): readonly string[] {
  const found: string[] = [];
  const textOf = (node: unknown) => (isObject(node) ? text.slice(Number(node["start"]), Number(node["end"])) : "true");
  visit(parseAst(text, { lang: "tsx" }), (node) => {
    if (node["type"] !== "JSXOpeningElement" || !isButton(textOf(node["name"])) || !Array.isArray(node["attributes"])) return;
    for (const attribute of node["attributes"]) {
      if (isObject(attribute) && textOf(attribute["name"]) === "disabled") found.push(textOf(attribute["value"]).replace(/^\{|\}$/g, ""));
    }
  });
  return found;
}

test("the conditions of disabled buttons are found", () => {
  const text = `const all = [<Button disabled={a > b} onClick={() => {}} />, <Tab disabled />, <Field disabled={c} />, <Button aria-disabled={d} />];`;
  expect(conditionsOf(text)).toEqual(["a > b", "true"]);
});

test("a disabled button says why, unless it is busy", () => {
  const silent = files.filter((file) => file.endsWith(".tsx")).flatMap((file) =>
    conditionsOf(read(file))
      .filter((condition) => !allowed.has(condition))
      .map((condition) => `${file}: ${condition}`),
  );
  expect(silent).toEqual([]);
});

/** Every stylesheet, and the component of the same name. */
const stylesheets = all.filter((file) => file.endsWith(".module.css"));
const componentOf = (stylesheet: string) => stylesheet.replace(/\.module\.css$/, ".tsx");

/** What follows a dot, without repetition. */
const names = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name]) => name));

test("each stylesheet belongs to the component of the same name, and no two share a name", () => {
  expect(stylesheets.filter((file) => !existsSync(path.join(src, componentOf(file))))).toEqual([]);
  expect(new Set(stylesheets.map((file) => path.basename(file))).size).toBe(stylesheets.length);
});

test.each(stylesheets)("%s has the classes that its component uses, below the widget library's", (file) => {
  const text = read(file).replaceAll(/\/\*.*?\*\/|:global\([^{]*\)/gs, "");
  expect(text).toMatch(/^@layer frame \{/);
  const component = read(componentOf(file));
  // Icons choose theirs by a property.
  const used = component.includes("css[fontSize]") ? new Set(["icon", "medium", "small"]) : names(component, /\bcss\.(\w+)/g);
  expect(names(text, /\.([a-z]\w*)(?=[^{};]*\{)/gi)).toEqual(used);
});

test("only one hook changes the search parameters of the address", () => {
  const writers = files.filter((file) => /\[\w*, \w+\] = useSearchParams\(/.test(read(file)));
  expect(writers).toEqual(["ui/url/useUrlParam.ts"]);
});
