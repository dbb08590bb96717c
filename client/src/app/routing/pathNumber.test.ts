import { expect, test } from "vitest";
import { pathNumber } from "./pathNumber";

test.each<[string | undefined, number]>([
  ["4", 4],
  ["2147483647", 2147483647],
  ["2147483648", 0],
  ["-4", 0],
  ["4.5", 0],
  ["0x10", 0],
  ["four", 0],
  ["", 0],
  [undefined, 0],
])("the path part %j is the number %i", (text, number) => {
  expect(pathNumber(text)).toBe(number);
});
