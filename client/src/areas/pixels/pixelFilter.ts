import type { PixelsPageQuery } from "../../__generated__/PixelsPageQuery.graphql";
import { pathNumber } from "../../app/routing/paths";

/** The customer or campaign whose pixels are listed. With neither: the pixels without a campaign. */
export type PixelFilter = { customerId: number | null; campaignId: number | null };

/** Reads the filter from the address. What is no number counts as missing. */
export function readPixelFilter(search: URLSearchParams): PixelFilter {
  return { customerId: pathNumber(search.get("customer")) || null, campaignId: pathNumber(search.get("campaign")) || null };
}

/** The list of a filter. A campaign is narrower than its customer. */
export function listOf({ customerId, campaignId }: PixelFilter): PixelsPageQuery["variables"] {
  if (campaignId !== null) return { of: { campaignIds: [campaignId] }, campaignId, isOfCampaign: true };
  return { of: customerId === null ? { withoutCampaign: true } : { customerIds: [customerId] }, campaignId: 0, isOfCampaign: false };
}
