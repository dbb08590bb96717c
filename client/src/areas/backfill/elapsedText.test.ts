import { expect, test } from "vitest";
import { elapsedText } from "./elapsedText";

test.each([
  [-5, "0:00"],
  [59.999, "0:59"],
  [60, "1:00"],
  [605, "10:05"],
  [3600, "60:00"],
])("an upload of %d seconds reads %s", (seconds, text) => expect(elapsedText(seconds * 1000)).toBe(text));
