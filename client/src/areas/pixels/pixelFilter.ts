import { pathNumber } from "../../app/routing/pathNumber";

/** Whose pixels are listed. Without either: the pixels that belong to no campaign. */
export type PixelFilterValue = { customerId: number | null; campaignId: number | null };

/** A number in the address; what is none narrows nothing. */
const number = (search: URLSearchParams, name: string): number | null => pathNumber(search.get(name) ?? undefined) || null;

/** Reads the filter from the address. */
export function readPixelFilter(search: URLSearchParams): PixelFilterValue {
  return { customerId: number(search, "customer"), campaignId: number(search, "campaign") };
}
