import { expect, test } from "vitest";
import { elapsedText } from "./elapsedText";

test.each([
  [0, "0:00"],
  [999, "0:00"],
  [1000, "0:01"],
  [59_999, "0:59"],
  [60_000, "1:00"],
  [605_000, "10:05"],
  [-5, "0:00"],
])("%i milliseconds are %s", (milliseconds, text) => {
  expect(elapsedText(milliseconds)).toBe(text);
});
