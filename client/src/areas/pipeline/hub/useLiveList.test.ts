import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { forgetOwnRuns, noteOwnRun } from "../runs/ownRuns";
import { pipelineJobs } from "./liveLists";
import { noteOwnChange, useFollowing, useLiveList } from "./useLiveList";

type Change = { readAt: string; failure?: string; added: object[]; changed: object[]; removedIds: string[] };

/** What the list under test does with an event. */
let onEvent: (response: { change: Change }) => void = () => {};

vi.mock("../../../app/relay/useEvents", () => ({
  useEvents: (_: unknown, listener: { onEvent: typeof onEvent }) => {
    onEvent = listener.onEvent;
  },
}));

const refetch = vi.fn(async () => undefined);
const refetchFigures = vi.fn(async () => undefined);
const job = (id: string, date: string | null = "2025-03-12") => ({ id, marketHash: "d4f1c2", date });

beforeEach(() => {
  vi.clearAllMocks();
  forgetOwnRuns();
});

/** A list in which a button has the focus, or none does. */
function follow({ isInUse, isSteady = false }: { isInUse: boolean; isSteady?: boolean }) {
  const area = document.createElement("div");
  const button = document.createElement("button");
  area.append(button);
  document.body.replaceChildren(area);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  if (isInUse) button.focus();
  const { result } = renderHook(() => useLiveList(pipelineJobs, { refetch, refetchFigures, isSteady }));
  result.current.area.current = area;
  return result;
}

const say = (change: Partial<Change>) =>
  act(() => onEvent({ change: { readAt: "2025-03-12T15:00:00Z", added: [], changed: [], removedIds: [], ...change } }));

test.each<[string, boolean, Partial<Change>, boolean]>([
  ["a change of others", false, { changed: [job("1")] }, false],
  ["a change of others", true, { changed: [job("1")] }, true],
  ["a new job of others", true, { added: [job("1")] }, true],
  ["a job that is gone", true, { removedIds: ["1"] }, true],
])("%s, with the list in use: %s", (_, isInUse, change, isWaiting) => {
  const list = follow({ isInUse });
  say(change);
  expect(list.current.waiting?.size ?? null).toBe(isWaiting ? 1 : null);
  expect(refetch).toHaveBeenCalledTimes(isWaiting ? 0 : 1);
  expect(refetchFigures).toHaveBeenCalledTimes(isWaiting ? 1 : 0);
});

test("nothing is read when nothing has changed", () => {
  const list = follow({ isInUse: true });
  say({});
  expect([refetch, refetchFigures].map((read) => read.mock.calls.length)).toEqual([0, 0]);
  expect(list.current.waiting).toBeNull();
});

test("the jobs of one's own runs show at once, and are not counted as changes", () => {
  const list = follow({ isInUse: true });
  noteOwnRun({ marketHash: "d4f1c2", date: "2025-03-12" });
  say({ added: [job("1"), job("2")] });
  expect(refetch).toHaveBeenCalledOnce();
  expect(list.current.waiting).toBeNull();
  say({ added: [job("3", "2025-03-13"), job("4", null)] });
  expect(refetch).toHaveBeenCalledOnce();
  expect(list.current.waiting?.size).toBe(2);
});

test("a job that the user has acted on is not counted, once", () => {
  const list = follow({ isInUse: true });
  noteOwnChange("1");
  say({ changed: [job("1")] });
  expect(list.current.waiting).toBeNull();
  say({ changed: [job("1")] });
  expect(list.current.waiting?.size).toBe(1);
});

test("a list in which nothing moves follows at once", () => {
  const list = follow({ isInUse: true, isSteady: true });
  say({ changed: [job("1")] });
  expect(refetch).toHaveBeenCalledOnce();
  expect(list.current.waiting).toBeNull();
});

test("a list is live if it could be read the last time, and what has failed or was missed is read once it can be", () => {
  const retry = vi.fn<() => void>();
  window.addEventListener("marquee:retry", retry);
  follow({ isInUse: false });
  const following = renderHook(() => useFollowing()).result;
  const first = { isLive: true, readAt: new Date("2025-03-12T15:00:00Z") };
  const second = { isLive: true, readAt: new Date("2025-03-12T15:00:20Z") };
  for (const [change, expected, retries, refetches] of [
    [{}, first, 1, 0],
    [{}, first, 1, 0],
    [{ failure: "Down.", readAt: "2025-03-12T15:00:10Z" }, { ...first, isLive: false }, 1, 0],
    [{ readAt: "2025-03-12T15:00:20Z" }, second, 2, 1],
    [{ readAt: "2025-03-12T15:00:20Z" }, second, 2, 1],
  ] as const) {
    say(change);
    expect(following.current).toEqual(expected);
    expect(retry).toHaveBeenCalledTimes(retries);
    expect(refetch).toHaveBeenCalledTimes(refetches);
  }
});
