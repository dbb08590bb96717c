import { RouterContextProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { aiDebugLogsRoutes } from "./aiDebugLogsRoutes";
import { debugLogsOf } from "./debugLogList";

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each(["", "?log=d-5000", "?errors=yes&size=25", "?route=%2Fchat&sort=route"])("the address %j loads its list, and no other first", async (search) => {
  const sent = vi.fn<typeof fetch>(() => new Promise(() => undefined));
  vi.stubGlobal("fetch", sent);
  const url = new URL(`https://marquee.example/app/ai-debug-logs${search}`);
  const loader = aiDebugLogsRoutes[0]?.loader;
  if (typeof loader !== "function") throw new Error("The route has no loader.");
  const loaded: unknown = await loader({ request: new Request(url), url, params: {}, pattern: url.pathname, context: new RouterContextProvider() });
  expect(sent).toHaveBeenCalledOnce();
  expect(loaded).toMatchObject({ variables: debugLogsOf(url.searchParams) });
  // Otherwise the next address, which may have the same list, waits for this request.
  if (typeof loaded === "object" && loaded !== null && "dispose" in loaded && typeof loaded.dispose === "function") loaded.dispose();
});
