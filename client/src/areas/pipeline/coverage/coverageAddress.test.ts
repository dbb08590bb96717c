import { expect, test } from "vitest";
import { coverageOf, daysProblem } from "./coverageAddress";

test.each([
  ["", { dates: { preset: "LAST_7" }, filter: {} }],
  ["dates=last-30&market=%20bos%20&type=transit&show=open", {
    dates: { preset: "LAST_30" },
    filter: { text: "bos", types: ["TRANSIT"], states: ["MISSING", "FAILED"] },
  }],
  ["dates=nonsense&type=nonsense&show=nonsense&market=%20", { dates: { preset: "LAST_7" }, filter: {} }],
  ["dates=custom&from=2025-03-01&to=2025-03-31", { dates: { preset: "CUSTOM", from: "2025-03-01", to: "2025-03-31" }, filter: {} }],
  ["dates=custom&from=2025-03-01", { dates: { preset: "LAST_7" }, filter: {} }],
  ["dates=custom&from=2025-03-01&to=2025-04-01", { dates: { preset: "LAST_7" }, filter: {} }],
  ["dates=custom&from=2025-02-31&to=2025-03-01", { dates: { preset: "LAST_7" }, filter: {} }],
])("the address %j asks for its coverage", (address, expected) => {
  expect(coverageOf(new URLSearchParams(address))).toEqual(expected);
});

test.each([
  ["2025-03-01", "2025-03-31", null],
  ["2025-03-01", "2025-04-01", "A date range may cover at most 31 days."],
  ["2025-03-02", "2025-03-01", "The end date is before the start date."],
  ["2025-03-02", "2025-03-02", null],
  [null, "2025-03-02", null],
  ["2025-03-02", null, null],
])("the days from %j to %j have their problem", (from, to, problem) => {
  expect(daysProblem({ from, to })).toBe(problem);
});
