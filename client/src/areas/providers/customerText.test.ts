import { expect, test } from "vitest";
import { customerText } from "./customerText";

test.each([
  [{ customerId: null, customer: { ok: true, value: null } }, ""],
  [{ customerId: 3, customer: { ok: true, value: { name: "Harbor Transit" } } }, "Harbor Transit"],
  [{ customerId: 3, customer: { ok: true, value: { name: " " } } }, "Customer 3"],
  [{ customerId: 999, customer: { ok: true, value: null } }, "Customer 999 (not found)"],
  [{ customerId: 999, customer: { ok: false } }, "999"],
] as const)("%j reads %s", (provider, text) => {
  expect(customerText(provider)).toBe(text);
});
