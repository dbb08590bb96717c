import { expect, test } from "vitest";
import { type Coverage, countStates, runsOf, wholeArea } from "./coverageCells";

const counts = { missing: 0, failed: 0 };

const coverage: Coverage = {
  days: ["2025-03-10", "2025-03-11", "2025-03-12"].map((date) => ({ date, counts })),
  counts,
  markets: [
    { marketId: 7, marketLabel: "Atlanta", states: ["MISSING", "COMPLETED", "FAILED"], counts },
    { marketId: 2, marketLabel: "Boston", states: ["RUNNING", "MISSING", "UNKNOWN"], counts },
  ],
};

test("the cells of an area are counted by state", () => {
  expect(countStates(coverage, wholeArea(coverage))).toEqual({ COMPLETED: 1, RUNNING: 1, FAILED: 1, MISSING: 2, UNKNOWN: 1 });
  const area = { top: 1, bottom: 1, left: 0, right: 1 };
  expect(countStates(coverage, area)).toEqual({ COMPLETED: 0, RUNNING: 1, FAILED: 0, MISSING: 1, UNKNOWN: 0 });
});

test("the runs of an area are those of its cells in the states wanted", () => {
  const run = (marketId: number, marketLabel: string, date: string) => ({ marketId, marketLabel, date });
  expect(runsOf(coverage, wholeArea(coverage), ["MISSING"])).toEqual([run(7, "Atlanta", "2025-03-10"), run(2, "Boston", "2025-03-11")]);
  const area = { top: 0, bottom: 1, left: 1, right: 2 };
  expect(runsOf(coverage, area, ["MISSING", "FAILED"])).toEqual([run(7, "Atlanta", "2025-03-12"), run(2, "Boston", "2025-03-11")]);
  const empty = { days: [], markets: [], counts };
  expect(runsOf(empty, wholeArea(empty), ["MISSING"])).toEqual([]);
});
