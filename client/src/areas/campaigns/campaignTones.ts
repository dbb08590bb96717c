import type { CampaignStatus } from "../../__generated__/CampaignDetailsPageQuery.graphql";
import type { Tone } from "../../ui/layout/style";

/** The colour of each status of a campaign. */
export const campaignTones: Record<CampaignStatus, Tone> = { ACTIVE: "green", UPCOMING: "blue", DRAFT: "yellow", EXPIRED: "grey" };
