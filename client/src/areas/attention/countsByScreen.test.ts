import { expect, test } from "vitest";
import { countsByScreen } from "./countsByScreen";

test("each screen has the sum of its kinds, and says if some could not be counted", () => {
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
});

test("a screen of which nothing was counted has no number, whether or not all could be counted", () => {
  expect([...countsByScreen([{ kind: "STUCK_LOCK", count: 0 }, { kind: "FAILED_MARKET_JOB", count: null }, { kind: "DUE_STUDY", count: 1 }], new Date(0)).keys()]).toEqual(["attribution"]);
});
