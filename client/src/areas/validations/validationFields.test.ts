import { expect, test } from "vitest";
import { checkInput, emptyFields, problemsOf, type ValidationFields } from "./validationFields";

const whole: ValidationFields = {
  customer: { value: 3, label: "Harbor Transit (3)" },
  adGroupId: "93",
  assetOwner: " Harbor Media ",
  mediaProduct: "Wrap",
  mediaPositions: ["LEFT", "BACK"],
  assetIdText: "901, x12",
};

test("an empty form names every required field", () => {
  expect(problemsOf(emptyFields)).toEqual({
    customer: "Select a customer.",
    adGroupId: "Enter an ad group ID.",
    assetOwner: "Enter an asset owner.",
    mediaProduct: "Enter a media product.",
  });
});

test("positions and asset ids are not required", () => {
  expect(problemsOf({ ...whole, mediaPositions: [], assetIdText: "" })).toEqual({});
});

test.each([
  [{ assetOwner: " \t" }, "assetOwner"],
  [{ mediaProduct: "  " }, "mediaProduct"],
  [{ adGroupId: "1.5" }, "adGroupId"],
  [{ adGroupId: "2147483648" }, "adGroupId"],
])("%j is a problem", (change, field) => {
  expect(Object.keys(problemsOf({ ...whole, ...change }))).toEqual([field]);
});

test("the input has the texts as they are typed", () => {
  expect(checkInput(whole)).toEqual({
    customerId: 3,
    adGroupId: 93,
    assetOwner: " Harbor Media ",
    mediaProduct: "Wrap",
    mediaPositions: ["LEFT", "BACK"],
    assetIdText: "901, x12",
  });
});
