import { afterEach, expect, test, vi } from "vitest";
import {
  browserZone, dateInputText, dateRangeText, dateText, greeting, longMomentText, momentText, numberText, queryTimeText, runDateText, timeText, utcTimes,
} from "./format";

/** Puts the browser into a zone. */
function moveTo(timeZone: string) {
  const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone };
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue(options);
}

afterEach(() => utcTimes.turn(false));

test.each([
  ["America/New_York", "America/New_York"],
  ["Etc/Unknown", "UTC"],
])("a browser in %s is in the zone %s", (own, zone) => {
  moveTo(own);
  expect(browserZone()).toBe(zone);
});

const noon = "2025-03-12T12:00:00.000Z";
const midnight = "2025-03-12T00:00:00.000Z";

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1,000"],
  [1_234_567, "1,234,567"],
  [null, ""],
  [undefined, ""],
])("the count %s reads %j", (count, text) => expect(numberText(count)).toBe(text));

test.each([
  ["a calendar date", dateText(noon), "03-12-2025"],
  ["a calendar date of the graph", dateText("2025-03-12"), "03-12-2025"],
  ["the end of a calendar date, wherever the browser is", dateText("2025-03-12T23:59:59Z"), "03-12-2025"],
  ["a date for an input", dateInputText(noon), "2025-03-12"],
  ["midnight", momentText(midnight, "UTC"), "03/12/2025 12:00 AM"],
  ["midnight on a 24 hour clock", queryTimeText(midnight, "UTC"), "2025-03-12 00:00:00"],
  ["the last minute of a morning", momentText("2025-03-12T11:59:59Z", "UTC"), "03/12/2025 11:59 AM"],
  ["an afternoon", momentText("2025-03-12T13:05:00Z", "UTC"), "03/12/2025 1:05 PM"],
  ["a single-digit day of the AI screens", longMomentText("2025-03-02T09:07:00Z", "UTC"), "Mar 2, 2025 9:07 AM"],
  ["a moment west of UTC", momentText(midnight, "America/New_York"), "03/11/2025 8:00 PM"],
  ["a range without an end", dateRangeText(noon, null), "03-12-2025 - Not Set"],
  ["a range without a start", dateRangeText(null, noon), "Not Set - 03-12-2025"],
])("%s reads as stated", (_, text, expected) => expect(text).toBe(expected));

test.each([
  ["momentText", momentText, "03/12/2025 8:00 AM", "03/12/2025 12:00 PM UTC"],
  ["runDateText", runDateText, "03/12/2025 8:00:00 AM", "03/12/2025 12:00:00 PM UTC"],
  ["queryTimeText", queryTimeText, "2025-03-12 08:00:00", "2025-03-12 12:00:00 UTC"],
  ["longMomentText", longMomentText, "Mar 12, 2025 8:00 AM", "Mar 12, 2025 12:00 PM UTC"],
  ["timeText", timeText, "8:00 AM", "12:00 PM UTC"],
  // Days stay as they are.
  ["dateText", dateText, "03-12-2025", "03-12-2025"],
  ["dateInputText", dateInputText, "2025-03-12", "2025-03-12"],
])("%s shows the browser's zone, or UTC and says so, and nothing for what is no date", (_, text, own, utc) => {
  moveTo("America/New_York");
  expect(text(noon)).toBe(own);
  utcTimes.turn(true);
  expect(text(noon)).toBe(utc);
  // The gateway goes by it all the same.
  expect(browserZone()).toBe("America/New_York");
  for (const none of [null, undefined, "", "soon"]) expect(text(none)).toBe("");
});

test.each([
  [0, "Good Morning"],
  [11, "Good Morning"],
  [12, "Good Afternoon"],
  [16, "Good Afternoon"],
  [17, "Good Evening"],
  [23, "Good Evening"],
])("the hour %i greets with %j", (hour, text) => expect(greeting(hour)).toBe(text));
