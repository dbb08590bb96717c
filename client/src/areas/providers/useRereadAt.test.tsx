import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useRereadAt } from "./useRereadAt";

const reread = vi.fn<() => Promise<void>>();

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  reread.mockReset();
  reread.mockResolvedValue();
});

afterEach(() => vi.useRealTimers());

const open = (instant: number | null) =>
  renderHook(({ at }: { at: number | null }) => useRereadAt(at, reread), { initialProps: { at: instant } });

test("nothing is read before the instant", async () => {
  open(1_005_000);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(reread).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reread).toHaveBeenCalledTimes(1);
});

test("an instant farther away than a timer reaches is waited for all the same", async () => {
  const month = 31 * 24 * 60 * 60 * 1000;
  open(1_000_000 + month);
  await vi.advanceTimersByTimeAsync(month - 1);
  expect(reread).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reread).toHaveBeenCalledTimes(1);
});

test("a reading without news is repeated later, one with news is not", async () => {
  const { rerender } = open(1_001_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reread).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(reread).toHaveBeenCalledTimes(2);
  rerender({ at: null });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(reread).toHaveBeenCalledTimes(2);
});

test("a closed screen reads nothing any more", async () => {
  const { unmount } = open(1_001_000);
  unmount();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reread).not.toHaveBeenCalled();
});
