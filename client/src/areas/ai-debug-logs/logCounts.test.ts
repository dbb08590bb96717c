import { expect, test } from "vitest";
import { facetOf, logsByDay } from "./logCounts";

const log = (recordedAt: string | null, hasErrors = false) => ({ recordedAt, hasErrors });

test.each([
  ["no logs", [], []],
  ["logs without a time", [log(null)], []],
  [
    "a day between two without logs",
    [log("2026-11-29T12:00:00Z"), log("2026-11-27T12:00:00Z", true), log("2026-11-27T13:00:00Z"), log(null)],
    [
      { day: "2026-11-27", successes: 1, errors: 1 },
      { day: "2026-11-28", successes: 0, errors: 0 },
      { day: "2026-11-29", successes: 1, errors: 0 },
    ],
  ],
])("the days of %s", (_, logs, days) => expect(logsByDay(logs)).toEqual(days));

test("an old log does not squeeze the others", () => {
  const days = logsByDay([log("2026-11-29T12:00:00Z"), log("2024-06-03T12:00:00Z")]);
  expect([days.length, days[0]?.day, days.at(-1)?.day]).toEqual([90, "2026-09-01", "2026-11-29"]);
});

test("what occurs most comes first, and missing values are left out", () =>
  expect(facetOf(["/chat", null, "/plan", "/chat", ""])).toEqual([
    { value: "/chat", count: 2 },
    { value: "/plan", count: 1 },
  ]));
