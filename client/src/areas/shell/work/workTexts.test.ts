import { expect, test } from "vitest";
import { outcomeOf, workLabel } from "./workTexts";

test.each([
  [["running"], "Work: 1 running"],
  [["done", "running", "failed", "running", "stopped"], "Work: 2 running, 1 failed, 1 done, 1 stopped"],
] as const)("%j reads %s", (states, text) => {
  expect(workLabel(states.map((status) => ({ status })))).toBe(text);
});

test.each([
  ["running", "", ""],
  ["running", "2 of 3 sent", "2 of 3 sent"],
  ["stopped", "", "Stopped."],
  ["failed", "No.", "No."],
] as const)("%s work with the text %j says %j", (status, text, outcome) => {
  expect(outcomeOf({ status, text })).toBe(outcome);
});
