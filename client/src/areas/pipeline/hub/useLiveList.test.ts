import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import * as events from "../../../app/relay/useEvents";
import { forgetOwnRuns, noteOwnRun } from "../runs/ownRuns";
import { pipelineJobs } from "./liveLists";
import { noteOwnChange, useLiveList } from "./useLiveList";

type Change = { readAt: string; failure?: string; added: object[]; changed: object[]; removedIds: string[] };

/** What the list under test does with an event, and when it gets no more of them. */
let listener: { onEvent: (response: { change: Change }) => void; onLost: () => void };

const refetch = vi.fn(async () => undefined);
const refetchFigures = vi.fn(async () => undefined);
const job = (id: string, date: string | null = "2025-03-12") => ({ id, marketHash: "d4f1c2", date });

beforeEach(() => {
  forgetOwnRuns();
  vi.spyOn(events, "useEvents").mockImplementation((_, following) => void (listener = following));
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

const say = (change: Partial<Change>) => act(() => listener.onEvent({ change: { readAt: "2025-03-12T15:00:00Z", added: [], changed: [], removedIds: [], ...change } }));

test.each<[string, boolean, Partial<Change>, boolean | null]>([
  ["a change of others", false, { changed: [job("1")] }, false],
  ["a change of others", true, { changed: [job("1")] }, true],
  ["a new job of others", true, { added: [job("1")] }, true],
  ["a job that is gone", true, { removedIds: ["1"] }, true],
  ["no change", true, {}, null],
])("%s, with the list in use: %s", (_, isInUse, change, isWaiting) => {
  const list = follow({ isInUse });
  say(change);
  expect(list.current.waiting?.size).toBe(isWaiting === true ? 1 : undefined);
  expect(refetch).toHaveBeenCalledTimes(isWaiting === false ? 1 : 0);
  expect(refetchFigures).toHaveBeenCalledTimes(isWaiting === true ? 1 : 0);
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

test("what changed while it was not followed shows with the next event", () => {
  follow({ isInUse: false });
  say({});
  expect(refetch).not.toHaveBeenCalled();
  act(() => listener.onLost());
  say({});
  expect(refetch).toHaveBeenCalledOnce();
});
