import { expect, test } from "vitest";
import type { AttentionKind } from "../../__generated__/AttentionPanelQuery.graphql";
import { groupsOf } from "./attentionGroups";

function shown(counts: [AttentionKind, number | null][], loaded: AttentionKind[], chosen: AttentionKind | null) {
  const nodes = loaded.map((kind) => ({ kind }));
  const kinds = counts.map(([kind, count]) => ({ kind, label: kind, count }));
  return groupsOf(nodes, ({ kind }) => kind, kinds, chosen).map(({ kind, count, items }) => [kind, count, items.length]);
}

test("a kind whose items come after those that were loaded still shows its number", () => {
  const counts: [AttentionKind, number | null][] = [
    ["STALE_PROVIDER", 0],
    ["FAILED_MARKET_JOB", 50_000],
    ["DUE_STUDY", 3],
    ["SILENT_PROVIDER", null],
  ];
  const loaded: AttentionKind[] = ["UNREADABLE_LIST", "FAILED_MARKET_JOB", "FAILED_MARKET_JOB"];
  const failed = ["FAILED_MARKET_JOB", 50_000, 2];
  expect(shown(counts, loaded, null)).toEqual([["UNREADABLE_LIST", 1, 1], failed, ["DUE_STUDY", 3, 0]]);
  expect(shown(counts, loaded, "FAILED_MARKET_JOB")).toEqual([["UNREADABLE_LIST", 1, 1], failed]);
  expect(shown([], [], null)).toEqual([]);
});
