import { expect, test } from "vitest";
import { type Run, runLanes } from "./lanes";

const MINUTE = 60_000;
const now = Date.parse("2026-11-30T08:00:00Z");

/** A run that started and ended so many minutes ago. */
const run = (jobId: string, market: string, from: number, to: number, more: Partial<Run> = {}): Run => ({
  jobId, market, marketHash: market.toLowerCase(), type: "Transit", phase: "COMPLETED", status: "COMPLETED", duration: "",
  start: now - from * MINUTE, end: now - to * MINUTE, usualEnd: null, isSlow: false, needsRerun: false, ...more,
});

test("markets with failed or slow runs come first, and runs of more than 24 hours ago are left out", () => {
  const lanes = runLanes(
    [
      run("1", "Albany", 90, 60),
      run("2", "Denver", 90, 0, { isSlow: true }),
      run("3", "Boston", 90, 90, { needsRerun: true }),
      run("4", "Austin", 1440, 1400),
      run("5", "Fresno", 1441, 1400, { needsRerun: true }),
    ],
    now,
  );
  expect(lanes.map(({ market }) => market)).toEqual(["Boston", "Denver", "Albany", "Austin"]);
});

test("runs that overlap, or would hide each other, have rows of their own", () => {
  const rowsOf = (...runs: readonly Run[]) => runLanes(runs, now)[0]?.bars.map(({ jobId, row }) => `${jobId}:${row}`);
  expect(rowsOf(run("1", "Boston", 90, 60), run("2", "Boston", 60, 30))).toEqual(["1:0", "2:0"]);
  expect(rowsOf(run("2", "Boston", 70, 30), run("1", "Boston", 90, 60))).toEqual(["1:0", "2:1"]);
  // A run of no length keeps its place for twelve minutes.
  const short = run("1", "Boston", 90, 90);
  expect(rowsOf(short, run("2", "Boston", 79, 30), run("3", "Boston", 78, 30))).toEqual(["1:0", "2:1", "3:0"]);
  // So does one for as long as usual.
  const running = run("1", "Boston", 90, 80, { usualEnd: now - 50 * MINUTE });
  expect(rowsOf(running, run("2", "Boston", 70, 30))).toEqual(["1:0", "2:1"]);
});
