import { matchRoutes, redirect } from "react-router";
import { createStore } from "../../ui/externalStore";
import { noteScreen } from "../relay/operations";
import { onSessionChange, onSessionEnd, readStoredToken, userEmail } from "../session/session";
import { paths } from "./paths";
import type { ScreenRoute } from "./route";

/** A screen that was open or asked for before signing in. */
type Screen = { address: string; title: string };

/**
 * The screen that a link asked for without a session, or that was open when the session expired. Signing in leads to the
 * dashboard, which offers it.
 */
export const returnTo = createStore<Screen | null>(null);

/** The user of the latest session on this page; null if it is not known, or there was none. */
let lastUser: string | null = null;

onSessionChange(() => {
  lastUser = userEmail.get() ?? lastUser;
});
onSessionEnd(() => {
  // Someone whose name never arrived is no one who signs in next.
  lastUser ??= "";
  returnTo.set(null);
});

/** Forgets the screen if someone else signs in than the user who had it open. */
export function keepForSameUser(email: string): void {
  const signingIn = email.trim().toLowerCase();
  if (lastUser !== null && lastUser.toLowerCase() !== signingIn) returnTo.set(null);
  lastUser = signingIn;
}

/**
 * Redirects to the sign-in screen without a token, and remembers which of the screens was asked for. It runs before any loader
 * of the screens below it.
 */
export function requireToken({ request }: { request: Request }, screens: readonly ScreenRoute[]): void {
  const { pathname, search } = new URL(request.url);
  noteScreen(pathname);
  if (readStoredToken() !== null) return;
  const route = matchRoutes([...screens], pathname)?.at(-1)?.route;
  const title = screens.find(({ id }) => id === route?.id)?.handle.title;
  returnTo.set(title === undefined || pathname === paths.dashboard() ? null : { address: `${pathname}${search}`, title });
  throw redirect(paths.signIn());
}
