import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useLinkExpiry } from "./JobFiles";

const file = (key: string, expiresAt: string | null, isExpired = false) => ({ key, expiresAt, isExpired });

test("links expire while they are shown, one after the other; those without an expiry never do, and a renewed one is valid again", () => {
  vi.useFakeTimers({ now: new Date("2025-03-12T12:00:00Z") });
  const files = [file("before", "2025-03-12T11:00:00Z", true), file("first", "2025-03-12T13:00:00Z"), file("second", "2025-03-12T14:00:00Z"), file("never", null)];
  const { result, rerender } = renderHook((shown: typeof files) => useLinkExpiry(shown), { initialProps: files });
  for (const [milliseconds, expired] of [[0, ["before"]], [3_599_999, ["before"]], [1, ["before", "first"]], [3_600_000, ["before", "first", "second"]]] as const) {
    act(() => void vi.advanceTimersByTime(milliseconds));
    expect([...result.current]).toEqual(expired);
  }
  rerender([file("first", "2025-03-12T15:00:00Z"), file("second", "2025-03-12T14:00:00Z")]);
  expect([...result.current]).toEqual(["second"]);
});
