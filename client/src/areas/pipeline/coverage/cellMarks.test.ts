import { expect, test } from "vitest";
import type { RunSet } from "../runs/runSet";
import { cellMarks } from "./cellMarks";

const run = (date: string) => ({ marketId: 2, marketLabel: "Boston", date });

const set: RunSet = {
  job: { title: "", done: "", failure: "", send: async () => [], onAllSent: () => {} },
  dates: [],
  total: 4,
  sent: 1,
  failed: [{ ...run("2025-03-11"), reason: "No data.", isLost: false }],
  queue: [run("2025-03-12")],
  unsent: [],
  status: "sending",
};

test("a cell shows the outcome of its run until the jobs are asked for again", () => {
  const sent = new Map([["2 2025-03-10", 5]]);
  const marks = (askedAfter: number) => Object.fromEntries(cellMarks({ runs: set, sent, askedAfter }).get(2) ?? []);
  const others = { "2025-03-11": { look: "NOT_SENT", reason: "No data." }, "2025-03-12": { look: "SENDING" } };
  expect(marks(4)).toEqual({ "2025-03-10": { look: "RUNNING" }, ...others });
  expect(marks(5)).toEqual(others);
  expect(cellMarks({ runs: null, sent, askedAfter: 5 }).size).toBe(0);
  expect(cellMarks({ runs: null, sent, askedAfter: undefined }).get(2)?.get("2025-03-10")).toEqual({ look: "RUNNING" });
});
