import { expect, test } from "vitest";
import { ageText } from "./ageText";

const now = Date.parse("2026-03-12T12:00:00Z");

test.each([
  ["2026-03-12T12:00:05Z", "just now"],
  ["2026-03-12T11:59:01Z", "just now"],
  ["2026-03-12T11:59:00Z", "1 min ago"],
  ["2026-03-12T11:00:01Z", "59 min ago"],
  ["2026-03-12T11:00:00Z", "1 h ago"],
  ["2026-03-10T12:00:01Z", "47 h ago"],
  ["2026-03-10T12:00:00Z", "2 d ago"],
  ["2025-08-24T12:00:00Z", "200 d ago"],
])("%s is %s", (moment, text) => {
  expect(ageText(moment, now)).toBe(text);
});
