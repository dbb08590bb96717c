import { expect, test } from "vitest";
import { wholeNumber } from "../../ui/form/wholeNumber";
import { assetIdProblem } from "./assetIdProblem";

test.each([
  ["503", 503],
  [" 7 ", 7],
  ["-1", -1],
  ["0", 0],
  ["2147483647", 2_147_483_647],
])("%j is a whole number", (text, number) => {
  expect(wholeNumber(text)).toBe(number);
  // The gateway decides whether an asset can have this id.
  expect(assetIdProblem(text)).toBeNull();
});

test.each(["1.5", "many", "1e3", "0x10", "1 2", "2147483648", "-99999999999"])("%j cannot be sent as a number", (text) => {
  expect(wholeNumber(text)).toBeNull();
  expect(assetIdProblem(text)).toBe("An asset ID is a whole number above 0, and not above 2,147,483,647.");
});

test("an empty field holds no number, and nothing wrong", () => {
  expect(wholeNumber(" ")).toBeNull();
  expect(assetIdProblem(" ")).toBeNull();
});
