import { onSessionChange } from "./session/session";
import { createStore } from "./store";

/** How many things of an area need attention, by the id of its screen, and when that was read. */
type AttentionCounts = { readonly counts: ReadonlyMap<string, number>; readonly readAt: Date };

/** The counts that the dashboard read last; null before that, and after the session. */
export const attentionCounts = createStore<AttentionCounts | null>(null);

onSessionChange(() => attentionCounts.set(null));
