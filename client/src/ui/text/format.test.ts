import { expect, test, vi } from "vitest";
import {
  browserZone,
  dateInputText,
  dateRangeText,
  dateText,
  greeting,
  label70,
  longMomentText,
  momentText,
  numberText,
  queryTimeText,
  runDateText,
  timeText,
} from "./format";

test.each([
  ["America/New_York", "America/New_York"],
  ["Etc/Unknown", "UTC"],
])("a browser in %s is in the zone %s", (own, zone) => {
  const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: own };
  const known = vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue(options);
  expect(browserZone()).toBe(zone);
  known.mockRestore();
});

const noon = new Date(1_741_780_800_000).toISOString();
const midnight = new Date(1_741_737_600_000).toISOString();

test.each([
  [0, "0"],
  [950, "950"],
  [999, "999"],
  [1000, "1,000"],
  [1_234_567, "1,234,567"],
  [null, ""],
  [undefined, ""],
])("the count %s reads %j", (count, text) => {
  expect(numberText(count)).toBe(text);
});

test.each([
  ["a calendar date", dateText(noon), "03-12-2025"],
  ["a moment", momentText(noon, "UTC"), "03/12/2025 12:00 PM"],
  ["a time of today", timeText(noon, "UTC"), "12:00 PM"],
  ["a run date", runDateText(noon, "UTC"), "03/12/2025 12:00:00 PM"],
  ["a query time", queryTimeText(noon, "UTC"), "2025-03-12 12:00:00"],
  ["a moment of the AI screens", longMomentText(noon, "UTC"), "Mar 12, 2025 12:00 PM"],
  ["a date for an input", dateInputText(noon), "2025-03-12"],
  ["midnight", momentText(midnight, "UTC"), "03/12/2025 12:00 AM"],
  ["midnight on a 24 hour clock", queryTimeText(midnight, "UTC"), "2025-03-12 00:00:00"],
  ["the last minute of a morning", momentText("2025-03-12T11:59:59Z", "UTC"), "03/12/2025 11:59 AM"],
  ["an afternoon", momentText("2025-03-12T13:05:00Z", "UTC"), "03/12/2025 1:05 PM"],
  ["a single-digit day of the AI screens", longMomentText("2025-03-02T09:07:00Z", "UTC"), "Mar 2, 2025 9:07 AM"],
  ["a moment west of UTC", momentText(midnight, "America/New_York"), "03/11/2025 8:00 PM"],
  ["a calendar date of the graph", dateText("2025-03-12"), "03-12-2025"],
])("%s reads as stated", (_, text, expected) => {
  expect(text).toBe(expected);
});

test.each([dateText, momentText, timeText, runDateText, queryTimeText, longMomentText, dateInputText])(
  "%o shows a missing or unreadable date as empty text",
  (write) => {
    expect([write(null), write(undefined), write(""), write("soon")]).toEqual(["", "", "", ""]);
  },
);

test("a range names a missing date", () => {
  expect(dateRangeText(noon, null)).toBe("03-12-2025 - Not Set");
  expect(dateRangeText(null, noon)).toBe("Not Set - 03-12-2025");
});

test("a calendar date does not move with the zone of the browser", () => {
  expect(dateText("2025-03-12T00:00:00Z")).toBe("03-12-2025");
  expect(dateText("2025-03-12T23:59:59Z")).toBe("03-12-2025");
});

test.each([
  ["Harbor Coffee Spring", "Harbor Coffee Spring"],
  ["x".repeat(70), "x".repeat(70)],
  ["x".repeat(71), `${"x".repeat(70)}…`],
  ["x".repeat(200), `${"x".repeat(70)}…`],
])("label-70 of %j", (label, text) => {
  expect(label70(label)).toBe(text);
});

test.each([
  [0, "Good Morning"],
  [9, "Good Morning"],
  [11, "Good Morning"],
  [12, "Good Afternoon"],
  [16, "Good Afternoon"],
  [17, "Good Evening"],
  [20, "Good Evening"],
  [23, "Good Evening"],
])("the hour %i greets with %j", (hour, text) => {
  expect(greeting(hour)).toBe(text);
});
