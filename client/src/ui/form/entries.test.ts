import { expect, test } from "vitest";
import { daysProblem, readDay, typedDay, wholeNumber } from "./entries";

test.each([
  ["03-12-2025", "2025-03-12"],
  ["2025-03-12", "2025-03-12"],
  ["  03-12-2025 ", "2025-03-12"],
  ["02-29-2024", "2024-02-29"],
  ["03122025", "2025-03-12"],
  ...["02-29-2025", "2025-02-30", "13-01-2025", "3-12-2025", "2025-3-12", "03/12/2025", "0312-2025", "20250312"].map((text) => [text, null]),
  ...["03-12-25", "2025-03-12T00:00:00Z", "tomorrow", ""].map((text) => [text, null]),
])("%j is the day %j", (text, day) => expect(typedDay(text ?? "")).toBe(day));

test.each([
  ["2000-01-01", "2000-01-01"],
  ...["1999-12-31", "0202-08-17", "2026-02-29", "today", "", null].map((text) => [text, null]),
])("%j is entered as the day %j: a year that is being typed is none yet", (text = null, day) => expect(readDay(text)).toBe(day));

test.each([
  ["2024-08-17", "2024-08-17", null],
  ["2024-08-18", "2024-08-17", "The end date is before the start date."],
  [null, "2024-08-17", null],
])("the range from %s to %s has the problem %s", (from, to, problem) => expect(daysProblem({ from, to })).toBe(problem));

test.each<[string, number | null]>([
  ["503", 503],
  [" 7 ", 7],
  ["-1", -1],
  ["0", 0],
  ["2147483647", 2_147_483_647],
  ...["", " ", "1.5", "many", "1e3", "0x10", "1 2", "2147483648", "-99999999999"].map((text): [string, null] => [text, null]),
])("%j is the whole number %j", (text, number) => expect(wholeNumber(text)).toBe(number));
