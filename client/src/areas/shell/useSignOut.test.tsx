import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMockEnvironment } from "relay-test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sessionToken, startSession } from "../../app/session/session";
import { useSignOut } from "./useSignOut";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function signingOut() {
  const environment = createMockEnvironment();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  startSession("t-1");
  const { result } = renderHook(() => useSignOut(), { wrapper });
  act(() => result.current[0]());
  return environment;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test("signing out ends the session as soon as the gateway was told", async () => {
  const environment = signingOut();
  await pass(100);
  expect(sessionToken()).toBe("t-1");
  act(() => environment.mock.resolveMostRecentOperation({ data: { signOut: { __typename: "SignOutPayload" } } }));
  await pass(0);
  expect(sessionToken()).toBeNull();
});

test("signing out does not wait for a gateway that does not respond", async () => {
  signingOut();
  await pass(1_999);
  expect(sessionToken()).toBe("t-1");
  await pass(1);
  expect(sessionToken()).toBeNull();
});

test("signing out ends the session although the gateway fails", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const environment = signingOut();
  act(() => environment.mock.rejectMostRecentOperation(new Error("down")));
  await pass(0);
  expect(sessionToken()).toBeNull();
});
