import { expect, test } from "vitest";
import { byDay } from "./days";

const counts = (moments: readonly (string | null)[]) =>
  byDay(moments, (moment) => moment).map(({ day, items }) => [day, items.length]);

test.each<[string, (string | null)[], ReturnType<typeof counts>]>([
  ["nothing", [], []],
  ["what has no moment", [null], []],
  [
    "a day between two without any",
    ["2026-11-29T12:00:00Z", "2026-11-27T12:00:00Z", "2026-11-27T13:00:00Z", null],
    [
      ["2026-11-27", 2],
      ["2026-11-28", 0],
      ["2026-11-29", 1],
    ],
  ],
])("the days of %s", (_, moments, days) => expect(counts(moments)).toEqual(days));

test("an old moment does not squeeze the others", () => {
  const days = counts(["2026-11-29T12:00:00Z", "2024-06-03T12:00:00Z"]);
  expect([days.length, days[0], days.at(-1)]).toEqual([90, ["2026-09-01", 0], ["2026-11-29", 1]]);
});
