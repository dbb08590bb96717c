import { expect, test } from "vitest";
import { checkInput, emptyFields, listText, lostText, problemsOf, readForm, type ValidationFields, writeForm } from "./validationFields";

const whole: ValidationFields = {
  customer: { value: 3, label: "Customer 3" },
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

test.each([
  ["an empty form", emptyFields],
  ["a filled form", whole],
  ["as many asset ids as fit", { ...whole, assetIdText: "1".repeat(2_000) }],
])("an address keeps %s, and what else it holds", (_, fields) => {
  const address = writeForm(new URLSearchParams("owner=Before&position=CENTER&sort=owner.desc&reason=inactive&reason=x"), fields);
  const read = new URLSearchParams(address.toString());
  expect(readForm(read)).toEqual(fields);
  expect(read.getAll("reason")).toEqual(["inactive", "x"]);
  expect(read.get("sort")).toBe("owner.desc");
  expect(lostText(read)).toBeNull();
});

test("an address says what it could not keep", () => {
  const address = writeForm(new URLSearchParams(), { ...whole, assetIdText: "1".repeat(2_001) });
  expect(address.toString().length).toBeLessThan(200);
  expect(readForm(address).assetIdText).toBe("");
  expect(lostText(address)).toBe("The asset IDs were too many to be kept. Enter them again.");
  address.set("ran", "true");
  expect(lostText(address)).toBe("The results were not kept. Run the validation again to see them. The asset IDs were too many to be kept. Enter them again.");
});

test.each(["customer=x", "position=TOP", "ad-group="])("what is invalid in %j is ignored", (address) => {
  expect(readForm(new URLSearchParams(address))).toEqual(emptyFields);
});

test.each([
  [["x12"], "x12"],
  [["a", "b", "c", "d", "e"], "a, b, c, d, e"],
  [["a", "b", "c", "d", "e", "f"], "a, b, c, d, e and 1 more"],
  [["x".repeat(20), "x".repeat(21)], `${"x".repeat(20)}, ${"x".repeat(20)}…`],
])("%j is listed", (parts, text) => expect(listText(parts)).toBe(text));
