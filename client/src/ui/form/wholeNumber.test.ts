import { expect, test } from "vitest";
import { wholeNumber } from "./wholeNumber";

test.each<[string, number | null]>([
  ["503", 503],
  [" 7 ", 7],
  ["-1", -1],
  ["0", 0],
  ["2147483647", 2_147_483_647],
  ...["", " ", "1.5", "many", "1e3", "0x10", "1 2", "2147483648", "-99999999999"].map((text): [string, null] => [text, null]),
])("%j is the whole number %j", (text, number) => expect(wholeNumber(text)).toBe(number));
