import { expect, test } from "vitest";
import { countText, listText } from "./assetIdsText";

test.each([
  [0, "0 asset IDs."],
  [1, "1 asset ID."],
  [5_000, "5,000 asset IDs."],
])("%i ids are counted", (count, text) => expect(countText(count)).toBe(text));

test.each([
  [["x12"], "x12"],
  [["a", "b", "c", "d", "e"], "a, b, c, d, e"],
  [["a", "b", "c", "d", "e", "f"], "a, b, c, d, e and 1 more"],
  [["x".repeat(20), "x".repeat(21)], `${"x".repeat(20)}, ${"x".repeat(20)}…`],
])("%j is listed", (parts, text) => expect(listText(parts)).toBe(text));
