import { describe, expect, test } from "vitest";
import { firstCount, lessOf, moreOf, neededCount, shownCount } from "./pinCount";

describe("the number of devices on the map", () => {
  test.each([
    [250, 100],
    [101, 100],
    [100, 100],
    [40, 40],
    [0, 0],
  ])("of %i begins with %i", (total, count) => expect(firstCount(total)).toBe(count));

  test.each([
    [null, 250, 100],
    [null, 40, 40],
    [110, 250, 110],
    [110, 40, 40],
    [250_000, 250_000, 100_000],
  ])("is %s of %i, which is %i", (count, total, shown) => expect(shownCount(count, total)).toBe(shown));

  test.each([
    [100, 250, 110],
    [100, 105, 105],
    [100, 110, 110],
    [40, 40, 40],
    [0, 0, 0],
  ])("grows from %i of %i to %i", (count, total, more) => expect(moreOf(count, total)).toBe(more));

  test.each([
    [110, 100],
    [100, 90],
    [105, 95],
    [40, 30],
    [15, 10],
    [10, 10],
    [5, 5],
    [0, 0],
  ])("shrinks from %i to %i", (count, less) => expect(lessOf(count)).toBe(less));

  test.each([
    [null, 100],
    [500, 1_000],
    [510, 1_010],
    [99_510, 100_000],
    [100_000, 100_000],
  ])("of %s needs %i to be loaded", (count, needed) => expect(neededCount(count)).toBe(needed));
});
