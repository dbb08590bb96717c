import { expect, test } from "vitest";
import { pageFromParam } from "./useUrlPage";

test.each([
  [null, 0],
  ["1", 0],
  ["2", 1],
  ["3", 2],
  ["4", 2],
  ["0", 0],
  ["-1", 0],
  ["1.5", 0],
  ["abc", 0],
  ["", 0],
])("of 201 rows in pages of 100 the parameter %s opens page %i", (param, page) => {
  expect(pageFromParam(param, 201, 100)).toBe(page);
});

test("an empty list has one page", () => {
  expect(pageFromParam("7", 0, 100)).toBe(0);
});
