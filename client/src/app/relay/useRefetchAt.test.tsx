import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useRefetchAt } from "./useRefetchAt";

const refetch = vi.fn<() => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  refetch.mockReset();
  refetch.mockResolvedValue();
});

afterEach(() => vi.useRealTimers());

const open = (instant: number | null) =>
  renderHook(({ at }: { at: number | null }) => useRefetchAt(at, refetch), { initialProps: { at: instant } });

test("nothing is refetched before the instant", async () => {
  open(1_005_000);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(refetch).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(refetch).toHaveBeenCalledTimes(1);
});

test("an instant beyond the longest delay of a timer is waited for as well", async () => {
  const month = 31 * 24 * 60 * 60 * 1000;
  open(1_000_000 + month);
  await vi.advanceTimersByTimeAsync(month - 1);
  expect(refetch).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(refetch).toHaveBeenCalledTimes(1);
});

test("a refetch that changed nothing is repeated later", async () => {
  const { rerender } = open(1_001_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(refetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(refetch).toHaveBeenCalledTimes(2);
  rerender({ at: null });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(refetch).toHaveBeenCalledTimes(2);
});

test("a closed screen refetches nothing", async () => {
  const { unmount } = open(1_001_000);
  unmount();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refetch).not.toHaveBeenCalled();
});
