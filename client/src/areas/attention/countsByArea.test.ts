import { expect, test } from "vitest";
import { countsByArea } from "./countsByArea";

test("each screen has the sum of its kinds, without those that could not be counted", () => {
  const counts = countsByArea([
    { kind: "STALE_PROVIDER", count: 5 },
    { kind: "STUCK_LOCK", count: 9 },
    { kind: "FAILED_MARKET_JOB", count: null },
    { kind: "MISSING_MARKET_JOBS", count: 2 },
    { kind: "UNREADABLE_LIST", count: 1 },
  ]);
  expect([...counts]).toEqual([
    ["providers", 14],
    ["pipeline", 2],
    ["attribution", 0],
  ]);
});
