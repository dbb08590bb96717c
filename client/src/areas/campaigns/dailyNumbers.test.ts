import { expect, test } from "vitest";
import { everyDay, totalText } from "./dailyNumbers";

const day = (date: string, value: number | null) => ({ date, value });

test("a day without a number is a gap between the first day and the last, whether or not the service lists it", () => {
  expect(everyDay([day("2024-02-28", 2.5), day("2024-03-02", 0), day("2024-03-01", null)])).toEqual([
    day("2024-02-28", 2.5),
    day("2024-02-29", null),
    day("2024-03-01", null),
    day("2024-03-02", 0),
  ]);
  expect(everyDay([])).toEqual([]);
});

test.each([
  [[1000.5, 0.25], "Total: 1,000.75"],
  [[0, null], "Total: 0 · 1 day without a number"],
  [[null, null], "Total: unknown · 2 days without a number"],
])("the days %j are summed up as %j", (values, text) => expect(totalText(values.map((value) => day("2024-03-01", value)))).toBe(text));
