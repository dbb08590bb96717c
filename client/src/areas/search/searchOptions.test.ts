import { expect, test } from "vitest";
import { screens } from "../../app/routing/routes";
import { commandsFor } from "./commands";
import { listOptions } from "./searchOptions";

const nothing = { screens, actions: [], console: [], records: { recent: [], pinned: [] }, commands: [], views: [], hits: [] };
const groupsOf = (text: string, sources: Partial<Parameters<typeof listOptions>[1]> = {}) => listOptions(text, { ...nothing, ...sources });
const labels = (...args: Parameters<typeof groupsOf>) => groupsOf(...args).map(({ label, options }) => [label, options.map((option) => option.label)]);
const record = (label: string, kind = "Customer") => ({ kind, label, address: `/app/${label}` });

test("screens are found by words of their names and of what they show, those of developers and of single objects are not", () => {
  expect(labels("asset")).toEqual([["Screens", ["Asset Owners"]]]);
  expect(labels("pipeline new")).toEqual([["Screens", ["New Pipeline Job"]]]);
  expect(labels("developers")).toEqual([]);
  expect(labels("frames")).toEqual([["Screens", ["Inventory"]]]);
  expect(labels("ad groups")).toEqual([["Screens", ["Campaign Explorer"]]]);
  expect(labels("nothing like it")).toEqual([]);
});

test("hits are listed by kind, the kind of the best hit first", () => {
  const hit = (kind: string, label: string) => ({ key: label, kind, label, address: `/${label}` });
  const hits = [hit("Markets", "a"), hit("Customers", "b"), hit("Markets", "c")];
  expect(labels("asset", { hits })).toEqual([
    ["Screens", ["Asset Owners"]],
    ["Markets", ["a", "c"]],
    ["Customers", ["b"]],
  ]);
});

test("pinned and recent records are listed once, first of all without a text, and found by name and kind", () => {
  const records = { pinned: [record("harbor")], recent: [record("harbor"), record("spring", "Campaign")] };
  expect(labels("", { records }).slice(0, 2)).toEqual([
    ["Pinned", ["harbor"]],
    ["Recent", ["spring"]],
  ]);
  expect(labels("campaign spr", { records })).toEqual([["Recent", ["spring"]]]);
  const hit = { ...record("harbor"), key: "1", kind: "Customers" };
  expect(labels("harbor", { records, hits: [hit] })).toEqual([["Pinned", ["harbor"]]]);
});

test("the actions of the console come last", () => {
  const offered = [{ label: "How was this loaded", reason: null, run: () => undefined }];
  expect(labels("", { console: offered }).at(-1)).toEqual(["Console", ["How was this loaded"]]);
  expect(labels("loaded", { console: offered })).toEqual([["Console", ["How was this loaded"]]]);
});

test("commands are found by words of any of their texts in any order, once beside a screen or an action, and by role", () => {
  const commands = commandsFor({ developer: false, lockMaintainer: false });
  const [group] = groupsOf("active run markets", { commands });
  expect(group?.options).toEqual([{ key: "command Run Active Markets", label: "Run Active Markets", address: "/app/pipeline?form=run-active-markets" }]);
  expect(labels("providers stale", { commands })).toEqual([["Commands", ["Stale Providers"]]]);
  expect(labels("upload", { commands })).toEqual([["Screens", ["Upload"]]]);
  const offered = [{ label: "New Pixel", reason: null, run: () => undefined }];
  expect(labels("new pixel", { commands, actions: offered })).toEqual([["On this screen", ["New Pixel"]]]);
  expect(labels("stuck locks", { commands })).toEqual([]);
  expect(labels("stuck locks", { commands: commandsFor({ developer: false, lockMaintainer: true }) })).toEqual([["Commands", ["Stuck Locks"]]]);
});

test("every command leads to a screen", () => {
  const known = screens.map(({ path }) => path);
  const strays = commandsFor({ developer: true, lockMaintainer: true }).filter(({ address }) => !known.includes(address.split("?")[0] ?? ""));
  expect(strays).toEqual([]);
});

test("a view is found by its name and its list, and a debug log by its key", () => {
  const view = { name: "Late feeds", of: "Providers", list: "providers", address: "/app/providers?status=STALE" };
  expect(labels("providers late", { views: [view] })).toEqual([["Views", ["Late feeds"]]]);
  expect(groupsOf("d-12").flatMap(({ options }) => options)).toEqual([{ key: "log", label: "Debug log d-12", detail: "By its key", address: "/app/ai-debug-logs?log=d-12" }]);
  expect(labels("d-12 x")).toEqual([]);
});
