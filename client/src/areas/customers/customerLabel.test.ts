import { expect, test } from "vitest";
import { customerLabel } from "./customerLabel";

test.each([
  ["Acme Media", "Acme Media"],
  ["", "customer-30"],
  ["  \n", "customer-30"],
])("the customer named %j is shown as %s", (name, label) => {
  expect(customerLabel({ name, slug: "customer-30" })).toBe(label);
});
