import { expect, test } from "vitest";
import { daysProblem, readDay, readReportChoice } from "./reportChoice";

test.each([
  ["", { marketId: 2, from: "2024-08-17", to: "2024-08-31" }],
  ["market=7&from=2024-09-01&to=2024-09-02", { marketId: 7, from: "2024-09-01", to: "2024-09-02" }],
  ["market=x&from=yesterday&to=2024-02-30", { marketId: 2, from: "2024-08-17", to: "2024-08-31" }],
])("the address ?%s chooses a report", (address, choice) => {
  expect(readReportChoice(new URLSearchParams(address))).toEqual(choice);
});

test.each([
  ["2000-01-01", "2000-01-01"],
  ["1999-12-31", null],
  ["0202-08-17", null],
  ["", null],
])("the entered day %s is read as %s", (text, day) => expect(readDay(text)).toBe(day));

test.each([
  ["2024-08-17", "2024-08-17", null],
  ["2024-08-18", "2024-08-17", "The end date is before the start date."],
])("from %s to %s has the problem %s", (from, to, problem) => expect(daysProblem({ marketId: 2, from, to })).toBe(problem));
