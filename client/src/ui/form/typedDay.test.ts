import { expect, test } from "vitest";
import { typedDay } from "./typedDay";

test.each([
  ["03-12-2025", "2025-03-12"],
  ["2025-03-12", "2025-03-12"],
  ["  03-12-2025 ", "2025-03-12"],
  ["02-29-2024", "2024-02-29"],
  ["02-29-2025", null],
  ["2025-02-30", null],
  ["13-01-2025", null],
  ["3-12-2025", null],
  ["2025-3-12", null],
  ["03/12/2025", null],
  ["03-12-25", null],
  ["2025-03-12T00:00:00Z", null],
  ["tomorrow", null],
  ["", null],
])("%j is the day %j", (text, day) => {
  expect(typedDay(text)).toBe(day);
});
