import { onSessionEnd } from "../session/session";
import { createStore } from "../store";

/** A screen that was open or asked for before signing in. */
type Screen = { address: string; title: string };

/**
 * The screen that a link asked for without a session, or that was open when the session expired. Signing in leads to the
 * dashboard, which offers it.
 */
export const askedFor = createStore<Screen | null>(null);

// The next user has not asked for it.
onSessionEnd(() => askedFor.set(null));
