import { expect, test } from "vitest";
import { lineColor, lineColors } from "./series";
import { isFlattened, labelsBelow, powerTicks, shownLabels, spacedLabels, valueTicks } from "./scale";
import { counts, percents } from "./valueFormats";

test.each<[what: string, values: number[], isWhole: boolean, ticks: number[]]>([
  ["counts start at zero", [12, 34, 61], true, [0, 20, 40, 60, 80]],
  ["the highest value may be the last tick", [80], true, [0, 20, 40, 60, 80]],
  ["small counts have whole ticks", [1, 2, 3], true, [0, 1, 2, 3]],
  ["a single one has no halves", [1], true, [0, 1]],
  ["counts take no step of two and a half", [10], true, [0, 5, 10]],
  ["shares may have steps of a quarter", [0.82, 0.51], false, [0, 0.25, 0.5, 0.75, 1]],
  ["shares are not off by a rounding", [0.3], false, [0, 0.1, 0.2, 0.3]],
  ["negative values reach below zero", [-12, 8], false, [-15, -10, -5, 0, 5, 10]],
  ["only negative values end at zero", [-4], true, [-4, -3, -2, -1, 0]],
  ["all zero has an axis", [0, 0], true, [0, 1]],
  ["no values have an axis", [], false, [0, 1]],
  ["large numbers", [1_234_567_890_123], true, [0, 5e11, 1e12, 1.5e12]],
  ["tiny shares", [0.0003], false, [0, 0.0001, 0.0002, 0.0003]],
])("%s", (_, values, isWhole, ticks) => expect(valueTicks(values, isWhole)).toEqual(ticks));

test.each([
  [[], [0, 1]],
  [[1], [0, 1]],
  [[2], [0, 1, 10]],
  [[500, 3], [0, 1, 10, 100, 1000]],
  [[1000], [0, 1, 10, 100, 1000]],
])("a logarithmic axis of %j", (values, ticks) => expect(powerTicks(values)).toEqual(ticks));

const usual = Array.from({ length: 20 }, (_, place) => (place % 10) + 1);

test.each<[string, number[], boolean]>([
  ["one day far above the others", [...usual, 500], true],
  ["one day eight times as high", [...usual, 80], false],
  ["high and low days alike", [...usual, ...usual.map((value) => value * 100)], false],
  ["too few days to tell", [1, 1, 1, 500], false],
  ["days without anything", [0, 0, 0], false],
])("%s: the others lie flat is %s", (_, values, isFlat) => expect(isFlattened(values)).toBe(isFlat));

const hours = Array.from({ length: 24 }, (_, hour) => String(hour));
const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

test("hundreds of thousands of values have an axis", () => {
  expect(valueTicks(Array.from({ length: 300_000 }, (_, place) => place % 100), true)).toEqual([0, 25, 50, 75, 100]);
});

test("labels that would collide are left out at regular steps", () => {
  expect(shownLabels(days, 80).places).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(shownLabels(hours, 25).places).toHaveLength(24);
  expect(shownLabels(days, 36).places).toEqual([0, 2, 4, 6]);
  expect(shownLabels(hours, 11).places).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22]);
  expect(shownLabels(hours, 5).places).toEqual([0, 6, 12, 18]);
});

test("where labels lie at any distance, those that would collide with the one before are left out", () => {
  // Each needs 26 pixels and the gap.
  expect(spacedLabels(["1/01", "1/02", "1/09", "1/10"], [0, 33, 34, 68])).toEqual([0, 2, 3]);
  expect(spacedLabels(["1/01", "1/02"], [0, 34])).toEqual([0, 1]);
  expect(spacedLabels([], [])).toEqual([]);
});

test.each([
  ["each stands below its mark", [50, 200], 300, [30, 180]],
  ["at the ends it stays inside", [0, 300], 300, [0, 260]],
  ["close ones stand beside each other", [100, 105, 110], 300, [80, 120, 160]],
  ["at the end the others make room", [280, 290, 300], 300, [180, 220, 260]],
  ["without room there are none", [0, 50, 100], 110, null],
])("of labels 40 wide %s", (_, marks, room, lefts) => expect(labelsBelow(marks, 40, room)).toEqual(lefts));

test("of a few labels each is shown, cut to its room", () => {
  const { places, text } = shownLabels(["Home page of the store", "Product"], 80);
  expect(places).toEqual([0, 1]);
  expect(text(0)).toBe("Home page …");
  expect(text(1)).toBe("Product");
});

/** The grounds of the two colour schemes. */
const grounds = ["#ffffff", "#171b22"];

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((left, right) => left - right);
  return (high + 0.05) / (low + 0.05);
}

test("there are 35 colours, and each can be seen in both schemes", () => {
  expect(new Set(lineColors).size).toBe(35);
  const pale = lineColors.filter((color) => grounds.some((ground) => contrast(color, ground) < 3));
  expect(pale).toEqual([]);
});

test("the colours repeat after the last", () => expect([0, 34, 35, 70].map(lineColor)).toEqual([lineColors[0], lineColors[34], lineColors[0], lineColors[0]]));

test("counts are in full in texts, and short on an axis", () => {
  expect(counts.text(1_234_567)).toBe("1,234,567");
  expect([0, 9_999, 10_000, 12_500, 1_250_000, -2_500_000, 1_500_000_000_000].map(counts.tick)).toEqual(["0", "9,999", "10K", "12.5K", "1.25M", "-2.5M", "1.5T"]);
});

test("percents have two decimals in texts, and as many as needed on an axis", () => {
  expect([0, 12.5, 100, -0.456].map(percents.text)).toEqual(["0.00%", "12.50%", "100.00%", "-0.46%"]);
  expect([0, 0.25, 12.5, -5, 25_000].map(percents.tick)).toEqual(["0%", "0.25%", "12.5%", "-5%", "25K%"]);
});
