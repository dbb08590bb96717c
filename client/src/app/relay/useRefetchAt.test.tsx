import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useRefetchAt } from "./useRefetchAt";

// Longer than the longest delay of a timer.
const MONTH_MS = 31 * 24 * 60 * 60 * 1000;

test("a list is refetched at its instant, and again later if that changed nothing, until the screen is closed", async () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const refetch = vi.fn(async () => {});
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const initialProps: { at: number | null } = { at: 1_000_000 + MONTH_MS };
  const { rerender, unmount } = renderHook(({ at }: { at: number | null }) => useRefetchAt(at, refetch), { initialProps });
  await pass(MONTH_MS - 1);
  expect(refetch).not.toHaveBeenCalled();
  await pass(1);
  expect(refetch).toHaveBeenCalledTimes(1);
  await pass(15_000);
  expect(refetch).toHaveBeenCalledTimes(2);
  rerender({ at: null });
  await pass(600_000);
  expect(refetch).toHaveBeenCalledTimes(2);
  rerender({ at: Date.now() + 1_000 });
  unmount();
  await pass(60_000);
  expect(refetch).toHaveBeenCalledTimes(2);
});
