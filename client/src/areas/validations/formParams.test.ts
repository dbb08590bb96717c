import { expect, test } from "vitest";
import { lostText, readForm, writeForm } from "./formParams";
import { emptyFields, type ValidationFields } from "./validationFields";

const filled: ValidationFields = {
  customer: { value: 3, label: "Customer 3" },
  adGroupId: "93",
  assetOwner: "Harbor Media & Sons",
  mediaProduct: "Wrap",
  mediaPositions: ["LEFT", "BACK"],
  assetIdText: "957, x12\n958",
};

test.each([
  ["an empty form", emptyFields],
  ["a filled form", filled],
  ["as many asset ids as fit", { ...filled, assetIdText: "1".repeat(2_000) }],
])("an address keeps %s, and what else it holds", (_, fields) => {
  const address = writeForm(new URLSearchParams("owner=Before&position=CENTER&sort=owner.desc&reason=inactive&reason=x"), fields);
  const read = new URLSearchParams(address.toString());
  expect(readForm(read)).toEqual(fields);
  expect(read.getAll("reason")).toEqual(["inactive", "x"]);
  expect(read.get("sort")).toBe("owner.desc");
  expect(lostText(read)).toBeNull();
});

test("an address says what it could not keep", () => {
  const address = writeForm(new URLSearchParams(), { ...filled, assetIdText: "1".repeat(2_001) });
  expect(address.toString().length).toBeLessThan(200);
  expect(readForm(address).assetIdText).toBe("");
  expect(lostText(address)).toBe("The asset IDs were too many to be kept. Enter them again.");
  address.set("ran", "true");
  expect(lostText(address)).toBe("The results were not kept. Run the validation again to see them. The asset IDs were too many to be kept. Enter them again.");
});

test.each(["customer=x", "position=TOP", "ad-group="])("what is invalid in %j is ignored", (address) => {
  expect(readForm(new URLSearchParams(address))).toEqual(emptyFields);
});
