import { act } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { drawPage } from "../../../vitest.draw";
import { attentionCounts, noteMutation } from "../../app/attentionCounts";
import { endSession, startSession } from "../../app/session/session";
import { SidebarCounts } from "./SidebarCounts";

beforeEach(() => {
  vi.useFakeTimers();
  startSession("t-1");
});

test("counts that cannot be read go away, as all do with the session, and are read again later and when the connection is back", async () => {
  const { environment } = drawPage(<SidebarCounts />);
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const sent = () => environment.mock.getAllOperations().length;
  const answer = (attentionSummary: object | null) =>
    act(async () => environment.mock.resolve(environment.mock.getMostRecentOperation(), { data: { attentionSummary } }));
  const counts = { kinds: [{ kind: "STUCK_LOCK", count: 9 }] };
  const shown = () => attentionCounts.get()?.get("providers")?.count ?? null;

  await wait(2_000);
  await answer(counts);
  expect(shown()).toBe(9);
  act(noteMutation);
  await wait(2_000);
  await answer(null);
  expect(shown()).toBeNull();
  await wait(59_999);
  expect(sent()).toBe(0);
  await wait(1);
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("Down.")));
  expect(shown()).toBeNull();
  window.dispatchEvent(new Event("online"));
  await wait(0);
  await answer(counts);
  expect(shown()).toBe(9);
  window.dispatchEvent(new Event("online"));
  await wait(120_000);
  expect(sent()).toBe(0);
  act(endSession);
  expect(attentionCounts.get()).toBeNull();
});
