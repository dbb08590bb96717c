import { expect, test } from "vitest";
import { dateRangeInput, daysText, type PixelDates, readPixelDates, writePixelDates } from "./pixelDates";

const range: PixelDates = { filter: "custom", from: "2025-03-01", to: "2025-03-12" };

test.each<[PixelDates, string]>([
  [{ filter: "last3", from: "", to: "" }, "tab=requests"],
  [{ filter: "yesterday", from: "", to: "" }, "tab=requests&dates=yesterday"],
  [{ filter: "last30", from: "", to: "" }, "tab=requests&dates=last30"],
  [{ filter: "custom", from: "", to: "" }, "tab=requests&dates=custom"],
  [range, "tab=requests&dates=custom&from=2025-03-01&to=2025-03-12"],
])("%j is written and read back", (dates, address) => {
  const written = writePixelDates(new URLSearchParams("tab=requests&dates=last7&from=2020-01-01"), dates);
  expect(written.toString()).toBe(address);
  expect(readPixelDates(written)).toEqual(dates);
});

test("the days that were searched are kept beside the selected ones", () => {
  const written = writePixelDates(new URLSearchParams("dates=last7"), { filter: "last3", from: "", to: "" }, "read-");
  expect(written.toString()).toBe("dates=last7&read-dates=last3");
  expect(readPixelDates(written, "read-").filter).toBe("last3");
  // One that is not known counts as the default.
  expect(readPixelDates(new URLSearchParams("dates=lastYear")).filter).toBe("last3");
});

test("what is no day in the address is a missing one", () => {
  const search = new URLSearchParams({ dates: "custom", from: "2026-02-30", to: "2026-02-28" });
  expect(readPixelDates(search)).toEqual({ filter: "custom", from: "", to: "2026-02-28" });
});

test("the days read as their filter, or as their range", () => {
  expect(daysText({ filter: "last30", from: "", to: "" })).toBe("Last 30 Days");
  expect(daysText(range)).toBe("03-01-2025 - 03-12-2025");
});

test.each<[PixelDates, unknown]>([
  [{ filter: "last3", from: "2025-03-01", to: "" }, { preset: "LAST_3_DAYS" }],
  [{ filter: "yesterday", from: "", to: "" }, { preset: "YESTERDAY" }],
  [{ filter: "custom", from: "", to: "" }, null],
  [{ filter: "custom", from: "2025-03-01", to: "" }, null],
  [{ filter: "custom", from: "", to: "2025-03-12" }, null],
  [range, { preset: "CUSTOM", from: "2025-03-01", to: "2025-03-12" }],
])("%j asks for %j", (dates, input) => expect(dateRangeInput(dates)).toEqual(input));
