import { expect, test } from "vitest";
import { countsByScreen } from "./countsByScreen";

test("each screen has the sum of its kinds, and says if some could not be counted", () => {
  const counts = countsByScreen([
    { kind: "STALE_PROVIDER", count: 5 },
    { kind: "STUCK_LOCK", count: 9 },
    { kind: "FAILED_MARKET_JOB", count: null },
    { kind: "MISSING_MARKET_JOBS", count: 2 },
    { kind: "UNREADABLE_LIST", count: 1 },
  ]);
  expect([...counts]).toEqual([
    ["providers", { count: 14, isPartial: false }],
    ["pipeline", { count: 2, isPartial: true }],
    ["attribution", { count: 0, isPartial: false }],
  ]);
});
