/** What a customer is billed for a campaign. */
export type BilledCampaign = {
  readonly contractId: string | null | undefined;
  readonly campaignId: number;
  readonly campaignName: string | null | undefined;
  readonly activeFrom: string | null | undefined;
  readonly activeTo: string | null | undefined;
  readonly assetCount: number | null | undefined;
  readonly frameCount: number | null | undefined;
};

/** A sum of counts, and how many of them are unknown. */
export type Sum = { readonly known: number; readonly unknown: number };

/** The campaigns of a contract, of a month, or of a contract in a month. */
export type BillingSum<Campaign extends BilledCampaign = BilledCampaign> = {
  readonly key: string;
  /** Null without a contract, and in sums by month. */
  readonly contractId: string | null;
  /** The month as YYYY-MM; null if it is not known, and in sums by contract. */
  readonly month: string | null;
  readonly campaigns: readonly Campaign[];
  readonly assets: Sum;
  readonly frames: Sum;
};

export type SumBy = "contract-month" | "contract" | "month";

const MONTHS_OF_YEAR = 12;

/** The months of a campaign, each as YYYY-MM, from its first day to its last; none if either is missing. */
export function monthsOf({ activeFrom, activeTo }: Pick<BilledCampaign, "activeFrom" | "activeTo">): readonly string[] {
  if (activeFrom == null || activeTo == null) return [];
  const place = (day: string) => Number(day.slice(0, 4)) * MONTHS_OF_YEAR + Number(day.slice(5, 7)) - 1;
  const first = place(activeFrom);
  return Array.from({ length: Math.max(0, place(activeTo) - first + 1) }, (_, step) => {
    const month = first + step;
    const [year, ofYear] = [Math.floor(month / MONTHS_OF_YEAR), (month % MONTHS_OF_YEAR) + 1];
    return `${String(year).padStart(4, "0")}-${String(ofYear).padStart(2, "0")}`;
  });
}

/** Adds up counts of which some may be unknown. */
export function sumOf(counts: readonly (number | null | undefined)[]): Sum {
  const known = counts.filter((count) => count != null);
  return { known: known.reduce((sum, count) => sum + count, 0), unknown: counts.length - known.length };
}

/** Adds up campaigns. Each counts once in every month in which it is active, and once in its contract. */
export function billingSums<Campaign extends BilledCampaign>(
  campaigns: readonly Campaign[],
  by: SumBy,
  month: string | null,
): readonly BillingSum<Campaign>[] {
  const groups = new Map<string, { contractId: string | null; month: string | null; campaigns: Campaign[] }>();
  for (const campaign of campaigns) {
    const active = monthsOf(campaign);
    if (month !== null && !active.includes(month)) continue;
    const contractId = by === "month" ? null : (campaign.contractId ?? null);
    const months = by === "contract" ? [null] : month !== null ? [month] : active.length === 0 ? [null] : active;
    for (const one of months) {
      const key = JSON.stringify([contractId, one]);
      const group = groups.get(key) ?? { contractId, month: one, campaigns: [] };
      group.campaigns.push(campaign);
      groups.set(key, group);
    }
  }
  return [...groups].map(([key, group]) => ({
    key,
    ...group,
    assets: sumOf(group.campaigns.map(({ assetCount }) => assetCount)),
    frames: sumOf(group.campaigns.map(({ frameCount }) => frameCount)),
  }));
}
