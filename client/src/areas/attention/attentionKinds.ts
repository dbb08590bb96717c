import type { AttentionKind } from "../../__generated__/AttentionPanelQuery.graphql";

/**
 * How many reasons for attention an area has: several, if an object has several. `text` is the number of each kind. If
 * `isPartial`, some could not be counted.
 */
export type AreaCount = { readonly count: number; readonly text: string; readonly isPartial: boolean; readonly readAt: Date };

/** The kinds that only one of the two lists has: that of everything, or that of a customer. */
const ofEverything: readonly AttentionKind[] = ["FAILED_MARKET_JOB", "MISSING_MARKET_JOBS"];
const ofCustomers: readonly AttentionKind[] = ["CAMPAIGN_WITHOUT_PIXEL", "VEHICLE_NEEDS_ATTENTION"];

const ofBoth: readonly AttentionKind[] = [
  "STALE_PROVIDER",
  "STUCK_LOCK",
  "FAILED_REFRESH_JOB",
  "UNFINISHED_STUDY",
  "DUE_STUDY",
  "BLOCKED_STUDY",
  "MARKED_STUDY",
  "NEVER_SEEN_PROVIDER",
];

/** The kind that a text of the address names, if the list of everything, or that of a customer, has it. */
export function kindOf(text: string | null, isOfCustomer: boolean): AttentionKind | null {
  return [...ofBoth, ...(isOfCustomer ? ofCustomers : ofEverything)].find((kind) => kind === text) ?? null;
}

type KindCount = { readonly kind: AttentionKind; readonly label: string; readonly count: number | null | undefined };

/** The ids of screens, each with the kinds whose causes can be resolved there. */
const screens: readonly (readonly [screen: string, kinds: readonly AttentionKind[]])[] = [
  ["providers", ["STALE_PROVIDER", "STUCK_LOCK", "NEVER_SEEN_PROVIDER"]],
  ["pipeline", ["FAILED_MARKET_JOB", "FAILED_REFRESH_JOB", "MISSING_MARKET_JOBS"]],
  ["attribution", ["UNFINISHED_STUDY", "DUE_STUDY", "BLOCKED_STUDY", "MARKED_STUDY"]],
];

/** How much needs attention, by the id of the screen, if anything does. An object with two kinds of reasons counts twice. */
export function countsByScreen(kinds: readonly KindCount[], readAt: Date): ReadonlyMap<string, AreaCount> {
  const counted = screens.map(([screen, own]): [string, AreaCount] => {
    const counts = kinds.filter(({ kind }) => own.includes(kind));
    const text = counts.flatMap(({ label, count }) => (count ? [`${label}: ${count}`] : [])).join("\n");
    return [screen, { count: counts.reduce((sum, { count }) => sum + (count ?? 0), 0), text, isPartial: counts.some(({ count }) => count == null), readAt }];
  });
  return new Map(counted.filter(([, { count }]) => count > 0));
}
