import { afterEach, expect, test, vi } from "vitest";
import { dateInputText, dateText, longMomentText, momentText, queryTimeText, runDateText, timeText, utcTimes } from "./format";

const noon = "2025-03-12T12:00:00Z";

/** Puts the browser into a zone that is behind UTC. */
function moveToNewYork() {
  const options = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone: "America/New_York" };
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue(options);
}

afterEach(() => utcTimes.turn(false));

test.each([
  ["momentText", momentText, "03/12/2025 8:00 AM", "03/12/2025 12:00 PM UTC"],
  ["runDateText", runDateText, "03/12/2025 8:00:00 AM", "03/12/2025 12:00:00 PM UTC"],
  ["queryTimeText", queryTimeText, "2025-03-12 08:00:00", "2025-03-12 12:00:00 UTC"],
  ["longMomentText", longMomentText, "Mar 12, 2025 8:00 AM", "Mar 12, 2025 12:00 PM UTC"],
  ["timeText", timeText, "8:00 AM", "12:00 PM UTC"],
])("%s shows the browser's zone, or UTC and says so", (_, text, own, utc) => {
  moveToNewYork();
  expect(text(noon)).toBe(own);
  utcTimes.turn(true);
  expect(text(noon)).toBe(utc);
  expect(text(null)).toBe("");
  utcTimes.turn(false);
  expect(text(noon)).toBe(own);
});

test("days stay as they are", () => {
  moveToNewYork();
  const midnight = "2025-03-12T00:00:00Z";
  for (const isOn of [false, true]) {
    utcTimes.turn(isOn);
    expect(dateText(midnight)).toBe("03-12-2025");
    expect(dateInputText(midnight)).toBe("2025-03-12");
  }
});

test("the browser keeps the choice, and listeners hear of it", () => {
  const listener = vi.fn<() => void>();
  const stop = utcTimes.listen(listener);
  utcTimes.turn(true);
  expect(localStorage.getItem("marquee.zone")).toBe("UTC");
  expect(utcTimes.isOn()).toBe(true);
  utcTimes.turn(false);
  expect(localStorage.getItem("marquee.zone")).toBeNull();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  utcTimes.turn(true);
  expect(listener).toHaveBeenCalledTimes(2);
});
