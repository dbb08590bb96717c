import { expect, test } from "vitest";
import { pingDays } from "./pingDays";

const now = Date.parse("2026-03-12T00:30:00Z");
const shown = (rows: readonly [date: string | null, pings: number | null][]) =>
  pingDays(
    rows.map(([date, pings]) => ({ date, pings })),
    now,
  ).map(({ date, pings }) => `${date.slice(5)} ${pings}`);

test("days without a row are empty, the oldest day first", () => {
  expect(
    shown([
      ["2026-03-11", 7],
      ["2026-03-08", 5],
    ]),
  ).toEqual(["03-08 5", "03-09 0", "03-10 0", "03-11 7"]);
});

test("silent days up to yesterday are shown, but not a month of them", () => {
  expect(shown([["2026-03-09", 7]])).toEqual(["03-09 7", "03-10 0", "03-11 0"]);
  expect(shown([["2026-02-08", 7]])).toHaveLength(32);
  expect(shown([["2026-02-07", 7]])).toEqual(["02-07 7"]);
});

test("the present day is shown once it has pings", () => {
  expect(shown([["2026-03-12", 7]])).toEqual(["03-12 7"]);
});

test("rows of one day are added, and unknown numbers and days are not", () => {
  expect(
    shown([
      ["2026-03-11", 7],
      ["2026-03-11", 2],
      ["2026-03-11", null],
      ["2026-03-10", null],
      [null, 9],
    ]),
  ).toEqual(["03-10 null", "03-11 9"]);
  expect(shown([[null, 9]])).toEqual([]);
});

test("of many days the latest are shown", () => {
  const days = shown([
    ["2001-01-01", 1],
    ["2026-03-11", 7],
  ]);
  expect(days).toHaveLength(62);
  expect(days.at(-1)).toBe("03-11 7");
});
