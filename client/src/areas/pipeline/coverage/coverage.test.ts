import { expect, test } from "vitest";
import type { RunSet } from "../runs/marketRuns";
import { coverageOf, coverageProblem } from "./coverageAddress";
import { type Axes, cellMarks, type Coverage, countStates, endsOf, lookOf, placeAfterKey, runsOf, selectionBetween, wholeArea, withRuns } from "./coverageCells";

test.each([
  ["", { dates: { preset: "LAST_7_DAYS" }, text: "", filter: {} }],
  ["dates=last-30&market=%20bos%20&type=transit&show=open", { dates: { preset: "LAST_30_DAYS" }, text: "bos", filter: { text: "bos", types: ["TRANSIT"], states: ["MISSING", "FAILED"] } }],
  ["dates=nonsense&type=nonsense&show=nonsense&market=%20", { dates: { preset: "LAST_7_DAYS" }, text: "", filter: {} }],
  ["dates=custom&from=2025-03-01&to=2025-03-31", { dates: { preset: "CUSTOM", from: "2025-03-01", to: "2025-03-31" }, text: "", filter: {} }],
  ["dates=custom&from=2025-03-01&to=2025-04-01", { dates: { preset: "LAST_7_DAYS" }, text: "", filter: {} }],
])("the address %j asks for its coverage", (address, expected) => expect(coverageOf(new URLSearchParams(address))).toEqual(expected));

test.each([
  ["2025-03-01", "2025-03-31", null],
  ["2025-03-01", "2025-04-01", "A date range may cover at most 31 days."],
  ["2025-03-02", "2025-03-01", "The end date is before the start date."],
  [null, "2025-03-02", null],
  ["2025-03-02", null, null],
])("the days from %j to %j have their problem", (from, to, problem) => expect(coverageProblem({ from, to })).toBe(problem));

const axes: Axes = {
  markets: [{ marketId: 7 }, { marketId: 2 }, { marketId: 5 }],
  days: [{ date: "2025-03-10" }, { date: "2025-03-11" }, { date: "2025-03-12" }, { date: "2025-03-13" }],
};

test.each<[selection: string | null, ends: number[] | null]>([
  ["7.2025-03-10_5.2025-03-12", [0, 0, 2, 2]],
  ["5.2025-03-12_7.2025-03-10", [2, 2, 0, 0]],
  ["2.2025-03-13", [1, 3, 1, 3]],
  // A market or a day that the matrix does not show.
  ["3.2025-03-10_5.2025-03-12", null],
  ["7.2025-03-10_5.2025-04-12", null],
  // No selection.
  ...[null, "", "7.2025-3-10", "7.2025-03-10_x", "_7.2025-03-10"].map((selection): [string | null, null] => [selection, null]),
])("the selection %j has its ends", (selection, expected) => {
  const ends = endsOf(axes, selection);
  expect(ends && [ends.from.row, ends.from.column, ends.to.row, ends.to.column]).toEqual(expected);
  expect(ends === null ? selection : selectionBetween(axes, ends.from, ends.to)).toBe(selection);
});

test.each([
  ["ArrowUp", false, [0, 1]],
  ["ArrowDown", false, [2, 1]],
  ["ArrowLeft", false, [1, 0]],
  ["ArrowRight", false, [1, 2]],
  ["ArrowDown", true, [2, 1]],
  ["ArrowRight", true, [1, 3]],
  ["Home", false, [1, 0]],
  ["End", false, [1, 3]],
  ["Home", true, [0, 0]],
  ["End", true, [2, 3]],
  ["PageUp", false, [0, 1]],
  ["PageDown", false, [2, 1]],
  ["Enter", false, null],
])("the key %s with Ctrl %s leads to its place", (key, ctrlKey, expected) => {
  const place = placeAfterKey({ row: 1, column: 1 }, { key, ctrlKey }, axes);
  expect(place && [place.row, place.column]).toEqual(expected);
});

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

const boston = (date: string) => ({ marketId: 2, marketLabel: "Boston", date });

test("a cell shows what becomes of its run", () => {
  const runs: RunSet = {
    job: { title: "", done: "", failure: "", send: async () => [], onAllSent: () => {} },
    total: 5,
    done: [boston("2025-03-09"), boston("2025-03-10")],
    listed: 1,
    failed: [{ row: boston("2025-03-11"), reason: "No data.", isLost: false }],
    queue: [boston("2025-03-12")],
    unsent: [],
    status: "sending",
  };
  expect(Object.fromEntries(cellMarks(runs).get(2) ?? [])).toEqual({
    "2025-03-10": { look: "RUNNING" },
    "2025-03-11": { look: "NOT_SENT", reason: "No data." },
    "2025-03-12": { look: "SENDING" },
  });
  expect(cellMarks(null).size).toBe(0);
});
