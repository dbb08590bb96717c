import type { AttentionKind } from "../../__generated__/AttentionPanelQuery.graphql";

/** The screens where the causes of each kind are mended, by their ids. */
const screens: readonly (readonly [screen: string, kinds: readonly AttentionKind[]])[] = [
  ["providers", ["STALE_PROVIDER", "STUCK_LOCK", "SILENT_PROVIDER"]],
  ["pipeline", ["FAILED_MARKET_JOB", "FAILED_REFRESH_JOB", "MISSING_MARKET_JOBS"]],
  ["attribution", ["UNFINISHED_STUDY", "DUE_STUDY", "BLOCKED_STUDY", "MARKED_STUDY"]],
];

type KindCount = { readonly kind: AttentionKind; readonly count: number | null | undefined };

/** The number of things that need attention on each screen. A kind that could not be counted adds nothing. */
export function countsByArea(kinds: readonly KindCount[]): ReadonlyMap<string, number> {
  const countOf = (kind: AttentionKind) => kinds.find((one) => one.kind === kind)?.count ?? 0;
  return new Map(screens.map(([screen, own]) => [screen, own.reduce((sum, kind) => sum + countOf(kind), 0)]));
}
