import { matchRoutes } from "react-router";
import type { RouteObject } from "react-router";

let known: RouteObject[] = [];
const asked = new Set<string>();

/** Tells which routes there are; the route table itself imports the shell, so it cannot be imported here. */
export function setPreloadableRoutes(routes: RouteObject[]): void {
  known = routes;
}

/** Fetches the code of a screen before anybody goes there. A failure shows only when somebody does. */
export function preloadScreen(path: string): void {
  if (asked.has(path)) return;
  asked.add(path);
  for (const { route } of matchRoutes(known, path) ?? []) {
    if (typeof route.lazy !== "object") continue;
    route.lazy.Component?.()?.catch(() => asked.delete(path));
  }
}
