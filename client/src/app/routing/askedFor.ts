import { onSessionChange, onSessionEnd, userEmail } from "../session/session";
import { createStore } from "../store";

/** A screen that was open or asked for before signing in. */
type Screen = { address: string; title: string };

/**
 * The screen that a link asked for without a session, or that was open when the session expired. Signing in leads to the
 * dashboard, which offers it.
 */
export const askedFor = createStore<Screen | null>(null);

/** The user of the latest session on this page; null if it is not known, or there was none. */
let lastUser: string | null = null;

onSessionChange(() => {
  lastUser = userEmail.get() ?? lastUser;
});
onSessionEnd(() => {
  // Someone whose name never arrived is no one who signs in next.
  lastUser ??= "";
  askedFor.set(null);
});

/** Forgets the screen if someone else signs in than the user who had it open. */
export function keepForSameUser(email: string): void {
  const signingIn = email.trim().toLowerCase();
  if (lastUser !== null && lastUser.toLowerCase() !== signingIn) askedFor.set(null);
  lastUser = signingIn;
}
