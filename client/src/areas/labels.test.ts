import { expect, test } from "vitest";
import { campaignLabel } from "./campaigns/campaignLabel";
import { customerLabel } from "./customers/customerLabel";
import { customerText } from "./providers/customerText";
import { columnMeaning } from "./uploads/columnMeaning";

test.each([
  ["Spring Launch", "Spring Launch", "Spring Launch"],
  ["", "Campaign 4", "customer-30"],
  ["  \n", "Campaign 4", "customer-30"],
])("with the name %j a campaign is shown as %s, and a customer as %s", (name, campaign, customer) => {
  expect(campaignLabel({ name, campaignId: 4 })).toBe(campaign);
  expect(customerLabel({ name, slug: "customer-30" })).toBe(customer);
});

test.each([
  [{ customerId: null, customer: { ok: true, value: null } }, ""],
  [{ customerId: 3, customer: { ok: true, value: { name: "Harbor Transit" } } }, "Harbor Transit"],
  [{ customerId: 3, customer: { ok: true, value: { name: " " } } }, "Customer 3"],
  [{ customerId: 999, customer: { ok: true, value: null } }, "Customer 999 (not found)"],
  [{ customerId: 999, customer: { ok: false } }, "999"],
] as const)("the customer of the provider %j reads %s", (provider, text) => {
  expect(customerText(provider)).toBe(text);
});

test.each([
  ["The name of the owner.", null, "The name of the owner."],
  ["The asset's number.", "a whole number", "The asset's number: a whole number."],
])("what a column holds, %j, is joined with what is expected, %j", (meaning, expected, text) => expect(columnMeaning(meaning, expected)).toBe(text));
