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
