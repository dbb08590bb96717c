import { expect, test } from "vitest";
import { checkInput, problemsOf, type ValidationFields } from "./validationFields";

const whole: ValidationFields = {
  customer: { value: 3, label: "Harbor Transit (3)" },
  adGroupId: "93",
  assetOwner: " Harbor Media ",
  mediaProduct: "Wrap",
  mediaPositions: ["LEFT", "BACK"],
  assetIdText: "901, x12",
};

test("positions and asset ids are not required", () => expect(problemsOf({ ...whole, mediaPositions: [], assetIdText: "" })).toEqual({}));

test.each([
  [{ assetOwner: " \t" }, "assetOwner"],
  [{ mediaProduct: "  " }, "mediaProduct"],
  [{ adGroupId: "1.5" }, "adGroupId"],
  [{ adGroupId: "2147483648" }, "adGroupId"],
])("%j is a problem", (change, field) => expect(Object.keys(problemsOf({ ...whole, ...change }))).toEqual([field]));

test("the input has the texts as they are typed", () => {
  const { customer: _, ...texts } = whole;
  expect(checkInput(whole)).toEqual({ ...texts, customerId: 3, adGroupId: 93 });
});
