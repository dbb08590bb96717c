import { expect, test } from "vitest";
import { lessOf, moreOf, shownCount } from "./deviceCount";

test.each([
  [null, 250, 100],
  [null, 40, 40],
  [110, 250, 110],
  [110, 40, 40],
  [250_000, 250_000, 100_000],
])("of the number of devices on the map, %s of %i, %i are shown", (count, total, shown) => expect(shownCount(count, total)).toBe(shown));

test.each([
  [100, 250, 110],
  [100, 105, 105],
  [40, 40, 40],
])("it grows from %i of %i to %i", (count, total, more) => expect(moreOf(count, total)).toBe(more));

test.each([
  [100, 90],
  [105, 95],
  [15, 10],
  [10, 10],
  [0, 0],
])("it shrinks from %i to %i", (count, less) => expect(lessOf(count)).toBe(less));
