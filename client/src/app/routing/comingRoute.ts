import { type RouteHandle, screenRoute, type ScreenRoute } from "./route";

/** The route of a screen that is not available yet. */
export function comingRoute(id: string, path: string, handle: RouteHandle): ScreenRoute {
  return screenRoute({ id, path, ...handle, page: async () => (await import("./ComingPage")).ComingPage });
}
