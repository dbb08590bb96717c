import { expect, test } from "vitest";
import { customerLabel } from "./customerLabel";

test.each([
  ["Harbor Transit", "Harbor Transit"],
  ["", "customer-30"],
  ["  \n", "customer-30"],
])("a customer with the name %j is shown as %s", (name, label) => expect(customerLabel({ name, slug: "customer-30" })).toBe(label));
