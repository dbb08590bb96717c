import type { CampaignStatus } from "../../__generated__/CampaignDetailsPageQuery.graphql";
import type { Tone } from "../../ui/layout/style";

/** The name to show for a campaign: its number when the ref is blank. */
export function campaignLabel({ name, campaignId }: { readonly name: string; readonly campaignId: number }): string {
  return name.trim() === "" ? `Campaign ${campaignId}` : name;
}

/** The name to show for an ad group: its number when the ref is blank. */
export function adGroupLabel({ name, adGroupId }: { readonly name: string; readonly adGroupId: number }): string {
  return name.trim() === "" ? `Ad Group ${adGroupId}` : name;
}

/** The colour of each status of a campaign. */
export const campaignTones: Record<CampaignStatus, Tone> = { ACTIVE: "green", UPCOMING: "blue", DRAFT: "yellow", EXPIRED: "grey" };
