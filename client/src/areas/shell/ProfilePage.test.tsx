import { act, fireEvent, screen } from "@testing-library/react";
import type { MockEnvironment } from "relay-test-utils";
import { beforeEach, expect, test, vi } from "vitest";
import { drawPage } from "../../../vitest.draw";
import { sessionToken, startSession } from "../../app/session/session";
import { SignOutButton } from "./ProfilePage";

beforeEach(() => void vi.useFakeTimers());

test.each<[string, number, (mock: MockEnvironment["mock"]) => void]>([
  ["as soon as the gateway was told", 100, (mock) => mock.resolveMostRecentOperation({ data: { signOut: { errors: [] } } })],
  ["although the gateway fails", 100, (mock) => mock.rejectMostRecentOperation(new Error("down"))],
  ["without waiting for a gateway that does not respond", 1_999, () => vi.advanceTimersByTime(1)],
])("signing out ends the session %s", async (_, ms, end) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  startSession("t-1");
  const { mock } = drawPage(<SignOutButton />);
  fireEvent.click(screen.getByRole("button", { name: "Logout" }));
  await act(() => vi.advanceTimersByTimeAsync(ms));
  expect(sessionToken()).toBe("t-1");
  act(() => end(mock));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(sessionToken()).toBeNull();
});
