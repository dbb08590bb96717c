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
  const useList = () => {
    useLive(pipelineJobs, refetch);
    return useFollowing()?.isLive;
  };
  return renderHook(useList, { wrapper });
}

const sent = () => environment.mock.getAllOperations();
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const change = { readAt: "2026-11-23T12:00:00Z", failure: null, hasChanged: false };
const say = () => act(() => environment.mock.nextValue(environment.mock.getMostRecentOperation(), { data: { change } }));
const lose = () => act(() => environment.mock.rejectMostRecentOperation(new Error("gone")));

test("a subscription that is lost or silent is sent again; nothing is followed on a hidden page or after the screen has gone", () => {
  const { result: isLive, unmount } = follow();
  say();
  lose();
  expect(isLive.current).toBe(false);
  pass(4_999);
  expect(sent()).toHaveLength(0);
  pass(1);
  say();
  expect(refetch).toHaveBeenCalledTimes(1);
  pass(59_999);
  expect(isLive.current).toBe(true);
  pass(1);
  expect(isLive.current).toBe(false);
  setVisibility("hidden");
  pass(600_000);
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
