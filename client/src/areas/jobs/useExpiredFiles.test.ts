import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useLinkExpiry } from "./useExpiredFiles";

/** Lets time pass. */
function pass(milliseconds: number) {
  act(() => void vi.advanceTimersByTime(milliseconds));
}

const file = (key: string, expiresAt: string | null, isExpired = false) => ({ key, expiresAt, isExpired });

beforeEach(() => void vi.useFakeTimers({ now: new Date("2025-03-12T12:00:00Z") }));
afterEach(() => void vi.useRealTimers());

test("links expire while they are shown, one after the other; those without an expiry never do", () => {
  const files = [
    file("before", "2025-03-12T11:00:00Z", true),
    file("first", "2025-03-12T13:00:00Z"),
    file("second", "2025-03-12T14:00:00Z"),
    file("never", null),
  ];
  const { result } = renderHook(() => useLinkExpiry(files));
  expect([...result.current]).toEqual(["before"]);
  pass(3_599_999);
  expect([...result.current]).toEqual(["before"]);
  pass(1);
  expect([...result.current]).toEqual(["before", "first"]);
  pass(3_600_000);
  expect([...result.current]).toEqual(["before", "first", "second"]);
});

test("a renewed link is valid again", () => {
  const { result, rerender } = renderHook(({ files }) => useLinkExpiry(files), {
    initialProps: { files: [file("a", "2025-03-12T12:00:01Z")] },
  });
  pass(1_000);
  expect(result.current.has("a")).toBe(true);
  rerender({ files: [file("a", "2025-03-12T13:00:00Z")] });
  expect(result.current.has("a")).toBe(false);
});
