import { expect, test } from "vitest";
import { campaignLabel } from "./campaignLabel";

test.each([
  ["Spring Launch", "Spring Launch"],
  ["", "Campaign 4"],
  ["   ", "Campaign 4"],
])("the campaign with the ref %j is shown as %s", (campaignRef, label) => {
  expect(campaignLabel({ campaignRef, campaignId: 4 })).toBe(label);
});
