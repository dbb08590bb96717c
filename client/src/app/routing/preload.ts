import { matchRoutes } from "react-router";
import { endedMutations } from "../relay/responses";
import { KEPT_MS, keepPreloaded } from "../relay/preloadedQueries";
import { onSessionChange, sessionToken } from "../session/session";
import type { ScreenRoute } from "./route";

/** How long the pointer or the focus rests on a link before its screen is loaded, so that one that only crosses it loads nothing. */
const REST_MS = 80;

/** When the screens of addresses were last loaded. */
const loaded = new Map<string, number>();

onSessionChange(() => loaded.clear());
endedMutations.subscribe(() => loaded.clear());

let resting: ReturnType<typeof setTimeout> | undefined;

/**
 * Loads the screen behind a link as soon as the pointer rests on it, it has the focus or a finger touches it, so that a click
 * shows its data. The row of a table counts as the link that names it. Browsers that save data load nothing.
 */
export function preloadScreens(screens: readonly ScreenRoute[]): void {
  if (savesData()) return;
  const start = ({ target }: Event) => {
    clearTimeout(resting);
    const link = linkAt(target);
    if (link !== null) preload(screens, new URL(link.href));
  };
  const startAtRest = (event: Event) => {
    clearTimeout(resting);
    resting = setTimeout(() => start(event), REST_MS);
  };
  document.addEventListener("pointerover", startAtRest);
  document.addEventListener("focusin", startAtRest);
  // The click itself loads the screen.
  document.addEventListener("click", () => clearTimeout(resting), { capture: true });
  document.addEventListener("touchstart", start, { passive: true });
}

function savesData(): boolean {
  const connection: unknown = "connection" in navigator ? navigator.connection : undefined;
  return typeof connection === "object" && connection !== null && "saveData" in connection && connection.saveData === true;
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null;
  const named = target.closest("tr[tabindex]")?.querySelector<HTMLAnchorElement>("td[data-pinned=start] a[href]");
  return target.closest<HTMLAnchorElement>("a[href]") ?? named ?? null;
}

function preload(screens: readonly ScreenRoute[], { origin, pathname, search, href }: URL): void {
  // Without a session nothing may be loaded. A change of the search loads what it needs itself.
  if (sessionToken() === null) return;
  if (origin !== location.origin || pathname === location.pathname) return;
  if (Date.now() - (loaded.get(href) ?? 0) < KEPT_MS) return;
  loaded.set(href, Date.now());
  const match = matchRoutes([...screens], pathname)?.at(-1);
  const screen = screens.find(({ id }) => id === match?.route.id);
  if (match === undefined || screen === undefined) return;
  load(screen, { request: new Request(origin + pathname + search), params: match.params }).catch(() => {
    // The click reports it.
  });
}

async function load(screen: ScreenRoute, args: Parameters<NonNullable<ScreenRoute["load"]>>[0]): Promise<void> {
  const code = screen.lazy.Component?.();
  const queryRef = screen.load?.(args);
  if (isPreloadedQuery(queryRef)) keepPreloaded(queryRef);
  await code;
}

function isPreloadedQuery(value: unknown): value is Parameters<typeof keepPreloaded>[0] {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === "PreloadedQuery";
}
