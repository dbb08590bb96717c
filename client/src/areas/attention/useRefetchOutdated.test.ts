import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { endedMutations, noteMutation } from "../../app/attentionCounts";
import { loadedAt, noteResponse } from "../../app/relay/responses";
import { startSession } from "../../app/session/session";
import { useRefetchOutdated } from "./useRefetchOutdated";

const OPERATION = "AttentionPanelQuery";

/** Simulates a response to a request that was sent after this many mutations had ended. */
const answer = (askedAfter = endedMutations.get()) => act(() => noteResponse(OPERATION, [], true, askedAfter));

beforeEach(() => {
  vi.useFakeTimers();
  startSession("t-1");
});

test("a read during which a mutation ended is read once more, unless it was read earlier", () => {
  answer();
  noteMutation();
  const refetch = vi.fn(async () => {});
  const { rerender } = renderHook(() => useRefetchOutdated(OPERATION, loadedAt(OPERATION), refetch));
  expect(refetch).not.toHaveBeenCalled();
  const before = endedMutations.get();
  noteMutation();
  vi.advanceTimersByTime(1);
  answer(before);
  rerender();
  expect(refetch).toHaveBeenCalledOnce();
  answer();
  rerender();
  expect(refetch).toHaveBeenCalledOnce();
});
