import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMockEnvironment } from "relay-test-utils";
import { beforeEach, expect, test, vi } from "vitest";
import { pipelineJobs, useFollowing, useLive } from "./liveLists";

const refetch = vi.fn(async () => undefined);
let environment: ReturnType<typeof createMockEnvironment>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(Math, "random").mockReturnValue(1);
  setVisibility("visible");
  environment = createMockEnvironment();
});

function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

function follow() {
  const wrapper = ({ children }: { children: ReactNode }) => <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>;
  const hook = renderHook(
    () => {
      useLive(pipelineJobs, refetch);
      return useFollowing();
    },
    { wrapper },
  );
  return { isLive: () => hook.result.current?.isLive, unmount: hook.unmount };
}

const sent = () => environment.mock.getAllOperations();
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const say = (change: { hasChanged?: boolean; failure?: string }) =>
  act(() => environment.mock.nextValue(environment.mock.getMostRecentOperation(), { data: { change: { readAt: "2026-11-23T12:00:00Z", failure: null, hasChanged: false, ...change } } }));
const lose = () => act(() => environment.mock.rejectMostRecentOperation(new Error("gone")));

test("a list is refetched when it has changed, and after it could not be read", () => {
  const { isLive } = follow();
  say({});
  expect(refetch).not.toHaveBeenCalled();
  say({ hasChanged: true });
  expect(refetch).toHaveBeenCalledTimes(1);
  say({ failure: "Down." });
  expect(isLive()).toBe(false);
  say({});
  expect(isLive()).toBe(true);
  expect(refetch).toHaveBeenCalledTimes(2);
});

test("a subscription that is lost or silent is sent again, after longer and longer pauses, until it has an event", () => {
  const { isLive } = follow();
  say({});
  for (const pause of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
    lose();
    expect(isLive()).toBe(false);
    pass(pause - 1);
    expect(sent()).toHaveLength(0);
    pass(1);
    expect(sent()).toHaveLength(1);
  }
  say({});
  expect(refetch).toHaveBeenCalledTimes(1);
  pass(59_999);
  expect(isLive()).toBe(true);
  pass(1);
  expect(isLive()).toBe(false);
});

test("nothing is followed while the page is hidden or after the screen has gone, and at once when the connection is back", () => {
  const { unmount } = follow();
  setVisibility("hidden");
  expect(sent()).toHaveLength(0);
  setVisibility("visible");
  expect(sent()).toHaveLength(1);
  lose();
  act(() => void window.dispatchEvent(new Event("online")));
  expect(sent()).toHaveLength(1);
  unmount();
  pass(600_000);
  expect(sent()).toHaveLength(0);
});
