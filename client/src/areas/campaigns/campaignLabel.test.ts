import { expect, test } from "vitest";
import { campaignLabel } from "./campaignLabel";

test.each([
  ["Spring Launch", "Spring Launch"],
  ["", "Campaign 4"],
  ["  \n", "Campaign 4"],
])("a campaign with the name %j is shown as %s", (name, label) => expect(campaignLabel({ name, campaignId: 4 })).toBe(label));
