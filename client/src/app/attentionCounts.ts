import { createStore } from "./externalStore";
import { onSessionChange } from "./session/session";

/** How many reasons for attention an area has: several, if an object has several. If `isPartial`, some could not be counted. */
export type AreaCount = { readonly count: number; readonly isPartial: boolean; readonly readAt: Date };

/** The counts that were read last, by the ids of screens; null before that, and after the session. */
export const attentionCounts = createStore<ReadonlyMap<string, AreaCount> | null>(null);

onSessionChange(() => attentionCounts.set(null));
