import { expect, test } from "vitest";
import { lookOf, withRuns } from "./cellMarks";
import { type Coverage, countStates, runsOf, wholeArea } from "./coverageCells";

const coverage: Coverage = {
  days: ["2025-03-10", "2025-03-11", "2025-03-12"].map((date) => ({ date })),
  markets: [
    { marketId: 7, marketLabel: "Atlanta", states: ["MISSING", "COMPLETED", "FAILED"] },
    { marketId: 2, marketLabel: "Boston", states: ["RUNNING", "MISSING", "UNKNOWN"] },
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
  const empty = { days: [], markets: [] };
  expect(runsOf(empty, wholeArea(empty), ["MISSING"])).toEqual([]);
});

test("a run that is on its way counts as running everywhere, and one that was not sent as before", () => {
  const marks = new Map([[7, new Map([["2025-03-10", { look: "SENDING" as const }], ["2025-03-12", { look: "NOT_SENT" as const, reason: "No data." }]])]]);
  const shown = withRuns(coverage, marks);
  expect(countStates(shown, wholeArea(shown))).toEqual({ COMPLETED: 1, RUNNING: 2, FAILED: 1, MISSING: 1, UNKNOWN: 1 });
  expect(runsOf(shown, wholeArea(shown), ["MISSING"])).toEqual([{ marketId: 2, marketLabel: "Boston", date: "2025-03-11" }]);
  expect(shown.markets[1]).toBe(coverage.markets[1]);
});

test.each([
  ["MISSING", undefined, { look: "MISSING" }],
  ["MISSING", { look: "NOT_SENT", reason: "No data." }, { look: "NOT_SENT", reason: "No data." }],
  ["RUNNING", { look: "SENDING" }, { look: "SENDING" }],
  ["RUNNING", { look: "NOT_SENT", reason: "It already runs." }, { look: "RUNNING" }],
] as const)("a cell that is %s with the mark %o looks like %o", (state, mark, look) => {
  expect(lookOf(state, mark)).toEqual(look);
});
