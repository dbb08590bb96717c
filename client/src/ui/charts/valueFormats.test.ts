import { expect, test } from "vitest";
import { counts, percents } from "./valueFormats";

test("counts are in full in texts, and short on an axis", () => {
  expect(counts.text(1_234_567)).toBe("1,234,567");
  expect([0, 9_999, 10_000, 12_500, 1_250_000, -2_500_000, 1_500_000_000_000].map(counts.tick)).toEqual([
    "0",
    "9,999",
    "10K",
    "12.5K",
    "1.25M",
    "-2.5M",
    "1.5T",
  ]);
});

test("percents have two decimals in texts, and as many as needed on an axis", () => {
  expect([0, 12.5, 100, -0.456].map(percents.text)).toEqual(["0.00%", "12.50%", "100.00%", "-0.46%"]);
  expect([0, 0.25, 12.5, -5, 25_000].map(percents.tick)).toEqual(["0%", "0.25%", "12.5%", "-5%", "25K%"]);
});
