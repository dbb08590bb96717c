import { onSessionChange } from "./session/session";
import { createStore } from "./store";

/** How many reasons for attention an area has: several, if an object has several. If `isPartial`, some could not be counted. */
export type AreaCount = { readonly count: number; readonly isPartial: boolean };

/** The counts by the ids of screens, and when they were read. */
type AttentionCounts = { readonly counts: ReadonlyMap<string, AreaCount>; readonly readAt: Date };

/** The counts that the dashboard read last; null before that, after a mutation, which may change them, and after the session. */
export const attentionCounts = createStore<AttentionCounts | null>(null);

onSessionChange(() => attentionCounts.set(null));
