import type { ShouldRevalidateFunctionArgs } from "react-router";
import { expect, test, vi } from "vitest";
import parameters from "../../__generated__/MarketsPageQuery$parameters";
import { loadRouteQuery, revalidateOn } from "./route";

const asked = (from: string, to: string, dependsOn: string[] = []) => {
  const args: Pick<ShouldRevalidateFunctionArgs, "currentUrl" | "nextUrl"> = {
    currentUrl: new URL(from, "https://marquee.example"),
    nextUrl: new URL(to, "https://marquee.example"),
  };
  return revalidateOn(dependsOn)({ ...args, currentParams: {}, nextParams: {}, defaultShouldRevalidate: true });
};

test.each([
  ["a link to the open address", "/a?tab=x", "/a?tab=x", [], true],
  ["another path", "/a", "/b", [], true],
  ["a search parameter the query does not depend on", "/a?tab=x", "/a?tab=y", ["filter"], false],
  ["a search parameter the query depends on", "/a?filter=x", "/a?filter=y", ["filter"], true],
  ["a parameter that is gone", "/a?filter=x", "/a", ["filter"], true],
  ["a second value of a parameter", "/a?filter=x", "/a?filter=x&filter=y", ["filter"], true],
])("%s", (_, from, to, dependsOn, expected) => expect(asked(from, to, dependsOn)).toBe(expected));

test("opening a screen does not bypass the gateway's cache", () => {
  const sent = vi.fn<typeof fetch>(() => new Promise(() => undefined));
  vi.stubGlobal("fetch", sent);
  const query = loadRouteQuery({ request: new Request("https://marquee.example/app/markets") }, parameters, {});
  expect(sent).toHaveBeenCalledOnce();
  expect(new Headers(sent.mock.calls[0]?.[1]?.headers).has("Cache-Control")).toBe(false);
  query.dispose();
});
