import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

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
  "ai-insights": ["CustomRangeFields", "customRange"],
  attention: ["AttentionPanel", "SidebarCounts"],
  campaigns: ["CampaignSelect", "CustomerCampaignsTab", "campaignLabel", "useCustomerSlug", "useUpdateCampaignMetadata"],
  customers: ["CustomerSelect", "customerLabel"],
  dev: ["OperationsDialog"],
  frames: ["FrameDialog"],
  jobs: ["JobDates", "JobFiles", "JobStatusChip", "JobsTable", "RefreshJobButton"],
  markets: ["MarketSelect"],
  pixels: ["PixelActions", "PixelForm", "pixelDates"],
  pipeline: ["useRerunPipelineJobs", "useRunCampaignRefreshJobs"],
  providers: ["ProviderSuggestField", "useUnlockProviders"],
  search: ["RecentThings", "SearchButton"],
  vehicles: ["VehiclesTab"],
};

const entries = ["app/main", "app/routing/routes"];
const src = import.meta.dirname;
const SPECIFIER = /(?:from|import|import\() ?"([^"]+)"/g;

const files = readdirSync(src, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll(path.sep, "/"))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith("__generated__/"));

const withoutExtension = (file: string) => file.replace(/\.tsx?$/, "");
const folderOf = (file: string) => (entries.includes(withoutExtension(file)) ? "entry" : (file.split("/")[0] ?? ""));
const areaOf = (file: string) => (file.startsWith("areas/") ? file.split("/")[1] : undefined);

/** What each file imports: a path below src, or the name of a package. */
const imports = files.flatMap((file) =>
  [...readFileSync(path.join(src, file), "utf8").matchAll(SPECIFIER)].map(([, specifier = ""]) => ({
    file,
    target: specifier.startsWith(".") ? path.posix.join(path.posix.dirname(file), specifier) : specifier,
    isOwn: specifier.startsWith("."),
  })),
);

test("no file imports from a layer above its own", () => {
  const upward = imports.filter(
    ({ file, target, isOwn }) =>
      isOwn && layers.includes(folderOf(target)) && layers.indexOf(folderOf(target)) > layers.indexOf(folderOf(file)),
  );
  expect(upward).toEqual([]);
});

test("every file is on a layer", () => {
  expect(files.filter((file) => !layers.includes(folderOf(file)))).toEqual([]);
});

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
  const used = new Set(imports.map(({ file, target }) => (areaOf(file) === areaOf(target) ? "" : target)));
  const unused = Object.entries(published).flatMap(([area, names]) =>
    names.map((name) => `areas/${area}/${name}`).filter((target) => !used.has(target)),
  );
  expect(unused).toEqual([]);
});
