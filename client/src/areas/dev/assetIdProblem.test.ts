import { expect, test } from "vitest";
import { wholeNumber } from "../../ui/form/wholeNumber";
import { assetIdProblem } from "./assetIdProblem";

const problem = "An asset ID is a whole number above 0, and not above 2,147,483,647.";

test.each<[string, number | null, string | null]>([
  ["503", 503, null],
  [" 7 ", 7, null],
  // The gateway decides whether an asset can have this id.
  ["-1", -1, null],
  ["0", 0, null],
  ["2147483647", 2_147_483_647, null],
  ...["1.5", "many", "1e3", "0x10", "1 2", "2147483648", "-99999999999"].map((text): [string, null, string] => [text, null, problem]),
  [" ", null, null],
])("%j is the whole number %j with the problem %j", (text, number, expected) => {
  expect(wholeNumber(text)).toBe(number);
  expect(assetIdProblem(text)).toBe(expected);
});
