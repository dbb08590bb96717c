import { expect, test } from "vitest";
import { adGroupLabel, campaignLabel } from "./campaignLabel";

test.each([
  ["Spring Launch", "Spring Launch", "Spring Launch"],
  ["", "Campaign 4", "Ad Group 4"],
  ["  \n", "Campaign 4", "Ad Group 4"],
])("a campaign with the name %j is shown as %s, and such an ad group as %s", (name, campaign, adGroup) =>
  expect([campaignLabel({ name, campaignId: 4 }), adGroupLabel({ name, adGroupId: 4 })]).toEqual([campaign, adGroup]));
