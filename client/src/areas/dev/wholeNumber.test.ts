import { expect, test } from "vitest";
import { assetIdProblem, numberProblem, wholeNumber } from "./wholeNumber";

test.each([
  ["503", 503],
  [" 7 ", 7],
  ["-1", -1],
  ["0", 0],
  ["2147483647", 2_147_483_647],
])("%j is a whole number", (text, number) => {
  expect(wholeNumber(text)).toBe(number);
  expect(numberProblem(text)).toBeNull();
  // Whether an asset can have this id is for the gateway to say.
  expect(assetIdProblem(text)).toBeNull();
});

const assetId = "An asset id is a whole number above 0, and not above 2,147,483,647.";

test.each(["1.5", "many", "1e3", "0x10", "1 2"])("%j is no whole number", (text) => {
  expect(wholeNumber(text)).toBeNull();
  expect(numberProblem(text)).toBe("Type a whole number.");
  expect(assetIdProblem(text)).toBe(assetId);
});

test.each(["2147483648", "99999999999999999999", "-99999999999"])("%j is more than the graph takes", (text) => {
  expect(wholeNumber(text)).toBeNull();
  expect(numberProblem(text)).toBe("Type a whole number from 0 to 2,147,483,647.");
  expect(assetIdProblem(text)).toBe(assetId);
});

test("an empty field holds no number, and nothing wrong", () => {
  expect(wholeNumber(" ")).toBeNull();
  expect(numberProblem(" ")).toBeNull();
  expect(assetIdProblem(" ")).toBeNull();
});
