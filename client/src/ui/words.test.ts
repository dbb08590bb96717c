import { expect, test } from "vitest";
import { words } from "./words";

test.each([
  ["ECONOMIC_DEVELOPMENT", "Economic Development"],
  ["BUS", "Bus"],
  ["TIER_2_WRAP", "Tier 2 Wrap"],
  ["Full wrap", "Full wrap"],
  ["_BUS", "_BUS"],
  ["A B", "A B"],
  ["", ""],
])("%j reads %j", (constant, text) => {
  expect(words(constant)).toBe(text);
});
