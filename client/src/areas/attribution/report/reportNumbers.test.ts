import { expect, test } from "vitest";
import { levelText, pointsText, probabilityText, rangeText, rateText } from "./reportNumbers";

test.each([
  [0.007, "0.70 percentage points"],
  // 0.01525 * 100 is a little less than 1.525.
  [0.01525, "1.53 percentage points"],
  [-0.01525, "-1.53 percentage points"],
  [-0.000_001, "0.00 percentage points"],
  [0, "0.00 percentage points"],
])("the difference %d is %s", (fraction, text) => {
  expect(pointsText(fraction)).toBe(text);
});

test("a range has both ends, a rate and a level are percents", () => {
  expect(rangeText({ low: -0.001, high: 0.026 })).toBe("-0.10 to 2.60 percentage points");
  expect(rateText(0.11125)).toBe("11.13%");
  expect([0.95, 0.29, 0.999].map(levelText)).toEqual(["95%", "29%", "99.9%"]);
});

test.each([
  [0.03311, "0.0331"],
  [0.0001, "0.0001"],
  [0.000_099, "less than 0.0001"],
  [1, "1.0000"],
])("the p value %d is %s", (probability, text) => {
  expect(probabilityText(probability)).toBe(text);
});
