import { expect, test } from "vitest";
import { calendarWeeks, dayAfterKey, monthAfter, monthOf } from "./calendarMonth";
import { readReportChoice } from "./ReportExplorerTab";

test.each([
  ["2026-11-01", 5, ["2026-11-01", "2026-11-07"], ["2026-11-29", null]],
  ["2026-02-10", 4, ["2026-02-01", "2026-02-07"], ["2026-02-22", "2026-02-28"]],
  ["2024-02-29", 5, [null, "2024-02-03"], ["2024-02-25", null]],
  ["2026-08-01", 6, [null, "2026-08-01"], ["2026-08-30", null]],
])("the month of %s has %i weeks from Sunday to Saturday", (day, length, first, last) => {
  const weeks = calendarWeeks(day);
  expect(weeks).toHaveLength(length);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect([weeks[0]?.[0], weeks[0]?.[6]]).toEqual(first);
  expect([weeks.at(-1)?.[0], weeks.at(-1)?.[6]]).toEqual(last);
});

test.each([
  ["2026-01-31", -1, "2025-12"],
  ["2025-12-01", 1, "2026-01"],
])("from %s, %i months on is %s", (day, months, month) => expect(monthAfter(day, months)).toBe(month));

test.each([
  ["2026-11-10", "ArrowRight", "2026-11-11"],
  ["2026-11-10", "ArrowDown", "2026-11-17"],
  ["2026-11-10", "Home", "2026-11-08"],
  ["2026-11-10", "End", "2026-11-14"],
  ["2026-11-30", "End", "2026-11-30"],
  ["2026-10-01", "Home", "2026-10-01"],
  ["2026-11-30", "ArrowRight", null],
  ["2026-11-07", "ArrowUp", null],
  ["2026-11-10", "a", null],
])("from %s, %s leads to %s", (day, key, target) => expect(dayAfterKey(day, key)).toBe(target));

test.each([
  ["2026-11", "2026-11"],
  ["1000-01", "1000-01"],
  ...["2026-13", "2026-1", "0999-12", "0000-01", null].map((param) => [param, null]),
])("the month %s in the address is %s", (param = null, month) => expect(monthOf(param)).toBe(month));

test.each([
  ["", { marketId: 2, from: "2024-08-17", to: "2024-08-31" }],
  ["market=7&from=2024-09-01&to=2024-09-02", { marketId: 7, from: "2024-09-01", to: "2024-09-02" }],
  ["market=x&from=yesterday&to=2024-02-30", { marketId: 2, from: "2024-08-17", to: "2024-08-31" }],
])("the address ?%s chooses a report", (address, choice) => expect(readReportChoice(new URLSearchParams(address))).toEqual(choice));
