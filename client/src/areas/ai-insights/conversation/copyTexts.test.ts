import { expect, test } from "vitest";
import { copyTexts } from "./copyTexts";

test.each([
  ["User prompt", "user prompt"],
  ["User prompt JSON", "user prompt JSON"],
  ["AI response", "AI response"],
  ["AI response JSON", "AI response JSON"],
  ["All messages", "all messages"],
])("the toasts about %s", (item, inside) => {
  expect(copyTexts(item)).toEqual({
    done: `${item} copied to clipboard!`,
    failed: `Failed to copy ${inside}`,
    missing: "There is nothing to copy.",
  });
});
