import { expect, test } from "vitest";
import { type DateFilter, datesOf, rangeOf } from "./urlFilter";

const filter: DateFilter = { param: "dates", range: ["from", "to"], choices: [{ value: "last7", label: "Last 7 Days", preset: "LAST_7_DAYS" }] };
const reversed = "The end date is before the start date.";

test.each([
  ["", {}, null, null],
  ["dates=other", {}, null, null],
  ["dates=last7&from=2024-06-01&to=2024-06-02", { dates: { preset: "LAST_7_DAYS" } }, null, null],
  ["dates=custom&from=2024-06-01&to=2024-06-01", { dates: { preset: "CUSTOM", from: "2024-06-01", to: "2024-06-01" } }, null, null],
  ["from=2024-06-01&to=2024-06-02", {}, null, null],
  ["dates=custom&from=2024-06-02&to=2024-06-01", {}, null, reversed],
  ["dates=custom&from=2024-06-01", {}, "to", null],
  ["dates=custom&from=2024-06-01&to=2024-02-30", {}, "to", null],
  ["dates=custom&from=today&to=2024-06-01", {}, "from", null],
  ["dates=custom&from=today", {}, null, null],
])("the address %j asks for %j, misses %j, and has the problem %j", (address, dates, missing, problem) => {
  const search = new URLSearchParams(address);
  expect(datesOf(search, filter)).toEqual(dates);
  expect(rangeOf(search, filter)).toMatchObject({ missing, problem });
});
