import type { AreaCount } from "../../app/attentionCounts";
import type { AttentionKind } from "../../__generated__/AttentionPanelQuery.graphql";

/** The ids of screens, each with the kinds whose causes can be resolved there. */
const screens: readonly (readonly [screen: string, kinds: readonly AttentionKind[]])[] = [
  ["providers", ["STALE_PROVIDER", "STUCK_LOCK", "SILENT_PROVIDER"]],
  ["pipeline", ["FAILED_MARKET_JOB", "FAILED_REFRESH_JOB", "MISSING_MARKET_JOBS"]],
  ["attribution", ["UNFINISHED_STUDY", "DUE_STUDY", "BLOCKED_STUDY", "MARKED_STUDY"]],
];

type KindCount = { readonly kind: AttentionKind; readonly count: number | null | undefined };

/** The number of reasons for attention, by the id of the screen. An object with two reasons counts twice. */
export function countsByScreen(kinds: readonly KindCount[]): ReadonlyMap<string, AreaCount> {
  return new Map(
    screens.map(([screen, own]) => {
      const counts = kinds.filter(({ kind }) => own.includes(kind)).map(({ count }) => count);
      return [screen, { count: counts.reduce<number>((sum, count) => sum + (count ?? 0), 0), isPartial: counts.some((count) => count == null) }];
    }),
  );
}
