import { expect, test } from "vitest";
import { choicesOf } from "./vehicleChoices";

test.each<[(string | null | undefined)[], string[]]>([
  [[], []],
  [["Beta", "alpha", "Beta"], ["alpha", "Beta"]],
  [["Fleet 10", "Fleet 9"], ["Fleet 9", "Fleet 10"]],
  [["Beta", null, undefined, ""], ["", "Beta"]],
])("%j offers %j", (values, choices) => {
  expect(choicesOf(values)).toEqual(choices);
});
