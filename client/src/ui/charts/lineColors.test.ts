import { expect, test } from "vitest";
import { lineColor, lineColors } from "./lineColors";

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

test("the colours repeat after the last", () => {
  expect([0, 34, 35, 70].map(lineColor)).toEqual([lineColors[0], lineColors[34], lineColors[0], lineColors[0]]);
});
