import { expect, test } from "vitest";
import type { AttentionKind } from "../../__generated__/AttentionPanelQuery.graphql";
import { countsByScreen, groupsOf, kindOf } from "./attentionKinds";

test("a kind whose items come after those that were loaded still shows its number", () => {
  const counts: [AttentionKind, number | null][] = [["STALE_PROVIDER", 0], ["FAILED_MARKET_JOB", 50_000], ["DUE_STUDY", 3], ["NEVER_SEEN_PROVIDER", null]];
  const kinds = counts.map(([kind, count]) => ({ kind, label: kind, count }));
  const nodes = (["UNREADABLE_LIST", "FAILED_MARKET_JOB", "FAILED_MARKET_JOB"] as const).map((kind) => ({ kind }));
  const shown = (chosen: AttentionKind | null) => groupsOf(nodes, ({ kind }) => kind, kinds, chosen).map(({ kind, count, items }) => [kind, count, items.length]);
  const failed = ["FAILED_MARKET_JOB", 50_000, 2];
  expect(shown(null)).toEqual([["UNREADABLE_LIST", 1, 1], failed, ["DUE_STUDY", 3, 0]]);
  expect(shown("FAILED_MARKET_JOB")).toEqual([["UNREADABLE_LIST", 1, 1], failed]);
});

test.each([
  ["DUE_STUDY", "DUE_STUDY", "DUE_STUDY"],
  ["CAMPAIGN_WITHOUT_PIXEL", null, "CAMPAIGN_WITHOUT_PIXEL"],
  ["MISSING_MARKET_JOBS", "MISSING_MARKET_JOBS", null],
  ["UNREADABLE_LIST", null, null],
  ["due_study", null, null],
  [null, null, null],
])("the kind %j of the address is %j in the list of everything, and %j in that of a customer", (param, ofAll, ofCustomer) => {
  expect([kindOf(param, false), kindOf(param, true)]).toEqual([ofAll, ofCustomer]);
});

test("each screen has the sum of its kinds if it has any, and says if some could not be counted", () => {
  const readAt = new Date(0);
  const kinds = [
    { kind: "STALE_PROVIDER", count: 5 },
    { kind: "STUCK_LOCK", count: 9 },
    { kind: "FAILED_MARKET_JOB", count: null },
    { kind: "MISSING_MARKET_JOBS", count: 2 },
    { kind: "UNREADABLE_LIST", count: 1 },
  ] as const;
  expect([...countsByScreen(kinds, readAt)]).toEqual([
    ["providers", { count: 14, isPartial: false, readAt }],
    ["pipeline", { count: 2, isPartial: true, readAt }],
  ]);
  const none = [{ kind: "STUCK_LOCK", count: 0 }, { kind: "FAILED_MARKET_JOB", count: null }, { kind: "DUE_STUDY", count: 1 }] as const;
  expect([...countsByScreen(none, readAt).keys()]).toEqual(["attribution"]);
});
