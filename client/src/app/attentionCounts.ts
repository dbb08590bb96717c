import { onSessionChange } from "./session/session";
import { createStore } from "./store";

/** How many reasons for attention an area has: several, if an object has several. If `isPartial`, some could not be counted. */
export type AreaCount = { readonly count: number; readonly isPartial: boolean; readonly readAt: Date };

/** The counts that the dashboard read last, by the ids of screens; null before that, after a mutation, which may change them, and after the session. */
export const attentionCounts = createStore<ReadonlyMap<string, AreaCount> | null>(null);

onSessionChange(() => attentionCounts.set(null));

let ended = 0;

/** How many mutations have ended. What was asked for before the last of them may be out of date. */
export const endedMutations = (): number => ended;

/** Notes that a mutation has ended. Without an answer, too, it may have changed what needs attention. */
export function noteMutation(): void {
  ended += 1;
  attentionCounts.set(null);
}
