import { act, renderHook } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMockEnvironment, type MockEnvironment } from "relay-test-utils";
import { beforeEach, expect, test, vi } from "vitest";
import { sessionToken, startSession } from "../../app/session/session";
import { useSignOut } from "./useSignOut";

beforeEach(() => void vi.useFakeTimers());

test.each<[string, number, (mock: MockEnvironment["mock"]) => void]>([
  ["as soon as the gateway was told", 100, (mock) => mock.resolveMostRecentOperation({ data: { signOut: { __typename: "SignOutPayload" } } })],
  ["although the gateway fails", 100, (mock) => mock.rejectMostRecentOperation(new Error("down"))],
  ["without waiting for a gateway that does not respond", 1_999, () => vi.advanceTimersByTime(1)],
])("signing out ends the session %s", async (_, ms, end) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const environment = createMockEnvironment();
  startSession("t-1");
  const { result } = renderHook(() => useSignOut(), {
    wrapper: ({ children }) => <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>,
  });
  act(() => result.current[0]());
  await act(() => vi.advanceTimersByTimeAsync(ms));
  expect(sessionToken()).toBe("t-1");
  act(() => end(environment.mock));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(sessionToken()).toBeNull();
});
