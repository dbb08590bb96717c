import { pathNumber } from "../app/pathNumber";

/** Whose pixels are listed. Without either: the pixels that belong to no campaign. */
export type PixelFilterValue = { customerId: number | null; campaignId: number | null };

const number = (search: URLSearchParams, name: string): number | null => {
  const text = search.get(name);
  return text === null || text === "" ? null : pathNumber(text);
};

/** Reads the filter from the address. */
export function readPixelFilter(search: URLSearchParams): PixelFilterValue {
  return { customerId: number(search, "customer"), campaignId: number(search, "campaign") };
}
