import { expect, test } from "vitest";
import { campaignLabel } from "./campaignLabel";

test.each([
  ["Spring Launch", "Spring Launch"],
  ["", "Campaign 4"],
  ["   ", "Campaign 4"],
])("the campaign named %j is shown as %s", (name, label) => {
  expect(campaignLabel({ name, campaignId: 4 })).toBe(label);
});
