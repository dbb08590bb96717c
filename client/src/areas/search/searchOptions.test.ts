import { expect, test } from "vitest";
import { screens } from "../../app/routing/routes";
import { listOptions } from "./searchOptions";

const labels = (text: string, hits: Parameters<typeof listOptions>[2] = []) =>
  listOptions(screens, text, hits).map(({ label, options }) => [label, options.map((option) => option.label)]);

test("screens are found by words of their names, those of developers and of single objects are not", () => {
  expect(labels("asset")).toEqual([["Screens", ["Asset Owners"]]]);
  expect(labels("pipeline new")).toEqual([["Screens", ["New Pipeline Job"]]]);
  expect(labels("developers")).toEqual([]);
  expect(labels("nothing like it")).toEqual([]);
});

test("hits are listed by kind, the kind of the best hit first", () => {
  const hit = (kind: string, label: string) => ({ key: label, kind, label, address: `/${label}` });
  const hits = [hit("Markets", "a"), hit("Customers", "b"), hit("Markets", "c")];
  expect(labels("asset", hits)).toEqual([
    ["Screens", ["Asset Owners"]],
    ["Markets", ["a", "c"]],
    ["Customers", ["b"]],
  ]);
});
