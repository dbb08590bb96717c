import type { AreaCount } from "../../app/attentionCounts";
import type { AttentionKind } from "../../__generated__/AttentionPanelQuery.graphql";

/** The ids of screens, each with the kinds whose causes can be resolved there. */
const screens: readonly (readonly [screen: string, kinds: readonly AttentionKind[]])[] = [
  ["providers", ["STALE_PROVIDER", "STUCK_LOCK", "NEVER_SEEN_PROVIDER"]],
  ["pipeline", ["FAILED_MARKET_JOB", "FAILED_REFRESH_JOB", "MISSING_MARKET_JOBS"]],
  ["attribution", ["UNFINISHED_STUDY", "DUE_STUDY", "BLOCKED_STUDY", "MARKED_STUDY"]],
];

export type KindCount = { readonly kind: AttentionKind; readonly count: number | null | undefined };

/** The number of reasons for attention, by the id of the screen, if there are any. An object with two reasons counts twice. */
export function countsByScreen(kinds: readonly KindCount[], readAt: Date): ReadonlyMap<string, AreaCount> {
  const counted = screens.map(([screen, own]): [string, AreaCount] => {
    const counts = kinds.filter(({ kind }) => own.includes(kind)).map(({ count }) => count);
    return [screen, { count: counts.reduce<number>((sum, count) => sum + (count ?? 0), 0), isPartial: counts.some((count) => count == null), readAt }];
  });
  return new Map(counted.filter(([, { count }]) => count > 0));
}
