import { matchRoutes, redirect } from "react-router";
import { noteScreen } from "../relay/operations";
import { readStoredToken } from "../session/session";
import { askedFor } from "./askedFor";
import { paths } from "./paths";
import type { ScreenRoute } from "./route";

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
  askedFor.set(title === undefined || pathname === paths.dashboard() ? null : { address: `${pathname}${search}`, title });
  throw redirect(paths.signIn());
}
