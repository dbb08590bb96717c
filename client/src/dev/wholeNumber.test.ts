import { expect, test } from "vitest";
import { isNoNumber, wholeNumber } from "./wholeNumber";

test.each([
  ["503", 503],
  [" 7 ", 7],
  ["-1", -1],
  ["0", 0],
  ["2147483647", 2_147_483_647],
])("%j is a whole number", (text, number) => {
  expect(wholeNumber(text)).toBe(number);
  expect(isNoNumber(text)).toBe(false);
});

test.each(["1.5", "many", "1e3", "0x10", "2147483648", "99999999999999999999", "1 2"])("%j is none", (text) => {
  expect(wholeNumber(text)).toBeNull();
  expect(isNoNumber(text)).toBe(true);
});

test("an empty field holds no number, and nothing wrong", () => {
  expect(wholeNumber(" ")).toBeNull();
  expect(isNoNumber(" ")).toBe(false);
});
