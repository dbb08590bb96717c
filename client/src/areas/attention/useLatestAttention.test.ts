import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { attentionCounts, endedMutations, noteMutation } from "../../app/attentionCounts";
import { loadedAt, noteResponse } from "../../app/relay/responses";
import { startSession } from "../../app/session/session";
import { usePublishedCounts, useRefetchOutdated } from "./useLatestAttention";

const OPERATION = "AttentionPanelQuery";
const kinds = (count: number) => [{ kind: "STUCK_LOCK" as const, count }];
const published = () => attentionCounts.get()?.get("providers")?.count ?? null;

/** Simulates a response to a request that was sent after this many mutations had ended. */
const answer = (askedAfter = endedMutations(), problems: Parameters<typeof noteResponse>[1] = []) =>
  act(() => noteResponse(OPERATION, problems, true, askedAfter));

beforeEach(() => {
  vi.useFakeTimers();
  startSession("t-1");
  attentionCounts.set(null);
  return () => vi.useRealTimers();
});

/** Shows these counts with the time of the latest response, as the panel does. */
function show(count: number) {
  const { rerender } = renderHook(({ shown }) => usePublishedCounts(OPERATION, shown, loadedAt(OPERATION)), { initialProps: { shown: kinds(count) } });
  act(() => void vi.runAllTimers());
  return (next: number) => {
    rerender({ shown: kinds(next) });
    act(() => void vi.runAllTimers());
  };
}

test("counts are published once they were read", () => {
  show(9);
  expect(published()).toBeNull();
  answer();
  show(9);
  expect(published()).toBe(9);
});

test("counts of a read that began before a mutation ended are not published", () => {
  const before = endedMutations();
  noteMutation();
  answer(before);
  const showNext = show(9);
  expect(published()).toBeNull();
  answer();
  showNext(8);
  expect(published()).toBe(8);
});

test("counts of the store do not come back with the screen", () => {
  answer();
  show(9);
  noteMutation();
  show(9);
  expect(published()).toBeNull();
});

test("counts of the store are not published with the time of the response that replaces them", () => {
  answer();
  const { rerender } = renderHook(({ shown }) => usePublishedCounts(OPERATION, shown, loadedAt(OPERATION)), { initialProps: { shown: kinds(9) } });
  noteMutation();
  answer();
  rerender({ shown: kinds(9) });
  rerender({ shown: kinds(8) });
  expect(published()).toBeNull();
  act(() => void vi.runAllTimers());
  expect(published()).toBe(8);
});

test("counts of the store are not published after a read of which a part failed", () => {
  noteMutation();
  answer(undefined, [{ message: "Down." }]);
  show(9);
  expect(published()).toBeNull();
});

test("a read during which a mutation ended is read once more, unless it was read earlier", () => {
  answer();
  noteMutation();
  const refetch = vi.fn(async () => {});
  const { rerender } = renderHook(() => useRefetchOutdated(OPERATION, loadedAt(OPERATION), refetch));
  expect(refetch).not.toHaveBeenCalled();
  const before = endedMutations();
  noteMutation();
  vi.advanceTimersByTime(1);
  answer(before);
  rerender();
  expect(refetch).toHaveBeenCalledOnce();
  answer();
  rerender();
  expect(refetch).toHaveBeenCalledOnce();
});
