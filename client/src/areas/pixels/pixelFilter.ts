import type { PixelsOf } from "../../__generated__/PixelsPageQuery.graphql";
import { pathNumber } from "../../app/routing/paths";

/** The customer or campaign whose pixels are listed. With neither: the pixels without a campaign. */
export type PixelFilterValue = { customerId: number | null; campaignId: number | null };

/** A number in the address; null if it is missing or invalid. */
const number = (search: URLSearchParams, name: string): number | null => pathNumber(search.get(name)) || null;

/** Reads the filter from the address. */
export function readPixelFilter(search: URLSearchParams): PixelFilterValue {
  return { customerId: number(search, "customer"), campaignId: number(search, "campaign") };
}

/** The list of a filter. A campaign is narrower than its customer. */
export function pixelsOf({ customerId, campaignId }: PixelFilterValue): PixelsOf {
  if (campaignId !== null) return { campaignId };
  return customerId === null ? { withoutCampaign: true } : { customerId };
}
