import { expect, test } from "vitest";
import { countsByScreen, kindOf } from "./attentionKinds";

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
    { kind: "STALE_PROVIDER", label: "Stale providers", count: 5 },
    { kind: "STUCK_LOCK", label: "Stuck locks", count: 9 },
    { kind: "NEVER_SEEN_PROVIDER", label: "Providers that were never processed", count: 0 },
    { kind: "FAILED_MARKET_JOB", label: "Failed market jobs", count: null },
    { kind: "MISSING_MARKET_JOBS", label: "Markets with days without a job", count: 2 },
    { kind: "UNREADABLE_LIST", label: "Lists that cannot be read", count: 1 },
  ] as const;
  expect([...countsByScreen(kinds, readAt)]).toEqual([
    ["providers", { count: 14, text: "Stale providers: 5\nStuck locks: 9", isPartial: false, readAt }],
    ["pipeline", { count: 2, text: "Markets with days without a job: 2", isPartial: true, readAt }],
  ]);
  const label = "";
  const none = [{ kind: "STUCK_LOCK", label, count: 0 }, { kind: "FAILED_MARKET_JOB", label, count: null }, { kind: "DUE_STUDY", label, count: 1 }] as const;
  expect([...countsByScreen(none, readAt).keys()]).toEqual(["attribution"]);
});
