import { expect, test } from "vitest";
import { campaignLabel, customerLabel } from "./names";

test("a customer without a name to see is called by its slug", () => {
  const slug = "customer-30";
  expect(customerLabel({ customerName: "Acme Media", slug })).toBe("Acme Media");
  expect(customerLabel({ customerName: "", slug })).toBe("customer-30");
  expect(customerLabel({ customerName: "  \n", slug })).toBe("customer-30");
});

test("a campaign without a ref to see is called by its number", () => {
  const campaignId = 4;
  expect(campaignLabel({ campaignRef: "Spring Launch", campaignId })).toBe("Spring Launch");
  expect(campaignLabel({ campaignRef: "", campaignId })).toBe("Campaign 4");
  expect(campaignLabel({ campaignRef: "   ", campaignId })).toBe("Campaign 4");
});
